"""What the follow-up model learns about questions: which follow, and what each is worth read beside the message.

From strangers' marks (`marks-*.jsonl`), from questions written for a message or chosen for it, which are fine, and from questions with
their answers: the answer tells what was asked.
"""
import glob, json, random
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
import data
from asker import BAD, OPINIONS

# What each source says of a question, as a set of opinions.
FINE, POOR, TOLD, UNTOLD = 'FA', 'TWN', 'T', 'WNFA'
SMALLEST = .005


def marked(folder, texts, row):
    """Marked pairs, those held out, and by message what was thought of each question the model offered."""
    marks, held, beside = [], [], []
    lines = (line for path in sorted(glob.glob(f'{folder}/marks-*.jsonl')) for line in open(path, encoding='utf8'))
    for each in filter(lambda each: 'asked' in each, map(json.loads, lines)):
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
