"""Fits what says whether a question really follows: `python3 follow-up/fit.py build/opinions.jsonl --out ../models/follow-up/judge.json`.

Logistic regressions on strangers' marks of messages the model has not learned from (`opinions.ts`): whether a question is
acceptable (`fine`) and apt (`good`), from the model's opinion of it; for a follow-up question also from how likely it is
chosen, with an offset of its own, since some are easily wrong and others hardly ever. Prints what would be asked.
"""
import argparse, json
import numpy as np
import torch
from torch.nn import functional as F

FOLDS, DECAY, SMALLEST = 8, 3, .005
LEAST = {'fine': 'FA', 'good': 'A'}

say = argparse.ArgumentParser()
say.add_argument('opinions')
say.add_argument('--out')
given = say.parse_args()
rows = [json.loads(line) for line in open(given.opinions, encoding='utf8')]
odds = lambda p: np.log(p + .01) - np.log(1 - p + .01)


def seen(row):
    bad = row['told'] + row['wrong'] + row['unrelated']
    return [np.log(row.get('sure', 0) + SMALLEST) if row.get('id') else 0, odds(bad), odds(row['apt']), odds(row['told'])]


class Questions:
    def __init__(self, rows):
        self.rows = rows
        self.names = sorted({row.get('id', '') for row in rows})
        self.x = torch.tensor([seen(row) for row in rows]).float()
        self.question = torch.tensor([self.names.index(row.get('id', '')) for row in rows])
        messages = sorted({row['message'] for row in rows})
        self.message = np.array([messages.index(row['message']) for row in rows])
        self.mark = np.array([row['mark'] for row in rows])

    def fit(self, some, letters):
        some = torch.tensor(some)
        parts = [torch.zeros(4), torch.zeros(1), torch.zeros(len(self.names))]
        for part in parts:
            part.requires_grad = True
        wanted = torch.tensor([mark in letters for mark in self.mark]).float()[some]
        learning = torch.optim.LBFGS(parts, max_iter=300)

        def loss():
            learning.zero_grad()
            value = F.binary_cross_entropy_with_logits(self.said(parts)[some], wanted, reduction='sum') + (parts[0] ** 2).sum() + DECAY * (parts[2] ** 2).sum()
            value.backward()
            return value

        learning.step(loss)
        return [part.detach() for part in parts]

    def said(self, parts):
        weights, bias, offsets = parts
        return self.x @ weights + bias + offsets[self.question]

    def held(self):
        """What each question would be worth, by regressions that have not seen its message."""
        found = np.zeros(len(self.mark))
        for fold in range(FOLDS):
            out = self.message % FOLDS == fold
            for letters in LEAST.values():
                found[out] += torch.sigmoid(self.said(self.fit(~out, letters))).numpy()[out] / 2
        return found

    def weights(self):
        told = {}
        for name, letters in LEAST.items():
            weights, bias, offsets = self.fit(np.ones(len(self.mark), bool), letters)
            told[name] = {'weights': [round(float(w), 3) for w in weights], 'bias': round(float(bias), 3),
                          'offsets': {each: round(float(value), 2) for each, value in zip(self.names, offsets) if each}}
        return told


kinds = {kind: Questions([row for row in rows if row['kind'] == kind]) for kind in ('followUp', 'own', 'mention')}
for kind, some in kinds.items():
    worth = some.held()
    best = [max(np.flatnonzero(some.message == at), key=lambda i: worth[i]) for at in range(some.message.max() + 1)]
    for threshold in (.4, .5, .55, .6, .65, .7, .75):
        asked = [i for i in best if worth[i] >= threshold]
        share = lambda letters: np.mean([some.mark[i] in letters for i in asked]) if asked else 0
        shares = ', '.join(f'{name} {share(letters):.0%}' for name, letters in (('apt', 'A'), ('fine', 'F'), ('told', 'T'), ('wrong', 'WN')))
        print(f'{kind}, from {threshold}: asked {len(asked) / len(best):.0%} of {len(best)}, {shares}')
if given.out:
    json.dump({kind: some.weights() for kind, some in kinds.items()}, open(given.out, 'w'))
