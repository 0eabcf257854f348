"""Trains the matcher on everything in `objectives.py` at once: minutes on an accelerator, hours on two cores."""
import argparse, os, random, sys, time
import numpy as np
import torch
from torch import nn
sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'reader'))
from model import Bytes, load_base
from base import read_base
from table import Table
from tokens import Tokens
import broad, data, measure, objectives
from matcher import WORDS, Matcher, restore

# Long messages cost much and teach little more.
LONGEST = 48
# The scores of the broad moments begin from the middles of their tellings and learn faster than the layers.
HEAD_FASTER = 20


class Kept:
    """Each row once, by its place in the table."""
    def __init__(self):
        self.rows, self.at = [], {}

    def one(self, row):
        key = (*row[0], -1, *row[1])
        if key not in self.at:
            self.at[key] = len(self.rows)
            self.rows.append(row)
        return self.at[key]

    def all(self, rows):
        return [self.one(row) for row in rows]


def vectors(say, rows, device, size=256, model=None):
    """What the model, or one part of it, says of each row."""
    model = model or say
    model.eval()
    with torch.no_grad(), torch.autocast(device, torch.bfloat16):
        table = Table(rows, device)
        found = table.through(say, np.arange(len(rows)), -(-len(rows) // size)).float().cpu().numpy()
    model.train()
    return found


def main():
    say = argparse.ArgumentParser()
    say.add_argument('--library', default='../library')
    say.add_argument('--shared', required=True)
    say.add_argument('--base', required=True)
    say.add_argument('--layers', type=int, default=6)
    say.add_argument('--out', required=True)
    say.add_argument('--steps', type=int, default=400)
    say.add_argument('--batch', type=int, default=128)
    say.add_argument('--plain', type=int, default=48)
    say.add_argument('--rate', type=float, default=1e-4)
    say.add_argument('--seed', type=int, default=5)
    say.add_argument('--hold', type=int, default=1, help='tellings of each moment left out, to measure')
    say.add_argument('--marks', nargs='*', default=[])
    say.add_argument('--memory', nargs='*', default=[], help='what people told and asked about later')
    say.add_argument('--minutes', type=float, default=60)
    say.add_argument('--chunks', type=int, default=3, help='of rows of like length, a step')
    say.add_argument('--init', default='')
    say.add_argument('--learn', nargs='*', default=[], help='marked offers to learn from')
    say.add_argument('--marked', type=int, default=10, help='marked messages a step')
    say.add_argument('--remembered', type=int, default=8, help='people who ask about what they told, a step')
    say.add_argument('--broad', default='', help='the folder of messages with the broad moments chosen for them')
    say.add_argument('--chosen', type=int, default=160, help='such messages a step')
    say.add_argument('--weight', type=float, default=.5, help='of what they teach')
    say.add_argument('--begin', action='store_true', help='with the scores of the broad moments from the middles of what they were chosen for')
    say.add_argument('--unread', type=float, default=0, help='share of the words left out while it learns')
    given = say.parse_args()
    random.seed(given.seed), torch.manual_seed(given.seed), np.random.seed(given.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    tokens = Tokens(f'{given.base}/tokenizer.json')
    moments = [m for m in data.moments(given.library) if len(m['messages']) >= 3]
    told = [[data.telling(m, i) for i in range(len(m['messages']))] for m in moments]
    held = [rows[len(rows) - given.hold:] if len(rows) > given.hold + 2 else [] for rows in told]
    learned = [rows[:len(rows) - len(out)] for rows, out in zip(told, held)]
    rows = [[row for row in tokens.of(each) if len(row[0]) <= 2 * LONGEST] for each in learned]
    said = [tokens.of([(reply, '') for reply in m['replies']]) for m in moments]
    plain = data.plain(given.shared)
    random.shuffle(plain)
    plain_rows = list(zip(tokens.of([m for m, _ in plain]), tokens.of([(r, '') for _, r in plain])))
    plain_rows = [pair for pair in plain_rows if len(pair[0][0]) <= LONGEST]
    kept = Kept()
    rows, said = [kept.all(each) for each in rows], [kept.all(each) for each in said]
    plain_rows = [(kept.one(a), kept.one(b)) for a, b in plain_rows]
    marked = ranked(given.learn, moments, told, said, tokens, kept)
    learned_sets, held_sets = split(data.memories(given.memory))
    remembered = [(kept.all(tokens.of([(text, '') for text in sentences])), [(kept.one(tokens.of([(ask, '')])[0]), at) for ask, at in asks if at >= 0])
                  for sentences, asks in learned_sets]
    chosen, unseen = broad.examples(given.broad, given.library, moments) if given.broad else ([], [])
    chosen = list(zip(kept.all(tokens.of([(text, '') for text, _ in chosen])), [target for _, target in chosen]))
    table = Table(kept.rows, device)
    print(f'{len(chosen)} with broad moments, {len(unseen)} held out, {len(marked)} marked messages,',
          f'{len(moments)} moments, {len(plain)} plain replies', flush=True)
    model = Matcher(given.layers, len(broad.names(given.library))).to(device)
    load_base(model.body, read_base(given.base))
    if given.init:
        restore(model, given.init, given.base)
    model.unread = given.unread
    model.body.words.weight.requires_grad = False  # the words keep their published meaning; the layers learn
    if given.begin:
        broad.begin(model, table, chosen)
    head = list(model.broad.parameters())
    layers = [p for p in model.body.parameters() if p.requires_grad]
    learning = torch.optim.AdamW([{'params': layers, 'times': 1}, {'params': head, 'times': HEAD_FASTER}],
                                 lr=given.rate, weight_decay=.01, fused=device == 'cuda')
    near, same = neighbours(model, table, rows)
    began, losses = time.time(), []
    for step in range(given.steps):
        # How far along, by steps or by the clock, whichever ends first.
        done = max(step / given.steps, (time.time() - began) / 60 / given.minutes)
        if done >= 1:
            break
        if step and step % 800 == 0:
            near, same = neighbours(model, table, rows)
            print(choosing(model, tokens, unseen, device), flush=True)
        for group in learning.param_groups:
            group['lr'] = group['times'] * given.rate * min(1, (step + 1) / 20) * max(.02, 1 - done)
        Bytes.rehearsing = done > .85
        parts = [objectives.tellings(rows, said, plain_rows, near, same, given.batch, given.plain)]
        if marked:
            parts.append(objectives.marks(random.sample(marked, given.marked)))
        if remembered:
            parts.append(objectives.memories(random.sample(remembered, given.remembered)))
        if chosen:
            parts.append(objectives.choices(model, random.sample(chosen, given.chosen), given.weight))
        with torch.autocast(device, torch.bfloat16):
            found = table.through(model, [row for texts, _ in parts for row in texts], given.chunks)
        each = torch.split(found, [len(texts) for texts, _ in parts])
        loss = sum(cost(own) for own, (_, cost) in zip(each, parts))
        learning.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        learning.step()
        losses.append(loss.detach())
        if step % 100 == 0 or step < 4:
            print(f'{step} loss {torch.stack(losses[-25:]).mean().item():.3f} {(time.time() - began) / (step + 1):.2f} s a step', flush=True)
    torch.save({key: value.half() for key, value in model.state_dict().items() if key != WORDS}, given.out)
    Bytes.rehearsing = False
    tell = measure.figures(lambda pairs: vectors(model, tokens.of(pairs), device), moments, learned, held, given.marks)
    if held_sets:
        tell |= measure.recall(lambda texts: vectors(model, tokens.of([(text, '') for text in texts]), device), held_sets)
    print(tell | choosing(model, tokens, unseen, device), flush=True)


def choosing(model, tokens, unseen, device):
    if not unseen:
        return {}
    return broad.figures(vectors(model.choose, tokens.of([(text, '') for text, _ in unseen]), device, model=model), unseen)


def split(sets):
    """Every sixth is kept to measure by."""
    return [each for i, each in enumerate(sets) if i % 6], sets[::6]


def ranked(paths, moments, told, said, tokens, kept):
    """Marked messages with their offers: the rows of the message, of tellings of each moment and of the reply, and the marks."""
    at = {m['moment']: i for i, m in enumerate(moments)}
    found = []
    for path in paths:
        for message, offered in data.marked(path):
            known = [(at[name], text, mark) for text, mark, name in offered if name in at]
            if len({mark for _, _, mark in known}) < 2:
                continue
            asked = kept.all(tokens.of([message if moments[m].get('asked') else (message[0], '') for m, _, _ in known]))
            replies = kept.all(tokens.of([(text, '') for _, text, _ in known]))
            found.append((asked, [kept.all(tokens.of(told[m])) for m, _, _ in known], replies, [mark for _, _, mark in known]))
    return found


def neighbours(model, table, rows):
    """The nearest moments of each, and which are so alike that neither is wrong for the other."""
    flat = [row for each in rows for row in each[:4]]
    of = np.array([m for m, each in enumerate(rows) for _ in each[:4]])
    model.eval()
    with torch.no_grad(), torch.autocast(table.ids.device.type, torch.bfloat16):
        found = table.through(model, flat, -(-len(flat) // 384)).float().cpu().numpy()
    model.train()
    middle = np.zeros((len(rows), 384), np.float32)
    np.add.at(middle, of, found)
    middle /= np.linalg.norm(middle, axis=1, keepdims=True)
    sims = middle @ middle.T
    np.fill_diagonal(sims, -1)
    same = sims > np.quantile(sims.max(1), .97)
    near = np.argsort(-np.where(same, -1, sims), axis=1)[:, :12]
    return near, same


if __name__ == '__main__':
    main()
