/** How a room becomes another one by what the server tells of it. */

/** @typedef {import("../wire/types.js").RoomView} RoomView */
/** @typedef {import("../wire/types.js").MemberView} MemberView */

/**
 * @param {RoomView} room
 * @param {import("../wire/types.js").RoomChanges} changes
 * @returns {RoomView}
 */
export function changedRoom(room, { fields, members, gone }) {
  const news = new Map(members.map((member) => [member.id, member]));
  const kept = room.members
    .filter(({ id }) => !gone.includes(id))
    .map((member) => ({ ...member, ...news.get(member.id) }));
  for (const { id } of kept) news.delete(id);
  const come = /** @type {MemberView[]} */ ([...news.values()]);
  return { ...room, ...fields, members: [...kept, ...come] };
}

/**
 * @param {RoomView} room
 * @param {import("../wire/types.js").PresenceNotice} presence
 * @returns {RoomView}
 */
export function attendedRoom(room, { away, watchers, needed, deciders = [] }) {
  const members = room.members.map((member) => ({ ...member, away: away.includes(member.id) }));
  const overdue = room.overdue && needed !== undefined ? { ...room.overdue, needed, deciders } : room.overdue;
  return { ...room, members, watchers, overdue };
}
