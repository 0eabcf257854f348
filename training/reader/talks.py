"""What people do in a turn of a talk, and the tone of a listener's first reaction: examples for `data.py`."""
import glob

from files import TRAINING, chance, name, objects, rows

# Steps of a talk about a choice, and what corrects the companion: labels of hands that looked for nothing else.
STEPS = ['pulls', 'reason', 'leans', 'decides', 'middle', 'fear', 'stuck']
CORRECTIONS = ['wrong', 'told', 'gripe']
# Of the talks, kept to choose thresholds.
TALKS_HELD = .1


def talks(examples):
    """What people do in a turn, as whole messages and sentence by sentence, after what the companion said."""
    for path in sorted(glob.glob(f'{TRAINING}/talks/*.jsonl')):
        hand = name(path)
        for row in objects(path):
            split = 'test' if hand.startswith('unread') else 'dev' if chance(row['who']) < TALKS_HELD else 'train'
            for turn in row['turns']:
                parts = [(text.strip(), label.split()) for text, label in turn['parts']]
                whole = ' '.join(text for text, _ in parts)
                acts = sorted({act for _, found in parts for act in found})
                examples.add(whole, split, f'talk:{hand}', before=turn['said'], acts=acts, tone=[turn['tone']], care='none')
                examples.add(whole, split, f'talk:{hand}', tone=[turn['tone']], care='none')
                if len(parts) > 1:
                    for text, found in parts:
                        examples.add(text, split, f'talk-part:{hand}', before=turn['said'], acts=found)
    for path in sorted(glob.glob(f'{TRAINING}/corrections/*.jsonl')):
        for row in objects(path):
            split = 'dev' if chance(row['said']) < TALKS_HELD else 'train'
            found = [each for each in row['is'] if each != 'none']
            examples.add(' '.join(row['sentences']), split, 'talk-corrections', before=row['said'], acts=found, about=CORRECTIONS, care='none')
            for text, each in zip(row['sentences'], row['is']):
                if len(row['sentences']) > 1:
                    examples.add(text, split, 'talk-corrections', before=row['said'], acts=[each] if each != 'none' else [], about=CORRECTIONS)
    for path in sorted(glob.glob(f'{TRAINING}/decision-steps/*.jsonl')):
        for row in objects(path):
            step = 'advise' if row['class'] == 'asks' else row['class']
            split = 'dev' if chance(row['text']) < TALKS_HELD else 'train'
            examples.add(row['text'], split, 'talk-steps', before=row.get('asked') or '', acts=[step] if step != 'other' else [],
                         about=[*STEPS, 'advise'], care='none')
    for path in sorted(glob.glob(f'{TRAINING}/memory-question/*.tsv')):
        for line in rows(path):
            is_one, text = line.split('\t')[:2]
            split = 'dev' if chance(text) < TALKS_HELD else 'train'
            examples.add(text, split, 'talk-memory', acts=['recall'] if is_one == 'yes' else [], about=['recall'])


def tones(examples, library):
    """The tone of a first reaction, of messages and of the tellings of moments."""
    moments = {row['moment']: row for path in glob.glob(f'{library}/*.jsonl') for row in objects(path) if 'moment' in row}
    for path in ('messages', 'turns', 'moments'):
        for row in objects(f'{TRAINING}/tones/{path}.jsonl'):
            wanted = [row['is'], *([row['or']] if row.get('or') else [])]
            if path == 'turns':
                split = 'dev' if chance(row['said'] + row['text']) < TALKS_HELD else 'train'
                for said in {row['said'], ''}:
                    examples.add(row['text'], split, f'tone:{row["hand"]}', before=said, tone=wanted)
            elif path == 'messages':
                examples.add(row['text'], 'dev' if chance(row['text']) < TALKS_HELD else 'train', f'tone:{row["hand"]}', tone=wanted)
            elif row['moment'] in moments and not moments[row['moment']].get('asked'):
                for text in moments[row['moment']]['messages'][:4]:
                    examples.add(text, 'train', 'tone:moments', tone=wanted, weight=.4)
