"""The second opinion on whether somebody is in danger, from the matcher's vector, which never learned from a care label.

`python3 second-opinion/train.py --data build/examples.json.gz --matcher ../models/matcher --library ../library
--vectors ../models/library/vectors.bin --base <tokenizer's folder> --out ../models/second-opinion`. One hidden layer; half an hour on two cores,
nearly all of it reading. Every telling of the library is harmless. Prints what it and the reader say together of held-out hands.
"""
import argparse, glob, gzip, hashlib, json, random
import numpy as np
import onnxruntime
import torch
from tokenizers import Tokenizer
from torch import nn
from torch.nn import functional as F

HIDDEN, EPOCHS, BATCH, RATE, OTHERS, ALONE = 1024, 15, 512, 3e-3, 6000, 8
# Sources in which every message, or every turn of a talk, has its tier.
TOLD_APART = ('care', 'conversation')
TIERS = ['none', 'concern', 'crisis']

say = argparse.ArgumentParser()
for name in ('data', 'matcher', 'library', 'vectors', 'base', 'out'):
    say.add_argument(f'--{name}', required=True)
given = say.parse_args()
random.seed(3)
torch.manual_seed(1)


def sample(rows):
    """Every care hand and all that is held out; of the other harmless sources a part."""
    mine = [r for r in rows if r['split'] != 'train' or r['source'].startswith(TOLD_APART)]
    other = [r for r in rows if r['split'] == 'train' and not r['source'].startswith(TOLD_APART)]
    return mine + random.sample(other, min(OTHERS, len(other)))


def vectors_of(texts):
    pieces = Tokenizer.from_file(f'{given.base}/tokenizer.json')
    pieces.no_padding()
    pieces.enable_truncation(162)
    rows = [each.ids for each in pieces.encode_batch(texts)]
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    matcher = onnxruntime.InferenceSession(f'{given.matcher}/matcher.onnx', settings)
    found = np.zeros((len(rows), 384), np.float32)
    order = np.argsort([len(row) for row in rows])
    for at in range(0, len(order), 16):
        some = order[at:at + 16]
        ids = np.zeros((len(some), max(len(rows[i]) for i in some)), np.int64)
        mask = np.zeros_like(ids)
        for line, i in enumerate(some):
            ids[line, :len(rows[i])], mask[line, :len(rows[i])] = rows[i], 1
        found[some] = matcher.run(['vector'], {'ids': ids, 'mask': mask, 'parts': np.zeros_like(ids)})[0]
        if at % 3200 == 0:
            print(f'{at} of {len(order)} read', flush=True)
    return np.clip(np.round(found * 508), -127, 127) / 127


def tellings():
    """What `npm run library` had the matcher read already: key, vector and three more bytes a text."""
    kept = open(given.vectors, 'rb').read()
    count = json.loads(kept[:1024])['count']
    numbers = np.frombuffer(kept[1024 + 8 * count:], np.int8).reshape(count, 387)
    at = {kept[1024 + 8 * i:1032 + 8 * i]: i for i in range(count)}
    entries = [json.loads(line) for path in sorted(glob.glob(f'{given.library}/*.jsonl')) for line in open(path, encoding='utf8')]
    texts = [text for entry in entries if 'moment' in entry and not entry.get('asked') for text in entry['messages']]
    keys = [hashlib.sha256(f'\n{text}'.encode()).digest()[:8] for text in texts]
    return numbers[[at[key] for key in keys if key in at]][:, :384] / 127


def stands_alone(row):
    """Few words after a question mean nothing without it, and this network never sees the question."""
    return not row.get('before') or len(row['text'].split()) >= ALONE


examples = json.load(gzip.open(given.data, 'rt', encoding='utf8'))['examples']
rows = sample([e for e in examples if e['labels'].get('care') and stands_alone(e)])
tier = np.array([TIERS.index(row['labels']['care']) for row in rows])
learn = np.array([row['split'] == 'train' for row in rows])
seen = vectors_of([row['text'] for row in rows])
told = tellings()
x = torch.tensor(np.vstack([seen[learn], told])).float()
y = torch.tensor(np.concatenate([tier[learn], np.zeros(len(told), int)]))
net = nn.Sequential(nn.Linear(384, HIDDEN), nn.ReLU(), nn.Dropout(.5), nn.Linear(HIDDEN, 3))
optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=.01)
for epoch in range(EPOCHS):
    for group in optimiser.param_groups:
        group['lr'] = RATE * (1 - epoch / EPOCHS)
    order = torch.randperm(len(x))
    for at in range(0, len(x), BATCH):
        some = order[at:at + BATCH]
        loss = F.cross_entropy(net(x[some]), y[some], weight=torch.tensor([1., 2., 2.]))
        optimiser.zero_grad(); loss.backward(); optimiser.step()
net.eval()
with torch.no_grad():
    sure = torch.softmax(net(torch.tensor(seen).float()), -1).numpy()
for part in ('dev', 'test'):
    here = np.array([row['split'] == part and row['source'].startswith('care') for row in rows])
    print(part, *(f'{name}: {(sure[here & (tier == i), 0] < .5).mean():.3f} taken for grave' for i, name in enumerate(TIERS)))
weights = net[0].weight.detach().numpy()
scale = float(np.abs(weights).max() / 127)
np.round(weights / scale).astype(np.int8).tofile(f'{given.out}/hidden.bin')
short = lambda tensor: [round(value, 5) for value in tensor.detach().flatten().tolist()]
json.dump({
    'matcher': json.load(open(f'{given.matcher}/matcher.json'))['sha256'],
    'sha256': hashlib.sha256(open(f'{given.out}/hidden.bin', 'rb').read()).hexdigest(),
    'scale': scale, 'hidden': short(net[0].bias), 'weights': short(net[3].weight), 'bias': short(net[3].bias),
}, open(f'{given.out}/second-opinion.json', 'w'))
