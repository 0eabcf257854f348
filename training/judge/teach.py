"""Teaches the reply judge: `python3 judge/teach.py --cases build/cases.json.gz --base <folder> --out build/judge.pt`. Minutes on an accelerator."""
import argparse, gzip, json, os, random, sys, time
import numpy as np
import torch
from torch.nn import functional as F
sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'reader'))
from base import read_base
from model import Bytes, load_base
from packed import ReplyJudge, Rows, numbers, packed, row

# How often a case of each source is drawn, at the beginning and at the end of the training.
DRAWN = {'marks': (1, 6), 'contrasts': (1, 2), 'near-misses': (1, 4), 'broad': (1, 1), 'library': (1.5, .5)}
# What the verdict of an early layer counts beside the last one's.
EARLY = .5


def source(case):
    return case['from'].split('/')[0]


def loss_of(scores, marks, known, there):
    """Readers' marks say how good each reply is; every case, which reply is better than which."""
    fine, good = scores[..., 0], scores[..., 1]
    at = known[:, None] & there
    wanted = torch.stack([(marks >= 2), (marks == 3)], -1).float()
    told = F.binary_cross_entropy_with_logits(scores, wanted, reduction='none').mean(-1)
    pointed = (told * at).sum() / at.sum().clamp(min=1)
    sum_ = fine + good
    lower = there[:, None, :] & (marks[:, None, :] < marks[:, :, None])
    best = there & (marks >= 2) & lower.any(2)
    beside = torch.where(lower, sum_[:, None, :], torch.full_like(lower, -1e4, dtype=torch.float32))
    ranked = torch.logaddexp(sum_, torch.logsumexp(beside, 2)) - sum_
    share = torch.where(marks == 3, 1.0, .5) * best
    listed = (ranked * share).sum() / share.sum().clamp(min=1)
    return pointed + .7 * listed


def auc(found, true):
    rank = np.empty(len(found))
    rank[np.argsort(found)] = np.arange(len(found))
    count = true.sum()
    return float((rank[true].sum() - count * (count - 1) / 2) / max(1, count * (~true).sum()))


def judge(model, rows, device, size=64):
    """For each row what each verdict says of its replies."""
    model.eval()
    order = sorted(range(len(rows)), key=lambda i: len(rows[i][0]))
    found = [None] * len(rows)
    with torch.no_grad(), torch.autocast(device, torch.bfloat16):
        for at in range(0, len(order), size):
            some = order[at:at + size]
            most = max(max(rows[i][3]) for i in some)
            scores = torch.stack(model(*packed([rows[i] for i in some], device), numbers(most, device)), 1).cpu().numpy()
            for i, each in zip(some, scores):
                found[i] = each[:, :max(rows[i][3])]
    model.train()
    return found


def figures(found, cases):
    out = {}
    names = sorted({case['from'].split()[0] for case in cases})
    for name in [*names, 'all']:
        some = [(f, c) for f, c in zip(found, cases) if name == 'all' or c['from'].startswith(name + ' ')]
        marks = np.concatenate([c['marks'] for _, c in some])
        score = np.concatenate([f.sum(1) for f, _ in some])
        first = np.mean([c['marks'][int(np.argmax(f.sum(1)))] == 3 for f, c in some])
        wrong = np.mean([c['marks'][int(np.argmax(f.sum(1)))] < 2 for f, c in some])
        out[name.split('/')[-1]] = [round(x, 3) for x in (auc(score, marks >= 2), auc(score, marks == 3), float(first), float(wrong))]
    return out


