"""Fits what says which step a turn of a talk about a choice takes: `python3 decision-steps/fit.py turns.jsonl --out ../models/library/decision-steps.json`.

A softmax regression over the vectors of both models. The figures are of each hand, learned from the others alone.
"""
import argparse, json
import numpy as np
import torch
from torch.nn import functional as F

DECAY = 1 / 6
# Ordinary messages count less: they are many, and most turns of such a talk are a step.
ORDINARY = .1

say = argparse.ArgumentParser()
say.add_argument('turns')
say.add_argument('--out')
given = say.parse_args()
rows = [json.loads(line) for line in open(given.turns, encoding='utf8')]
seen = torch.tensor([row['seen'] for row in rows]).float() / 127
names = sorted({row['name'] for row in rows})
right = torch.tensor([names.index(row['name']) for row in rows])
hand = np.array([row['hand'] for row in rows])
weight = torch.tensor(np.where(hand == 'ordinary', ORDINARY, 1)).float()


def fit(some):
    some = torch.tensor(some)
    weights, biases = torch.zeros(len(names), seen.shape[1], requires_grad=True), torch.zeros(len(names), requires_grad=True)
    learning = torch.optim.LBFGS([weights, biases], max_iter=300)

    def loss():
        learning.zero_grad()
        each = F.cross_entropy(seen[some] @ weights.T + biases, right[some], reduction='none')
        value = (each * weight[some]).sum() + DECAY * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    return weights.detach(), biases.detach()


# Of the ordinary messages each half is judged by what was learned with the other.
part = np.where(hand == 'ordinary', np.char.add('ordinary ', (np.arange(len(rows)) % 2).astype(str)), hand)
sure = torch.zeros(len(rows), len(names))
for name in sorted(set(part)):
    weights, biases = fit(part != name)
    out = torch.tensor(part == name)
    sure[out] = torch.softmax(seen[out] @ weights.T + biases, -1)
best, first = sure.max(1)
ordinary = torch.tensor(hand == 'ordinary')
for threshold in (0, .5, .6, .7, .8):
    some = ~ordinary & (best >= threshold)
    taken = (first != names.index('other'))[ordinary & (best >= threshold)].sum() / ordinary.sum()
    print(f'from {threshold}: {some.sum() / (~ordinary).sum():.0%} of the turns, right {(first == right)[some].float().mean():.0%}; '
          f'of ordinary messages {taken:.0%} are taken for a step')
if given.out:
    weights, biases = fit(np.ones(len(rows), bool))
    rounded = lambda values: [round(float(value), 3) for value in values]
    json.dump({'steps': names, 'biases': rounded(biases), 'weights': [rounded(row) for row in weights]}, open(given.out, 'w'))
