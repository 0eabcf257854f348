"""What several trained readers together answer for every training example: `python3 ensemble.py --data … --base … --out f a.pt b.pt`."""
import argparse, gzip, json
import numpy as np
from evaluate import answers, load
from heads import LABELS
from tokens import Tokens

parser = argparse.ArgumentParser()
parser.add_argument('--data', required=True)
parser.add_argument('--base', required=True)
parser.add_argument('--out', required=True)
parser.add_argument('models', nargs='+')
options = parser.parse_args()
data = json.load(gzip.open(options.data, 'rt', encoding='utf8'))
examples = [e for e in data['examples'] if e['split'] == 'train']
rows = Tokens(f'{options.base}/tokenizer.json').of([(e['text'], e['before']) for e in examples])
sums = None
for path in options.models:
    found = answers(load(path), rows, 1024)
    sums = found if sums is None else {head: sums[head] + found[head] for head in LABELS}
    print(path, flush=True)
np.savez(options.out, **{head: (value / len(options.models)).astype(np.float16) for head, value in sums.items()})
