"""Teaches the follow-up model to judge a question beside its message, on from the shipped file: minutes on an accelerator.

`python3 matcher/shipped.py <follow-up.onnx as matcher.onnx> build/asker`, then
`python3 follow-up/judge.py --base build/asker --shared <folder> --out build/asker-5.pt`

It learns from strangers' marks (`marks-2.jsonl`), from questions written for a message or chosen for it, which are fine, and
from questions with their answers: the answer tells what was asked. Beside that it goes on choosing as before.
"""
import argparse, glob, json, os, random, sys, time
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
for folder in ('reader', 'matcher'):
    sys.path.append(os.path.join(os.path.dirname(__file__), '..', folder))
import data
from asker import BAD, OPINIONS, Asker
from base import read_base
from matcher import WORDS
from model import Bytes, load_base
from table import Table
from tokens import Tokens
from train import choice

# What each source says of a question, as a set of opinions.
FINE, POOR, TOLD, UNTOLD = 'FA', 'TWN', 'T', 'WNFA'
MARKED, WRITTEN, CHOSEN, BESIDE = 192, 64, 160, 96
SMALLEST = .005


def main():
    say = argparse.ArgumentParser()
    say.add_argument('--library', default='../library')
    say.add_argument('--bank', default='../src/shared/questions.json')
    say.add_argument('--folder', default='follow-up')
    say.add_argument('--shared', required=True)
    say.add_argument('--base', required=True)
    say.add_argument('--out', required=True)
    say.add_argument('--minutes', type=float, default=7)
    say.add_argument('--rate', type=float, default=5e-5)
    say.add_argument('--unread', type=float, default=.08)
    say.add_argument('--seed', type=int, default=5)
    given = say.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    # All seeds begin alike, so that their mean is a model too.
    seed(11)
    tokens = Tokens(f'{given.base}/tokenizer.json')
    asks = data.questions(given.library, given.bank)
    texts = dict(asks)
    rows, at = [], {}

    def row(message, question=''):
        if (message, question) not in at:
            at[message, question] = len(rows)
            rows.append(tokens.of([(message, question)])[0])
        return at[message, question]

    marks, held, beside = marked(given.folder, texts, row)
    written = examples(given, texts, row)
    answered = answers(given, [text for _, text in asks], row)
    places = {name: i for i, (name, _) in enumerate(asks)}
    learned, _, _ = data.chosen(given.folder, places)
    chosen = [(row(text), target) for text, target in learned]
    table = Table(rows, device)
    print(f'{len(marks)} marks, {len(held)} held out, {len(written)} written, {len(answered)} answered, {len(chosen)} chosen for', flush=True)

    model = Asker(12, len(asks)).to(device)
    load_base(model.body, read_base(given.base))
    head = torch.load(f'{given.base}/head.pt', map_location='cpu')
    head['broad.weight'] = head['broad.weight'].T.contiguous()  # as the file ships it
    model.load_state_dict(head, strict=False)
    model.unread = given.unread
    model.body.words.weight.requires_grad = False
    seed(given.seed)
    worth = Worth(asks, device)
    layers = [p for p in model.body.parameters() if p.requires_grad]
    learning = torch.optim.AdamW([
        {'params': layers, 'times': 1}, {'params': list(model.opinion.parameters()), 'times': 6},
        {'params': list(model.broad.parameters()), 'times': 3}, {'params': list(worth.parameters()), 'times': 60},
    ], lr=given.rate, weight_decay=.01, fused=device == 'cuda')
    began, step = time.time(), 0
    while (done := (time.time() - began) / 60 / given.minutes) < 1:
        for group in learning.param_groups:
            group['lr'] = group['times'] * given.rate * min(1, (step + 1) / 60) * max(.02, 1 - done)
        Bytes.rehearsing = done > .85
        some = int(WRITTEN * max(.25, 1 - done))
        batch = random.sample(marks, MARKED) + random.sample(written, some) + random.sample(answered, some)
        picked, offered = random.sample(chosen, CHOSEN), random.sample(beside, BESIDE)
        with torch.autocast(device, torch.bfloat16):
            said = table.through(model.judge, [place for place, _ in batch], 3)
            read = table.through(model, [place for place, _ in picked + offered], 3)
        loss = allowed(said, [opinions for _, opinions in batch])
        scores = model.scored(read)
        loss = loss + .3 * choice(scores[:CHOSEN], [target for _, target in picked], CHOSEN)
        loss = loss + .5 * worth(scores[CHOSEN:], [each for _, each in offered])
        learning.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        learning.step()
        if step % 200 == 0 or step < 2:
            print(f'{step} loss {loss.item():.3f} {(time.time() - began) / (step + 1):.2f} s a step {figures(model, table, held)}', flush=True)
        step += 1
    Bytes.rehearsing = False
    print(figures(model, table, held), flush=True)
    torch.save({key: value.half() for key, value in model.state_dict().items() if key != WORDS}, given.out)


def seed(number):
    random.seed(number), torch.manual_seed(number), np.random.seed(number)


