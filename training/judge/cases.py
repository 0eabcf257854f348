"""What the reply judge learns from, in one file: `python3 judge/cases.py --shared <folder> --out build/cases.json.gz`.

Beside each reply stands the telling of its moment that lies nearest to the message: what the reply was written for says much of whether it fits.
A case is a message, the question it answers if it answers one, and replies with what readers thought of them: 0 to 3, as
in `marks`. `known` says which of these numbers were given by a reader; the others only say which reply is better than which.
"""
import argparse, glob, gzip, hashlib, json, os, random, sys
import numpy as np
import onnxruntime

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.append(os.path.join(HERE, '..', 'matcher'))
sys.path.append(os.path.join(HERE, '..', 'reader'))
import data
from held import is_held
from tokens import Tokens

GOOD, WRONG = 3, 0
OFFERED = 7
# The part of the chosen broad moments that is learned from.
BROAD = .4
NEAR = 48
KEY, DIMENSIONS, NOTE, HEADER = 8, 384, 387, 1024


def objects(pattern):
    for path in sorted(glob.glob(pattern)):
        for line in open(path, encoding='utf8'):
            if line.strip():
                yield path, json.loads(line)


def marked(folder):
    count = {}
    for path, row in objects(f'{folder}/marks/*.jsonl'):
        name = os.path.basename(path).removesuffix('.jsonl')
        at = count[name] = count.get(name, -1) + 1
        of = f'marks/{name}.jsonl {at}'
        yield {'from': of, 'asked': row['asked'], 'message': row['message'],
               'replies': [c[0] for c in row['candidates']], 'marks': [c[1] for c in row['candidates']], 'known': True,
               'moments': [c[2] if len(c) > 2 else '' for c in row['candidates']],
               'held': is_held(of)}


def contrasts(folder):
    for path, row in objects(f'{folder}/contrasts/*.jsonl'):
        for own, other in (('a', 'b'), ('b', 'a')):
            yield {'from': 'contrasts', 'asked': '', 'message': row[own], 'replies': [row[f'r{own}'], row[f'r{other}']],
                   'marks': [GOOD, WRONG], 'known': True}


def near_misses(folder):
    for path, row in objects(f'{folder}/near-misses/*.jsonl'):
        yield {'from': 'near-misses', 'asked': row['asked'], 'message': row['message'], 'replies': row['good'] + row['off'],
               'marks': [GOOD] * len(row['good']) + [WRONG] * len(row['off']), 'known': True}


def broad(folder, library):
    """The broad moments a reader chose among all of them, against others that were passed over."""
    moments = {row['moment']: row for _, row in objects(f'{library}/broad-*.jsonl')}
    names = sorted(moments)
    tellings = {m['moment']: m['messages'] for m in data.moments(library) if not m.get('asked')}
    for path, row in objects(f'{folder}/broad/*.jsonl'):
        if row.get('held') or not row['good'] or random.random() > BROAD:
            continue
        texts = [row['text']] if 'text' in row else random.sample(tellings.get(row.get('moment'), []), 1) if row.get('moment') in tellings else []
        chosen = [name for name in row['good'] if name in moments][:2]
        passed = [name for name in random.sample(names, OFFERED) if name not in row['good'] and name not in row.get('fine', [])]
        for text in texts:
            if chosen:
                yield {'from': 'broad', 'asked': '', 'message': text, 'known': False,
                       'replies': [random.choice(moments[name]['replies']) for name in chosen + passed], 'moments': chosen + passed,
                       'marks': [GOOD] * len(chosen) + [WRONG] * len(passed)}


def vectors(path):
    """The matcher's vector of every text of the library, by the hash of the text."""
    raw = open(path, 'rb').read()
    count = json.loads(raw[:HEADER])['count']
    keys = [raw[HEADER + i * KEY:HEADER + (i + 1) * KEY].hex() for i in range(count)]
    notes = np.frombuffer(raw, np.int8, count * NOTE, HEADER + count * KEY).reshape(count, NOTE)
    return dict(zip(keys, notes[:, :DIMENSIONS]))


def key(text, asked=''):
    return hashlib.sha256(f'{asked}\n{text}'.encode()).hexdigest()[:2 * KEY]


