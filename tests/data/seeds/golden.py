#!/usr/bin/env python3
"""Writes golden.tsv: 100 seeds and their deals, by an implementation of its own.

It shares no code with the rules crate (SHA-256 and NFC from Python, ChaCha20 written out below from RFC 8439), so the
table is a second opinion and not a copy. Each line: the seed as a JSON string, a tab, the 104-character deal.
"""
import hashlib
import json
import struct
import unicodedata

MASK = 0xFFFFFFFF


def rotate(x, n):
    return ((x << n) | (x >> (32 - n))) & MASK


def quarter(s, a, b, c, d):
    s[a] = (s[a] + s[b]) & MASK; s[d] = rotate(s[d] ^ s[a], 16)
    s[c] = (s[c] + s[d]) & MASK; s[b] = rotate(s[b] ^ s[c], 12)
    s[a] = (s[a] + s[b]) & MASK; s[d] = rotate(s[d] ^ s[a], 8)
    s[c] = (s[c] + s[d]) & MASK; s[b] = rotate(s[b] ^ s[c], 7)


def words(key):
    counter = 0
    while True:
        start = list(struct.unpack("<4I", b"expand 32-byte k")) + list(struct.unpack("<8I", key)) + [counter, 0, 0, 0]
        s = list(start)
        for _ in range(10):
            quarter(s, 0, 4, 8, 12); quarter(s, 1, 5, 9, 13); quarter(s, 2, 6, 10, 14); quarter(s, 3, 7, 11, 15)
            quarter(s, 0, 5, 10, 15); quarter(s, 1, 6, 11, 12); quarter(s, 2, 7, 8, 13); quarter(s, 3, 4, 9, 14)
        yield from ((x + y) & MASK for x, y in zip(s, start))
        counter += 1


def deal(text):
    text = unicodedata.normalize("NFC", text.strip())
    assert 1 <= len(text) <= 96
    stream = words(hashlib.sha256(text.encode()).digest())
    cards = [rank + suit for suit in "CDHS" for rank in "A23456789TJQK"]
    for i in range(51, 0, -1):
        bound = i + 1
        limit = (1 << 32) // bound * bound
        word = next(stream)
        while word >= limit:
            word = next(stream)
        j = word % bound
        cards[i], cards[j] = cards[j], cards[i]
    return "".join(cards)


ODD = [
    "klondike-1", "Klondike-1", "KLONDIKE-1", " klondike-1", "klondike-1\t\n", "\u00a0\u3000klondike-1\u2003",
    "klondike 1", "klondike  1", "a", "A", "0", "00", "1", "-1", "#", "'", "\"", "\\", "a\tb", "a\nb",
    "caf\u00e9", "cafe\u0301", "\u00c5ngstr\u00f6m", "A\u030angstro\u0308m", "\u212bngstr\u00f6m",
    "\uac00", "\u1100\u1161", "\u2126", "\u03a9", "\ufb01", "fi", "\u00df", "SS",
    "\u0130stanbul", "istanbul", "\u1e9b\u0323", "\u05d0\u05d1\u05d2", "\u0645\u0631\u062d\u0628\u0627",
    "\u2660\u2665\u2666\u2663", "\U0001f0a1\U0001f0be", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U00020000\U0002ffff",
    "\u200b", "\ufeff", "e\u0301" * 96, "x" * 96, "\U0001f0cf" * 96, "  " + "y" * 96 + "  ",
    "the quick brown fox jumps over the lazy dog", "\u041a\u043b\u043e\u043d\u0434\u0430\u0439\u043a",
]
SEEDS = ODD + [f"klondike-{n}" for n in range(2, 102 - len(ODD))]

if __name__ == "__main__":
    assert len(SEEDS) == 100
    with open(__file__.replace("golden.py", "golden.tsv"), "w", encoding="ascii", newline="\n") as out:
        for seed in SEEDS:
            out.write(f"{json.dumps(seed)}\t{deal(seed)}\n")