def marked(folder, texts, row):
    """Marked pairs, those held out, and by message what was thought of each question the model offered."""
    marks, held, beside = [], [], []
    for line in open(f'{folder}/marks-2.jsonl', encoding='utf8'):
        each = json.loads(line)
        for ask in each['asked']:
            place = row(each['message'], ask.get('ask') or texts[ask['name']])
            (held if each.get('held') else marks).append((place, ask['mark']))
        if not each.get('held'):
            beside.append((row(each['message']), [(ask['name'].split(':')[0], ask['mark']) for ask in each['asked'] if 'name' in ask]))
    return marks, held, beside


def examples(given, texts, row):
    """Questions written for a message, for its moment, or chosen for it; and each message with somebody else's."""
    pairs, moments = data.written(given.shared, given.library)
    for line in open(f'{given.folder}/messages-1.jsonl', encoding='utf8'):
        each = json.loads(line)
        if not each.get('held'):
            pairs += [(each['text'], texts[name]) for name in each['ask'][:2] if name in texts]
    pairs += [(told[0], asked[0]) for told, asked in moments]
    others = sorted({question for _, question in pairs})
    return [(row(*pair), FINE) for pair in pairs] + [(row(message, random.choice(others)), POOR) for message, _ in pairs]


def answers(given, asks, row):
    """A question with its answer is told; the answer with another question is not; nor is what came before the question."""
    told, before = [], []
    for name in ('replies.tsv', 'ordinary.tsv'):
        for line in open(f'{given.shared}/companion/plain/{name}', encoding='utf8'):
            parts = line.rstrip('\n').split('\t')
            if len(parts) > 3 and parts[1] not in ('-', ''):
                told.append((parts[1], parts[2]))
    for each in data.moments(given.library):
        told += [(each['asked'][i % len(each['asked'])], text) for i, text in enumerate(each['messages'][:5]) if each.get('asked')]
    for path in sorted(glob.glob('hands/short-*.jsonl')):
        for each in map(json.loads, open(path, encoding='utf8')):
            if each.get('asked') and each.get('kind') not in ('off-topic', 'question'):
                told.append((each['asked'], each['text']))
    for line in open(f'{given.shared}/companion/plain/conversations.jsonl', encoding='utf8'):
        turns = json.loads(line)['turns']
        before += [(a['message'], a['question'], b['message']) for a, b in zip(turns, turns[1:]) if a.get('question')]
    questions = sorted({question for question, _ in told}) + asks
    found = [(row(answer, question), TOLD) for question, answer in told]
    found += [(row(answer, random.choice(questions)), UNTOLD) for _, answer in told]
    for first, question, answer in before:
        found += [(row(first, question), FINE), (row(f'{first.rstrip()} {answer}', question), TOLD), (row(answer, question), TOLD)]
    return found


def allowed(said, opinions):
    """Any of the opinions that a source allows is right."""
    mask = torch.tensor([[float(each in some) for each in OPINIONS] for some in opinions], device=said.device)
    return -torch.logsumexp(F.log_softmax(said, -1) + torch.log(mask + 1e-6), -1).mean()


class Worth(nn.Module):
    """Whether a question the model chooses was found fine, and apt: from its probability, with an offset for each question."""
    def __init__(self, asks, device):
        super().__init__()
        names = [name.split(':')[0] for name, _ in asks]
        self.at = {name: i for i, name in enumerate(dict.fromkeys(names))}
        self.groups = torch.zeros(len(self.at), len(asks), device=device)
        self.groups[[self.at[name] for name in names], range(len(asks))] = 1
        self.offset = nn.Embedding(len(self.at), 2, device=device)
        nn.init.zeros_(self.offset.weight)
        self.line = nn.Parameter(torch.tensor([[.8, 1.5], [.8, .5]], device=device))

    def forward(self, scores, offered):
        sure = torch.softmax(scores, -1)[:, :-1] @ self.groups.T
        place = torch.tensor([i for i, each in enumerate(offered) for _ in each], device=scores.device)
        name = torch.tensor([self.at[name] for each in offered for name, _ in each], device=scores.device)
        wanted = torch.tensor([[float(mark in FINE), float(mark == 'A')] for each in offered for _, mark in each], device=scores.device)
        said = torch.log(sure[place, name] + SMALLEST)[:, None] * self.line[:, 0] + self.line[:, 1] + self.offset(name)
        return F.binary_cross_entropy_with_logits(said, wanted) + .01 * self.offset(name).pow(2).mean()


def figures(model, table, held):
    """How well it puts told, poor and apt questions above the others: the area under the curve."""
    model.eval()
    with torch.no_grad(), torch.autocast(table.ids.device.type, torch.bfloat16):
        said = table.through(model.judge, [place for place, _ in held], -(-len(held) // 256)).float()
    model.train()
    sure = torch.softmax(said, -1).cpu().numpy()
    mark = np.array([mark for _, mark in held])
    parts = {'told': (sure[:, 0], mark == 'T'), 'poor': (sure[:, :BAD].sum(1), np.isin(mark, list(POOR))), 'apt': (sure[:, -1], mark == 'A')}
    return {name: round(area(*part), 3) for name, part in parts.items()}


def area(sure, true):
    rank = np.empty(len(sure))
    rank[np.argsort(sure)] = np.arange(len(sure))
    return float((rank[true].mean() - (true.sum() - 1) / 2) / (~true).sum())


if __name__ == '__main__':
    main()
