"""python -m fliptable.wire.schema"""

from fliptable.wire.schema import documents

for path, text in documents().items():
    path.write_text(text, encoding="utf-8")
