"""One matcher from several that went on from the same one in another order: the mean of their weights.

`python3 matcher/soup.py --out build/matcher.pt build/matcher-2?.pt`
"""
import argparse
import torch

parser = argparse.ArgumentParser()
parser.add_argument('--out', required=True)
parser.add_argument('matchers', nargs='+')
options = parser.parse_args()
kept = [torch.load(path, map_location='cpu', weights_only=True) for path in options.matchers]
torch.save({key: sum(each[key].float() for each in kept).div(len(kept)).half() for key in kept[0]}, options.out)
