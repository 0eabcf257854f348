"""What the matcher learns from: the moments of the library, and messages with a reply written for just that message."""
import glob, json, os


def moments(folder):
    found = []
    for path in sorted(glob.glob(f'{folder}/*.jsonl')):
        for line in open(path, encoding='utf8'):
            entry = json.loads(line) if line.strip() else {}
            if 'moment' in entry:
                found.append(entry)
    return found


def telling(moment, at):
    """A message with the question it answers, as the server will read it."""
    asked = moment.get('asked') or ['']
    return moment['messages'][at], asked[at % len(asked)]


def plain(folder):
    """(message, asked), reply: from the given tables."""
    rows = []
    for name in ('replies.tsv', 'ordinary.tsv'):
        path = f'{folder}/companion/plain/{name}'
        if not os.path.exists(path):
            continue
        for line in open(path, encoding='utf8'):
            parts = line.rstrip('\n').split('\t')
            if len(parts) >= 4:
                rows.append(((parts[2], '' if parts[1] == '-' else parts[1]), parts[3]))
    return rows


def marked(path):
    """Offered moments with strangers' marks: (message, asked), [(reply, mark, name of the moment)]."""
    return [((row['message'], row['asked']), row['candidates']) for row in map(json.loads, open(path, encoding='utf8'))]


def memories(paths):
    """What one person told, and what they later asked about it: (sentences, [(question, which sentence or -1)])."""
    return [(row['told'], [(ask['q'], ask['a']) for ask in row['asks']]) for path in paths for row in map(json.loads, open(path, encoding='utf8'))]
