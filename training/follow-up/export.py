"""Writes the shipped file: `python3 follow-up/export.py --model follow-up.pt --base <folder> --out ../models/follow-up`.

Prints how often it chooses another question than the trained model, and the figures of the file itself.
"""
import argparse, copy, hashlib, json, os, sys
import numpy as np
import onnxruntime
import torch
for folder in ('reader', 'matcher'):
    sys.path.append(os.path.join(os.path.dirname(__file__), '..', folder))
import data
from asker import Asker
from heads import TURN_LABELS
from matcher import packed, restore
from shipping import ship
from tokens import Tokens
from train import figures

parser = argparse.ArgumentParser()
parser.add_argument('--model', required=True)
parser.add_argument('--base', required=True)
parser.add_argument('--out', required=True)
parser.add_argument('--layers', type=int, default=12)
parser.add_argument('--library', default='../library')
parser.add_argument('--bank', default='../src/shared/questions.json')
parser.add_argument('--folder', default='follow-up')
parser.add_argument('--tone', type=float, default=1, help='by how much surer than right it says a tone')
parser.add_argument('--mention', type=float, default=1, help='the same of whom or what is mentioned')
options = parser.parse_args()


class Both(torch.nn.Module):
    def __init__(self, matcher):
        super().__init__()
        self.matcher = matcher

    def forward(self, ids, mask, parts):
        states = self.matcher.body(ids, mask, parts)
        acts, tone = self.matcher.turned(states, mask, parts)
        return (self.matcher.chosen(states, mask, parts), torch.softmax(self.matcher.judged(states, mask, parts), -1),
                torch.sigmoid(acts), torch.softmax(tone, -1), self.matcher.mentioned(states, mask, parts))


torch.set_grad_enabled(False)
asks = data.questions(options.library, options.bank)
trained = Asker(options.layers, len(asks))
restore(trained, options.model, options.base)
for head, times in ((trained.tone, options.tone), (trained.mention, options.mention)):
    head[3].weight.data /= times
    head[3].bias.data /= times
trained.eval()
shipped = copy.deepcopy(trained)
os.makedirs(options.out, exist_ok=True)
path = f'{options.out}/follow-up.onnx'
ship(Both(shipped), shipped.body, path, {name: {0: 'batch'} for name in ('scores', 'opinions', 'acts', 'tones')} | {'mentions': {0: 'batch', 1: 'words'}})

session = onnxruntime.InferenceSession(path, providers=['CPUExecutionProvider'])
_, _, held = data.chosen(options.folder, {name: at for at, (name, _) in enumerate(asks)})
rows = Tokens(f'{options.base}/tokenizer.json').of([(text, '') for text, _ in held])
got, meant = [], []
for row, part in rows:
    feed = {'ids': np.array([row]), 'mask': np.ones((1, len(row)), np.int64), 'parts': np.array([part])}
    got.append(session.run(None, feed)[0][0])
    meant.append(trained.choose(*packed([(row, part)], 'cpu'))[0].numpy())
got, meant = np.stack(got), np.stack(meant)
other = int((got[:, :-1].argmax(1) != meant[:, :-1].argmax(1)).sum())
print(f'{len(rows)} texts: another question for {other}')
print('trained', figures(meant, held, asks))
print('shipped', figures(got, held, asks))
digest = hashlib.sha256(open(path, 'rb').read()).hexdigest()
card = {'sha256': digest, 'questions': [name for name, _ in asks], 'acts': TURN_LABELS['acts'], 'tones': TURN_LABELS['tone'],
        'sorts': TURN_LABELS['sorts'], 'feelings': TURN_LABELS['feelings']}
json.dump(card, open(f'{options.out}/follow-up.json', 'w'))
