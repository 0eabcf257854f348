"""Fits a judge to strangers' marks: `python3 judge/fit.py features.jsonl --learned more.jsonl --out ../models/library/judge.json`.

For each kind of sentence (of a narrow or a broad moment; of a tone, a situation, a stance) two logistic regressions over what
`features.ts` or `line-features.ts` saw: acceptable (2 or 3) and good (3). On top of them an offset for each moment or set of lines, and for
each sentence, that strangers liked more or less than its features say: for these also the marks of messages count that the
matcher has learned from (`--learned`), since only what the features leave over counts.
Every figure is from messages that were left out: a fifth at a time, whole messages, never single sentences.
"""
import argparse, collections, hashlib, json, os
import numpy as np
import torch
from torch.nn import functional as F

say = argparse.ArgumentParser()
say.add_argument('looks', nargs='+')
say.add_argument('--out')
say.add_argument('--learned', nargs='*', default=[])
say.add_argument('--decay', type=float, default=2e-3)
# What few marks say of a sentence is drawn towards nothing, and the rest is believed by so much.
say.add_argument('--drawn', type=float, default=1.5)
say.add_argument('--believed', type=float, default=.6)
say.add_argument('--heard', help='what the listener says of replies it has not learned from (listener/learn.py --keep)')
say.add_argument('--weighed', help='where to write how the two are weighed together')
given = say.parse_args()
rows = [json.loads(line) | {'learned': learned} for learned, paths in ((False, given.looks), (True, given.learned))
        for path in paths for line in open(path, encoding='utf8')]
names = list(rows[0]['seen'])
seen = np.array([[row['seen'][name] for name in names] for row in rows])
mark = np.array([row['mark'] for row in rows])
score = np.array([row['score'] for row in rows])
message = np.unique([row['of'] for row in rows], return_inverse=True)[1]
kinds = np.array([row['kind'] for row in rows])
fresh = ~np.array([row['learned'] for row in rows])
# Offsets below this are not worth their line in the file.
SMALLEST = .15


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
    return {name: given.believed * over[name] / (weight[name] + given.drawn) for name in over}


def offsets(some, wanted):
    """First of each set, then of each of its sentences beside the set's."""
    logit = np.zeros(len(rows))
    for kind in each_kind:
        logit[kind] = logits(seen[kind], fit(seen[some & kind], wanted[some & kind]))
    sets = left_over(sets_of[some], wanted[some], logit[some])
    logit += np.array([sets.get(name, 0) for name in sets_of])
    return sets, left_over(texts[some], wanted[some], logit[some])


def auc(found, true):
    rank = np.empty(len(found))
    rank[np.argsort(found)] = np.arange(len(found))
    count = true.sum()
    return (rank[true].sum() - count * (count - 1) / 2) / (count * (~true).sum())


LEAST = {'fine': 2, 'good': 3}


def verdict_of(x, wanted):
    """Its logits without and with offsets, for every sentence of the messages left out."""
    logit, offset = np.zeros(len(rows)), np.zeros(len(rows))
    for k in range(FOLDS):
        out, rest = fresh & (fold == k), fresh & (fold != k)
        for kind in each_kind:
            logit[out & kind] = logits(x[out & kind], fit(x[rest & kind], wanted[rest & kind]))
        sets, sentences = offsets(fold != k, wanted)
        offset[out] = [sets.get(name, 0) + sentences.get(text, 0) for name, text in zip(sets_of[out], texts[out])]
    return logit, logit + offset


def figures(title, some, fine, good):
    """How well the first is chosen, and how well the surest are, of these rows."""
    marks, of = mark[some], np.unique(message[some], return_inverse=True)[1]
    print(f'{title}, {len(marks)} marks on {of.max() + 1} messages: '
          f'AUC of acceptable {auc(fine[some], marks >= 2):.3f}, of good {auc(good[some], marks == 3):.3f}')
    order, sure = (fine + good)[some], fine[some]
    starts = np.argsort(of, kind='stable')
    groups = np.split(starts, np.flatnonzero(np.diff(of[starts])) + 1)
    best = np.array([group[np.argmax(order[group])] for group in groups])
    best = best[np.argsort(-sure[best])]
    for share in (.1, .2, .3, .4, .5, .6, .8, 1):
        first = best[:max(1, int(share * len(best)))]
        print(f'  the surest {share:.0%} (from {sure[first[-1]]:.3f}): good {(marks[first] == 3).mean():.0%}, '
              f'acceptable {(marks[first] == 2).mean():.0%}, wrong {(marks[first] <= 1).mean():.0%}')


