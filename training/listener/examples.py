"""What the listener learns from: turns, mentions and chosen questions, and what strangers thought of replies and questions."""
import glob, gzip, json, os, random, sys
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'follow-up'))
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'reader'))
import data as questions_data
from files import chance
from opinions import FINE, POOR, TOLD, UNTOLD

# Of the messages with marked replies, kept to measure by.
HELD = .1
# Messages with replies that were written to fit and to misread: as strangers would mark them.
FITS, MISREADS, ELSEWHERE = 3, 0, 0


def rows(path):
    return map(json.loads, open(path, encoding='utf8'))


def remembered(folder):
    """Questions about what was told, beside the sentences that answer them and that do not: [{message, candidates, held}]"""
    found = []
    for path in sorted(glob.glob(f'{folder}/memory/asked-*.jsonl')):
        for i, row in enumerate(rows(path)):
            for ask in row['asks']:
                candidates = [(text, '', float(at == ask['a'])) for at, text in enumerate(row['told'])]
                found.append({'message': ask['q'], 'before': ('', ''), 'candidates': candidates, 'held': i % 6 == 0})
    return found


def turns_of(path):
    """(text, before, labels, split) of everything with acts or a tone."""
    found = json.load(gzip.open(path, 'rt', encoding='utf8'))['examples']
    return [e for e in found if {'acts', 'tone'} & e['labels'].keys()]


def before_in_talks(folder):
    """What was said before each turn of the marked talks: the last message, and the companion's answer to it."""
    found, last = {}, None
    for row in rows(f'{folder}/tones/turns.jsonl'):
        follows = last and last['hand'] == row['hand'] and row['said']
        found[row['text']] = ((last['text'] if follows else ''), row['said'])
        last = row
    return found


def marked_replies(folder):
    """[{message, before, candidates: [(reply, written for, mark)], held, of}]"""
    talks, found = before_in_talks(folder), []
    for path in sorted(glob.glob(f'{folder}/marks/*.jsonl')):
        name = os.path.basename(path).split('.')[0]
        is_line = name.startswith('lines')
        for row in rows(path):
            before = tuple(row['before']) if 'before' in row else talks[row['message']] if 'talk' in row else ('', row.get('asked') or '')
            candidates = [(text.replace('{it}', row.get('said') or 'it'), '' if is_line else made_for, mark) for text, mark, made_for in row['candidates']]
            kind = ('line' if is_line else 'moment') + (' in talk' if 'talk' in row else '')
            found.append({'message': row['message'], 'before': before, 'candidates': candidates, 'of': kind, 'file': name,
                          'held': chance(row['message']) < HELD})
    return found


def written_replies(folder, shared, library):
    """Pairs that tell apart, replies that misread, and replies written for just one message, each beside somebody else's."""
    found = []
    add = lambda message, asked, candidates: found.append({
        'message': message, 'before': ('', asked), 'candidates': candidates, 'of': 'written', 'held': chance(message) < HELD})
    for path in sorted(glob.glob(f'{folder}/contrasts/*.jsonl')):
        for row in rows(path):
            add(row['a'], '', [(row['ra'], '', FITS), (row['rb'], '', MISREADS)])
            add(row['b'], '', [(row['rb'], '', FITS), (row['ra'], '', MISREADS)])
    for path in sorted(glob.glob(f'{folder}/near-misses/*.jsonl')):
        for row in rows(path):
            add(row['message'], row.get('asked') or '', [(text, '', FITS) for text in row['good']] + [(text, '', MISREADS) for text in row['off']])
    alone = []
    for name in ('replies.tsv', 'ordinary.tsv'):
        for line in open(f'{shared}/companion/plain/{name}', encoding='utf8'):
            parts = line.rstrip('\n').split('\t')
            if len(parts) > 3:
                alone.append((parts[2], '' if parts[1] == '-' else parts[1], parts[3]))
    for message, asked, reply in alone:
        add(message, asked, [(reply, '', FITS), (random.choice(alone)[2], '', ELSEWHERE)])
    moments = [row for row in questions_data.moments(library) if not row.get('asked')]
    for row in moments:
        told = random.choice(row['messages'])
        other = random.choice(moments)
        add(told, '', [(random.choice(row['replies']), row['moment'], FITS), (random.choice(other['replies']), other['moment'], ELSEWHERE)])
    return found


def marked_questions(folder, texts):
    """[{message, before, candidates: [(question, '', opinions that are right)], held}]"""
    talks, found = before_in_talks(folder), []
    for path in sorted(glob.glob(f'{folder}/follow-up/marks-*.jsonl')):
        for row in rows(path):
            if 'asked' in row:
                asked = [(ask.get('ask') or texts[ask['name']], '', ask['mark']) for ask in row['asked']]
                before = tuple(row['before']) if 'before' in row else talks.get(row['message'], ('', ''))
                found.append({'message': row['message'], 'before': before, 'candidates': asked, 'held': bool(row.get('held'))})
    return found


def written_questions(folder, shared, library, texts):
    """Questions written or chosen for a message, beside somebody else's; and questions beside the answers they were given."""
    pairs, moments = questions_data.written(shared, library)
    for row in rows(f'{folder}/follow-up/messages-1.jsonl'):
        if not row.get('held'):
            pairs += [(row['text'], texts[name]) for name in row['ask'][:2] if name in texts]
    pairs += [(random.choice(told), asked[0]) for told, asked in moments]
    others = sorted({question for _, question in pairs})
    add = lambda message, candidates: {'message': message, 'before': ('', ''), 'candidates': candidates, 'held': False}
    found = [add(message, [(question, '', FINE), (random.choice(others), '', POOR)]) for message, question in pairs]
    told = []
    for name in ('replies.tsv', 'ordinary.tsv'):
        for line in open(f'{shared}/companion/plain/{name}', encoding='utf8'):
            parts = line.rstrip('\n').split('\t')
            if len(parts) > 3 and parts[1] not in ('-', ''):
                told.append((parts[1], parts[2]))
    for each in questions_data.moments(library):
        told += [(each['asked'][i % len(each['asked'])], text) for i, text in enumerate(each['messages'][:5]) if each.get('asked')]
    return found, [add(answer, [(question, '', TOLD), (random.choice(others), '', UNTOLD)]) for question, answer in told]
