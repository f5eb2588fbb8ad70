import assert from "node:assert/strict";
import { test } from "node:test";

import { leadsNowhere, pageUrl, parseAddress, secretOf, serverUrl, socketUrl } from "../net/address.js";

const root = new URL("http://example.org/games/");

test("reads the table and whether to watch from the address of the page", () => {
  assert.deepEqual(parseAddress("http://example.org/games/t/ABCDE", root), { code: "ABCDE", watch: false });
  assert.deepEqual(parseAddress("http://example.org/games/w/ABCDE/", root), { code: "ABCDE", watch: true });
  assert.deepEqual(parseAddress("http://example.org/games/tv/abcde", root), { code: "ABCDE", watch: true, tv: true });
});

test("takes a code in small letters for the same table", () => {
  assert.deepEqual(parseAddress("http://example.org/games/t/abcde", root), { code: "ABCDE", watch: false });
});

test("takes along what an invitation has besides the code, and nothing else for it", () => {
  const invited = { code: "ABCDE", watch: false, invite: "0123456789" };
  assert.deepEqual(parseAddress("http://example.org/games/t/ABCDE?i=0123456789", root), invited);
  assert.deepEqual(parseAddress("http://example.org/games/t/ABCDE?lang=de&i=0123456789#", root), invited);
  assert.equal(pageUrl(invited, root), "http://example.org/games/t/ABCDE?i=0123456789");
  for (const other of ["", "012345678", "01234567890", "ABCDEF0123", "x"]) {
    assert.deepEqual(parseAddress(`http://example.org/games/t/ABCDE?i=${other}`, root), { code: "ABCDE", watch: false });
  }
});

test("knows no table on other pages", () => {
  assert.equal(parseAddress("http://example.org/games/", root), null);
  assert.equal(parseAddress("http://example.org/games/t/", root), null);
  assert.equal(parseAddress("http://example.org/games/t/ABCDE/more", root), null);
});

test("tells the start page from no page", () => {
  for (const start of ["", "?lang=de", "#main"]) {
    assert.ok(!leadsNowhere(`http://example.org/games/${start}`, root));
  }
  assert.ok(!leadsNowhere("http://example.org/games", root));
  for (const nowhere of ["nowhere", "t/", "t/ABCDE/more", "index.html"]) {
    assert.ok(leadsNowhere(`http://example.org/games/${nowhere}`, root));
  }
});

test("gives a page the address from which its place is read", () => {
  const table = { code: "ABCDE", watch: true };
  for (const place of [null, { ...table, watch: false }, table, { ...table, tv: true }]) {
    assert.deepEqual(parseAddress(pageUrl(place, root), root), place);
  }
});

test("reads the secret of a seat behind the address, and nothing else", () => {
  const secret = "5e".repeat(32);
  assert.equal(secretOf(`http://example.org/games/t/ABCDE#seat=${secret}`), secret);
  for (const fragment of ["", "#", "#main", "#seat=", "#seat=5e", `#seat=${secret}0`]) {
    assert.equal(secretOf(`http://example.org/games/t/ABCDE${fragment}`), null);
  }
});

test("finds the server below the path where the page lives", () => {
  assert.equal(serverUrl("api/rooms", root), "http://example.org/games/api/rooms");
  assert.equal(socketUrl("ABCDE", root), "ws://example.org/games/ws/ABCDE");
});

test("uses an encrypted socket on an encrypted page", () => {
  assert.equal(socketUrl("ABCDE", new URL("https://example.org/")), "wss://example.org/ws/ABCDE");
});
