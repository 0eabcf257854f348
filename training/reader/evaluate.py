"""Figures of one or more trained readers (their probabilities averaged): `python3 evaluate.py --data … --base … a.pt b.pt`.

Thresholds are chosen on dev and printed with what they give on test. `--thresholds <file>` writes them.
"""
import argparse, collections, gzip, json
import numpy as np
import torch
from heads import LABELS, ONE_OF, targets
from model import Body, Reader
from table import Table
from tokens import Tokens

device = 'cuda' if torch.cuda.is_available() else 'cpu'


def load(path):
    kept = torch.load(path, map_location='cpu', weights_only=True)
    state = kept['state']
    layers = 1 + max(int(key.split('.')[2]) for key in state if key.startswith('body.layers.'))
    wide, parts = state['body.words.weight'].shape[1], state['body.parts.weight'].shape[0]
    reader = Reader(kept['labels'], body=Body(layers, wide, relative='body.apart.weight' in state, parts=parts))
    reader.load_state_dict({key: value.float() for key, value in kept['state'].items()})
    return reader.to(device).eval()


def answers(reader, rows, batch=256):
    table, found = Table(rows, device), {}
    order = np.argsort(table.lengths, kind='stable')
    with torch.no_grad(), torch.autocast(device, dtype=torch.bfloat16, enabled=device == 'cuda'):
        for at in range(0, len(order), batch):
            places = order[at:at + batch]
            for head, score in reader(*table.of(places))[0].items():
                score = score.float()
                sure = torch.softmax(score, -1) if head in ONE_OF or head == 'situation' else torch.sigmoid(score)
                found.setdefault(head, np.zeros((len(rows), score.shape[1]), np.float32))[places] = sure.cpu().numpy()
    return found


def f1(truth, said, known=None):
    known = np.ones_like(truth) if known is None else known
    hit = (truth * said * known).sum(0)
    wrong = ((1 - truth) * said * known).sum(0)
    missed = (truth * (1 - said) * known).sum(0)
    each = 2 * hit / np.maximum(2 * hit + wrong + missed, 1e-9)
    return each, 2 * hit.sum() / max(2 * hit.sum() + wrong.sum() + missed.sum(), 1e-9)


def best_thresholds(sure, truth, known=None, least=.05, most=.9):
    grid = np.arange(least, most, .025)
    scores = np.stack([f1(truth, (sure > t).astype(np.float32), known)[0] for t in grid])
    # The middle of what is nearly best: one label's dev examples are few.
    near = scores >= scores.max(0) - .01
    return np.array([np.median(grid[near[:, i]]) for i in range(truth.shape[1])])


def care_line(name, sure, tiers, notes, crisis, flagged):
    called = (sure[:, 2] > crisis)
    any_ = (sure[:, 1] + sure[:, 2] > flagged) | called
    of = lambda tier: tiers == tier
    part = lambda said, where: f'{int((said & where).sum())}/{int(where.sum())}'
    plain = np.array(['plain' in note for note in notes]) & of('crisis')
    return (f'{name:28} plain {part(any_, plain)} crisis flagged {part(any_, of("crisis"))} called {part(called, of("crisis"))} '
            f'concern {part(any_, of("concern"))} none called {part(called, of("none"))} flagged {part(any_, of("none"))}')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--base', required=True)
    parser.add_argument('--thresholds')
    parser.add_argument('models', nargs='+')
    options = parser.parse_args()
    data = json.load(gzip.open(options.data, 'rt', encoding='utf8'))
    examples = [e for e in data['examples'] if e['split'] != 'train']
    rows = Tokens(f'{options.base}/tokenizer.json').of([(e['text'], e['before']) for e in examples])
    each = [answers(load(path), rows) for path in options.models]
    sure = {head: np.mean([a[head] for a in each], 0) for head in LABELS}
    wanted = {h: {k: v.numpy() for k, v in t.items()} for h, t in targets(examples).items()}
    source = np.array([e['source'] for e in examples])
    split = np.array([e['split'] for e in examples])
    tiers = np.array([e['labels'].get('care', '') for e in examples])
    notes = [e['labels'].get('note') or '' for e in examples]

    groups = sorted({s for s in source if s.startswith(('care', 'ordinary', 'conversation'))})
    for crisis, flagged in ((.3, .2), (.4, .3), (.5, .5), (.6, .6), (.7, .7)):
        print(f'care at {crisis}/{flagged}')
        for group in groups:
            here = source == group
            print('  ', care_line(group, sure['care'][here], tiers[here], [n for n, h in zip(notes, here) if h], crisis, flagged))
        here = (source == 'goemotions')
        print('   goemotions flagged %.4f called %.4f' % ((sure['care'][here, 1:].sum(1) > flagged).mean(), (sure['care'][here, 2] > crisis).mean()))

    for head in ('kind', 'stressor', 'category'):
        for name in ('dev', 'test'):
            here = (split == name) & (wanted[head]['known'][:, 0] > 0)
            if here.any():
                right = (sure[head][here].argmax(1) == wanted[head]['value'][here].argmax(1)).mean()
                print(f'{head} {name} accuracy {right:.3f} of {here.sum()}')
    here = wanted['situation']['known'][:, 0] > 0
    ranked = np.argsort(-sure['situation'][here], 1)
    truth = wanted['situation']['value'][here] > 0
    first = np.take_along_axis(truth, ranked[:, :1], 1).any(1).mean()
    three = np.take_along_axis(truth, ranked[:, :3], 1).any(1).mean()
    print(f'situation first {first:.3f}, among three {three:.3f} of {here.sum()}')
    thresholds = {}
    for head, on in (('emotion', 'goemotions'), ('stance', 'stance'), ('stress', None), ('happy', 'happydb')):
        here = np.where((wanted[head]['known'][:, 0] > 0) & (split == 'dev'))[0]
        a, b = here[::2], here[1::2]
        truth = wanted[head]['value']
        crossed = [f1(truth[y], (sure[head][y] > best_thresholds(sure[head][x], truth[x])).astype(np.float32)) for x, y in ((a, b), (b, a))]
        print(f'{head}: macro {np.mean([c[0].mean() for c in crossed]):.3f} micro {np.mean([c[1] for c in crossed]):.3f} (thresholds from the other half)')
        thresholds[head] = best_thresholds(sure[head][here], truth[here]).round(3).tolist()
    for head in ('tags', 'signals'):
        known, truth = wanted[head]['known'], wanted[head]['value']
        on = (known.max(1) > 0) & (split == 'dev')
        # Few dev messages a label: one threshold for all, chosen for micro F1.
        grid = np.arange(.05, .9, .025)
        one = grid[np.argmax([f1(truth[on], (sure[head][on] > t).astype(np.float32), known[on])[1] for t in grid])]
        thresholds[head] = float(one)
        for group in sorted({s for s in source if s.startswith('tags')}):
            here = source == group
            macro, micro = f1(truth[here], (sure[head][here] > one).astype(np.float32), known[here])
            free = here & (truth.max(1) == 0)
            extra = ((sure[head][free] > one) * known[free]).max(1).mean()
            print(f'{head} {group}: micro {micro:.3f} macro {macro.mean():.3f} at {one:.2f}; said on those without {extra:.3f}')
    if options.thresholds:
        json.dump(thresholds, open(options.thresholds, 'w'))


if __name__ == '__main__':
    main()
