"""What the follow-up model learns about turns: what people do in them, the tone of a first reaction, and whom or what a friend would take up."""
import collections, glob, gzip, json
import numpy as np
import torch
from torch.nn import functional as F
from heads import TURN_LABELS, targets
from table import Table

# Of the loss: acts are many and mostly not there.
ACTS, TONE = 12, .6


class Turns:
    """Messages beside what the companion said last."""
    def __init__(self, path, tokens, device):
        examples = [e for e in json.load(gzip.open(path, 'rt', encoding='utf8'))['examples'] if {'acts', 'tone'} & e['labels'].keys()]
        self.wanted = {head: targets(examples, TURN_LABELS)[head] for head in ('acts', 'tone')}
        self.weights = torch.tensor([e['weight'] for e in examples])
        self.table = Table(tokens.of([(e['text'], e['before']) for e in examples]), device)
        self.said = sorted({e['before'] for e in examples if e['before']})
        split = np.array([e['split'] for e in examples])
        self.learned, self.dev = np.where(split == 'train')[0], np.where(split == 'dev')[0]

    def loss(self, model, places):
        acts, tone = model.turn(*self.table.of(places))
        here = {head: {k: v[places].to(acts.device) for k, v in self.wanted[head].items()} for head in self.wanted}
        known = here['acts']['known']
        wrong = F.binary_cross_entropy_with_logits(acts.float(), here['acts']['value'], reduction='none') * known
        toned = here['tone']['known'][:, 0] * self.weights[places].to(acts.device)
        off = -(F.log_softmax(tone.float(), -1) * here['tone']['value']).sum(-1) * toned
        return ACTS * wrong.sum() / known.sum().clamp(min=1) + TONE * off.sum() / toned.sum().clamp(min=1)

    def figures(self, model):
        """Found and right at one half for each act; how often the likeliest tone is one that was named."""
        model.eval()
        with torch.no_grad(), torch.autocast(self.table.ids.device.type, torch.bfloat16):
            acts, tone = zip(*[model.turn(*self.table.of(part)) for part in np.array_split(self.dev, -(-len(self.dev) // 128))])
        model.train()
        acts, tone = torch.sigmoid(torch.cat(acts).float()).cpu().numpy(), torch.cat(tone).float().cpu().numpy()
        said = {}
        for i, name in enumerate(TURN_LABELS['acts']):
            known = self.wanted['acts']['known'][self.dev, i].numpy() > 0
            true, found = self.wanted['acts']['value'][self.dev, i].numpy()[known] > 0, acts[known, i] >= .5
            said[name] = f'{(true & found).sum() / max(1, true.sum()):.2f} {(true & found).sum() / max(1, found.sum()):.2f}'
        known = self.wanted['tone']['known'][self.dev, 0].numpy() > 0
        right = self.wanted['tone']['value'][self.dev].numpy()[known][np.arange(known.sum()), tone[known].argmax(1)] > 0
        return said, round(float(right.mean()), 3)


class Mentions:
    """Messages with whom or what a friend would take up: where it begins and ends, its sort and what is felt about it."""
    def __init__(self, folder, tokens, device):
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
        self.table = Table(tokens.of([(row['text'], '') for row in self.rows]), device)
        held = np.array([row.get('held', False) for row in self.rows])
        self.learned, self.held = np.where(~held)[0], np.where(held)[0]

    def said(self, model, places):
        """Scores of the beginning and the end, and of sort and feeling where it truly stands."""
        ids, mask, parts = self.table.of(places)
        found = model.mentioned(model.body(ids, mask, parts), mask, parts)
        both = found[torch.arange(len(places))[:, None], self.at[places].to(found.device)].mean(1)[:, 2:]
        return found[..., 0], found[..., 1], both[:, :len(TURN_LABELS['sorts'])], both[:, len(TURN_LABELS['sorts']):]

    def loss(self, model, places):
        begins, ends, sort, feeling = self.said(model, places)
        at, wrong = self.at[places].to(begins.device), lambda said, true: F.cross_entropy(said, true.to(said.device), ignore_index=-100)
        return wrong(begins, at[:, 0]) + wrong(ends, at[:, 1]) + wrong(sort, self.sort[places]) * .5 + wrong(feeling, self.feeling[places])

    def figures(self, model):
        model.eval()
        right, of = collections.Counter(), collections.Counter()
        with torch.no_grad(), torch.autocast(self.table.ids.device.type, torch.bfloat16):
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
