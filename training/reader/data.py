"""Gathers every labelled message into one file of examples: `python3 data.py --shared <folder> --out <file>`.

An example is a text, what was said before it, and a label for each head that somebody labelled it for. Heads nobody
labelled it for learn nothing from it. Whole hands (writers) are kept out of training, so that the figures are about
strangers: `split` is train, dev (thresholds are chosen on it) or test (counted once, at the end).
"""
import argparse, collections, glob, gzip, hashlib, json, os, random

from files import HERE, TRAINING, chance, name, objects, rows
from talks import talks, tones

CARE_DEV = {'lines-ah', 'lines-p', 'unread-z'}
CARE_TEST = {'unread-ba', 'unread-bb'}
HANDS_DEV = {'hand-04', 'hand-11'}
TAGS_DEV = {'gold-h'}
TAGS_TEST = {'unread-k', 'unread-l', 'unread-m'}
# Of each of this round's own hands, for thresholds.
HANDS_HELD = .08
# Situations that may be a concern: their messages say nothing about care.
UNSURE = {'urge', 'panic', 'flat', 'eggshells', 'food', 'long-pain', 'medication', 'never-enough', 'tears', 'worried-for'}
STRAINED = {'overload', 'worn-out', 'deadline', 'debt', 'money-tight', 'hours', 'panic', 'racing-mind', 'dread', 'one-after-another',
            'too-much', 'worn', 'dread-ahead', 'household-load', 'insecure-work', 'sleepless'}
AT_EASE = {'quiet-moment', 'rested', 'kindness', 'making-things', 'good-news', 'finished', 'passed', 'relief', 'glad', 'playful',
           'comfort', 'proud', 'promoted', 'money-won', 'reconnected'}


class Examples:
    def __init__(self):
        self.list, self.seen = [], {}

    def add(self, text, split, source, before='', weight=1.0, **labels):
        text = text.strip()
        if not text:
            return
        labels = {head: label for head, label in labels.items() if label is not None}
        key = (before, text)
        known = self.seen.get(key)
        if known is not None:
            # Written in two sets: what is held out anywhere is held out everywhere.
            for head, label in labels.items():
                known['labels'].setdefault(head, label)
            if known['split'] == 'train' != split:
                known['split'] = split
            return
        example = {'text': text, 'before': before, 'split': split, 'source': source, 'weight': weight, 'labels': labels}
        self.seen[key] = example
        self.list.append(example)


def care(examples, shared):
    for path in sorted(glob.glob(f'{TRAINING}/care-lines/*.jsonl')):
        hand = name(path)
        split = 'test' if hand in CARE_TEST else 'dev' if hand in CARE_DEV else 'train'
        for row in objects(path):
            add_care(examples, row, split, f'care:{hand}')
    for row in objects(f'{shared}/care/visible.jsonl'):
        add_care(examples, row, 'test', 'care:visible')


def add_care(examples, row, split, source):
    tier = row['tier']
    category = row.get('category') if tier != 'none' else None
    if category is not None and (not category or category.startswith('none')):
        category = None
    before = row.get('asked', '')
    examples.add(row['text'], split, source, before=before, care=tier, category=category, note=row.get('note'),
                 valence=row.get('valence'))


def words_of(row):
    return row['turns'][0]['text'] if 'turns' in row else row['text']


def second_labels():
    """What another reader said of each line of the tags' hands: (hand, line) -> its tags."""
    found = {}
    for line in rows(f'{TRAINING}/hands/second-labels.tsv'):
        place, tags, *_ = line.split('\t')
        hand, at = place.split(':')
        found[f'tags-{int(hand):02d}', int(at)] = set(filter(None, tags.split(';')))
    return found


def unsettled(row, second):
    """Tags that only one of the two readers found teach nothing either way."""
    if second is None:
        return row
    differing = second ^ set(row['tags'])
    return {**row, 'maybe': sorted({*row.get('maybe', []), *differing})}


