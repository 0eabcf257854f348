"""Teaches the follow-up model what people do in a turn, the tone of a first reaction and whom or what a friend would take up.

It goes on from the shipped file: a quarter of an hour on one core.

`python3 matcher/shipped.py <follow-up.onnx as matcher.onnx> build/asker`, then
`python3 follow-up/turns.py --data build/examples.json.gz --base build/asker --shipped ../models/follow-up/follow-up.onnx --out build/turns.pt`

It reads the message beside what the companion said last. Meanwhile it must go on saying of questions what the shipped file says. Only the upper
layers learn: what the lower ones make of every row is kept, so that a step takes half a second on one core (OMP_NUM_THREADS=1: on a busy
machine two threads wait for each other).
"""
import argparse, collections, glob, gzip, json, os, random, sys, time
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch.nn import functional as F
for folder in ('reader', 'matcher'):
    sys.path.append(os.path.join(os.path.dirname(__file__), '..', folder))
import data
from asker import Asker
from base import read_base
from heads import TURN_LABELS, targets
from matcher import WORDS
from model import Bytes, load_base
from table import Table
from tokens import Tokens

TURNS, CHOICES, OPINIONS, MENTIONED = 112, 24, 40, 64
KEPT_CHOICES, KEPT_OPINIONS = 2500, 4000
# So many layers learn nothing.
STILL = 7
# Half precision is quick where there are units for it, and four times slower elsewhere.
IS_QUICK = torch.cuda.is_available() or torch.cpu._is_amx_tile_supported()


def heads_of(path):
    """What the shipped file says of questions and turns."""
    held = {each.name: numpy_helper.to_array(each) for each in onnx.load(path).graph.initializer}
    known = [f'{head}.{at}.{kind}' for head in ('opinion', 'acts', 'tone', 'mention') for at in (0, 3) for kind in ('weight', 'bias')]
    return {name: torch.from_numpy((value.T if name.endswith('weight') else value).copy())
            for name in known if f'matcher.{name}' in held for value in [held[f'matcher.{name}']]}


def load(given, asks):
    model = Asker(12, len(asks))
    load_base(model.body, read_base(given.base))
    head = torch.load(f'{given.base}/head.pt', map_location='cpu')
    head['broad.weight'] = head['broad.weight'].T.contiguous()
    model.load_state_dict({**head, **heads_of(given.shipped)}, strict=False)
    return model


class Kept:
    """What the lower layers make of each row."""
    def __init__(self, body, table, device, size=256):
        self.table, self.states = table, [None] * len(table.lengths)
        order = np.argsort(table.lengths, kind='stable')
        with torch.no_grad(), torch.autocast(device, torch.bfloat16, enabled=IS_QUICK):
            for at in range(0, len(order), size):
                places = order[at:at + size]
                ids, mask, parts = table.of(places)
                x = body.norm(body.words(ids) + body.places(torch.arange(ids.shape[1], device=device))[None] + body.parts(parts))
                x = x.bfloat16() if IS_QUICK else x
                for layer in body.layers[:STILL]:
                    x = layer(x, hiding(mask, x), 0.0)
                for row, place in enumerate(places):
                    self.states[place] = x[row, :table.lengths[place]].bfloat16().clone()

    def of(self, body, places):
        _, mask, parts = self.table.of(places)
        x = torch.nn.utils.rnn.pad_sequence([self.states[place] for place in places], batch_first=True)
        x = x if IS_QUICK else x.float()
        for layer in body.layers[STILL:]:
            x = layer(x, hiding(mask, x), body.drop)
        return x, mask, parts


def hiding(mask, x):
    return (1.0 - mask[:, None, None, :].to(x.dtype)) * -1e4


