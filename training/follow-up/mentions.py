"""How well the follow-up model finds whom or what a friend would take up.

`python3 follow-up/mentions.py --model ../models/follow-up/follow-up.onnx --base …`

By the shipped file, on messages kept apart: how often it says rightly whether there is one, its words, its sort and what is felt; and of those it is
surest of, how many are right in all of it.
"""
import argparse, glob, json, os, sys
import numpy as np
import onnxruntime
sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'reader'))
from heads import TURN_LABELS
from tokens import Tokens

MOST = 10
say = argparse.ArgumentParser()
say.add_argument('--base', required=True)
say.add_argument('--model', required=True)
say.add_argument('--mentions', default='mentions')
given = say.parse_args()
rows = [row for path in sorted(glob.glob(f'{given.mentions}/messages-*.jsonl')) for row in map(json.loads, open(path, encoding='utf8')) if row.get('held')]
tokens = Tokens(f'{given.base}/tokenizer.json')
threads = onnxruntime.SessionOptions()
threads.intra_op_num_threads = 1
session = onnxruntime.InferenceSession(given.model, threads)
share = lambda scores: np.exp(scores - scores.max()) / np.exp(scores - scores.max()).sum()
sorts, feelings = TURN_LABELS['sorts'], TURN_LABELS['feelings']
found = []
for row in rows:
    (ids, parts), = tokens.of([(row['text'], '')])
    said, = session.run(['mentions'], {'ids': np.array([ids]), 'mask': np.ones((1, len(ids)), np.int64), 'parts': np.array([parts])})
    begins, ends = share(said[0, :, 0]), share(said[0, :, 1])
    spans = [(at, to) for at in range(1, len(ids) - 1) for to in range(at, min(len(ids) - 1, at + MOST))]
    sure, at, to = max((begins[at] * ends[to], at, to) for at, to in spans)
    both = (said[0, at] + said[0, to]) / 2
    sort, feeling = share(both[2:2 + len(sorts)]), share(both[2 + len(sorts):])
    true = tokens.places(row['text'], row['words']) if 'words' in row else None
    found.append((sure * feeling.max(), sure > begins[0] * ends[0], 'words' in row, true == [at, to],
                  sorts[sort.argmax()] == row.get('sort'), feelings[feeling.argmax()] == row.get('feels')))
sure, says, named, words, sort, feels = map(np.array, zip(*found))
print(f'{len(rows)} messages; named or not {(says == named).mean():.2f}')
print(f'of {named.sum()} named: words {words[named].mean():.2f}, sort {sort[named].mean():.2f}, feeling {feels[named].mean():.2f}')
for least in (.2, .3, .4, .5, .6, .7):
    here = sure >= least
    print(f'from {least}: {here.mean():.2f} of all, words right {words[here].mean():.2f}, words and feeling {(words & feels)[here].mean():.2f}')