def hands(examples):
    """This round's own hands: dire-sounding ordinary talk, short answers with their question, whole conversations."""
    second = second_labels()
    for path in sorted(glob.glob(f'{TRAINING}/hands/*.jsonl')):
        hand = name(path)
        for at, row in enumerate(objects(path)):
            split = 'test' if hand.startswith('unread') else 'dev' if chance(words_of(row)) < HANDS_HELD else 'train'
            if 'turns' in row:
                for turn in row['turns']:
                    add_care(examples, turn, split, f'conversation:{hand}')
            elif 'tags' in row:
                add_tags(examples, unsettled(row, second.get((hand, at))), split, f'tags:{hand}')
            else:
                add_care(examples, row, split, f'care:{hand}')
                # "yes" and "a bit" carry no tag, whatever was asked.
                if len(row['text'].split()) <= 3 and split == 'train':
                    examples.seen[(row.get('asked', ''), row['text'].strip())]['labels'].setdefault('tags', [])


def situations(examples):
    for path in sorted(glob.glob(f'{TRAINING}/gist-examples/*.tsv')):
        hand = name(path)
        for line in rows(path):
            labels, _, text = line.partition('\t')
            wanted = labels.split(',')
            harmless = not (UNSURE & set(wanted)) and wanted != ['-']
            strain = 1 if STRAINED & set(wanted) else 0 if AT_EASE & set(wanted) else None
            examples.add(text, 'dev' if hand in HANDS_DEV else 'train', f'situation:{hand}', situation=wanted,
                         care='none' if harmless else None, stress=strain)
    for path in sorted(glob.glob(f'{TRAINING}/stance-examples/*.tsv')):
        hand = name(path)
        for line in rows(path):
            labels, _, text = line.partition('\t')
            wanted = [] if labels == '-' else labels.split(',')
            strain = 1 if STRAINED & set(wanted) else 0 if AT_EASE & set(wanted) else None
            examples.add(text, 'dev' if hand in HANDS_DEV else 'train', f'stance:{hand}', stance=wanted, stress=strain)


def kinds(examples, shared):
    for path in sorted(glob.glob(f'{TRAINING}/router-examples/*.jsonl')):
        split = 'dev' if name(path) in {'unread-d', 'unread-e'} else 'train'
        for row in objects(path):
            kind = row['class']
            care = 'none' if kind not in {'crisis', 'selfcrit', 'feel', 'rant'} else None
            examples.add(row['text'], split, f'kind:{name(path)}', before=row.get('lastQuestion') or '', kind=kind, care=care)
    for row in objects(f'{shared}/companion/visible.jsonl'):
        examples.add(row['text'], 'test', 'kind:visible', before=row.get('last_question') or '', kind=row['cls'])


def ordinary(examples, shared, library):
    for file, split_share in (('ordinary', .1), ('replies', .03)):
        for line in rows(f'{shared}/companion/plain/{file}.tsv'):
            _, asked, text, *_ = line.split('\t')
            split = 'dev' if chance(text) < split_share else 'train'
            examples.add(text, split, f'ordinary:{file}', before='' if asked == '-' else asked, care='none')
    for path in sorted(glob.glob(f'{library}/*.jsonl')):
        for row in objects(path):
            if 'moment' not in row:
                continue
            asked = row.get('asked') or ['']
            for i, text in enumerate(row['messages']):
                examples.add(text, 'dev' if chance(text) < .03 else 'train', f'ordinary:moments', before=asked[i % len(asked)], care='none', weight=.7)
    for path in sorted(glob.glob(f'{shared}/companion/voice-examples/[a-z]*.tsv')):
        for line in rows(path):
            fields = line.split('\t')
            asked = fields[2] if len(fields) > 2 and fields[2] != '-' else ''
            examples.add(fields[0], 'train', 'ordinary:voice', before=asked, care='none', weight=.7)
    for path in sorted(glob.glob(f'{shared}/companion/plain/conversations.jsonl')):
        for row in objects(path):
            asked = ''
            for turn in row['turns']:
                examples.add(turn['message'], 'train', 'ordinary:conversations', before=asked, care='none', weight=.7)
                asked = f"{turn['reply']} {turn['question']}".strip()


def public(examples, shared):
    base = f'{shared}/understanding/train'
    for split in ('train', 'dev'):
        for row in objects(f'{base}/goemotions/{split}.jsonl.gz'):
            # Comments of strangers: harmless but for a handful, which weigh next to nothing among them.
            grave = {'grief', 'sadness', 'fear', 'remorse'} & set(row['labels'])
            examples.add(row['text'], split, 'goemotions', emotion=row['labels'], care=None if grave or split == 'dev' else 'none', weight=1.0)
        for row in objects(f'{base}/sad/{split}.jsonl.gz'):
            examples.add(row['text'], split, 'sad', stressor=row['labels'][0], stress=1 if row.get('stressor') else 0)
        for row in objects(f'{base}/claff_happydb/{split}.jsonl.gz'):
            examples.add(row['text'], split, 'happydb', happy=row['labels'], stress=0, care='none', weight=.5)


