"""What further marks say to judges that have not seen them: `python3 judge/further.py features.jsonl lines.jsonl --heard heard.json`.

The features' weights stay. Each moment, set of lines and sentence that strangers liked more or less than its judge says gets a further
offset; and judge and listener are weighed together anew, on messages that neither has learned from. Every figure is from messages that
were left out, a fifth at a time.
"""
import argparse, collections, json
import numpy as np
import torch
from torch.nn import functional as F

say = argparse.ArgumentParser()
say.add_argument('features', nargs='+')
say.add_argument('--judges', nargs='*', default=['../models/library/judge.json', '../models/library/line-judge.json'])
say.add_argument('--heard', required=True, help='what the listener says of replies it has not learned from (listener/learn.py --keep)')
say.add_argument('--weighed', default='../models/listener/hearing.json')
say.add_argument('--drawn', type=float, default=2)
say.add_argument('--believed', type=float, default=1)
say.add_argument('--write', action='store_true')
given = say.parse_args()
LEAST, FOLDS, SMALLEST, FEWEST = {'fine': 2, 'good': 3}, 5, .12, 150
read = lambda path: json.load(open(path, encoding='utf8'))
judges = {path: read(path) for path in given.judges}
rows = [json.loads(line) for path in given.features for line in open(path, encoding='utf8')]
judge_of = {kind: path for path, judge in judges.items() for kind in judge['kinds']}
mark, kinds = np.array([row['mark'] for row in rows]), np.array([row['kind'] for row in rows])
sets, texts = np.array([row['set'] for row in rows]), np.array([row['text'] for row in rows])
message = np.unique([row['of'] for row in rows], return_inverse=True)[1]
fold = np.random.RandomState(1).randint(0, FOLDS, message.max() + 1)[message]


def judged(row, at, name):
    judge = judges[judge_of[row['kind']]]
    kind = judge['kinds'][row['kind']]
    x = (np.array([row['seen'][look] for look in judge['looks']]) - kind['mean']) / kind['scale']
    offset = judge['sets'].get(row['set'], [0, 0])[at] + judge['sentences'].get(row['text'], [0, 0])[at]
    return kind[name]['bias'] + float(x @ kind[name]['weights']) + offset


def left_over(names, wanted, logit):
    sure = 1 / (1 + np.exp(-logit))
    over, weight = collections.Counter(), collections.Counter()
    for name, difference, share in zip(names, wanted - sure, sure * (1 - sure)):
        over[name] += difference
        weight[name] += share
    return {name: given.believed * over[name] / (weight[name] + given.drawn) for name in over}


def further(some, wanted, logit):
    """What is to be added to each set, and to each of its sentences."""
    of_sets = left_over(sets[some], wanted[some], logit[some])
    with_sets = logit + np.array([of_sets.get(name, 0) for name in sets])
    return of_sets, left_over(texts[some], wanted[some], with_sets[some])


def heard():
    logit = lambda p: float(np.log(min(.999, max(.001, p)) / (1 - min(.999, max(.001, p)))))
    said = {(each['file'], each['message'], text): (logit(fine), logit(good))
            for each in read(given.heard) if each['file'] for text, _, fine, good in each['said']}
    found, marked = np.full((len(rows), 2), np.nan), {}
    for i, row in enumerate(rows):
        path, at = row['of'].rsplit(' ', 1)
        if path not in marked:
            marked[path] = [json.loads(line) for line in open(path, encoding='utf8')]
        own = marked[path][int(at)]
        key = path.split('/')[-1].split('.')[0], own['message'], row['text'].replace('{it}', own.get('said') or 'it')
        found[i] = said.get(key, (np.nan, np.nan))
    return found


def fit(x, wanted):
    mean, scale = x.mean(0), x.std(0)
    x, wanted = torch.tensor((x - mean) / scale).float(), torch.tensor(wanted).float()
    weights, bias = torch.zeros(x.shape[1], requires_grad=True), torch.zeros(1, requires_grad=True)
    learning = torch.optim.LBFGS([weights, bias], max_iter=200)

    def loss():
        learning.zero_grad()
        value = F.binary_cross_entropy_with_logits(x @ weights + bias, wanted) + 4e-3 * (weights ** 2).sum()
        value.backward()
        return value

    learning.step(loss)
    by = weights.detach().numpy() / scale
    return bias.item() - float((mean * by).sum()), by


