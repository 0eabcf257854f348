"""Which questions readers chose for a message: what it costs to choose otherwise, and how often the first is one of theirs."""
import numpy as np
import torch
from torch.nn import functional as F


def choice(scores, targets):
    """`targets`: for each message what each question counts; the place after the last is that none follows."""
    meant = torch.zeros(scores.shape)
    for i, target in enumerate(targets):
        for at, part in target.items():
            meant[i, at] = part
    return -(meant.to(scores.device) * F.log_softmax(scores, -1)).sum(1).mean()


def figures(found, held, asks):
    """Of the surest part: how often the question, in whatever pronoun, is one that a reader chose."""
    names = [name.split(':')[0] for name, _ in asks]
    sure = torch.softmax(torch.from_numpy(found), -1).numpy()
    best = sure[:, :-1].argmax(1)
    ids = [{names[at] for at in target if at < len(names)} for _, target in held]
    right = np.array([names[b] in some for b, some in zip(best, ids)])
    whole = np.array([b in target for b, (_, target) in zip(best, held)])
    five = np.mean([any(names[at] in some for at in np.argsort(-row[:-1])[:5]) for row, some in zip(sure, ids) if some])
    order = np.argsort(-sure[:, :-1].max(1))
    parts = {part: round(float(right[order[:int(part * len(order))]].mean()), 3) for part in (.1, .2, .3, .5, 1)}
    some = np.array([bool(each) for each in ids])
    return {'has one': round(float(some.mean()), 3), 'chosen, of the surest': parts, 'of those with one': round(float(right[some].mean()), 3),
            'with the pronoun': round(float(whole[some].mean()), 3), 'among five': round(float(five), 3)}
