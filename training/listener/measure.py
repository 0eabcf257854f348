"""How well the listener does what it learned, on what was kept apart."""
import json
import numpy as np
import torch
from cases import row
from chosen import figures as chosen_figures
from heads import TURN_LABELS
from opinions import area
from tasks import judged, through

ACTS = {'correction': ('wrong', 'told', 'gripe')} | {name: (name,) for name in ('wrong', 'recall', 'advise', 'decides', 'leans', 'bye', 'tells', 'ok')}


@torch.no_grad()
def measure(model, turns, mentions, replies, asked, remembered, held, asks, pieces, device, keep=None):
    """`keep`: where to write what it says of every reply kept apart, for judge/fit.py."""
    model.eval()
    told = {}
    with torch.autocast(device, torch.bfloat16):
        for name, some in (('dev', turns.dev), ('test', turns.test)):
            told[f'acts {name}, found and right from .4, .6, .75'], told[f'tone {name}'] = of_turns(model, turns, some, device)
        told['mentions'] = of_mentions(model, mentions, device)
        scores = np.zeros((len(held), len(asks) + 1), np.float32)
        rows = [row(pieces, text) for text, _ in held]
        for part in batches(rows, 96):
            states, (_, blocks, _), here = through(model, [rows[i] for i in part], device)
            scores[part] = model.of_message(states, blocks, here)[2].float().cpu().numpy()
        told['chosen'] = chosen_figures(scores, held, asks)
        told['questions'] = of_questions(*said_of(model, asked, device, 0))
        told['remembered'] = of_answers(*said_of(model, remembered, device, 2))
        found = said_of(model, replies, device, 1)
    model.train()
    for kind in sorted({case['of'] for case in replies.held}):
        here = [i for i, case in enumerate(replies.held) if case['of'] == kind]
        told[f'replies, {kind}'] = of_replies([found[0][i] for i in here], [found[1][i] for i in here])
    if keep:
        json.dump([{'file': case.get('file'), 'message': case['message'],
                    'said': [[text, mark, *map(float, np.round(sure, 4))] for (text, _, mark), sure in zip(case['candidates'], said)]}
                   for case, said in zip(replies.held, found[0])], open(keep, 'w'))
    return told


def batches(rows, most=48):
    order = sorted(range(len(rows)), key=lambda i: len(rows[i][0]))
    return [order[i:i + most] for i in range(0, len(order), most)]


def of_turns(model, turns, some, device):
    acts, tone = np.zeros((len(some), len(TURN_LABELS['acts']))), np.zeros((len(some), len(TURN_LABELS['tone'])))
    for part in batches([turns.rows[i] for i in some], 96):
        states, (_, blocks, _), here = through(model, [turns.rows[some[i]] for i in part], device)
        done, felt, _ = model.of_message(states, blocks, here)
        acts[part], tone[part] = torch.sigmoid(done).cpu(), felt.cpu()
    known, value = (turns.wanted['acts'][key][some].numpy() for key in ('known', 'value'))
    found = {}
    for title, names in ACTS.items():
        at = [TURN_LABELS['acts'].index(name) for name in names]
        here = known[:, at].min(1) > 0
        true, sure = value[here][:, at].max(1) > 0, 1 - np.prod(1 - acts[here][:, at], 1)
        part = lambda said: f'{(true & said).sum() / max(1, true.sum()):.2f}/{(true & said).sum() / max(1, said.sum()):.2f}'
        found[title] = ' '.join(part(sure >= least) for least in (.4, .6, .75))
    here = turns.wanted['tone']['known'][some, 0].numpy() > 0
    truth = turns.wanted['tone']['value'][some].numpy()[here] > 0
    right = truth[np.arange(here.sum()), tone[here].argmax(1)]
    sure = torch.softmax(torch.from_numpy(tone[here]), -1).amax(1).numpy()
    surer = [f'from {least}: {right[sure >= least].mean():.2f} of {(sure >= least).mean():.2f}' for least in (.4, .5, .6)]
    return found, [round(float(right.mean()), 3), *surer]


def of_mentions(model, mentions, device):
    right, of = {}, {}
    for part in np.array_split(mentions.held, -(-len(mentions.held) // 96)):
        states, (_, blocks, _), _ = through(model, [mentions.rows[i] for i in part], device)
        begins, ends, sort, feeling = (each.float().cpu() for each in mentions.said(model.mentioned(states, blocks), part))
        at = mentions.at[part]
        named = at[:, 0] > 0
        words = (begins.argmax(1) == at[:, 0]) & (ends.argmax(1) == at[:, 1])
        told = {'named or not': ((begins.argmax(1) > 0) == named, named | True), 'words': (words, named),
                'sort': (sort.argmax(1) == mentions.sort[part], named), 'feeling': (feeling.argmax(1) == mentions.feeling[part], named)}
        for name, (found, here) in told.items():
            right[name], of[name] = right.get(name, 0) + int((found & here).sum()), of.get(name, 0) + int(here.sum())
    return {name: round(right[name] / of[name], 3) for name in of}


def said_of(model, cases, device, which):
    """What is said of each candidate of each message kept apart, and their marks; `which`: of questions, of replies or of answers."""
    prepared = [cases.of(case, case['candidates']) for case in cases.held]
    found = [None] * len(prepared)
    for part in batches([each for each, _ in prepared], 32):
        counts = [len(prepared[i][1]) for i in part]
        said = judged(model, [prepared[i][0] for i in part], counts, device)[which]
        sure = (torch.softmax(said, -1) if which == 0 else torch.sigmoid(said)).cpu().numpy()
        for i, some in zip(part, np.split(sure, np.cumsum(counts)[:-1])):
            found[i] = some
    return found, [marks for _, marks in prepared]


def of_questions(said, marks):
    said, marks = np.concatenate(said), np.array([mark for some in marks for mark in some])
    parts = {'told': (said[:, 0], marks == 'T'), 'poor': (said[:, :3].sum(1), np.isin(marks, list('TWN'))), 'apt': (said[:, 4], marks == 'A')}
    return {name: round(area(*part), 3) for name, part in parts.items()}


def of_replies(said, marks):
    flat, all_marks = np.concatenate(said), np.array([mark for some in marks for mark in some])
    best = np.array([some[int(sure.sum(1).argmax())] for sure, some in zip(said, marks)])
    order = np.argsort([-sure.sum(1).max() for sure in said])
    first = {share: best[order[:int(share * len(order))]] for share in (.2, .4, .6, 1)}
    return (len(said), 'acceptable', round(area(flat[:, 0], all_marks >= 2), 3), 'good', round(area(flat[:, 1], all_marks == 3), 3),
            'good and wrong of the surest',
            [f'{share:.0%}: {(some == 3).mean():.2f} {(some <= 1).mean():.2f}' for share, some in first.items()])


def of_answers(said, marks):
    """How often the surest sentence is the one, of those that have one; and how well an answer is told from none."""
    one = [int(sure.argmax()) == some.index(1.) for sure, some in zip(said, marks) if 1. in some]
    most, has = np.array([sure.max() for sure in said]), np.array([1. in some for some in marks])
    return {'right': round(float(np.mean(one)), 3), 'of': len(one), 'told or not': round(area(most, has), 3)}
