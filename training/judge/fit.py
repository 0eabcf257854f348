"""Fits the judge to strangers' marks: `python3 judge/fit.py features.jsonl --learned more.jsonl --out ../models/library/judge.json`.

Two logistic regressions over what `features.ts` saw, acceptable (2 or 3) and good (3), and two of their own for broad moments.
On top of them an offset for each moment and each reply that strangers liked more or less than its looks say: for these also
the marks of messages count that the matcher has learned from (`--learned`), since only what is left over by the looks counts.
Every figure is from messages that were left out: a fifth at a time, whole messages, never single replies.
"""
import argparse, collections, hashlib, json
import numpy as np
import torch
from torch.nn import functional as F

say = argparse.ArgumentParser()
say.add_argument('looks', nargs='+')
say.add_argument('--out')
say.add_argument('--learned', nargs='*', default=[])
say.add_argument('--decay', type=float, default=2e-3)
given = say.parse_args()
rows = [json.loads(line) | {'learned': learned} for learned, paths in ((False, given.looks), (True, given.learned))
        for path in paths for line in open(path, encoding='utf8')]
names = list(rows[0]['seen'])
seen = np.array([[row['seen'][name] for name in names] for row in rows])
mark = np.array([row['mark'] for row in rows])
score = np.array([row['score'] for row in rows])
message = np.unique([row['of'] for row in rows], return_inverse=True)[1]
broad = np.array([row['broad'] for row in rows])
fresh = ~np.array([row['learned'] for row in rows])
# What few marks say of a moment or a reply is drawn towards nothing, and the rest is believed by half and a bit.
DRAWN, BELIEVED, SMALLEST = 1.5, .6, .15


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


def logits(x, part):
    mean, scale, weights, bias = part
    return (x - mean) / scale @ weights + bias


def left_over(names, wanted, logit):
    """By how much each is better or worse than its looks say, as a logit."""
    sure = 1 / (1 + np.exp(-logit))
    over, weight = collections.Counter(), collections.Counter()
    for name, difference, share in zip(names, wanted - sure, sure * (1 - sure)):
        over[name] += difference
        weight[name] += share
    return {name: BELIEVED * over[name] / (weight[name] + DRAWN) for name in over}


def offsets(some, wanted):
    """First of each moment, then of each of its replies beside the moment's."""
    logit = np.zeros(len(rows))
    for kind in (broad, ~broad):
        logit[kind] = logits(seen[kind], fit(seen[some & kind], wanted[some & kind]))
    moments = left_over(names_of[some], wanted[some], logit[some])
    logit += np.array([moments.get(name, 0) for name in names_of])
    return moments, left_over(texts[some], wanted[some], logit[some])


def auc(found, true):
    rank = np.empty(len(found))
    rank[np.argsort(found)] = np.arange(len(found))
    count = true.sum()
    return (rank[true].sum() - count * (count - 1) / 2) / (count * (~true).sum())


names_of, texts = (np.array([row[key] for row in rows]) for key in ('name', 'text'))
looks_alone = {}
judged = {}
fold = np.random.RandomState(1).randint(0, 5, message.max() + 1)[message]
for target, least in (('fine', 2), ('good', 3)):
    wanted = (mark >= least).astype(float)
    logit, offset = np.zeros(len(rows)), np.zeros(len(rows))
    for k in range(5):
        out = fresh & (fold == k)
        for kind in (broad, ~broad):
            logit[out & kind] = logits(seen[out & kind], fit(seen[fresh & kind & (fold != k)], wanted[fresh & kind & (fold != k)]))
        moments, replies = offsets(fold != k, wanted)
        offset[out] = [moments.get(name, 0) + replies.get(text, 0) for name, text in zip(names_of[out], texts[out])]
    looks_alone[target], judged[target] = (1 / (1 + np.exp(-each)) for each in (logit, logit + offset))
everything = rows, mark, score, message, seen, broad
keep = np.flatnonzero(fresh)
mark, score, message = mark[keep], score[keep], np.unique(message[keep], return_inverse=True)[1]
fine, good = judged['fine'][keep], judged['good'][keep]
rows = [rows[i] for i in keep]
for name, found in looks_alone.items():
    print(f'{name} by its looks alone: AUC {auc(found[keep], mark >= (2 if name == "fine" else 3)):.3f}')
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
    rows, mark, score, message, seen, broad = everything
    short = lambda numbers: [round(float(n), 5) for n in numbers]
    least = {'fine': 2, 'good': 3}

    def verdict(kind):
        parts = {name: fit(seen[kind & fresh], (mark >= at)[kind & fresh]) for name, at in least.items()}
        mean, scale = parts['fine'][:2]
        return {'mean': short(mean), 'scale': short(scale)} | {
            name: {'bias': round(bias, 4), 'weights': short(weights)} for name, (_, _, weights, bias) in parts.items()}

    found = {name: offsets(np.ones(len(rows), bool), (mark >= at).astype(float)) for name, at in least.items()}
    told = lambda which: {name: [round(found['fine'][which][name], 2), round(found['good'][which][name], 2)] for name in sorted(found['fine'][which])
                          if max(abs(found[each][which][name]) for each in least) >= SMALLEST}
    json.dump({'looks': names, 'narrow': verdict(~broad), 'broad': verdict(broad), 'moments': told(0), 'replies': told(1), 'marks': len(rows),
               'sha256': hashlib.sha256(mark.tobytes()).hexdigest()}, open(given.out, 'w'), ensure_ascii=False, indent=0)
