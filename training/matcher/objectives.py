"""What the matcher learns from, each as rows to read and what their vectors cost; all rows of a step are read in one pass."""
import random
import numpy as np
import torch
from torch.nn import functional as F
import broad
from matcher import WARMTH


def tellings(rows, said, plain, near, same, size, alone):
    """Two tellings of one moment lie near each other and near its replies, and a message near the reply written for it."""
    places = batch(near, size)
    two = [random.sample(rows[m], 2) for m in places]
    pairs = random.sample(plain, alone)
    texts = [a for a, _ in two] + [b for _, b in two] + [random.choice(said[m]) for m in places]
    texts += [a for a, _ in pairs] + [b for _, b in pairs]

    def cost(found):
        one, other, reply, message, answer = torch.split(found, [len(places)] * 3 + [alone] * 2)
        alike = torch.tensor(same[np.ix_(places, places)], device=found.device)
        return contrast(one, other, alike) + .5 * contrast(one, reply, alike) + .5 * contrast(message, answer)
    return texts, cost


def marks(some):
    """What strangers marked higher scores higher: the likelihood of each mark against all lower ones of the same message."""
    texts, spans = [], []
    for asked, told, replies, marks in some:
        alone = len(set(asked)) == 1
        texts += asked[:1] if alone else asked
        spans.append((len(texts), alone, marks))
        for rows, reply in zip(told, replies):
            texts += [*random.sample(rows, 2), reply]

    def cost(found):
        loss = 0
        for start, alone, marks in spans:
            count = len(marks)
            message = found[start - 1:start] if alone else found[start - count:start]
            offered = found[start:start + 3 * count].view(count, 3, -1)
            near = (message[:, None] * offered).sum(-1)
            score = WARMTH * (.5 * near[:, 0] + .5 * near[:, 1] + .4 * near[:, 2])
            for i, mark in enumerate(marks):
                lower = [j for j, other in enumerate(marks) if other < mark]
                if mark >= 2 and lower:
                    loss = loss - F.log_softmax(score[[i, *lower]], -1)[0] * (1.0 if mark == 3 else .5)
        return loss / (2 * len(spans))
    return texts, cost


def memories(some):
    """A question lies nearest to the sentence that answers it, of all that this person and the others told."""
    asks = [random.choice(asks) for _, asks in some]
    starts = np.cumsum([0, *(len(told) for told, _ in some)])[:-1]

    def cost(found):
        right = torch.tensor([int(start + at) for start, (_, at) in zip(starts, asks)], device=found.device)
        return .5 * F.cross_entropy(WARMTH * found[:len(asks)] @ found[len(asks):].T, right)
    return [ask for ask, _ in asks] + [row for told, _ in some for row in told], cost


def choices(model, some, weight):
    """Which broad moments readers chose."""
    return [row for row, _ in some], lambda found: weight * broad.loss(model.scored(found), [target for _, target in some])


def contrast(one, other, alike=None):
    scores = WARMTH * one @ other.T
    if alike is not None:
        scores = scores.masked_fill(alike, -1e4)
    right = torch.arange(len(one), device=one.device)
    return (F.cross_entropy(scores, right) + F.cross_entropy(scores.T, right)) / 2


def batch(near, size):
    """Half of them neighbours of each other, so that what is alike in words and opposite in feeling is told apart."""
    chosen = []
    while len(chosen) < size // 2:
        seed = random.randrange(len(near))
        chosen += [seed, *random.sample(list(near[seed]), 3)]
    chosen = list(dict.fromkeys(chosen))
    while len(chosen) < size:
        other = random.randrange(len(near))
        if other not in chosen:
            chosen.append(other)
    return [int(m) for m in chosen[:size]]