class Mentions:
    """Messages with whom or what a friend would take up: where it begins and ends, its sort and what is felt about it."""
    def __init__(self, folder, tokens, body, device):
        rows = [row for path in sorted(glob.glob(f'{folder}/messages-*.jsonl')) for row in map(json.loads, open(path, encoding='utf8'))]
        known = []
        for row in rows:
            at = tokens.places(row['text'], row['words']) if 'words' in row else (0, 0)
            if at:
                known.append((row, at))
        self.rows = [row for row, _ in known]
        self.at = torch.tensor([at for _, at in known])
        of = lambda head, key: torch.tensor([TURN_LABELS[head].index(row[key]) if key in row else -100 for row in self.rows])
        self.sort, self.feeling = of('sorts', 'sort'), of('feelings', 'feels')
        self.kept = Kept(body, Table(tokens.of([(row['text'], '') for row in self.rows]), device), device)
        held = np.array([row.get('held', False) for row in self.rows])
        self.learned, self.held = np.where(~held)[0], np.where(held)[0]

    def said(self, model, places):
        """Scores of the beginning and the end, and of sort and feeling where it truly stands."""
        found = model.mentioned(*self.kept.of(model.body, places))
        both = found[torch.arange(len(places))[:, None], self.at[places].to(found.device)].mean(1)[:, 2:]
        return found[..., 0], found[..., 1], both[:, :len(TURN_LABELS['sorts'])], both[:, len(TURN_LABELS['sorts']):]

    def loss(self, model, places):
        begins, ends, sort, feeling = self.said(model, places)
        at, wrong = self.at[places].to(begins.device), lambda said, true: F.cross_entropy(said, true.to(said.device), ignore_index=-100)
        return wrong(begins, at[:, 0]) + wrong(ends, at[:, 1]) + wrong(sort, self.sort[places]) * .5 + wrong(feeling, self.feeling[places])

    def figures(self, model):
        model.eval()
        right, of = collections.Counter(), collections.Counter()
        with torch.no_grad(), torch.autocast('cuda' if torch.cuda.is_available() else 'cpu', torch.bfloat16, enabled=IS_QUICK):
            for places in np.array_split(self.held, max(1, len(self.held) // 128)):
                begins, ends, sort, feeling = (each.float().cpu() for each in self.said(model, places))
                at, named = self.at[places], self.at[places][:, 0] > 0
                words = (begins.argmax(1) == at[:, 0]) & (ends.argmax(1) == at[:, 1])
                whether = (begins.argmax(1) > 0) == named
                sorts, feelings = sort.argmax(1) == self.sort[places], feeling.argmax(1) == self.feeling[places]
                told = {'named or not': (whether, named | True), 'words': (words, named), 'sort': (sorts, named), 'feeling': (feelings, named)}
                for name, (found, here) in told.items():
                    right[name] += int((found & here).sum())
                    of[name] += int(here.sum())
        model.train()
        return {name: round(right[name] / max(1, of[name]), 3) for name in of}


def figures(model, kept, some, wanted):
    """Found and right at one half for each act; how often the likeliest tone is one that was named."""
    model.eval()
    with torch.no_grad(), torch.autocast('cuda' if torch.cuda.is_available() else 'cpu', torch.bfloat16, enabled=IS_QUICK):
        batches = [kept.of(model.body, part) for part in np.array_split(some, -(-len(some) // 128))]
        acts, tone = zip(*[tuple(part.float().cpu() for part in model.turned(*batch)) for batch in batches])
    model.train()
    acts, tone = torch.sigmoid(torch.cat(acts)).numpy(), torch.softmax(torch.cat(tone), -1).numpy()
    said = {}
    for i, name in enumerate(TURN_LABELS['acts']):
        known = wanted['acts']['known'][some, i].numpy() > 0
        true, found = wanted['acts']['value'][some, i].numpy()[known] > 0, acts[known, i] >= .5
        said[name] = f'{(true & found).sum() / max(1, true.sum()):.2f} {(true & found).sum() / max(1, found.sum()):.2f}'
    known = wanted['tone']['known'][some, 0].numpy() > 0
    right = wanted['tone']['value'][some].numpy()[known][np.arange(known.sum()), tone[known].argmax(1)] > 0
    return said, round(float(right.mean()), 3)


def main():
    say = argparse.ArgumentParser()
    say.add_argument('--data', required=True)
    say.add_argument('--base', required=True)
    say.add_argument('--shipped', required=True)
    say.add_argument('--out', required=True)
    say.add_argument('--library', default='../library')
    say.add_argument('--bank', default='../src/shared/questions.json')
    say.add_argument('--mentions', default='mentions')
    say.add_argument('--minutes', type=float, default=20)
    say.add_argument('--turned', type=float, default=3, help='how much faster the heads of acts and tones learn than the body')
    say.add_argument('--rate', type=float, default=7e-5)
    say.add_argument('--seed', type=int, default=5)
    say.add_argument('--init', help='what was taught so far, to go on from')
    given = say.parse_args()
    started = time.time()
    random.seed(given.seed), np.random.seed(given.seed), torch.manual_seed(given.seed)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    asks = data.questions(given.library, given.bank)
    tokens = Tokens(f'{given.base}/tokenizer.json')
    examples = [e for e in json.load(gzip.open(given.data, 'rt', encoding='utf8'))['examples'] if {'acts', 'tone'} & e['labels'].keys()]
    wanted = {head: {k: v for k, v in targets(examples, TURN_LABELS)[head].items()} for head in ('acts', 'tone')}
    weights = torch.tensor([e['weight'] for e in examples])
    table = Table(tokens.of([(e['text'], e['before']) for e in examples]), device)
    split = np.array([e['split'] for e in examples])
    learned, dev = np.where(split == 'train')[0], np.where(split == 'dev')[0]
    model = load(given, asks).to(device)

    # What the shipped file says of messages, and of questions beside them.
    texts = sorted({e['text'] for e in examples})
    questions = [text for _, text in asks]
    alone = Table(tokens.of([(text, '') for text in random.sample(texts, KEPT_CHOICES)]), device)
    beside = Table(tokens.of([(random.choice(texts), random.choice(questions)) for _ in range(KEPT_OPINIONS)]), device)
    model.eval()
    with torch.no_grad(), torch.autocast(device, torch.bfloat16, enabled=IS_QUICK):
        chosen = torch.softmax(alone.through(model.choose, range(KEPT_CHOICES), KEPT_CHOICES // 128).float(), -1)
        thought = torch.softmax(beside.through(model.judge, range(KEPT_OPINIONS), KEPT_OPINIONS // 128).float(), -1)
    mentions = Mentions(given.mentions, tokens, model.body, device)
    turns, alone, beside = (Kept(model.body, each, device) for each in (table, alone, beside))
    model.train()
    print(f'{time.time() - started:.0f} s; {len(learned)} to learn from, {len(dev)} for thresholds', flush=True)
    if given.init:
        model.load_state_dict(torch.load(given.init, map_location='cpu'), strict=False)
    for name, parameter in model.body.named_parameters():
        parameter.requires_grad = name.startswith('layers.') and int(name.split('.')[1]) >= STILL
    body = [p for p in model.body.parameters() if p.requires_grad]
    turned = [*model.acts.parameters(), *model.tone.parameters()]
    old = [*model.broad.parameters(), *model.opinion.parameters()]
    groups = [{'params': body, 'times': 1}, {'params': turned, 'times': given.turned}, {'params': [*model.mention.parameters()], 'times': 8},
              {'params': old, 'times': .3}]
    learning = torch.optim.AdamW(groups, lr=given.rate, weight_decay=.01, fused=True)
    began, step, queue, sums = time.time(), 0, [], np.zeros(5)
    while (done := (time.time() - began) / 60 / given.minutes) < 1:
        for group in learning.param_groups:
            group['lr'] = group['times'] * given.rate * min(1, (step + 1) / 40) * max(.02, 1 - done)
        Bytes.rehearsing = done > .85
        if not queue:
            order = np.random.permutation(learned)
            order = np.concatenate([part[np.argsort(table.lengths[part])] for part in np.array_split(order, max(1, len(order) // (TURNS * 30)))])
            queue = [order[i:i + TURNS] for i in range(0, len(order), TURNS)]
            random.shuffle(queue)
        places = queue.pop()
        with torch.autocast(device, torch.bfloat16, enabled=IS_QUICK):
            acts, tone = model.turned(*turns.of(model.body, places))
            here = {head: {k: v[places].to(device) for k, v in wanted[head].items()} for head in wanted}
            each = F.binary_cross_entropy_with_logits(acts.float(), here['acts']['value'], reduction='none') * here['acts']['known']
            one = each.sum() / here['acts']['known'].sum().clamp(min=1) * 12
            toned = here['tone']['known'][:, 0] * weights[places].to(device)
            two = (-(F.log_softmax(tone.float(), -1) * here['tone']['value']).sum(-1) * toned).sum() / toned.sum().clamp(min=1) * .6
            five = mentions.loss(model, np.random.choice(mentions.learned, MENTIONED, replace=False))
            loss, parts = one + two + five, [one.item(), two.item(), 0, 0, five.item()]
            if step % 3 == 0:
                at, of = np.random.randint(KEPT_CHOICES, size=CHOICES), np.random.randint(KEPT_OPINIONS, size=OPINIONS)
                same = lambda scores, before: F.kl_div(F.log_softmax(scores.float(), -1), before, reduction='batchmean')
                three = same(model.chosen(*alone.of(model.body, at)), chosen[at])
                four = same(model.judged(*beside.of(model.body, of)), thought[of])
                loss = loss + 3 * three + 4 * four
                parts[2:4] = [three.item(), four.item()]
        learning.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_([p for g in learning.param_groups for p in g['params']], 1.0)
        learning.step()
        sums += parts
        step += 1
        if step % 50 == 0:
            print(f'{step} {done:.2f} {(time.time() - began) / step:.2f} s a step', (sums / 50).round(3), flush=True)
            sums[:] = 0
        if step % 300 == 0:
            print(figures(model, turns, dev, wanted), mentions.figures(model), flush=True)
    Bytes.rehearsing = False
    print(step, 'steps', figures(model, turns, dev, wanted), mentions.figures(model), flush=True)
    torch.save({key: value.half() for key, value in model.state_dict().items() if key != WORDS}, given.out)


if __name__ == '__main__':
    main()
