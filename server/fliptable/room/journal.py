"""Batches to and from the bytes that a store keeps."""

import orjson

from fliptable import codec
from fliptable.room.batch import VERSION, Batch


class UnreadableJournal(ValueError):
    """Written by a newer server, or damaged."""


def encode_batch(batch: Batch) -> bytes:
    return codec.to_json(batch)


def decode_batch(data: bytes) -> Batch:
    """Raises UnreadableJournal."""
    try:
        plain = orjson.loads(data)
        if plain["version"] != VERSION:
            raise UnreadableJournal(f"journal version {plain['version']}, this server reads {VERSION}")
        batch: Batch = codec.decode(Batch, plain)
    except (ValueError, TypeError, KeyError) as error:
        if isinstance(error, UnreadableJournal):
            raise
        raise UnreadableJournal("not a batch of a room") from error
    return batch
