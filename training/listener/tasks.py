"""What the listener learns: turns, mentions, and sentences that could answer a message; what each costs where it is wrong."""
import glob, random
import numpy as np
import torch
from torch.nn import functional as F
import examples as data
from cases import packed, row
from heads import TURN_LABELS, targets
from listener import FIRST

# Of a message with marked sentences, so many at a time.
MOST_CANDIDATES = 8
IN_TALK = 2.5
ACTS, TONE = 12, .6
# How much more a mark higher is meant, and how much it counts which is best.
BETTER, CHOOSES = 1.2, .15
# Rows of about the same length are read together.
AT_ONCE = 3


class Turns:
    def __init__(self, path, pieces):
        examples = data.turns_of(path)
        self.wanted = {head: targets(examples, TURN_LABELS)[head] for head in ('acts', 'tone')}
        self.weights = torch.tensor([e['weight'] for e in examples])
        pieces.learn([text for e in examples for text in (e['text'], e['before'])])
        self.rows = [row(pieces, e['text'], (e['before'],)) for e in examples]
        self.said = sorted({e['before'] for e in examples if e['before']})
        split = np.array([e['split'] for e in examples])
        self.source = np.array([e['source'] for e in examples])
        self.learned, self.dev, self.test = (np.where(split == name)[0] for name in ('train', 'dev', 'test'))

    def loss(self, acts, tone, places):
        here = {head: {k: v[places].to(acts.device) for k, v in self.wanted[head].items()} for head in self.wanted}
        known = here['acts']['known']
        wrong = F.binary_cross_entropy_with_logits(acts, here['acts']['value'], reduction='none') * known
        toned = here['tone']['known'][:, 0] * self.weights[places].to(acts.device)
        off = -(F.log_softmax(tone, -1) * here['tone']['value']).sum(-1) * toned
        return ACTS * wrong.sum() / known.sum().clamp(min=1) + TONE * off.sum() / toned.sum().clamp(min=1)


class Mentions:
    def __init__(self, folder, pieces):
        found = [each for path in sorted(glob.glob(f'{folder}/mentions/messages-*.jsonl')) for each in data.rows(path)]
        known = [(each, places(pieces, each['text'], each['words']) if 'words' in each else (0, 0)) for each in found]
        known = [(each, at) for each, at in known if at]
        self.at = torch.tensor([at for _, at in known])
        of = lambda head, key: torch.tensor([TURN_LABELS[head].index(each[key]) if key in each else -100 for each, _ in known])
        self.sort, self.feeling = of('sorts', 'sort'), of('feelings', 'feels')
        self.rows = [row(pieces, each['text']) for each, _ in known]
        held = np.array([each.get('held', False) for each, _ in known])
        self.learned, self.held = np.where(~held)[0], np.where(held)[0]

    def said(self, found, picked):
        both = found[torch.arange(len(picked))[:, None], self.at[picked].to(found.device)].mean(1)[:, 2:]
        sorts = len(TURN_LABELS['sorts'])
        return found[..., 0], found[..., 1], both[:, :sorts], both[:, sorts:]

    def loss(self, found, picked):
        begins, ends, sort, feeling = self.said(found, picked)
        at, wrong = self.at[picked].to(begins.device), lambda said, true: F.cross_entropy(said, true.to(said.device), ignore_index=-100)
        return wrong(begins, at[:, 0]) + wrong(ends, at[:, 1]) + wrong(sort, self.sort[picked]) * .5 + wrong(feeling, self.feeling[picked])


def places(pieces, text, phrase):
    start = text.index(phrase)
    offsets = pieces.tokenizer.encode(text, add_special_tokens=False).offsets
    at = [i for i, (begin, end) in enumerate(offsets) if end > start and begin < start + len(phrase)]
    return (at[0] + 1, at[-1] + 1) if len(offsets) <= 96 else None


class Candidates:
    """Messages with what could be answered; a few of their candidates at a time."""
    def __init__(self, cases, pieces):
        pieces.learn([text for case in cases for text in (case['message'], *case['before'], *(t for c in case['candidates'] for t in c[:2]))])
        self.pieces, self.likely = pieces, None
        cases = [case for case in cases if len(case["candidates"]) > 0]
        self.learned = [case for case in cases if case['candidates'] and not case['held']]
        self.held = [case for case in cases if case['candidates'] and case['held']]

    def some(self, count):
        # Of talks there are few, and it is talks that are answered.
        if not self.likely:
            self.likely = list(np.cumsum([IN_TALK if case.get('of', '').endswith('talk') else 1 for case in self.learned]))
        return [self.of(case, random.sample(case['candidates'], min(MOST_CANDIDATES, len(case['candidates']))),
                        random.random() < .25) for case in random.choices(self.learned, cum_weights=self.likely, k=count)]

    def of(self, case, chosen, bare=False):
        """`bare`: without what came before the last line."""
        before = ('', case['before'][1]) if bare else case['before']
        return row(self.pieces, case['message'], before, [(text, made_for) for text, made_for, _ in chosen]), [mark for _, _, mark in chosen]


def verdict_loss(said, marks):
    """Whether each is acceptable and good; and which is the best of them, which is what is chosen."""
    flat = [mark for some in marks for mark in some]
    wanted = torch.tensor([[float(mark >= 2), float(mark >= 3)] for mark in flat], device=said.device)
    parts = torch.split(said.sum(1), [len(some) for some in marks])
    meant = [torch.softmax(torch.tensor(some, device=said.device) * BETTER, 0) for some in marks]
    best = sum(-(target * F.log_softmax(part, 0)).sum() for part, target in zip(parts, meant)) / len(parts)
    return F.binary_cross_entropy_with_logits(said, wanted) + CHOOSES * best


def answer_loss(said, marks):
    """Each alone; and which of them, or none."""
    flat = torch.tensor([mark for some in marks for mark in some], device=said.device)
    parts = torch.split(said, [len(some) for some in marks])
    none = [torch.cat([part, part.new_zeros(1)]) for part in parts]
    chosen = [some.index(1.) if 1. in some else len(some) for some in marks]
    which = sum(F.cross_entropy(part[None], torch.tensor([at], device=said.device)) for part, at in zip(none, chosen)) / len(parts)
    return F.binary_cross_entropy_with_logits(said, flat) + .3 * which


def blocks_of(counts, device):
    most = max(counts)
    return torch.arange(FIRST, FIRST + most, device=device)[None].expand(len(counts), most), \
        torch.arange(most, device=device)[None] < torch.tensor(counts, device=device)[:, None]


def judged(model, rows, counts, device):
    """What is said of the candidates of each row: opinions, verdicts, answers."""
    order = sorted(range(len(rows)), key=lambda i: len(rows[i][0]))
    found = [None] * len(rows)
    for part in np.array_split(order, min(AT_ONCE, len(order))):
        states, (_, blocks, _), here = through(model, [rows[i] for i in part], device)
        wanted, real = blocks_of([counts[i] for i in part], device)
        said = model.of_candidates(states, blocks, here, wanted)
        for at, i in enumerate(part):
            found[i] = [each[at][real[at]] for each in said]
    return [torch.cat(each) for each in zip(*found)]


def through(model, rows, device):
    ids, blocks, at = packed(rows, device)
    states, here = model.read(ids, blocks, at)
    return states, (ids, blocks, at), here
