"""One reader from several that were trained from the same beginning in another order: the mean of their weights.

`python3 soup.py --out build/reader.pt build/a.pt build/b.pt build/c.pt`
"""
import argparse
import torch

parser = argparse.ArgumentParser()
parser.add_argument('--out', required=True)
parser.add_argument('readers', nargs='+')
options = parser.parse_args()
kept = [torch.load(path, map_location='cpu', weights_only=True) for path in options.readers]
state = {key: sum(each['state'][key].float() for each in kept).div(len(kept)).half() for key in kept[0]['state']}
torch.save({'state': state, 'labels': kept[0]['labels']}, options.out)
