"""Fits what says whether a question really follows: `python3 follow-up/fit.py --out ../models/follow-up/judge.json`.

Two logistic regressions on strangers' marks (`training/follow-up/marks-*.jsonl`: 0 jarring, 1 neutral, 2 apt) over the
model's probability and an offset for each question: some are easily wrong, others hardly ever. Prints what it would ask of
messages it has not learned from.
"""
import argparse, glob, json
import numpy as np
import torch
from torch.nn import functional as F

FOLDS, DECAY, SMALLEST = 8, 1, .005

say = argparse.ArgumentParser()
say.add_argument('--folder', default='follow-up')
say.add_argument('--out')
given = say.parse_args()
rows = [json.loads(line) for path in sorted(glob.glob(f'{given.folder}/marks-*.jsonl')) for line in open(path, encoding='utf8')]
offers = [(at, each['name'].split(':')[0], np.log(each['sure'] + SMALLEST), each['mark']) for at, row in enumerate(rows) for each in row['offered']]
names = sorted({name for _, name, _, _ in offers})
message = np.array([at for at, *_ in offers])
question = torch.tensor([names.index(name) for _, name, _, _ in offers])
sure = torch.tensor([value for _, _, value, _ in offers]).float()
mark = np.array([value for *_, value in offers])


def fit(some, least):
    """(slope, bias, an offset for each question)."""
    some = torch.tensor(some)
    parts = [torch.ones(1), torch.zeros(1), torch.zeros(len(names))]
    for part in parts:
        part.requires_grad = True
    wanted = torch.tensor(mark >= least).float()[some]
    learning = torch.optim.LBFGS(parts, max_iter=200)

    def loss():
        learning.zero_grad()
        value = F.binary_cross_entropy_with_logits(said(parts)[some], wanted, reduction='sum') + DECAY * (parts[2] ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    return [part.detach() for part in parts]


def said(parts):
    slope, bias, offsets = parts
    return slope * sure + bias + offsets[question]


held = np.zeros((2, len(mark)))
for fold in range(FOLDS):
    out = message % FOLDS == fold
    for at, least in enumerate((1, 2)):
        held[at][out] = torch.sigmoid(said(fit(~out, least))).numpy()[out]
best = [max(np.flatnonzero(message == at), key=lambda i: held[0][i] + held[1][i]) for at in range(len(rows))]
for threshold in (.5, .6, .65, .7, .75, .8, .85):
    asked = [i for i in best if held[0][i] >= threshold]
    share = [np.mean(mark[asked] == value) for value in (2, 1, 0)]
    print(f'from {threshold}: asked {len(asked) / len(rows):.0%}, apt {share[0]:.0%}, neutral {share[1]:.0%}, jarring {share[2]:.0%}')
if given.out:
    told = {}
    for name, least in (('fine', 1), ('good', 2)):
        slope, bias, offsets = fit(np.ones(len(mark), bool), least)
        told[name] = {'slope': round(float(slope), 3), 'bias': round(float(bias), 3),
                      'offsets': {each: round(float(value), 2) for each, value in zip(names, offsets)}}
    json.dump(told, open(given.out, 'w'))
