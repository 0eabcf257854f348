"""The matcher: a body, a vector to find moments by, and a score for each broad moment."""
import os, sys
import torch
from torch import nn
from torch.nn import functional as F
sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'reader'))
from model import WIDTH, Body, load_base
from base import read_base

WARMTH = 20.0
WORDS = 'body.words.weight'


class Matcher(nn.Module):
    """A vector to find moments by, and a score for each broad moment, the last one for none."""
    def __init__(self, layers=6, broad=0):
        super().__init__()
        self.body = Body(layers)
        self.broad = nn.Linear(WIDTH, broad + 1)
        self.unread = 0.0  # of the words, while it learns, so that it leans on no single one

    def forward(self, ids, mask, parts):
        if self.training and self.unread:
            seen = torch.rand(mask.shape, device=mask.device) >= self.unread
            seen[:, 0] = True
            mask = mask * seen
        return self.vector(self.body(ids, mask, parts), mask, parts)

    def vector(self, states, mask, parts):
        own = ((mask > 0) & (parts == 0)).to(states.dtype)[:, :, None]
        return F.normalize(((states * own).sum(1) / own.sum(1)).float(), dim=-1)

    def choose(self, ids, mask, parts):
        return self.chosen(self.body(ids, mask, parts), mask, parts)

    def chosen(self, states, mask, parts):
        return self.scored(self.vector(states, mask, parts))

    def scored(self, vectors):
        return self.broad(WARMTH * vectors).float()


def restore(model, path, base):
    """A trained matcher: its layers, and the base's own words, which are never trained."""
    load_base(model.body, read_base(base))
    model.load_state_dict(torch.load(path, map_location='cpu'), strict=False)


def packed(rows, device):
    longest = max(len(row) for row, _ in rows)
    ids = torch.zeros(len(rows), longest, dtype=torch.long)
    mask, parts = torch.zeros_like(ids), torch.zeros_like(ids)
    for i, (row, part) in enumerate(rows):
        ids[i, :len(row)] = torch.tensor(row)
        parts[i, :len(part)] = torch.tensor(part)
        mask[i, :len(row)] = 1
    return ids.to(device), mask.to(device), parts.to(device)
