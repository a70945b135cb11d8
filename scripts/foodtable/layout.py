"""The bytes of the table; docs/food-table.md is the description."""

import struct

MAGIC = b"ADAFOOD\x01"


class Pool:
    """Strings, each once, behind a two-byte length."""

    def __init__(self):
        self.bytes, self.offsets = bytearray(), {}

    def add(self, text):
        offset = self.offsets.get(text)
        if offset is None:
            data = text.encode("utf-8")
            offset = self.offsets[text] = len(self.bytes)
            self.bytes += struct.pack("<H", len(data)) + data
        return offset


def varints(numbers):
    """Ascending numbers as differences, seven bits a byte."""
    out, last = bytearray(), 0
    for number in numbers:
        delta, last = number - last, number
        while delta >= 0x80:
            out.append(delta & 0x7F | 0x80)
            delta >>= 7
        out.append(delta)
    return bytes(out)


def assemble(sections):
    """Magic, number of sections, then for each tag, offset, byte count and element count; sections start at
    multiples of 8."""
    head = 16 + 16 * len(sections)
    directory, body = bytearray(), bytearray()
    for tag, count, data in sections:
        offset = head + len(body)
        directory += tag.encode("ascii") + struct.pack("<III", offset, len(data), count)
        body += data + bytes(-len(data) % 8)
    return MAGIC + struct.pack("<II", len(sections), 0) + bytes(directory) + bytes(body)
