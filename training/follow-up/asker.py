"""What chooses a follow-up question, and what it thinks of a question when it reads it beside the message."""
import os, sys
import torch
from torch import nn
for folder in ('reader', 'matcher'):
    sys.path.append(os.path.join(os.path.dirname(__file__), '..', folder))
from matcher import Matcher
from model import WIDTH

# Told: the message answers it. Wrong: it takes for granted what is not so. Nothing to do with it. Fine. Apt.
OPINIONS = 'TWNFA'
BAD = 3


class Asker(Matcher):
    """The message alone gives a score for each question; the message and one question, an opinion of that question."""
    def __init__(self, layers, questions):
        super().__init__(layers, questions)
        self.opinion = nn.Sequential(nn.Linear(3 * WIDTH, WIDTH), nn.GELU(), nn.Dropout(.1), nn.Linear(WIDTH, len(OPINIONS)))

    def judge(self, ids, mask, parts):
        if self.training and self.unread:
            seen = torch.rand(mask.shape, device=mask.device) >= self.unread
            seen[:, 0] = True
            mask = mask * (seen | (parts > 0))
        return self.judged(self.body(ids, mask, parts), mask, parts)

    def judged(self, states, mask, parts):
        message, question = (self.mean(states, (mask > 0) & (parts == part)) for part in (0, 1))
        return self.opinion(torch.cat([states[:, 0], message, question], 1)).float()

    @staticmethod
    def mean(states, own):
        share = own.to(states.dtype)[:, :, None]
        return (states * share).sum(1) / share.sum(1).clamp(min=1)
