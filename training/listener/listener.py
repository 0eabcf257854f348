"""The listener: MPNet, which reads a message with what was said before it, and beside it all that could be answered, in one pass.

Each token belongs to a block: the message, what came before it, or one of the candidates (a reply or a question). Message and before look at
each other; a candidate looks at both and at itself. So what the message says is read once, and a candidate is judged the same whatever
stands beside it.
"""
import os, sys
import torch
from torch import nn
for folder in ('follow-up', 'reader'):
    sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', folder))
from heads import TURN_LABELS
from model import body_like, load_base

MESSAGE, BEFORE, FIRST = 0, 1, 2
NOWHERE = -1
# Of a question: told, wrong, nothing to do with it, fine, apt. Of a reply: acceptable, good.
OPINIONS, VERDICTS = 'TWNFA', ('fine', 'good')
WARMTH = 20.0


class Listener(nn.Module):
    def __init__(self, questions, base):
        super().__init__()
        self.body = body_like(base)
        load_base(self.body, base)
        width = self.body.words.weight.shape[1]

        def head(times, says):
            return nn.Sequential(nn.Linear(times * width, width), nn.GELU(), nn.Dropout(.1), nn.Linear(width, says))
        self.acts, self.tone = head(4, len(TURN_LABELS['acts'])), head(2, len(TURN_LABELS['tone']))
        self.mention = head(2, 2 + len(TURN_LABELS['sorts']) + len(TURN_LABELS['feelings']))
        self.asks = nn.Linear(width, questions + 1)
        self.opinion, self.verdict = head(4, len(OPINIONS)), head(4, len(VERDICTS))
        # Of a sentence somebody told: whether it answers the message, which asks for it.
        self.answers = head(4, 1)
        self.unread = 0.0  # of the words of the message, while it learns, so that it leans on no single one

    def read(self, ids, blocks, at):
        here = blocks > NOWHERE
        if self.training and self.unread:
            here = here & ((torch.rand(blocks.shape, device=blocks.device) >= self.unread) | (blocks != MESSAGE) | (at == 0))
        query, key = blocks[:, :, None], blocks[:, None, :]
        sees = here[:, None, :] & ((key < FIRST) | (key == query))
        return self.body(ids, sees, blocks.clamp(0, FIRST), at), here

    def of_message(self, states, blocks, here):
        message, said = (mean(states, here & (blocks == block)) for block in (MESSAGE, BEFORE))
        own = (here & (blocks == MESSAGE))[:, :, None]
        # What one word alone gives away.
        most = torch.where(own, states, torch.full_like(states, -1e4)).amax(1)
        whole = torch.cat([states[:, 0], message], 1)
        acts, tone = self.acts(torch.cat([whole, said, most], 1)).float(), self.tone(whole).float()
        return acts, tone, self.asks(nn.functional.normalize(message.float(), dim=-1) * WARMTH).float()

    def mentioned(self, states, blocks):
        """Of each word whether what is taken up begins and ends there, its sort and what is felt; nothing is, where the first token is likeliest."""
        own = (blocks == MESSAGE)[:, :, None]
        said = self.mention(torch.cat([states, states[:, :1].expand_as(states)], -1)).float()
        return torch.cat([said[..., :2].masked_fill(~own, -1e4), said[..., 2:]], -1)

    def of_candidates(self, states, blocks, here, wanted):
        """`wanted`: the blocks of the candidates, one row a text."""
        own = (blocks[:, None, :] == wanted[:, :, None]) & here[:, None, :]
        share = own.to(states.dtype)
        spread = share @ states / share.sum(-1, keepdim=True).clamp(min=1)
        at = own.to(torch.int32).argmax(-1)
        first = torch.gather(states, 1, at[:, :, None].expand(-1, -1, states.shape[-1]))
        message = mean(states, here & (blocks == MESSAGE))[:, None].expand_as(first)
        beside = torch.cat([first, spread, message, states[:, :1].expand_as(first)], -1)
        return self.opinion(beside).float(), self.verdict(beside).float(), self.answers(beside).float()[..., 0]


def mean(states, own):
    share = own.to(states.dtype)[:, :, None]
    return (states * share).sum(1) / share.sum(1).clamp(min=1)
