"""Fits what says the tone of a message: `python3 tones/fit.py build/tones.jsonl --out ../models/library/tones.json`.

A softmax regression over the matcher's vector. The figures are of each hand of messages, learned from the others and from the
moments. (The reader's vector and its emotions besides: the same.)
"""
import argparse, json
import numpy as np
import torch
from torch.nn import functional as F

# Tellings of a moment count less than messages: four are much alike, and they were chosen to be told plainly.
MOMENT = .25
SECOND = .35

say = argparse.ArgumentParser()
say.add_argument('tones')
say.add_argument('--out')
say.add_argument('--decay', type=float, default=.9)
given = say.parse_args()
rows = [json.loads(line) for line in open(given.tones, encoding='utf8')]
seen = torch.tensor([row['seen'] for row in rows]).float() / 127
names = sorted({row['is'] for row in rows})
target = torch.zeros(len(rows), len(names))
for i, row in enumerate(rows):
    target[i, names.index(row['is'])] += 1 - (SECOND if row.get('or') in names else 0)
    if row.get('or') in names:
        target[i, names.index(row['or'])] += SECOND
fits = target > 0
hand = np.array([row['hand'] for row in rows])
message = np.array([row['kind'] == 'messages' for row in rows])
weight = torch.tensor(np.where(message, 1, MOMENT)).float()


def fit(some, decay=given.decay):
    some = torch.tensor(some)
    weights, biases = torch.zeros(len(names), seen.shape[1], requires_grad=True), torch.zeros(len(names), requires_grad=True)
    learning = torch.optim.LBFGS([weights, biases], max_iter=200)

    def loss():
        learning.zero_grad()
        each = -(F.log_softmax(seen[some] @ weights.T + biases, -1) * target[some]).sum(-1)
        value = (each * weight[some]).sum() + decay * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    return weights.detach(), biases.detach()


sure = torch.zeros(len(rows), len(names))
for name in sorted(set(hand[message])):
    out = torch.tensor(message & (hand == name))
    weights, biases = fit(~(message & (hand == name)))
    sure[out] = torch.softmax(seen[out] @ weights.T + biases, -1)
at = torch.tensor(message)
best, first = sure[at].max(1)
right = fits[at][torch.arange(int(at.sum())), first]
print(f'{len(rows)} texts, {int(message.sum())} messages; the likeliest tone is one of those named for {right.float().mean():.0%}')
for threshold in (.3, .4, .5, .6, .7, .8):
    some = best >= threshold
    print(f'from {threshold}: {some.float().mean():.0%} of the messages, right {right[some].float().mean():.0%}')
true = target[at].argmax(1)
for i, name in enumerate(names):
    some, said = true == i, (first == i) & (best >= .4)
    mixed = sorted(((int(((true == j) & (first == i) & (best >= .4) & ~right).sum()), other) for j, other in enumerate(names) if j != i), reverse=True)[:3]
    print(f'{name:10} {int(some.sum()):4} messages; said from .4 {int(said.sum()):4}, right {right[said].float().mean():.0%}; wrong mostly for {mixed}')
if given.out:
    weights, biases = fit(np.ones(len(rows), bool))
    rounded = lambda values: [round(float(value), 3) for value in values]
    json.dump({'tones': names, 'biases': rounded(biases), 'weights': [rounded(row) for row in weights]}, open(given.out, 'w'))