def main():
    say = argparse.ArgumentParser()
    say.add_argument('--cases', required=True)
    say.add_argument('--base', required=True)
    say.add_argument('--out', required=True)
    say.add_argument('--width', type=int, default=384)
    say.add_argument('--layers', type=int, default=12)
    say.add_argument('--rate', type=float, default=6e-5)
    say.add_argument('--batch', type=int, default=64)
    say.add_argument('--minutes', type=float, default=7)
    say.add_argument('--steps', type=int, default=0)
    say.add_argument('--share', type=float, default=.01, help='of the cases, where there is no accelerator')
    say.add_argument('--seed', type=int, default=5)
    say.add_argument('--told', type=int, default=1, help='whether the telling stands before the reply')
    say.add_argument('--early', type=int, nargs='*', default=[6], help='layers after which it judges too')
    say.add_argument('--scores', help='where to write what it says of the cases held apart')
    given = say.parse_args()
    random.seed(given.seed), np.random.seed(given.seed), torch.manual_seed(11)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    began = time.time()
    cases = json.load(gzip.open(given.cases, 'rt', encoding='utf8'))
    if not torch.cuda.is_available():
        cases = [c for c in cases if random.random() < given.share]
    rows = Rows(f'{given.base}/tokenizer.json')
    messages = rows.message([(case['message'], case['asked']) for case in cases])
    offers = lambda case: list(zip(case['told'] if given.told and 'told' in case else [''] * len(case['replies']), case['replies']))
    pairs = sorted({pair for case in cases for pair in offers(case)})
    said = dict(zip(pairs, rows.replies(pairs)))
    held = [i for i, case in enumerate(cases) if case.get('held')]
    held_rows = [row(messages[i], [said[pair] for pair in offers(cases[i])]) for i in held]
    by = {}
    for i, case in enumerate(cases):
        if not case.get('held'):
            by.setdefault(source(case), []).append(i)
    print(f'{ {name: len(some) for name, some in by.items()} }, {len(held)} held, read after {time.time() - began:.0f} s', flush=True)
    model = ReplyJudge(given.layers, given.width, early=given.early)
    load_base(model.body, read_base(given.base))
    model.to(device)
    body, head = list(model.body.parameters()), list(model.verdicts.parameters())
    learning = torch.optim.AdamW([{'params': body, 'times': 1}, {'params': head, 'times': 8}], lr=given.rate, weight_decay=.01, fused=device == 'cuda')

    def draw(name, i):
        case = cases[i]
        places = list(range(len(case['replies'])))
        random.shuffle(places)
        asked = messages[i]
        offered = offers(case)
        ids = row(asked, [said[offered[k]] for k in places])
        return ids, [case['marks'][k] for k in places], case['known']

    def told(found):
        return {at: figures([each[k] for each in found], [cases[i] for i in held])['all'] for k, at in enumerate(model.at)}

    queues = {name: [] for name in by}

    def batch(done, count):
        share = {name: len(by[name]) * (a + (b - a) * done) for name, (a, b) in DRAWN.items() if name in by}
        names = random.choices(list(share), list(share.values()), k=count)
        found = []
        for name in names:
            if not queues[name]:
                queues[name] = random.sample(by[name], len(by[name]))
            found.append(draw(name, queues[name].pop()))
        return found

    step, sums, began, pool = 0, 0.0, time.time(), []
    while True:
        done = max((time.time() - began) / 60 / given.minutes, step / given.steps if given.steps else 0)
        if done >= 1:
            break
        if not pool:
            some = sorted(batch(done, given.batch * 16), key=lambda each: len(each[0][0]))
            pool = [some[k:k + given.batch] for k in range(0, len(some), given.batch)]
            random.shuffle(pool)
        some = pool.pop()
        for group in learning.param_groups:
            group['lr'] = group['times'] * given.rate * min(1, (step + 1) / 200) * max(.02, 1 - done)
        Bytes.rehearsing = done > .8
        most = max(len(marks) for _, marks, _ in some)
        marks = torch.tensor([m + [-1] * (most - len(m)) for _, m, _ in some], device=device)
        known = torch.tensor([k for _, _, k in some], device=device)
        with torch.autocast(device, torch.bfloat16):
            scores = model(*packed([each for each, _, _ in some], device), numbers(most, device))
        loss = sum(weight * loss_of(each, marks, known, marks >= 0) for each, weight in zip(reversed(scores), (1, EARLY, EARLY)))
        learning.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        learning.step()
        sums += loss.item() if step % 10 == 0 else 0
        if step % 2000 == 1999:
            said_now = told(judge(model, held_rows, device))
            print(f'{step} {done:.2f} loss {sums / 100:.3f} {(time.time() - began) / (step + 1):.3f} s a step {said_now}', flush=True)
            sums = 0.0
        step += 1
    Bytes.rehearsing = False
    found = judge(model, held_rows, device)
    print(step, 'steps', [figures([each[k] for each in found], [cases[i] for i in held]) for k in range(len(model.at))], flush=True)
    torch.save({key: value.half().cpu() for key, value in model.state_dict().items()}, given.out)
    if given.scores:
        json.dump([[cases[i]['from'], each.round(3).tolist()] for i, each in zip(held, found)], open(given.scores, 'w'))


if __name__ == '__main__':
    main()
