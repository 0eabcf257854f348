"""Writes the shipped file: `python3 matcher/export.py --model matcher.pt --base <folder> --out ../models/matcher`.

Prints how far its vectors are from the trained model's, and how often another telling is the nearest.
"""
import argparse, copy, hashlib, json, os
import numpy as np
import onnxruntime
import torch
from matcher import Matcher, packed, restore
from shipping import ship
from tokens import Tokens
import broad, data

parser = argparse.ArgumentParser()
parser.add_argument('--model', required=True)
parser.add_argument('--base', required=True)
parser.add_argument('--out', required=True)
parser.add_argument('--layers', type=int, default=6)
parser.add_argument('--library', default='../library')
options = parser.parse_args()


class Both(torch.nn.Module):
    """Vector and scores of the broad moments in one pass."""
    def __init__(self, matcher):
        super().__init__()
        self.matcher = matcher

    def forward(self, ids, mask, parts):
        states = self.matcher.body(ids, mask, parts)
        return self.matcher.vector(states, mask, parts), self.matcher.chosen(states, mask, parts)


torch.set_grad_enabled(False)
names = broad.names(options.library)
trained = Matcher(options.layers, len(names))
restore(trained, options.model, options.base)
trained.eval()
matcher = copy.deepcopy(trained)
os.makedirs(options.out, exist_ok=True)
path = f'{options.out}/matcher.onnx'
ship(Both(matcher), matcher.body, path, {'vector': {0: 'batch'}, 'broad': {0: 'batch'}})

session = onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider'])
texts = [data.telling(m, 0) for m in data.moments(options.library)][::7]
rows = Tokens(f'{options.base}/tokenizer.json').of(texts)
got, meant = [], []
for row, part in rows:
    feed = {'ids': np.array([row]), 'mask': np.ones((1, len(row)), np.int64), 'parts': np.array([part])}
    got.append(session.run(None, feed)[0][0])
    meant.append(trained(*packed([(row, part)], 'cpu'))[0].numpy())
got, meant = np.stack(got), np.stack(meant)
apart = 1 - (got * meant).sum(1)
nearest = lambda v: (v @ v.T - 2 * np.eye(len(v))).argmax(1)
print(f'{len(rows)} texts: distance at most {apart.max():.4f}, mean {apart.mean():.4f}; '
      f'another nearest text in {int((nearest(got) != nearest(meant)).sum())}')
digest = hashlib.sha256(open(path, 'rb').read()).hexdigest()
json.dump({'sha256': digest, 'broad': names}, open(f'{options.out}/matcher.json', 'w'))