def auc(found, true):
    rank = np.empty(len(found))
    rank[np.argsort(found)] = np.arange(len(found))
    return (rank[true].sum() - true.sum() * (true.sum() - 1) / 2) / (true.sum() * (~true).sum())


def figures(title, some, logit):
    fine, good = logit['fine'][some], logit['good'][some]
    marks, of = mark[some], message[some]
    order = 1 / (1 + np.exp(-fine)) + 1 / (1 + np.exp(-good))
    best = np.array([np.flatnonzero(of == each)[np.argmax(order[of == each])] for each in np.unique(of)])
    best = best[np.argsort(-fine[best])]
    surest = [f'{share:.0%}: {(marks[first] == 3).mean():.2f} {(marks[first] <= 1).mean():.2f}'
              for share in (.25, .5, .75, 1) for first in [best[:int(share * len(best))]]]
    print(f'{title}: {len(marks)} marks, acceptable {auc(fine, marks >= 2):.3f}, good {auc(good, marks == 3):.3f}; good and wrong of the surest', *surest)


wanted = {name: (mark >= least).astype(float) for name, least in LEAST.items()}
before = {name: np.array([judged(row, at, name) for row in rows]) for at, name in enumerate(LEAST)}
after = {name: logit.copy() for name, logit in before.items()}
for name in LEAST:
    for k in range(FOLDS):
        of_sets, of_texts = further(fold != k, wanted[name], before[name])
        out = fold == k
        after[name][out] += [of_sets.get(one, 0) + of_texts.get(text, 0) for one, text in zip(sets[out], texts[out])]
is_line = np.array([judge_of[kind] == given.judges[-1] for kind in kinds])
said = heard()
known = ~np.isnan(said[:, 0])
both, weighed = {name: after[name].copy() for name in LEAST}, read(given.weighed)
for kind in np.unique(kinds):
    here = known & (kinds == kind)
    if here.sum() < FEWEST:
        print(f'{kind}: {here.sum()} marks, weighed as before')
        for at, name in enumerate(LEAST):
            old = weighed[kind][name]
            both[name][here] = old['bias'] + np.stack([after[name], said[:, at], said[:, 1 - at]], 1)[here] @ old['weights']
        continue
    for at, name in enumerate(LEAST):
        x = np.stack([after[name], said[:, at], said[:, 1 - at]], 1)
        for k in range(FOLDS):
            bias, by = fit(x[here & (fold != k)], wanted[name][here & (fold != k)])
            both[name][here & (fold == k)] = bias + x[here & (fold == k)] @ by
        bias, by = fit(x[here], wanted[name][here])
        weighed[kind][name] = {'bias': round(bias, 4), 'weights': [round(float(each), 5) for each in by]}
for title, some in (('moments', known & ~is_line), ('lines', known & is_line)):
    figures(f'{title}, judge as it was', some, before)
    figures(f'{title}, with further offsets', some, after)
    figures(f'{title}, the listener', some, {name: said[:, at] for at, name in enumerate(LEAST)})
    figures(f'{title}, both', some, both)
if given.write:
    parts = {name: further(np.ones(len(rows), bool), wanted[name], before[name]) for name in LEAST}
    for which, key in enumerate(('sets', 'sentences')):
        for one in parts['fine'][which]:
            more = [round(parts[name][which][one], 2) for name in LEAST]
            if max(map(abs, more)) < SMALLEST:
                continue
            for path in {judge_of[kind] for kind in np.unique(kinds[(sets if which == 0 else texts) == one])}:
                old = judges[path][key].get(one, [0, 0])
                judges[path][key][one] = [round(a + b, 2) for a, b in zip(old, more)]
    for path, judge in judges.items():
        judge['marks'] += int(sum(judge_of[kind] == path for kind in kinds))
        json.dump(judge, open(path, 'w'), ensure_ascii=False, indent=0)
    json.dump(weighed, open(given.weighed, 'w'), indent=1)