def library_cases(library, file, per=3):
    """Tellings of a moment with one of its replies, against replies of the moments that lie nearest to the telling."""
    moments, known = data.moments(library), vectors(file)
    moments = [m for m in moments if all(key(text) in known for text in m['replies'])]
    replies = [(at, text) for at, m in enumerate(moments) for text in m['replies']]
    of = np.array([at for at, _ in replies])
    said = np.stack([known[key(text)] for _, text in replies]).astype(np.float32)
    # Stand-ins for the moment: the mean of its tellings says what its replies are for.
    meant = []
    for m in moments:
        asked = m.get('asked') or ['']
        rows = [known.get(key(text, asked[i % len(asked)])) for i, text in enumerate(m['messages'])]
        rows = [row for row in rows if row is not None]
        meant.append(np.mean(rows, 0) if rows else np.zeros(DIMENSIONS))
    meant = np.stack(meant).astype(np.float32)
    meant /= np.linalg.norm(meant, axis=1, keepdims=True) + 1e-6
    for at, m in enumerate(moments):
        asked = m.get('asked') or ['']
        told = [(i, known.get(key(text, asked[i % len(asked)]))) for i, text in enumerate(m['messages'])]
        told = [each for each in told if each[1] is not None]
        for i, vector in random.sample(told, min(per, len(told))):
            order = np.argpartition(-(meant @ vector.astype(np.float32)), NEAR)[:NEAR]
            others = random.sample([int(o) for o in order if o != at], OFFERED - 2) + random.sample(range(len(moments)), 1)
            offered = [at, *(o for o in others if o != at)]
            yield {'from': 'library', 'asked': asked[i % len(asked)], 'message': m['messages'][i], 'known': False,
                   'replies': [random.choice(moments[o]['replies']) for o in offered], 'moments': [moments[o]['moment'] for o in offered],
                   'marks': [GOOD] + [WRONG] * (len(offered) - 1)}


def message_vectors(pairs, file, tokenizer, size=64):
    """As the server's matcher reads them."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(file, options)
    rows = Tokens(tokenizer).of(pairs)
    order, found = sorted(range(len(rows)), key=lambda i: len(rows[i][0])), [None] * len(rows)
    for at in range(0, len(order), size):
        some = order[at:at + size]
        longest = max(len(rows[i][0]) for i in some)
        ids, mask, parts = (np.zeros((len(some), longest), np.int64) for _ in range(3))
        for k, i in enumerate(some):
            count = len(rows[i][0])
            ids[k, :count], mask[k, :count], parts[k, :count] = rows[i][0], 1, rows[i][1]
        for i, vector in zip(some, session.run(['vector'], {'ids': ids, 'mask': mask, 'parts': parts})[0]):
            found[i] = vector
    return found


def with_tellings(cases, library, file, matcher, tokenizer):
    known, moments = vectors(file), {}
    for m in data.moments(library):
        asked = m.get('asked') or ['']
        told = [(text, known.get(key(text, asked[i % len(asked)]))) for i, text in enumerate(m['messages'])]
        told = [each for each in told if each[1] is not None]
        if told:
            moments[m['moment']] = ([text for text, _ in told], np.stack([v for _, v in told]).astype(np.float32), bool(m.get('asked')))
    some = [case for case in cases if any(case.get('moments', []))]
    pairs = sorted({(case['message'], asked) for case in some for asked in {'', case['asked']}})
    unknown = [pair for pair in pairs if key(*pair) not in known]
    seen = dict(zip(unknown, message_vectors(unknown, matcher, tokenizer)))
    for case in some:
        case['told'] = []
        for name in case['moments']:
            texts, vector_rows, is_answer = moments.get(name, ([''], None, False))
            pair = (case['message'], case['asked'] if is_answer else '')
            near = np.zeros(1) if vector_rows is None else vector_rows @ (seen[pair] if pair in seen else known[key(*pair)].astype(np.float32))
            order = [i for i in np.argsort(-near) if texts[i] != case['message']]
            case['told'].append(texts[order[0]] if order else '')
    for case in cases:
        case.pop('moments', None)


def main():
    say = argparse.ArgumentParser()
    say.add_argument('--library', default='../library')
    say.add_argument('--vectors', default='../models/library/vectors.bin')
    say.add_argument('--folder', default='.')
    say.add_argument('--matcher', default='../models/matcher/matcher.onnx')
    say.add_argument('--tokenizer', default='build/shipped/tokenizer.json')
    say.add_argument('--out', required=True)
    given = say.parse_args()
    random.seed(3), np.random.seed(3)
    found = [*marked(given.folder), *contrasts(given.folder), *near_misses(given.folder), *broad(given.folder, given.library),
             *library_cases(given.library, given.vectors, 2)]
    with_tellings(found, given.library, given.vectors, given.matcher, given.tokenizer)
    held = {row['message'] for row in found if row.get('held')}
    found = [row for row in found if row.get('held') or row['message'] not in held]
    with gzip.open(given.out, 'wt', encoding='utf8') as file:
        json.dump(found, file, ensure_ascii=False)
    counts = {}
    for row in found:
        name = row['from'].split()[0] + (' held' if row.get('held') else '')
        counts[name] = counts.get(name, 0) + 1
    print(counts)


if __name__ == '__main__':
    main()
