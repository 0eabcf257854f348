"""Which broad moments answer a message: a head on the matcher's body that learns from readers who chose among all of them.

`training/broad/messages-*.jsonl`: a message and the moments chosen for it, best first; `moments-*.jsonl`: the same for a
moment of the library, which holds for all of its tellings.
"""
import glob, json
import numpy as np
import torch
from torch.nn import functional as F

# What the first, second and third chosen moment of a message count.
WORTH = (.5, .3, .2)
# A message that was read by itself teaches more than a telling of a moment that was read by its name.
READ_ALONE = 4


def names(library):
    return [json.loads(line)['moment'] for path in sorted(glob.glob(f'{library}/broad-*.jsonl')) for line in open(path, encoding='utf8')]


def examples(folder, library, moments):
    """Learned from and held out: (message, {place of a moment: worth}); the place after the last moment is that none fits."""
    places = {name: at for at, name in enumerate(names(library))}
    tellings = {m['moment']: m['messages'] for m in moments if not m.get('asked')}
    own = [(text, {places[name]: 1.0}) for name in places for text in tellings[name]]
    learned, held = own * 2, []
    for path in sorted(glob.glob(f'{folder}/*.jsonl')):
        for row in map(json.loads, open(path, encoding='utf8')):
            target = worth(row, places)
            if 'text' in row:
                (held if row.get('held') else learned).extend([(row['text'], target)] * (1 if row.get('held') else READ_ALONE))
            else:
                learned.extend((text, target) for text in tellings.get(row['moment'], []))
    return learned, held


def worth(row, places):
    chosen = [places[name] for name in row['good'] if name in places]
    if chosen:
        share = WORTH[:len(chosen)]
        return {at: part / sum(share) for at, part in zip(chosen, share)}
    # Acceptable is half of what is wanted.
    half = [places[name] for name in row.get('fine', []) if name in places]
    return {half[0]: .5, len(places): .5} if half else {len(places): 1.0}


def begin(model, table, chosen):
    """Each moment's weights are the middle of the messages it was chosen for."""
    rows = sorted({row for row, _ in chosen})
    model.eval()
    with torch.no_grad(), torch.autocast(table.ids.device.type, torch.bfloat16):
        found = dict(zip(rows, table.through(model, rows, -(-len(rows) // 384)).float().cpu().numpy()))
    model.train()
    middles = np.zeros(tuple(model.broad.weight.shape), np.float32)
    for row, target in chosen:
        for at, part in target.items():
            middles[at] += part * found[row]
    middles /= np.linalg.norm(middles, axis=1, keepdims=True) + 1e-6
    with torch.no_grad():
        model.broad.weight.copy_(torch.from_numpy(middles))
        model.broad.bias.zero_()


def loss(scores, targets):
    meant = torch.zeros(scores.shape)
    for i, target in enumerate(targets):
        for at, part in target.items():
            meant[i, at] = part
    return -(meant.to(scores.device) * F.log_softmax(scores.float(), -1)).sum(1).mean()


def figures(scores, held):
    """Of the surest part: how often the moment is one that a reader chose. Readers choose three of hundreds, so others may fit too."""
    sure = torch.softmax(torch.from_numpy(scores), -1)[:, :-1].numpy()
    none = scores.shape[1] - 1
    best, order = sure.argmax(1), np.argsort(-sure.max(1))
    right = np.array([at in target and none not in target for at, (_, target) in zip(best, held)])
    five = [any(at in target for at in np.argsort(-row)[:5]) for row, (_, target) in zip(sure, held)]
    parts = {part: round(float(right[order[:int(part * len(order))]].mean()), 3) for part in (.1, .2, .3, .5, .7, 1)}
    return {'one was chosen': round(float(np.mean([none not in t for _, t in held])), 3), 'chosen, of the surest': parts,
            'among five': round(float(np.mean(five)), 3)}