def heard():
    """What the listener says of each row, as logits of acceptable and good; nothing where it has learned from the message."""
    said, messages, logit = {}, {}, lambda p: float(np.log(min(.999, max(.001, p)) / (1 - min(.999, max(.001, p)))))
    for each in json.load(open(given.heard, encoding='utf8')):
        if each['file']:
            for text, _, fine, good in each['said']:
                said[each['file'], each['message'], text] = logit(fine), logit(good)
    found = np.full((len(rows), 2), np.nan)
    for i, row in enumerate(rows):
        path, at = row['of'].rsplit(' ', 1)
        if path not in messages:
            messages[path] = [json.loads(line) for line in open(path, encoding='utf8')]
        marked = messages[path][int(at)]
        key = path.split('/')[-1].split('.')[0], marked['message'], row['text'].replace('{it}', marked.get('said') or 'it')
        found[i] = said.get(key, (np.nan, np.nan))
    return found


def weigh_together():
    """The judge's own logit and the listener's, weighed for each kind of sentence, and how good both are."""
    said = heard()
    known = fresh & ~np.isnan(said[:, 0])
    part = np.random.RandomState(2).randint(0, FOLDS, message.max() + 1)[message]
    told, both = {}, {name: np.zeros(len(rows)) for name in LEAST}
    for kind, here in zip(np.unique(kinds), each_kind):
        told[str(kind)] = {}
        for at, name in enumerate(LEAST):
            x = np.stack([looks[name][1], said[:, at], said[:, 1 - at]], 1)
            for k in range(FOLDS):
                out = known & here & (part == k)
                if out.any():
                    both[name][out] = logits(x[out], fit(x[known & here & (part != k)], wanted[name][known & here & (part != k)]))
            mean, scale, weights, bias = fit(x[known & here], wanted[name][known & here])
            told[str(kind)][name] = {'bias': round(float(bias - (mean / scale * weights).sum()), 4), 'weights': short(weights / scale)}
    sure = {name: 1 / (1 + np.exp(-each)) for name, each in both.items()}
    alone = {name: 1 / (1 + np.exp(-looks[name][1])) for name in LEAST}
    only = {name: 1 / (1 + np.exp(-said[:, at])) for at, name in enumerate(LEAST)}
    in_talk = np.array(['offered-16' in row['of'] or 'lines-4' in row['of'] for row in rows])
    for title, some in (('all', known), ('in talks', known & in_talk)):
        figures(f'{title}, by its looks', some, alone['fine'], alone['good'])
        figures(f'{title}, by the listener', some, only['fine'], only['good'])
        figures(f'{title}, by both', some, sure['fine'], sure['good'])
    for kind, here in zip(np.unique(kinds), each_kind):
        if (known & here).sum() > 500:
            figures(f'{kind}, by both', known & here, sure['fine'], sure['good'])
    if given.weighed:
        kept = json.load(open(given.weighed, encoding='utf8')) if os.path.exists(given.weighed) else {}
        json.dump(kept | told, open(given.weighed, 'w'), indent=1)


short = lambda numbers: [round(float(n), 5) for n in numbers]
sets_of, texts = (np.array([row[key] for row in rows]) for key in ('set', 'text'))
each_kind = [kinds == kind for kind in np.unique(kinds)]
FOLDS = 5
fold = np.random.RandomState(1).randint(0, FOLDS, message.max() + 1)[message]
wanted = {name: (mark >= least).astype(float) for name, least in LEAST.items()}
looks = {name: verdict_of(seen, wanted[name]) for name in LEAST}
sure = {name: 1 / (1 + np.exp(-both)) for name, (_, both) in looks.items()}
counts = ', '.join(f'{m}: {(mark[fresh] == m).mean():.0%}' for m in (3, 2, 1, 0))
print(f'{fresh.sum()} marks: {counts}')
for name, (alone, _) in looks.items():
    print(f'{name} by its looks without offsets: AUC {auc(alone[fresh], wanted[name][fresh] > 0):.3f}')
figures('nearest', fresh, score, score)
figures('by its looks', fresh, sure['fine'], sure['good'])
print(f'one of those offered is good: {np.mean([(mark[fresh & (message == m)] == 3).any() for m in np.unique(message[fresh])]):.0%}')

if given.heard:
    weigh_together()

if given.out:
    def verdict(kind):
        parts = {name: fit(seen[kind & fresh], wanted[name][kind & fresh]) for name in LEAST}
        mean, scale = parts['fine'][:2]
        return {'mean': short(mean), 'scale': short(scale)} | {
            name: {'bias': round(bias, 4), 'weights': short(weights)} for name, (_, _, weights, bias) in parts.items()}

    found = {name: offsets(np.ones(len(rows), bool), wanted[name]) for name in LEAST}
    told = lambda which: {name: [round(found['fine'][which][name], 2), round(found['good'][which][name], 2)] for name in sorted(found['fine'][which])
                          if max(abs(found[each][which][name]) for each in LEAST) >= SMALLEST}
    json.dump({'looks': names, 'kinds': {str(name): verdict(kinds == name) for name in np.unique(kinds)}, 'sets': told(0), 'sentences': told(1),
               'marks': len(rows), 'sha256': hashlib.sha256(mark.tobytes()).hexdigest()}, open(given.out, 'w'), ensure_ascii=False, indent=0)
