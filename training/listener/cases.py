"""Messages, what came before them and what could be answered, as rows of numbers: padded where the model is."""
import numpy as np
import torch
from tokenizers import Tokenizer
from listener import BEFORE, FIRST, MESSAGE, NOWHERE

CLS, SEP = 101, 102
LONGEST, LONGEST_BEFORE, LONGEST_CANDIDATE = 96, 48, 40


class Pieces:
    def __init__(self, path):
        self.tokenizer = Tokenizer.from_file(path)
        self.tokenizer.no_padding()
        self.tokenizer.no_truncation()
        self.known = {}

    def of(self, text):
        if text not in self.known:
            self.known[text] = self.tokenizer.encode(text, add_special_tokens=False).ids
        return self.known[text]

    def learn(self, texts):
        """Many at once, which is faster."""
        new = [text for text in dict.fromkeys(texts) if text not in self.known]
        for text, found in zip(new, self.tokenizer.encode_batch(new, add_special_tokens=False)):
            self.known[text] = found.ids

    def message(self, text):
        ids = self.of(text)
        return ids[:LONGEST // 2] + ids[-LONGEST // 2:] if len(ids) > LONGEST else ids


def row(pieces, text, before=(), candidates=()):
    """(ids, blocks, places). `before`: what was said, oldest first; a candidate: its sentence, and what it was written for or nothing."""
    ids = [CLS, *pieces.message(text), SEP]
    blocks, at = [MESSAGE] * len(ids), list(range(len(ids)))
    said = [each for part in before if part for each in [*pieces.of(part), SEP]][-LONGEST_BEFORE:]
    start = len(ids) + len(said)
    ids += said
    blocks += [BEFORE] * len(said)
    at += range(len(at), start)
    for block, (sentence, made_for) in enumerate(candidates, FIRST):
        own = [SEP, *pieces.of(sentence)[:LONGEST_CANDIDATE], SEP]
        if made_for:
            own += [*pieces.of(made_for)[:LONGEST_CANDIDATE // 2], SEP]
        ids += own
        blocks += [block] * len(own)
        at += range(start, start + len(own))
    return ids, blocks, at


def packed(rows, device):
    # In eights, as accelerators like it.
    longest = -(-max(len(ids) for ids, _, _ in rows) // 8) * 8
    ids, blocks, at = (np.full((len(rows), longest), nothing, np.int64) for nothing in (0, NOWHERE, 0))
    for i, row in enumerate(rows):
        for held, own in zip((ids, blocks, at), row):
            held[i, :len(own)] = own
    move = lambda held: torch.from_numpy(held).to(device, non_blocking=True)
    return move(ids), move(blocks), move(at)
