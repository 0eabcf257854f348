"""Teaches the follow-up model everything it says, at once, on from the shipped file: minutes on an accelerator.

`python3 matcher/shipped.py <follow-up.onnx as matcher.onnx> build/asker`, then
`python3 follow-up/learn.py --data build/examples.json.gz --base build/asker --shipped <follow-up.onnx> --shared <folder> --out build/asker-5.pt`

Which question follows, and what each is worth (`questions.py`); what people do in a turn, in what tone, and whom they tell of (`turns.py`).
"""
import argparse, os, random, sys, time
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from torch import nn
for folder in ('reader', 'matcher'):
    sys.path.append(os.path.join(os.path.dirname(__file__), '..', folder))
import data, questions
from asker import Asker
from base import read_base
from matcher import WORDS
from model import Bytes, load_base
from table import Table
from tokens import Tokens
from train import choice, figures, scores
from turns import Mentions, Turns

TURNS, MENTIONED, CHOSEN, MARKED, WRITTEN, BESIDE = 96, 64, 128, 160, 48, 64
HEADS = ('opinion', 'acts', 'tone', 'mention')


def heads_of(path):
    """What the shipped file says of questions and turns."""
    graph = onnx.load(path).graph
    held = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    found = {name.removeprefix('matcher.'): value for name, value in held.items() if name.startswith(tuple(f'matcher.{head}.' for head in HEADS))}
    for node in graph.node:
        # /tone/tone.3/Gemm_MatMul, /mention/mention.0/MatMul
        if node.op_type == 'MatMul' and node.name.split('/')[1] in HEADS:
            found[f'{node.name.split("/")[2]}.weight'] = held[node.input[1]].T
    return {name: torch.from_numpy(value.copy()) for name, value in found.items()}


def seed(number):
    random.seed(number), torch.manual_seed(number), np.random.seed(number)


def main():
    say = argparse.ArgumentParser()
    say.add_argument('--data', required=True)
    say.add_argument('--base', required=True)
    say.add_argument('--shipped', required=True)
    say.add_argument('--shared', required=True)
    say.add_argument('--out', required=True)
    say.add_argument('--library', default='../library')
    say.add_argument('--bank', default='../src/shared/questions.json')
    say.add_argument('--folder', default='follow-up')
    say.add_argument('--mentions', default='mentions')
    say.add_argument('--minutes', type=float, default=8)
    say.add_argument('--rate', type=float, default=6e-5)
    say.add_argument('--unread', type=float, default=.08)
    say.add_argument('--seed', type=int, default=5)
    given = say.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    # All seeds begin alike, so that their mean is a model too.
    seed(11)
    tokens = Tokens(f'{given.base}/tokenizer.json')
    asks = data.questions(given.library, given.bank)
    rows, at = [], {}

    def row(message, question=''):
        if (message, question) not in at:
            at[message, question] = len(rows)
            rows.append(tokens.of([(message, question)])[0])
        return at[message, question]

    marks, held_marks, beside = questions.marked(given.folder, dict(asks), row)
    written = questions.examples(given, dict(asks), row)
    answered = questions.answers(given, [text for _, text in asks], row)
    chosen, _, held = data.chosen(given.folder, {name: i for i, (name, _) in enumerate(asks)})
    turns, mentions = Turns(given.data, tokens, device), Mentions(given.mentions, tokens, device)
    # The same question follows, whatever the companion said before.
    chosen = [(row(text, said), target) for text, target in chosen for said in ('', random.choice(turns.said))]
    table = Table(rows, device)
    print(f'{len(marks)} marks, {len(held_marks)} held out, {len(written)} written, {len(answered)} answered, {len(chosen)} chosen for;',
          f'{len(turns.learned)} turns, {len(mentions.learned)} who tell of somebody', flush=True)

    model = Asker(12, len(asks))
    load_base(model.body, read_base(given.base))
    model.load_state_dict({**torch.load(f'{given.base}/head.pt', map_location='cpu'), **heads_of(given.shipped)}, strict=False)
    model.to(device)
    model.unread = given.unread
    model.body.words.weight.requires_grad = False
    worth = questions.Worth(asks, device)
    seed(given.seed)
    heads = [p for head in HEADS for p in getattr(model, head).parameters()]
    learning = torch.optim.AdamW([
        {'params': [p for p in model.body.parameters() if p.requires_grad], 'times': 1}, {'params': heads, 'times': 5},
        {'params': list(model.broad.parameters()), 'times': 3}, {'params': list(worth.parameters()), 'times': 60},
    ], lr=given.rate, weight_decay=.01, fused=device == 'cuda')

    def told():
        return {'questions': questions.figures(model, table, held_marks), 'turns': turns.figures(model), 'mentions': mentions.figures(model),
                'chosen': figures(scores(model, tokens, held, device), held, asks)}

    began, step, sums = time.time(), 0, np.zeros(5)
    while (done := (time.time() - began) / 60 / given.minutes) < 1:
        for group in learning.param_groups:
            group['lr'] = group['times'] * given.rate * min(1, (step + 1) / 60) * max(.02, 1 - done)
        Bytes.rehearsing = done > .85
        some = int(WRITTEN * max(.25, 1 - done))
        batch = random.sample(marks, MARKED) + random.sample(written, some) + random.sample(answered, some)
        picked, offered = random.sample(chosen, CHOSEN), random.sample(beside, BESIDE)
        with torch.autocast(device, torch.bfloat16):
            said = table.through(model.judge, [place for place, _ in batch], 2)
            read = model.scored(table.through(model, [place for place, _ in picked + offered], 2))
            turned = turns.loss(model, np.random.choice(turns.learned, TURNS, replace=False))
            mentioned = mentions.loss(model, np.random.choice(mentions.learned, MENTIONED, replace=False))
        parts = [questions.allowed(said, [opinions for _, opinions in batch]), .3 * choice(read[:CHOSEN], [target for _, target in picked], CHOSEN),
                 .5 * worth(read[CHOSEN:], [each for _, each in offered]), .6 * turned, .5 * mentioned]
        learning.zero_grad()
        sum(parts).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        learning.step()
        step += 1
        sums += [part.item() for part in parts] if step % 10 == 0 else 0
        if step % 200 == 0:
            print(f'{step} {done:.2f} {(time.time() - began) / step:.2f} s a step', (sums / 20).round(3), flush=True)
            sums[:] = 0
        if step % 1000 == 0:
            print(told(), flush=True)
    Bytes.rehearsing = False
    print(step, 'steps', told(), flush=True)
    torch.save({key: value.half() for key, value in model.state_dict().items() if key != WORDS}, given.out)


if __name__ == '__main__':
    main()
