"""What each head says, how a label becomes a target, and how wrong an answer is."""
import json, os
import torch
from torch.nn import functional as F

HERE = os.path.dirname(os.path.abspath(__file__))


def read_labels(path):
    with open(os.path.join(HERE, path), encoding='utf8') as file:
        return json.load(file)


LABELS = read_labels('labels.json')
# What people do in a turn, and the tone of a first reaction: said by the listener.
TURN_LABELS = read_labels('../follow-up/labels.json')

# One answer, though readers may have named several.
SHARED = {'situation', 'tone'}
ONE_OF = {'care', 'category', 'kind', 'stressor', 'valence'}
# How much a head's error counts. Care first: the rest may be a little worse for it.
WEIGHT = {'care': 2.0, 'category': .5, 'kind': .7, 'situation': .5, 'stance': 12.0, 'emotion': 12.0, 'stressor': .7, 'stress': .7,
          'happy': 3.0, 'tags': 20.0, 'signals': 3.0, 'valence': .5}


def targets(examples, wanted=LABELS):
    """For each head: `value` and `known`, one row an example."""
    made = {}
    for head, names in wanted.items():
        at = {name: i for i, name in enumerate(names)}
        value = torch.zeros(len(examples), len(names))
        known = torch.zeros(len(examples), len(names))
        for row, example in enumerate(examples):
            labels = example['labels']
            if head not in labels:
                continue
            label = labels[head]
            known[row] = 1
            if head == 'stress':
                value[row, 0] = label
            elif head in ONE_OF:
                value[row, at[label]] = 1
            elif head in SHARED:
                for name in label:
                    value[row, at[name]] += 1 / len(label)
            else:
                for name in label:
                    if name in at:
                        value[row, at[name]] = 1
            if head == 'tags':
                for name in labels.get('maybe', []):
                    known[row, at[name]] = 0
            if head == 'acts' and 'about' in labels:
                # Labelled for some acts only: it says nothing of the others.
                for name in set(names) - set(labels['about']):
                    known[row, at[name]] = 0
        made[head] = {'value': value, 'known': known}
    return made


def loss_of(head, score, target, weights):
    value, known = target['value'], target['known']
    here = known.amax(1) > 0
    if not here.any():
        return score.sum() * 0
    score, value, known, weights = score[here], value[here], known[here], weights[here]
    if head in ONE_OF | SHARED:
        each = -(F.log_softmax(score, -1) * value).sum(-1)
        share = here.float().mean()
        return WEIGHT[head] * (each * weights).mean() * share.sqrt()
    each = (F.binary_cross_entropy_with_logits(score, value, reduction='none') * known).mean(-1)
    return WEIGHT[head] * (each * weights).mean() * here.float().mean().sqrt()


def soft_loss(logits, answers):
    """The ensemble's probabilities as targets, on every head."""
    total = 0
    for head, soft in answers.items():
        score = logits[head]
        if head in ONE_OF | SHARED:
            each = -(F.log_softmax(score, -1) * soft.float()).sum(-1)
        else:
            each = F.binary_cross_entropy_with_logits(score, soft.float(), reduction='none').mean(-1)
        total = total + WEIGHT[head] * each.mean()
    return total
