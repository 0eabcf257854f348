"""Fits the judge to strangers' marks: `python3 judge/fit.py looks.jsonl --out ../models/library/judge.json`.

Two logistic regressions over what `looks.ts` saw: acceptable (2 or 3) and good (3). Every figure is from messages that
were left out: a fifth at a time, whole messages, never single replies.
"""
import argparse, hashlib, json
import numpy as np
import torch
from torch.nn import functional as F

say = argparse.ArgumentParser()
say.add_argument('looks', nargs='+')
say.add_argument('--out')
say.add_argument('--decay', type=float, default=2e-3)
given = say.parse_args()
rows = [json.loads(line) for path in given.looks for line in open(path, encoding='utf8')]
names = list(rows[0]['seen'])
seen = np.array([[row['seen'][name] for name in names] for row in rows])
mark = np.array([row['mark'] for row in rows])
score = np.array([row['score'] for row in rows])
message = np.unique([row['of'] for row in rows], return_inverse=True)[1]
mean, scale = seen.mean(0), seen.std(0) + 1e-6


def fit(x, wanted):
    x, wanted = torch.tensor((x - mean) / scale).float(), torch.tensor(wanted).float()
    weights, bias = torch.zeros(x.shape[1], requires_grad=True), torch.zeros(1, requires_grad=True)
    learning = torch.optim.LBFGS([weights, bias], max_iter=200)

    def loss():
        learning.zero_grad()
        value = F.binary_cross_entropy_with_logits(x @ weights + bias, wanted) + given.decay * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    return weights.detach().numpy(), float(bias)


def judged(x, part):
    return 1 / (1 + np.exp(-((x - mean) / scale @ part[0] + part[1])))


def auc(found, true):
    rank = np.empty(len(found))
    rank[np.argsort(found)] = np.arange(len(found))
    count = true.sum()
    return (rank[true].sum() - count * (count - 1) / 2) / (count * (~true).sum())


fine, good = np.zeros(len(rows)), np.zeros(len(rows))
fold = np.random.RandomState(1).randint(0, 5, message.max() + 1)[message]
for k in range(5):
    out = fold == k
    fine[out] = judged(seen[out], fit(seen[~out], mark[~out] >= 2))
    good[out] = judged(seen[out], fit(seen[~out], mark[~out] == 3))
print(f'{len(rows)} marks on {message.max() + 1} messages: {", ".join(f"{m}: {(mark == m).mean():.0%}" for m in (3, 2, 1, 0))}')
for name, found in (('matcher alone', score), ('judge, acceptable', fine), ('judge, good', good)):
    print(f'{name}: AUC of acceptable {auc(found, mark >= 2):.3f}, of good {auc(found, mark == 3):.3f}')
for name, order, sure in (('nearest', score, score), ('judge', fine + good, fine)):
    best = np.array([np.flatnonzero(message == m)[np.argmax(order[message == m])] for m in range(message.max() + 1)])
    best = best[np.argsort(-sure[best])]
    for share in (.2, .3, .4, .5, .6, .8, 1):
        some = best[:max(1, int(share * len(best)))]
        print(f'{name}, the surest {share:.0%} (from {sure[some[-1]]:.3f}): good {(mark[some] == 3).mean():.0%}, '
              f'acceptable {(mark[some] == 2).mean():.0%}, wrong {(mark[some] <= 1).mean():.0%}; of all messages '
              f'good {(mark[some] == 3).mean() * share:.0%}, wrong {(mark[some] <= 1).mean() * share:.0%}')
print(f'one of those offered is good: {np.mean([(mark[message == m] == 3).any() for m in range(message.max() + 1)]):.0%}')
if given.out:
    part = lambda found: {'bias': round(found[1], 4), 'weights': [round(float(w), 4) for w in found[0]]}
    short = lambda numbers: [round(float(n), 5) for n in numbers]
    json.dump({
        'looks': names, 'mean': short(mean), 'scale': short(scale), 'fine': part(fit(seen, mark >= 2)), 'good': part(fit(seen, mark == 3)),
        'marks': len(rows), 'sha256': hashlib.sha256(mark.tobytes()).hexdigest(),
    }, open(given.out, 'w'), indent=1)