def add_tags(examples, row, split, source):
    examples.add(row['text'], split, source, tags=row['tags'], maybe=row.get('maybe', []), signals=row.get('signals'),
                 metrics=row.get('metrics'), trap=row.get('trap'), id=row.get('id'),
                 stress=(row.get('metrics') or {}).get('stress') or None)


def tags(examples, shared):
    for path in sorted(glob.glob(f'{TRAINING}/labelled/*.jsonl')):
        hand = name(path)
        split = 'test' if hand in TAGS_TEST else 'dev' if hand in TAGS_DEV else 'train'
        for row in objects(path):
            add_tags(examples, row, split, f'tags:{hand}')
    for file in ('visible', 'visible_extra'):
        for row in objects(f'{shared}/understanding/gold/{file}.jsonl'):
            add_tags(examples, row, 'test' if file == 'visible' else 'train', f'tags:{file}')


def moments(shared, library):
    """Tellings of one moment, for the vector: what happened to two people in the same way lies near."""
    found = []
    for path in sorted(glob.glob(f'{library}/*.jsonl')) or sorted(glob.glob(f'{shared}/companion/moments/*.jsonl')):
        for row in objects(path):
            if 'moment' not in row:
                continue
            found.append({'moment': row['moment'], 'messages': row['messages'], 'replies': row['replies'],
                          'asked': row.get('asked', []), 'field': name(path)})
    return found


def evidence():
    """The words that a reader underlined for a tag; every tenth message is held out."""
    found = []
    for path in sorted(glob.glob(f'{TRAINING}/evidence/*.jsonl')):
        for row in objects(path):
            for tag, words in row['spans'].items():
                found.append({'text': row['text'], 'tag': tag, 'words': words, 'held': chance(row['text']) < .1})
    return found


def unshown(examples):
    """A tag that no words show teaches nothing either way."""
    for row in evidence():
        example = examples.seen.get(('', row['text'].strip()))
        if example and not row['words']:
            example['labels'].setdefault('maybe', []).append(row['tag'])


def main():
    options = argparse.ArgumentParser()
    options.add_argument('--shared', required=True, help='the folder with care/, companion/ and understanding/')
    options.add_argument('--library', default=f'{os.path.dirname(TRAINING)}/library')
    options.add_argument('--out', default=f'{HERE}/build/examples.json.gz')
    options.add_argument('--about', nargs='*', help='to train on from a trained reader: these hands four times, all others about tags once, half of what '
                         'was labelled for care and kinds, and a part of everything else')
    asked = options.parse_args()
    examples = Examples()
    # What is held out comes first, so that a text written twice is held out.
    care(examples, asked.shared)
    tags(examples, asked.shared)
    hands(examples)
    talks(examples)
    tones(examples, asked.library)
    kinds(examples, asked.shared)
    situations(examples)
    ordinary(examples, asked.shared, asked.library)
    public(examples, asked.shared)
    told = moments(asked.shared, asked.library)
    unshown(examples)
    if asked.about:
        own = [e for e in examples.list if e['source'].split(':')[-1] in asked.about and e['split'] == 'train']
        kept = {'tags': 1, 'care': .5, 'conversation': 1, 'kind': .5}
        part = lambda e: kept.get(e['source'].split(':')[0], .15)
        examples.list = [e for e in examples.list if e['split'] != 'train' or chance(f'part {e["text"]}') < part(e)] + own * 3
    os.makedirs(os.path.dirname(asked.out), exist_ok=True)
    body = json.dumps({'examples': examples.list, 'moments': told, 'evidence': evidence()}, ensure_ascii=False, sort_keys=True)
    with gzip.GzipFile(asked.out, 'wb', mtime=0) as file:
        file.write(body.encode('utf8'))
    print('sha256', hashlib.sha256(body.encode('utf8')).hexdigest())
    counted = collections.Counter((e['split'], e['source'].split(':')[0]) for e in examples.list)
    for key, count in sorted(counted.items()):
        print(*key, count)
    print('moments', len(told))


if __name__ == '__main__':
    main()
