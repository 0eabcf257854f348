"""What chooses a follow-up question, what it thinks of a question beside the message, and what people do in a turn."""
import os, sys
import torch
from torch import nn
for folder in ('reader', 'matcher'):
    sys.path.append(os.path.join(os.path.dirname(__file__), '..', folder))
from matcher import Matcher
from heads import TURN_LABELS
from model import WIDTH

# Told: the message answers it. Wrong: it takes for granted what is not so. Nothing to do with it. Fine. Apt.
OPINIONS = 'TWNFA'
BAD = 3
# What is said of each word of what is taken up; before them stand whether it begins and whether it ends there.
MENTIONS = TURN_LABELS['sorts'] + TURN_LABELS['feelings']


class Asker(Matcher):
    """The message alone gives a score for each question; the message and one question, an opinion of that question; the message
    and what the companion said before it, what is done in it, the tone of a first reaction, and whom or what a friend would take up."""
    def __init__(self, layers, questions):
        super().__init__(layers, questions)
        self.opinion = nn.Sequential(nn.Linear(3 * WIDTH, WIDTH), nn.GELU(), nn.Dropout(.1), nn.Linear(WIDTH, len(OPINIONS)))
        self.acts = nn.Sequential(nn.Linear(4 * WIDTH, WIDTH), nn.GELU(), nn.Dropout(.1), nn.Linear(WIDTH, len(TURN_LABELS['acts'])))
        self.tone = nn.Sequential(nn.Linear(2 * WIDTH, WIDTH), nn.GELU(), nn.Dropout(.1), nn.Linear(WIDTH, len(TURN_LABELS['tone'])))
        self.mention = nn.Sequential(nn.Linear(2 * WIDTH, WIDTH), nn.GELU(), nn.Dropout(.1), nn.Linear(WIDTH, 2 + len(MENTIONS)))

    def judge(self, ids, mask, parts):
        if self.training and self.unread:
            seen = torch.rand(mask.shape, device=mask.device) >= self.unread
            seen[:, 0] = True
            mask = mask * (seen | (parts > 0))
        return self.judged(self.body(ids, mask, parts), mask, parts)

    def judged(self, states, mask, parts):
        message, question = (self.mean(states, (mask > 0) & (parts == part)) for part in (0, 1))
        return self.opinion(torch.cat([states[:, 0], message, question], 1)).float()

    def turn(self, ids, mask, parts):
        return self.turned(self.body(ids, mask, parts), mask, parts)

    def turned(self, states, mask, parts):
        message, said = (self.mean(states, (mask > 0) & (parts == part)) for part in (0, 1))
        own = ((mask > 0) & (parts == 0))[:, :, None]
        # What one word alone gives away.
        most = torch.where(own, states, -1e4).amax(1)
        whole = torch.cat([states[:, 0], message], 1)
        return self.acts(torch.cat([whole, said, most], 1)).float(), self.tone(whole).float()

    def mentioned(self, states, mask, parts):
        """Of each word whether what is taken up begins and ends there, its sort and what is felt; nothing is, where the first token is likeliest."""
        own = ((mask > 0) & (parts == 0))[:, :, None]
        said = self.mention(torch.cat([states, states[:, :1].expand_as(states)], -1)).float()
        return torch.cat([said[..., :2].masked_fill(~own, -1e4), said[..., 2:]], -1)

    @staticmethod
    def mean(states, own):
        share = own.to(states.dtype)[:, :, None]
        return (states * share).sum(1) / share.sum(1).clamp(min=1)
