"""The reply judge: reads a message and several replies in one row, and says of each reply how readers would find it.

The message is read once. Each reply looks at the message and at itself, never at another reply, so that a reply is judged
the same whatever stands beside it.
"""
import os, sys
import torch
from torch import nn
from torch.nn import functional as F
sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'reader'))
from model import HEADS, Body
from tokens import CLS, SEP, Tokens

LONGEST_REPLY = 40
# Acceptable and good: a mark of 2 or 3, and a mark of 3.
VERDICTS = 2


class PackedBody(Body):
    def forward(self, ids, places, parts, allowed):
        """What each layer makes of it, the last one last."""
        x = self.words(ids) + self.places(places) + self.parts(parts)
        x = F.dropout(self.norm(x), self.drop, self.training)
        bias = torch.where(allowed, 0.0, -1e4).to(x.dtype)[:, None]
        found = []
        for layer in self.layers:
            x = attend(layer, x, bias, self.drop)
            found.append(x)
        return found


def attend(layer, x, bias, drop):
    b, n, w = x.shape
    split = lambda t: t.view(b, n, HEADS, w // HEADS).transpose(1, 2)
    q, k, v = split(layer.query(x)), split(layer.key(x)), split(layer.value(x))
    mixed = F.scaled_dot_product_attention(q, k, v, attn_mask=bias.to(q.dtype)).transpose(1, 2).reshape(b, n, w)
    x = layer.norm1(x + F.dropout(layer.out(mixed), drop, layer.training))
    return layer.norm2(x + F.dropout(layer.down(F.gelu(layer.up(x))), drop, layer.training))


class ReplyJudge(nn.Module):
    """Judges after some of the layers too (`early`), so that one training gives a quick judge and a thorough one."""
    def __init__(self, layers=12, width=384, positions=512, early=()):
        super().__init__()
        self.body = PackedBody(layers, width, positions)
        self.at = [*early, layers]
        self.verdicts = nn.ModuleDict({str(at): nn.Sequential(nn.Linear(3 * width, width), nn.GELU(), nn.Dropout(.1), nn.Linear(width, VERDICTS))
                                       for at in self.at})

    def forward(self, ids, places, parts, of, numbers):
        """`of`: 0 for the message, 1, 2, … for the replies, -1 for padding; `numbers`: those of the replies. The last layer's verdict comes last."""
        allowed = (of[:, None, :] == 0) | (of[:, :, None] == of[:, None, :])
        found = self.body(ids, places, parts, allowed)
        return [self.verdict(found[at - 1], of, numbers, self.verdicts[str(at)]) for at in self.at]

    @staticmethod
    def verdict(states, of, numbers, verdict):
        share = (of == 0).to(states.dtype)[:, :, None]
        message = torch.cat([states[:, 0], (states * share).sum(1) / share.sum(1).clamp(min=1)], 1)
        own = (of[:, None, :] == numbers[None, :, None]).to(states.dtype)
        said = own @ states / own.sum(2, keepdim=True).clamp(min=1)
        return verdict(torch.cat([said, message[:, None].expand(-1, said.shape[1], -1)], 2)).float()


class Rows:
    """Cases as rows of numbers: the message, what was asked before it, and each reply with places that go on from there."""
    def __init__(self, tokenizer):
        self.tokens = Tokens(tokenizer)

    def message(self, pairs):
        return self.tokens.of(pairs)

    def replies(self, pairs):
        """What a reply was written for, and the reply."""
        parts = [[each.ids[:LONGEST_REPLY] for each in self.tokens.tokenizer.encode_batch(list(texts), add_special_tokens=False)] for texts in zip(*pairs)]
        return [[*told, SEP, *said] if told else said for told, said in zip(*parts)]


def row(message, replies):
    ids, parts = list(message[0]), list(message[1])
    places, of = list(range(len(ids))), [0] * len(ids)
    start = len(ids)
    for k, reply in enumerate(replies, 1):
        own = [*reply, SEP]
        ids += own
        parts += [1] * len(own)
        places += range(start, start + len(own))
        of += [k] * len(own)
    return ids, places, parts, of


def packed(rows, device):
    longest = max(len(each[0]) for each in rows)
    found = [torch.full((len(rows), longest), blank, dtype=torch.long) for blank in (0, 0, 0, -1)]
    for i, each in enumerate(rows):
        for column, numbers in zip(found, each):
            column[i, :len(numbers)] = torch.tensor(numbers)
    return [column.to(device, non_blocking=True) for column in found]


def numbers(count, device):
    return torch.arange(1, count + 1, device=device)
