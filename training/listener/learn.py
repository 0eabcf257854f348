"""Teaches the listener everything it says, at once: minutes on an accelerator.

`python3 reader/base.py <all-mpnet-base-v2> build/mpnet`, tokenizer.json of MiniLM beside it (the same words), then
`python3 listener/learn.py --data build/examples.json.gz --base build/mpnet --shared <folder> --out build/listener.pt`
"""
import argparse, os, random, sys, time
import numpy as np
import torch
from torch import nn
for folder in ('follow-up', 'reader'):
    sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', folder))
import examples as data
from base import read_base
from cases import Pieces, row
from chosen import choice
from listener import Listener
from measure import measure
from model import Bytes
from opinions import allowed
from tasks import Candidates, Mentions, Turns, answer_loss, judged, through, verdict_loss

# Of each kind so many a step.
TURNS, MENTIONED, CHOSEN, REPLIES, WRITTEN, ASKED, ASKED_WRITTEN, REMEMBERED = 96, 48, 72, 72, 16, 40, 32, 12


def main():
    say = argparse.ArgumentParser()
    say.add_argument('--data', required=True)
    say.add_argument('--base', required=True)
    say.add_argument('--shared', required=True)
    say.add_argument('--out', required=True)
    say.add_argument('--library', default='../library')
    say.add_argument('--bank', default='../src/shared/questions.json')
    say.add_argument('--folder', default='.')
    say.add_argument('--minutes', type=float, default=8)
    say.add_argument('--rate', type=float, default=5e-5)
    say.add_argument('--unread', type=float, default=.06)
    say.add_argument('--whole', type=float, default=.85, help='the part of the training in full precision')
    say.add_argument('--seed', type=int, default=5)
    say.add_argument('--steps', type=int, default=0)
    say.add_argument('--init', help='a trained listener to go on from')
    say.add_argument('--keep', help='what it says of the replies kept apart')
    given = say.parse_args()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    random.seed(11), torch.manual_seed(11), np.random.seed(11)
    began = time.time()
    pieces = Pieces(f'{given.base}/tokenizer.json')
    asks = data.questions_data.questions(given.library, given.bank)
    texts = dict(asks)
    turns, mentions = Turns(given.data, pieces), Mentions(given.folder, pieces)
    chosen, _, held = data.questions_data.chosen(f'{given.folder}/follow-up', {name: i for i, (name, _) in enumerate(asks)})
    # The same question follows, whatever the companion said before.
    chosen = [(row(pieces, text, (said,)), target) for text, target in chosen for said in ('', random.choice(turns.said))]
    replies = Candidates(data.marked_replies(given.folder), pieces)
    written = Candidates([case for case in data.written_replies(given.folder, given.shared, given.library)], pieces)
    replies.held += [case for case in written.held if case['of'] == 'written'][:600]
    asked = Candidates(data.marked_questions(given.folder, texts), pieces)
    asked_written, answered = (Candidates(some, pieces) for some in data.written_questions(given.folder, given.shared, given.library, texts))
    remembered = Candidates(data.remembered(given.folder), pieces)
    print(f'{len(turns.learned)} turns, {len(remembered.learned)} remembered, {len(mentions.learned)} mentions, {len(chosen)} chosen for;',
          f'{len(replies.learned)} messages with marked replies and {len(replies.held)} held, {len(written.learned)} written;',
          f'{len(asked.learned)} with marked questions and {len(asked.held)} held, {len(asked_written.learned)} and {len(answered.learned)} written;',
          f'after {time.time() - began:.0f} s', flush=True)

    model = Listener(len(asks), read_base(given.base)).to(device)
    if given.init:
        begin_from(model, torch.load(given.init, map_location='cpu'))
    model.unread = given.unread
    model.body.words.weight.requires_grad = False
    random.seed(given.seed), torch.manual_seed(given.seed), np.random.seed(given.seed)
    body = [p for p in model.body.parameters() if p.requires_grad]
    heads = [p for name, p in model.named_parameters() if not name.startswith('body.')]
    learning = torch.optim.AdamW([{'params': body, 'times': 1}, {'params': heads, 'times': 6}], lr=given.rate, weight_decay=.01, fused=device == 'cuda')
    names = 'turns', 'mentions', 'chosen', 'replies', 'written', 'asked', 'asked written', 'remembered'
    began, step, sums = time.time(), 0, np.zeros(len(names))
    while True:
        done = max((time.time() - began) / 60 / given.minutes, step / given.steps if given.steps else 0)
        if done >= 1:
            break
        for group in learning.param_groups:
            group['lr'] = group['times'] * given.rate * min(1, (step + 1) / 150) * max(.02, 1 - done)
        Bytes.rehearsing = done > given.whole
        at, met = np.random.choice(turns.learned, TURNS), np.random.choice(mentions.learned, MENTIONED)
        picked = random.sample(chosen, CHOSEN)
        cases = replies.some(REPLIES) + written.some(WRITTEN)
        asking = asked.some(ASKED) + asked_written.some(ASKED_WRITTEN // 2) + answered.some(ASKED_WRITTEN // 2)
        recalling = remembered.some(REMEMBERED)
        counts = lambda some: [len(m) for _, m in some]
        with torch.autocast(device, torch.bfloat16):
            alone = [turns.rows[i] for i in at] + [mentions.rows[i] for i in met] + [each for each, _ in picked]
            states, (_, blocks, _), here = through(model, alone, device)
            acts, tone, scores = model.of_message(states, blocks, here)
            met_states = slice(TURNS, TURNS + MENTIONED)
            mentioned = model.mentioned(states[met_states], blocks[met_states])
            opinion, verdict, answers = judged(model, [each for each, _ in cases + asking + recalling], counts(cases + asking + recalling), device)
        marks, asked_marks, right = ([m for _, m in some] for some in (cases, asking, recalling))
        flat = [mark for some in asked_marks for mark in some]
        known, told, ask_known = sum(counts(cases[:REPLIES])), sum(counts(cases)), sum(counts(asking[:ASKED]))
        first = told + len(flat)
        opinion = opinion[told:first]
        parts = [.6 * turns.loss(acts[:TURNS], tone[:TURNS], at), .4 * mentions.loss(mentioned, met),
                 .3 * choice(scores[TURNS + MENTIONED:], [target for _, target in picked]),
                 2.5 * verdict_loss(verdict[:known], marks[:REPLIES]), .5 * verdict_loss(verdict[known:told], marks[REPLIES:]),
                 allowed(opinion[:ask_known], flat[:ask_known]), .6 * allowed(opinion[ask_known:], flat[ask_known:]),
                 .5 * answer_loss(answers[first:], right)]
        learning.zero_grad()
        sum(parts).backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        learning.step()
        step += 1
        if step % 10 == 0:
            sums += [part.item() for part in parts]
        if step % 200 == 0:
            print(f'{step} {done:.2f} {(time.time() - began) / step:.3f} s a step', dict(zip(names, (sums / 20).round(3))), flush=True)
            sums[:] = 0
    # Measured as it will ship.
    print(step, 'steps', flush=True)
    torch.save({key: value.half() for key, value in model.state_dict().items() if key != 'body.words.weight'}, given.out)
    for title, figure in measure(model, turns, mentions, replies, asked, remembered, held, asks, pieces, device, given.keep).items():
        print(title, figure, flush=True)


def begin_from(model, state):
    """A label that is new since begins from nothing."""
    own = model.state_dict()
    for key, value in state.items():
        if key in own and own[key].shape != value.shape:
            own[key][:len(value)] = value
            state[key] = own[key]
    model.load_state_dict(state, strict=False)


if __name__ == '__main__':
    main()
