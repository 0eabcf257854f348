"""Fits the judge to strangers' marks: `python3 judge/fit.py features.jsonl --out ../models/library/judge.json`.

Two logistic regressions over what `features.ts` saw, acceptable (2 or 3) and good (3), and two of their own for broad moments.
Every figure is from messages that were left out: a fifth at a time, whole messages, never single replies.
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
broad = np.array([row['broad'] for row in rows])


def fit(x, wanted):
    mean, scale = x.mean(0), x.std(0)
    scale = np.where(scale < 1e-4, 1, scale)  # the same for all of them
    x, wanted = torch.tensor((x - mean) / scale).float(), torch.tensor(wanted).float()
    weights, bias = torch.zeros(x.shape[1], requires_grad=True), torch.zeros(1, requires_grad=True)
    learning = torch.optim.LBFGS([weights, bias], max_iter=200)

    def loss():
        learning.zero_grad()
        value = F.binary_cross_entropy_with_logits(x @ weights + bias, wanted) + given.decay * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    return mean, scale, weights.detach().numpy(), bias.item()


def judged(x, part):
    mean, scale, weights, bias = part
    return 1 / (1 + np.exp(-((x - mean) / scale @ weights + bias)))


def auc(found, true):
    rank = np.empty(len(found))
    rank[np.argsort(found)] = np.arange(len(found))
    count = true.sum()
    return (rank[true].sum() - count * (count - 1) / 2) / (count * (~true).sum())


fine, good = np.zeros(len(rows)), np.zeros(len(rows))
fold = np.random.RandomState(1).randint(0, 5, message.max() + 1)[message]
for k in range(5):
    for kind in (broad, ~broad):
        out, left = kind & (fold == k), kind & (fold != k)
        fine[out] = judged(seen[out], fit(seen[left], mark[left] >= 2))
        good[out] = judged(seen[out], fit(seen[left], mark[left] == 3))
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
    short = lambda numbers: [round(float(n), 5) for n in numbers]

    def verdict(kind):
        parts = {name: fit(seen[kind], wanted[kind]) for name, wanted in (('fine', mark >= 2), ('good', mark == 3))}
        mean, scale = parts['fine'][:2]
        return {'mean': short(mean), 'scale': short(scale)} | {
            name: {'bias': round(bias, 4), 'weights': short(weights)} for name, (_, _, weights, bias) in parts.items()}

    json.dump({'looks': names, 'narrow': verdict(~broad), 'broad': verdict(broad), 'marks': len(rows),
               'sha256': hashlib.sha256(mark.tobytes()).hexdigest()}, open(given.out, 'w'), indent=1)
