"""Fits what says which step a turn of a talk about a choice takes: `python3 decision-steps/fit.py turns.jsonl --out ../models/library/decision-steps.json`.

A softmax regression over the vectors of both models. The figures are of each hand, learned from the other two alone.
"""
import argparse, json
import numpy as np
import torch
from torch.nn import functional as F

DECAY = 1 / 6

say = argparse.ArgumentParser()
say.add_argument('turns')
say.add_argument('--out')
given = say.parse_args()
rows = [json.loads(line) for line in open(given.turns, encoding='utf8')]
seen = torch.tensor([row['seen'] for row in rows]).float() / 127
names = sorted({row['name'] for row in rows})
right = torch.tensor([names.index(row['name']) for row in rows])
hand = np.array([row['hand'] for row in rows])


def fit(some):
    some = torch.tensor(some)
    weights, biases = torch.zeros(len(names), seen.shape[1], requires_grad=True), torch.zeros(len(names), requires_grad=True)
    learning = torch.optim.LBFGS([weights, biases], max_iter=300)

    def loss():
        learning.zero_grad()
        value = F.cross_entropy(seen[some] @ weights.T + biases, right[some], reduction='sum') + DECAY * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    return weights.detach(), biases.detach()


sure = torch.zeros(len(rows), len(names))
for name in sorted(set(hand)):
    weights, biases = fit(hand != name)
    out = torch.tensor(hand == name)
    sure[out] = torch.softmax(seen[out] @ weights.T + biases, -1)
best, first = sure.max(1)
for threshold in (0, .5, .6, .7):
    some = best >= threshold
    print(f'from {threshold}: {some.float().mean():.0%} of {len(rows)}, right {(first == right)[some].float().mean():.0%}')
if given.out:
    weights, biases = fit(np.ones(len(rows), bool))
    rounded = lambda values: [round(float(value), 3) for value in values]
    json.dump({'steps': names, 'biases': rounded(biases), 'weights': [rounded(row) for row in weights]}, open(given.out, 'w'))
