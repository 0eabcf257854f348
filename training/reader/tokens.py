"""Texts as token numbers: the message, then what was said before it, cut in the middle of what is too long."""
from tokenizers import Tokenizer

CLS, SEP = 101, 102
LONGEST, LONGEST_BEFORE = 96, 32


class Tokens:
    def __init__(self, path):
        self.tokenizer = Tokenizer.from_file(path)
        self.tokenizer.no_padding()
        self.tokenizer.no_truncation()

    def of(self, pairs):
        texts = self.tokenizer.encode_batch([text for text, _ in pairs], add_special_tokens=False)
        befores = self.tokenizer.encode_batch([before for _, before in pairs], add_special_tokens=False)
        found = []
        for own, before in zip(texts, befores):
            ids = own.ids
            if len(ids) > LONGEST:
                ids = ids[:LONGEST // 2] + ids[-LONGEST // 2:]
            last = before.ids[-LONGEST_BEFORE:]
            row = [CLS, *ids, SEP]
            parts = [0] * len(row)
            if last:
                row += [*last, SEP]
                parts += [1] * (len(last) + 1)
            found.append((row, parts))
        return found
