"""Trains what chooses a follow-up question, on from the shipped matcher: minutes on an accelerator.

`python3 follow-up/train.py --base build/shipped --shared <folder> --out build/follow-up.pt`
"""
import argparse, os, random, sys, time
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
for folder in ('reader', 'matcher'):
    sys.path.append(os.path.join(os.path.dirname(__file__), '..', folder))
import data
from base import read_base
from matcher import WARMTH, WORDS, Matcher
from model import Bytes, load_base
from table import Table
from tokens import Tokens

FASTER = 10
# Of the messages with a chosen question, one for so many whose own question happens to be in the list.
EXACT = 3


def main():
    say = argparse.ArgumentParser()
    say.add_argument('--library', default='../library')
    say.add_argument('--bank', default='../src/shared/questions.json')
    say.add_argument('--folder', default='follow-up')
    say.add_argument('--shared', required=True)
    say.add_argument('--base', required=True)
    say.add_argument('--out', required=True)
    say.add_argument('--init', default='')
    say.add_argument('--layers', type=int, default=12)
    say.add_argument('--steps', type=int, default=100000)
    say.add_argument('--minutes', type=float, default=8)
    say.add_argument('--pairs', type=int, default=192)
    say.add_argument('--chosen', type=int, default=256)
    say.add_argument('--weight', type=float, default=1.0)
    say.add_argument('--rate', type=float, default=8e-5)
    say.add_argument('--alone', type=float, default=.5, help='share of the steps for pairs alone, before the choices')
    say.add_argument('--unread', type=float, default=.1)
    say.add_argument('--seed', type=int, default=5)
    given = say.parse_args()
    random.seed(given.seed), torch.manual_seed(given.seed), np.random.seed(given.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    tokens = Tokens(f'{given.base}/tokenizer.json')
    asks = data.questions(given.library, given.bank)
    places = {name: at for at, (name, _) in enumerate(asks)}
    learned, held = data.chosen(given.folder, places)
    pairs, moments = data.written(given.shared, given.library)
    spelled = {text: at for at, (_, text) in enumerate(asks)}
    exact = [(message, {spelled[question]: 1.0}) for message, question in pairs if question in spelled]
    rows, at = [], {}

    def row_of(text):
        if text not in at:
            at[text] = len(rows)
            rows.append(tokens.of([(text, '')])[0])
        return at[text]

    learned = [(row_of(text), target) for text, target in learned]
    exact = [(row_of(text), target) for text, target in exact]
    pairs = [(row_of(a), row_of(b)) for a, b in pairs]
    moments = [([row_of(a) for a in told], [row_of(b) for b in asked]) for told, asked in moments]
    own = [row_of(text) for _, text in asks]
    table = Table(rows, device)
    print(
        f'{len(asks)} questions, {len(learned)} messages chosen for, {len(held)} held out, '
        f'{len(exact)} written so, {len(pairs)} pairs, {len(moments)} moments',
        flush=True,
    )
    model = Matcher(given.layers, len(asks)).to(device)
    load_base(model.body, read_base(given.base))
    if given.init:
        model.load_state_dict(torch.load(given.init, map_location='cpu'), strict=False)
    model.unread = given.unread
    model.body.words.weight.requires_grad = False
    layers = [p for p in model.body.parameters() if p.requires_grad]
    learning = torch.optim.AdamW([{'params': layers, 'times': 1}, {'params': list(model.broad.parameters()), 'times': FASTER}],
                                 lr=given.rate, weight_decay=.01, fused=device == 'cuda')
    began, losses, step, has_begun = time.time(), [], 0, bool(given.init)
    while True:
        done = max(step / given.steps, (time.time() - began) / 60 / given.minutes)
        if done >= 1:
            break
        for group in learning.param_groups:
            group['lr'] = group['times'] * given.rate * min(1, (step + 1) / 30) * max(.02, 1 - done)
        Bytes.rehearsing = done > .85
        if done >= given.alone and not has_begun:
            begin(model, table, own)
            has_begun = True
        some = random.sample(pairs, given.pairs // 2)
        some += [(random.choice(told), random.choice(asked)) for told, asked in random.sample(moments, given.pairs // 2)]
        if done < given.alone:
            chosen = []
        else:
            chosen = random.sample(learned, given.chosen) + random.sample(exact, given.chosen // EXACT)
        with torch.autocast(device, torch.bfloat16):
            found = table.through(model, [a for a, _ in some] + [b for _, b in some] + [a for a, _ in chosen], 4)
        one, other, read = torch.split(found, [len(some), len(some), len(chosen)])
        loss = contrast(one, other, [b for _, b in some])
        if chosen:
            loss = loss + given.weight * choice(model.scored(read), [target for _, target in chosen], given.chosen)
        learning.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        learning.step()
        losses.append(loss.detach())
        if step % 100 == 0 or step < 3:
            print(f'{step} loss {torch.stack(losses[-25:]).mean().item():.3f} {(time.time() - began) / (step + 1):.2f} s a step', flush=True)
        if chosen and step % 100 == 0:
            print(figures(scores(model, tokens, held, device), held, asks), flush=True)
        step += 1
    torch.save({key: value.half() for key, value in model.state_dict().items() if key != WORDS}, given.out)
    Bytes.rehearsing = False
    print(figures(scores(model, tokens, held, device), held, asks), flush=True)


def begin(model, table, own):
    """Each question's weights are its own vector; for none, the middle of them."""
    model.eval()
    with torch.no_grad():
        found = table.through(model, own, 4).float()
        model.broad.weight[:-1].copy_(found), model.broad.weight[-1].zero_(), model.broad.bias.zero_()
    model.train()


def contrast(one, other, same):
    """A message lies near the question written for it; where others of the batch got the same question, neither is wrong."""
    same = torch.tensor(same, device=one.device)
    scores = WARMTH * one @ other.T
    alike = (same[:, None] == same[None]) & ~torch.eye(len(one), dtype=torch.bool, device=one.device)
    scores = scores.masked_fill(alike, -1e4)
    right = torch.arange(len(one), device=one.device)
    return (F.cross_entropy(scores, right) + F.cross_entropy(scores.T, right)) / 2


def choice(scores, targets, read):
    """Which questions readers chose; of those written for a message (after the first `read`) it is unknown whether none would do."""
    meant = torch.zeros(scores.shape)
    for i, target in enumerate(targets):
        for at, part in target.items():
            meant[i, at] = part
    meant = meant.to(scores.device)
    first = -(meant[:read] * F.log_softmax(scores[:read], -1)).sum(1).mean()
    if read == len(targets):
        return first
    return first + .3 * -(meant[read:, :-1] * F.log_softmax(scores[read:, :-1], -1)).sum(1).mean()


def scores(model, tokens, held, device):
    rows = tokens.of([(text, '') for text, _ in held])
    model.eval()
    with torch.no_grad(), torch.autocast(device, torch.bfloat16):
        found = Table(rows, device).through(model.choose, np.arange(len(rows)), -(-len(rows) // 256)).float().cpu().numpy()
    model.train()
    return found


def figures(found, held, asks):
    """Of the surest part: how often the question, in whatever pronoun, is one that a reader chose."""
    names = [name.split(':')[0] for name, _ in asks]
    sure = torch.softmax(torch.from_numpy(found), -1).numpy()
    best = sure[:, :-1].argmax(1)
    ids = [{names[at] for at in target if at < len(names)} for _, target in held]
    right = np.array([names[b] in some for b, some in zip(best, ids)])
    whole = np.array([b in target for b, (_, target) in zip(best, held)])
    five = np.mean([any(names[at] in some for at in np.argsort(-row[:-1])[:5]) for row, some in zip(sure, ids) if some])
    order = np.argsort(-sure[:, :-1].max(1))
    parts = {part: round(float(right[order[:int(part * len(order))]].mean()), 3) for part in (.1, .2, .3, .5, 1)}
    some = np.array([bool(each) for each in ids])
    return {'has one': round(float(some.mean()), 3), 'chosen, of the surest': parts, 'of those with one': round(float(right[some].mean()), 3),
            'with the pronoun': round(float(whole[some].mean()), 3), 'among five': round(float(five), 3)}


if __name__ == '__main__':
    main()
