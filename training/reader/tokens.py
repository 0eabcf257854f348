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

    def places(self, text, phrase):
        """Where the first and the last token of this phrase stand in the text's row; nothing, if they were cut out of it."""
        start = text.index(phrase)
        offsets = self.tokenizer.encode(text, add_special_tokens=False).offsets
        at = [i for i, (begin, end) in enumerate(offsets) if end > start and begin < start + len(phrase)]
        cut = max(0, len(offsets) - LONGEST)
        moved = [i + 1 if i < LONGEST // 2 else i - cut + 1 for i in (at[0], at[-1])]
        is_cut = cut and any(LONGEST // 2 <= i < len(offsets) - LONGEST // 2 for i in at)
        return None if is_cut else moved
