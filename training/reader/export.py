"""Writes the shipped file: `python3 export.py --model reader.pt --base <folder> --data … --out ../../models/reader`.

Matrices and word vectors are int8, one scale a column or a row; the rest stays in single precision. Prints the largest
and the mean difference to the trained model on held-out texts, head by head, and how many decisions differ.
"""
import argparse, gzip, hashlib, json, os
import numpy as np
import onnxruntime
import torch
from evaluate import load
from heads import LABELS, ONE_OF
from shipping import ship
from tokens import Tokens

parser = argparse.ArgumentParser()
parser.add_argument('--model', required=True)
parser.add_argument('--base', required=True)
parser.add_argument('--data', required=True)
parser.add_argument('--out', required=True)
options = parser.parse_args()
# The order of heads in the file; heads that only helped in training are left out.
SHIPPED = [head for head in LABELS if head != 'happy']


class Shipped(torch.nn.Module):
    def __init__(self, reader):
        super().__init__()
        self.reader = reader

    def forward(self, ids, mask, parts):
        logits, vector, added = self.reader(ids, mask, parts)
        return torch.cat([logits[head] for head in SHIPPED], -1), vector, added


torch.set_grad_enabled(False)
reader = load(options.model).cpu().eval()
trained = load(options.model).cpu().eval()
os.makedirs(options.out, exist_ok=True)
path = f'{options.out}/reader.onnx'
by_word = {0: 'batch', 1: 'words'}
ship(Shipped(reader), reader.body, path, {'scores': {0: 'batch'}, 'vector': {0: 'batch'}, 'added': by_word})

session = onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider'])
data = json.load(gzip.open(options.data, 'rt', encoding='utf8'))
texts = [(e['text'], e['before']) for e in data['examples'] if e['split'] == 'test'][:600]
rows = Tokens(f'{options.base}/tokenizer.json').of(texts)
largest, differing, total, widest = {}, {}, {}, 0
for row, part in rows:
    feed = {'ids': np.array([row]), 'mask': np.ones((1, len(row)), np.int64), 'parts': np.array([part])}
    got = session.run(None, feed)
    meant = Shipped(trained)(*(torch.from_numpy(feed[n]) for n in ('ids', 'mask', 'parts')))
    widest = max(widest, float(1 - (got[1][0] * meant[1][0].numpy()).sum()))
    at = 0
    for head in SHIPPED:
        n = len(LABELS[head])
        a, b = torch.from_numpy(got[0][:, at:at + n]), meant[0][:, at:at + n]
        at += n
        one = head in ONE_OF or head == 'situation'
        p, q = (torch.softmax(a, -1), torch.softmax(b, -1)) if one else (torch.sigmoid(a), torch.sigmoid(b))
        largest.setdefault(head, []).append(float((p - q).abs().max()))
        changed = bool(p.argmax() != q.argmax()) if one else bool(((p > .5) != (q > .5)).any())
        differing[head] = differing.get(head, 0) + changed
for head, values in largest.items():
    print(f'{head}: largest difference {max(values):.3f}, mean of largest {np.mean(values):.4f}, other decision in {differing[head]} of {len(rows)}')
print(f'vector: largest distance {widest:.4f}')
with open(path, 'rb') as file:
    digest = hashlib.sha256(file.read()).hexdigest()
json.dump({'heads': {head: LABELS[head] for head in SHIPPED}, 'oneOf': sorted((ONE_OF | {'situation'}) & set(SHIPPED)), 'sha256': digest},
          open(f'{options.out}/heads.json', 'w'), indent=1)
