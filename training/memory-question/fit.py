"""Fits what says whether somebody asks about what they told: `python3 memory-question/fit.py vectors.jsonl --out ../models/library/memory-question.json`.

A logistic regression over the vectors of both models. The figures are of each hand, learned from the others alone.
"""
import argparse, json
import numpy as np
import torch
from torch.nn import functional as F

DECAY, BY_HAND = 1e-4, 4.0

say = argparse.ArgumentParser()
say.add_argument('vectors')
say.add_argument('--out')
given = say.parse_args()
rows = [json.loads(line) for line in open(given.vectors, encoding='utf8')]
seen = np.array([row['seen'] for row in rows], np.float32) / 127
asks = np.array([row['asks'] for row in rows])
hand = np.array([row['hand'] for row in rows])


def fit(some):
    x, wanted = torch.tensor(seen[some]), torch.tensor(asks[some]).float()
    worth = torch.tensor(np.where(hand[some] == '', 1.0, BY_HAND)).float()
    weights, bias = torch.zeros(x.shape[1], requires_grad=True), torch.zeros(1, requires_grad=True)
    learning = torch.optim.LBFGS([weights, bias], max_iter=150)

    def loss():
        learning.zero_grad()
        each = F.binary_cross_entropy_with_logits(x @ weights + bias, wanted, reduction='none')
        value = (each * worth).sum() / worth.sum() + DECAY * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    return weights.detach().numpy(), float(bias.detach()[0])


for name in sorted(set(hand) - {''}):
    weights, bias = fit(hand != name)
    sure = 1 / (1 + np.exp(-(seen[hand == name] @ weights + bias)))
    true = asks[hand == name]
    for threshold in (.4, .5, .6, .7, .85):
        print(f'{name}, from {threshold}: found {(sure[true] >= threshold).mean():.0%}, taken for it {(sure[~true] >= threshold).mean():.0%}')
weights, bias = fit(hand != 'none of them')
if given.out:
    json.dump({'bias': round(bias, 4), 'weights': [round(float(w), 3) for w in weights]}, open(given.out, 'w'))
