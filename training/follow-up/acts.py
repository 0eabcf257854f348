"""How well the follow-up model finds what people do in a turn: `python3 follow-up/acts.py --data … --model ../models/follow-up/follow-up.onnx --base …`.

By the shipped file, on turns and sentences kept apart: at several thresholds how many it finds, and how many of those it says are right.
"""
import argparse, gzip, json, os, sys
import numpy as np
import onnxruntime
sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'reader'))
from heads import TURN_LABELS, targets
from tokens import Tokens

AT = (.2, .3, .4, .5, .6, .7, .8)
TOGETHER = {'any correction': ('wrong', 'told', 'gripe')}

say = argparse.ArgumentParser()
say.add_argument('--data', required=True)
say.add_argument('--base', required=True)
say.add_argument('--model', required=True)
given = say.parse_args()
data = json.load(gzip.open(given.data, 'rt', encoding='utf8'))
examples = [e for e in data['examples'] if e['split'] != 'train' and {'acts', 'tone'} & e['labels'].keys()]
rows = Tokens(f'{given.base}/tokenizer.json').of([(e['text'], e['before']) for e in examples])
threads = onnxruntime.SessionOptions()
threads.intra_op_num_threads = 1
session = onnxruntime.InferenceSession(given.model, threads)
feed = lambda row, part: {'ids': np.array([row]), 'mask': np.ones((1, len(row)), np.int64), 'parts': np.array([part])}
acts, tones = (np.concatenate(found) for found in zip(*[session.run(['acts', 'tones'], feed(*row)) for row in rows]))
wanted = {head: {k: v.numpy() for k, v in target.items()} for head, target in targets(examples, TURN_LABELS).items()}
source, split = np.array([e['source'] for e in examples]), np.array([e['split'] for e in examples])
names = TURN_LABELS['acts']
for kept in ('dev', 'test'):
    here = (split == kept) & (wanted['acts']['known'].max(1) > 0)
    print(f'{kept}: {here.sum()} turns and sentences; found, right at each threshold')
    for name in [*TOGETHER, *names]:
        at = [names.index(each) for each in TOGETHER.get(name, (name,))]
        known = here & (wanted['acts']['known'][:, at].min(1) > 0)
        true, sure = wanted['acts']['value'][known][:, at].max(1) > 0, 1 - np.prod(1 - acts[known][:, at], 1)
        part = lambda said: f'{(said & true).sum() / max(1, true.sum()):.2f} {(said & true).sum() / max(1, said.sum()):.2f}'
        print(f'  {name:15}{true.sum():4} of {known.sum():5}   ' + '   '.join(f'{t}: {part(sure >= t)}' for t in AT))
for name in ('talk:unread-1', 'tone:m', 'talk:hand'):
    here = np.array([s.startswith(name) for s in source]) & (wanted['tone']['known'].max(1) > 0)
    truth, best, first = wanted['tone']['value'][here] > 0, tones[here].max(1), tones[here].argmax(1)
    right = truth[np.arange(len(first)), first]
    surer = [f'from {t} {right[best >= t].mean():.2f} of {(best >= t).mean():.2f}' for t in (.3, .4, .5, .6)]
    print(f'tone {name} ({here.sum()}): {right.mean():.2f}; ' + ', '.join(surer))
