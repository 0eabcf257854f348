"""One reader from several that were trained from the same beginning in another order: the mean of their weights.

`python3 soup.py --out build/reader.pt build/a.pt build/b.pt build/c.pt`
"""
import argparse
import torch

parser = argparse.ArgumentParser()
parser.add_argument('--out', required=True)
parser.add_argument('--parts', nargs='*', type=float, help='how much of each; alike, unless told')
parser.add_argument('readers', nargs='+')
options = parser.parse_args()
kept = [torch.load(path, map_location='cpu', weights_only=True) for path in options.readers]
parts = options.parts or [1 / len(kept)] * len(kept)
# A head that did not ship is only in what was trained.
mean = lambda key: sum(part * each['state'].get(key, kept[0]['state'][key]).float() for part, each in zip(parts, kept))
state = {key: mean(key).half() for key in kept[0]['state']}
torch.save({'state': state, 'labels': kept[0]['labels']}, options.out)
