"""The gate for group messages: lets the plainly harmless through in microseconds, without the reader.

`python3 train.py --data examples.json.gz --teacher teacher.npz --out <folder>`. Hashed words, pairs of words and letter groups, sixteen
numbers each, averaged, and one small hidden layer. It learns from labels and from the reader's own answers. The threshold is
the one under which at most one in 300 grave messages of held-out hands stays.
"""
import argparse, gzip, json, os, re, time, unicodedata
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

BITS, WIDE, HIDDEN = 17, 16, 48
WORD = re.compile(r"[a-z0-9']+")
device = 'cuda' if torch.cuda.is_available() else 'cpu'
known = {}


def hashed(text):
    """FNV-1a, as `src/server/care/gate.ts` does it."""
    if text in known:
        return known[text]
    value = 0x811c9dc5
    for byte in text.encode('utf8'):
        value = ((value ^ byte) * 0x01000193) & 0xffffffff
    known[text] = value & ((1 << BITS) - 1)
    return known[text]


def features(text):
    folded = unicodedata.normalize('NFKC', text).lower().replace('’', "'")
    words = WORD.findall(folded)
    found = []
    for i, word in enumerate(words):
        found.append(hashed(word))
        if i:
            found.append(hashed(f'{words[i - 1]} {word}'))
        if i > 1:
            found.append(hashed(f'{words[i - 2]}_{word}'))
        padded = f'<{word}>'
        for at in range(len(padded) - 3):
            found.append(hashed(f'#{padded[at:at + 4]}'))
    return found or [0]


class Gate(nn.Module):
    def __init__(self):
        super().__init__()
        self.bag = nn.EmbeddingBag(1 << BITS, WIDE, mode='mean')
        self.most = nn.EmbeddingBag(1 << BITS, WIDE, mode='max')
        self.hidden = nn.Linear(2 * WIDE, HIDDEN)
        self.out = nn.Linear(HIDDEN, 1)

    def forward(self, ids, offsets):
        both = torch.cat([self.bag(ids, offsets), self.most(ids, offsets)], -1)
        return self.out(F.relu(self.hidden(F.dropout(both, .1, self.training)))).squeeze(-1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--data', required=True)
    parser.add_argument('--teacher')
    parser.add_argument('--out', required=True)
    parser.add_argument('--epochs', type=int, default=16)
    parser.add_argument('--minutes', type=float, default=3)
    options = parser.parse_args()
    torch.manual_seed(1)
    started = time.time()
    examples = json.load(gzip.open(options.data, 'rt', encoding='utf8'))['examples']
    train = [e for e in examples if e['split'] == 'train']
    soft = np.load(options.teacher)['care'][:, 1:].astype(np.float32).sum(1) if options.teacher else None
    target = np.array([{'none': 0., 'concern': 1., 'crisis': 1.}.get(e['labels'].get('care'), np.nan) for e in train], np.float32)
    if soft is not None:
        target = np.where(np.isnan(target), soft, np.where(target > 0, np.maximum(.9, soft), .5 * soft))
    else:
        target = np.nan_to_num(target)
    held = [e for e in examples if e['split'] != 'train' and e['labels'].get('care')]
    rows, others = [features(e['text']) for e in train], [features(e['text']) for e in held]
    print(f'{len(rows)} texts after {time.time() - started:.0f} s', flush=True)
    gate = Gate().to(device)
    optimiser = torch.optim.AdamW(gate.parameters(), lr=4e-3, weight_decay=.02)
    batch = 1024
    total = options.epochs * (len(rows) // batch)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda s: max(0., 1 - s / total))
    wanted = torch.tensor(target)
    weight = torch.where(wanted > .5, 8.0, 1.0)

    def bag(part):
        lengths = [len(r) for r in part]
        offsets = torch.tensor(np.concatenate([[0], np.cumsum(lengths)[:-1]]))
        return torch.tensor(np.concatenate([np.array(r) for r in part])).to(device), offsets.to(device)

    for epoch in range(options.epochs):
        order = np.random.permutation(len(rows))
        for at in range(0, len(order) - batch + 1, batch):
            places = order[at:at + batch]
            score = gate(*bag([rows[i] for i in places]))
            loss = F.binary_cross_entropy_with_logits(score, wanted[places].to(device), weight=weight[places].to(device))
            optimiser.zero_grad(); loss.backward(); optimiser.step(); schedule.step()
        if time.time() - started > options.minutes * 60:
            break
    gate.eval()
    with torch.no_grad():
        score = torch.cat([gate(*bag(others[i:i + 4096])) for i in range(0, len(others), 4096)]).cpu().numpy()
    tier = np.array([e['labels']['care'] for e in held])
    source = np.array([e['source'] for e in held])
    latin = np.array([sum(c.isascii() for c in e['text']) > .9 * len(e['text']) for e in held])
    dev = np.array([e['split'] == 'dev' for e in held])
    grave = (tier != 'none') & latin
    for share in (300, 150, 100):
        threshold = np.sort(score[grave & dev])[int((grave & dev).sum() / share)]
        said = []
        for name in sorted(set(s for s in source if s.startswith('ordinary') or 'ordinary' in s)):
            here = source == name
            said.append(f'{name} {(score[here] < threshold).mean():.3f}')
        print(f'one in {share}: test grave passing {(score[grave & ~dev] < threshold).sum()} of {(grave & ~dev).sum()}; passing', *said, flush=True)
        if share == 300:
            kept = float(threshold)
    os.makedirs(options.out, exist_ok=True)
    tables = [gate.bag.weight.detach().cpu().numpy(), gate.most.weight.detach().cpu().numpy()]
    scales = [float(np.abs(t).max() / 127) for t in tables]
    np.concatenate([np.round(t / s).astype(np.int8).ravel() for t, s in zip(tables, scales)]).tofile(f'{options.out}/gate.bin')
    layers = {name: value.detach().cpu().numpy().round(5).tolist() for name, value in gate.state_dict().items() if name.startswith(('hidden', 'out'))}
    json.dump({'bits': BITS, 'wide': WIDE, 'scales': scales, 'layers': layers, 'threshold': kept}, open(f'{options.out}/gate.json', 'w'))


main()
