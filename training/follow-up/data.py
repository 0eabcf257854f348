"""What the follow-up model learns from: questions that readers chose for a message, and questions written for one.

`library/follow-ups.jsonl` and the bank hold what may be asked; `training/follow-up/messages-*.jsonl` a message with the
questions a reader chose for it among all of them, best first, or none; `moments-*.jsonl` the same for a moment of the
library, which holds for all of its tellings.
"""
import glob, json

# What the first, second and third chosen question of a message count.
WORTH = (.5, .3, .2)


def questions(library, bank):
    """(id, sentence): a question about one person once for each pronoun."""
    found = []
    for row in map(json.loads, open(f'{library}/follow-ups.jsonl', encoding='utf8')):
        found += [(row['id'], row['ask'])] if 'ask' in row else [(f"{row['id']}:{who}", row[who]) for who in ('he', 'she', 'they')]
    for group in json.load(open(bank, encoding='utf8')).values():
        found += group.items()
    return found


def chosen(folder, places, tellings={}):
    """Learned from, of moments, and held out: (message, {place of a question: worth}); the place after the last is that none follows."""
    learned, told, held = [], [], []
    for path in sorted(glob.glob(f'{folder}/messages-*.jsonl') + glob.glob(f'{folder}/moments-*.jsonl')):
        for row in map(json.loads, open(path, encoding='utf8')):
            known = [places[name] for name in row['ask'] if name in places]
            share = WORTH[:len(known)]
            target = {at: part / sum(share) for at, part in zip(known, share)} or {len(places): 1.0}
            if 'moment' in row:
                told += [(text, target) for text in tellings.get(row['moment'], [])]
            else:
                (held if row.get('held') else learned).append((row['text'], target))
    return learned, told, held


def written(shared, library):
    """(message, question): written for just that message, or for the moment it tells."""
    pairs = []
    for name in ('replies.tsv', 'ordinary.tsv'):
        for line in open(f'{shared}/companion/plain/{name}', encoding='utf8'):
            parts = line.rstrip('\n').split('\t')
            if len(parts) >= 5 and parts[4] != '-':
                pairs.append((parts[2], parts[4]))
    return pairs, [(row['messages'], row['questions']) for row in moments(library) if row.get('questions')]


def moments(library):
    rows = [json.loads(line) for path in sorted(glob.glob(f'{library}/*.jsonl')) for line in open(path, encoding='utf8')]
    return [row for row in rows if 'moment' in row]
