"""Fits what says whether somebody puts the companion right: `python3 corrections/fit.py corrections.jsonl --out ../models/library/corrections.json`.

Two softmax regressions over the vectors of both models. One says of a sentence whether it does so, and how. The first sentence
is always read; a look at the whole message, by the other, says whether the second and the last are worth reading
too. The figures are of each hand and of half of the ordinary
messages, learned from the other hand and the other half. `--measure` compares ways of reading them.
"""
import argparse, json
import numpy as np
import torch
from torch.nn import functional as F

NONE = 'none'
# From here on more than the first sentence is looked at; one is taken for a correction; and so is another beside it.
SUSPECT, CERTAIN, BESIDE = .3, .8, .3
# What each is read with: a message alone, since that is done anyhow; a sentence by the reader after what had been said.
USING = {'message': ('alone', 'match'), 'sentence': ('after', 'match')}
DECAY = 1.
# In talks most messages are ordinary.
ORDINARY = 2.

say = argparse.ArgumentParser()
say.add_argument('vectors')
say.add_argument('--out')
say.add_argument('--measure', action='store_true')
given = say.parse_args()
rows = [json.loads(line) for line in open(given.vectors, encoding='utf8')]
names = [NONE, *sorted({row['name'] for row in rows} - {NONE})]
hand, of, turn = (np.array([row[key] for row in rows]) for key in ('hand', 'of', 'turn'))
name = np.array([names.index(row['name']) for row in rows])
looks = {look: torch.tensor(np.array([row[look] for row in rows], np.float32) / 127) for look in ('alone', 'match', 'after', 'matchAfter')}
ordinary = hand == 'ordinary'
half = np.where(ordinary, np.where(turn % 2, '1', '2'), hand)
weight = torch.tensor(np.where(ordinary, ORDINARY, 1)).float()
right = {'message': torch.tensor(np.minimum(name, 1)), 'sentence': torch.tensor(name)}


def fit(kind, using, some):
    seen, wanted = torch.cat([looks[look] for look in using], 1)[some], right[kind][some]
    weights, biases = torch.zeros(int(right[kind].max()) + 1, seen.shape[1], requires_grad=True), torch.zeros(int(right[kind].max()) + 1, requires_grad=True)
    learning = torch.optim.LBFGS([weights, biases], max_iter=100)

    def loss():
        learning.zero_grad()
        each = F.cross_entropy(seen @ weights.T + biases, wanted, reduction='none')
        value = (each * weight[some]).sum() + DECAY * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    return weights.detach(), biases.detach()


def judged(kind, using):
    sure = np.zeros((len(rows), len(names) if kind == 'sentence' else 2), np.float32)
    for each in '12':
        weights, biases = fit(kind, using, np.flatnonzero((half != each) & (of == kind)))
        out = np.flatnonzero((half == each) & (of == kind))
        sure[out] = torch.softmax(torch.cat([looks[look] for look in using], 1)[out] @ weights.T + biases, -1).numpy()
    return sure


def area(score, positive):
    order, count = np.argsort(np.argsort(score)), positive.sum()
    return (order[positive].sum() - count * (count - 1) / 2) / (count * (~positive).sum())


if given.measure:
    for kind in ('sentence', 'message'):
        for using in (('alone', 'match'), ('after', 'match'), ('after', 'matchAfter'), ('alone', 'match', 'after')):
            sure, some = 1 - judged(kind, using)[:, 0], (of == kind) & ~ordinary
            print(f"{kind} read {' + '.join(using)}: AUC {area(sure[some], name[some] > 0):.3f}", flush=True)

whole, parts = judged('message', USING['message'])[:, 1], judged('sentence', USING['sentence'])
sure, kind_of = 1 - parts[:, 0], 1 + parts[:, 1:].argmax(1)
# Of each message: how suspect it is, and its sentences that may be looked at.
messages = []
for at in np.flatnonzero(of == 'message'):
    end = at + 1
    while end < len(rows) and of[end] == 'sentence':
        end += 1
    its = [*range(at + 1, end)]
    if its:
        messages.append((at, [*its[:2], *its[2:][-1:]], any(name[its]) and not ordinary[at]))
is_ordinary = np.array([ordinary[at] for at, _, _ in messages])
corrects = np.array([does for _, _, does in messages])
for suspect in (.1, SUSPECT, 2):
    more = np.array([whole[at] >= suspect or sure[seen[0]] >= BESIDE for at, seen, _ in messages])
    many = np.array([len(seen) > 1 for _, seen, _ in messages])
    print(f'suspect from {suspect}, more than the first sentence is read of {more[many & is_ordinary].mean():.0%} of ordinary messages that have more:')
    for certain in (.4, CERTAIN, .6, .7):
        best = [max(seen if looks_on else seen[:1], key=lambda i: sure[i]) for (_, seen, _), looks_on in zip(messages, more)]
        said = sure[best] >= certain
        hits = said & ~is_ordinary & (name[best] > 0)
        print(f'  certain from {certain}: found {hits.sum() / corrects.sum():.0%}, right {hits.sum() / (said & ~is_ordinary).sum():.0%} '
              f'({(said & ~corrects & ~is_ordinary).sum() / (~corrects & ~is_ordinary).sum():.0%} of what only sounds like it is taken for it), '
              f'its kind right {(kind_of[best] == name[best])[hits].mean():.0%}, of ordinary messages {said[is_ordinary].mean():.2%}')
if given.out:
    rounded = lambda values: [round(float(value), 3) for value in values]
    made = {'names': names, 'suspect': SUSPECT, 'certain': CERTAIN, 'beside': BESIDE}
    for kind, using in USING.items():
        weights, biases = fit(kind, using, np.flatnonzero(of == kind))
        made[kind] = {'biases': rounded(biases), 'weights': [rounded(row) for row in weights]}
    json.dump(made, open(given.out, 'w'))
