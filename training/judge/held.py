"""Marks kept apart, to measure by and to fit the weights of `fit.py` on: every which message of which file stands in held.json."""
import json, os

HELD = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'held.json')))


def is_held(of):
    """`of`: a file of marks and the number of its line."""
    path, at = of.rsplit(' ', 1)
    name = os.path.basename(path).removesuffix('.jsonl')
    return name in HELD and int(at) % HELD[name] == 0
