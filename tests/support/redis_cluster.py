"""A private Redis Cluster for tests: three masters, each with a third of the slots."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from redis.crc import REDIS_CLUSTER_HASH_SLOTS, key_slot

from tests.support.redis_server import RedisServer, free_port
from tests.support.waiting import wait_until

_MASTERS: Final = 3
_JOINING: Final = 30.0
"""Seconds that the nodes may take: two at least, and more on a busy machine."""


class Node(RedisServer):
    """A server that can be part of a cluster."""

    def __init__(self, folder: Path, *options: str) -> None:
        folder.mkdir()
        self._bus = free_port()
        cluster = ("--cluster-enabled", "yes", "--cluster-port", str(self._bus))
        soon = ("--repl-diskless-sync-delay", "0")
        super().__init__(folder, appendonly=True, options=(*cluster, *soon, *options))

    @property
    def identity(self) -> str:
        """Its name among the nodes."""
        return self.command("CLUSTER", "MYID")

    def meet(self, other: Node) -> None:
        """Make the two parts of one cluster."""
        self.done("CLUSTER", "MEET", "127.0.0.1", str(other.port), str(other._bus))

    def done(self, *words: str) -> None:
        """`command`, for what must not be refused."""
        answer = self.command(*words)
        assert answer == "+OK", answer

    def known(self) -> set[tuple[str, ...]]:
        """What it knows of every node: identity, epoch and slots, without those that are on their way."""
        lines = [line.split() for line in self.command("CLUSTER", "NODES").splitlines()]
        return {(line[0], line[6], *(slot for slot in line[8:] if "[" not in slot)) for line in lines}

    def serves(self, nodes: int) -> bool:
        """Whether it takes commands, in a cluster of so many nodes."""
        lines = self.command("CLUSTER", "INFO").splitlines()
        return {"cluster_state:ok", f"cluster_known_nodes:{nodes}"} <= set(lines)

    def wait_until_level_with(self, master: Node) -> None:
        """Return when this replica has all that `master` has now. (WAIT is about its own connection.)"""
        written = int(master.information("replication")["master_repl_offset"])
        wait_until(lambda: int(self.information("replication")["slave_repl_offset"]) >= written)


class RedisCluster:
    """As a context manager it starts on entering and is killed on leaving. `options`: of every node."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._folder = folder
        self._options = options
        self._stack = ExitStack()
        self.nodes = [self._node(number) for number in range(_MASTERS)]

    @property
    def url(self) -> str:
        return "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in self.nodes)

    def of(self, room: str) -> Node:
        """The node that has the room, in the beginning."""
        return self.nodes[key_slot(f"{{{room}}}".encode()) * _MASTERS // REDIS_CLUSTER_HASH_SLOTS]

    def room_of(self, node: Node) -> str:
        """The code of a room that this node has."""
        return next(room for room in map("room {}".format, range(100)) if self.of(room) is node)

    def add_replica(self, master: Node) -> Node:
        """One more node, which has all that `master` has."""
        replica = self._node(len(self.nodes))
        self._stack.enter_context(replica)
        self.nodes[0].meet(replica)
        self.nodes.append(replica)
        self.wait_until_serving()
        replica.done("CLUSTER", "REPLICATE", master.identity)
        wait_until(lambda: replica.information("replication").get("master_link_status") == "up")
        return replica

    def wait_until_serving(self) -> None:
        """Return when all nodes do."""
        wait_until(lambda: all(node.serves(len(self.nodes)) for node in self.nodes), _JOINING)

    def wait_until_agreed(self) -> None:
        """Return when all nodes know the same: who moves a slot again sooner may leave it without a node."""
        wait_until(lambda: all(node.known() == self.nodes[0].known() for node in self.nodes), _JOINING)

    def forget_all(self) -> None:
        """Remove everything that is kept in it."""
        for node in self.nodes:
            node.done("FLUSHALL")

    def __enter__(self) -> Self:
        with ExitStack() as started:
            for number, node in enumerate(self.nodes):
                started.enter_context(node)
                first, behind = (edge * REDIS_CLUSTER_HASH_SLOTS // _MASTERS for edge in (number, number + 1))
                node.done("CLUSTER", "ADDSLOTSRANGE", str(first), str(behind - 1))
                node.done("CLUSTER", "SET-CONFIG-EPOCH", str(number + 1))
                if number:
                    self.nodes[0].meet(node)
            self.wait_until_serving()
            self.wait_until_agreed()
            self._stack = started.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.close()

    def _node(self, number: int) -> Node:
        return Node(self._folder / f"node-{number}", *self._options)
