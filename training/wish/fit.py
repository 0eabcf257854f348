"""Who wishes to be asked something: `python3 wish/fit.py build/wishes.jsonl --out ../models/library/wish.json`.

A regression over what the listener says a sentence does and where the matcher puts it. A fifth at a time is left out to measure.
"""
import argparse, json
import numpy as np
import torch
from torch.nn import functional as F

say = argparse.ArgumentParser()
say.add_argument('sentences')
say.add_argument('--decay', type=float, default=.01)
say.add_argument('--out')
given = say.parse_args()
SMALLEST, FOLDS = .005, 5
rows = [json.loads(line) for line in open(given.sentences, encoding='utf8')]
acts = sorted(rows[0]['acts'])
sure = np.array([[row['acts'][act] for act in acts] for row in rows])
vector = np.array([row['vector'] for row in rows], float) / 127
seen = np.hstack([np.log((sure + SMALLEST) / (1 - sure + SMALLEST)), vector])
wishes, alike = np.array([row['wishes'] for row in rows]), np.array([row['hand'] == 'hand-18' for row in rows])


def fit(x, wanted):
    mean, scale = x.mean(0), x.std(0) + 1e-6
    x, wanted = torch.tensor((x - mean) / scale).float(), torch.tensor(wanted).float()
    weights, bias = torch.zeros(x.shape[1], requires_grad=True), torch.zeros(1, requires_grad=True)
    learning = torch.optim.LBFGS([weights, bias], max_iter=200)

    def loss():
        learning.zero_grad()
        value = F.binary_cross_entropy_with_logits(x @ weights + bias, wanted) + given.decay * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    by = weights.detach().numpy() / scale
    return by, bias.item() - float(mean @ by)


fold, found = np.random.RandomState(0).randint(0, FOLDS, len(rows)), np.zeros(len(rows))
for k in range(FOLDS):
    by, bias = fit(seen[fold != k], wishes[fold != k])
    found[fold == k] = 1 / (1 + np.exp(-seen[fold == k] @ by - bias))
for least in (.4, .5, .6, .7, .8):
    here = found >= least
    print(f'from {least}: found {(here & wishes).sum()} of {wishes.sum()}, taken for one {(here & ~wishes & alike).sum()} of {(~wishes & alike).sum()}',
          f'look-alikes and {(here & ~wishes & ~alike).sum()} of {(~wishes & ~alike).sum()} others')
if given.out:
    by, bias = fit(seen, wishes)
    short = lambda numbers: [round(float(each), 4) for each in numbers]
    json.dump({'acts': acts, 'ofActs': short(by[:len(acts)]), 'ofVector': short(by[len(acts):]), 'bias': round(bias, 4)}, open(given.out, 'w'))
