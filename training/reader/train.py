"""Trains the reader: `python3 train.py --data examples.json.gz --base <folder> --out <folder>`. Minutes on an accelerator.

Every batch mixes examples of all sources; a head learns from those labelled for it. Beside it, tellings of the same
moment are drawn together, so that the pooled vector finds by meaning. With `--teacher <file>` the student also learns
what an ensemble answered for every head of every text (`ensemble.py`), which nobody labelled.
"""
import argparse, gzip, json, os, random, time
import numpy as np
import torch
from torch.nn import functional as F
from model import Bytes, Reader, body_like, load_base
from table import Table
from tokens import Tokens
from base import read_base
from heads import LABELS, loss_of, soft_loss, targets

parser = argparse.ArgumentParser()
parser.add_argument('--data', required=True)
parser.add_argument('--base', required=True)
parser.add_argument('--out', required=True)
parser.add_argument('--layers', type=int, default=0, help='fewer than the base has')
parser.add_argument('--epochs', type=float, default=4)
parser.add_argument('--batch', type=int, default=192)
parser.add_argument('--rate', type=float, default=2e-4)
parser.add_argument('--seed', type=int, default=1)
parser.add_argument('--shuffle', type=int, default=0, help='another order of the same examples, from the same beginning: for soup.py')
parser.add_argument('--minutes', type=float, default=9, help='stops itself after so long')
parser.add_argument('--again', type=int, default=2, help='how many more times an epoch shows what was labelled by hand for care, tags and kinds')
parser.add_argument('--steps', type=int, default=0, help='a trial of so many steps')
parser.add_argument('--everything', action='store_true', help='dev is taught too (after thresholds are chosen)')
parser.add_argument('--teacher', help='soft answers to learn from, made by ensemble.py')
parser.add_argument('--whole', type=float, default=.65, help='the part of the training in full precision; 1 for a teacher')
parser.add_argument('--name', default='reader')
parser.add_argument('--drop', type=float, default=.1)
parser.add_argument('--meet', type=int, default=4, help='every which step tellings of one moment are drawn together')
parser.add_argument('--init', help='a trained reader to go on from')
parser.add_argument('--heads', nargs='*', default=[], help='only these learn, and the body stays as it is: minutes on two cores')
options = parser.parse_args()



def underlined_words(tokens, found):
    """A message's row, a tag, and the places in it that were underlined for the tag."""
    rows = []
    for each in found:
        if each['held'] or not each['words']:
            continue
        places = [tokens.places(each['text'], words) for words in each['words']]
        at = sorted({i for ends in places if ends for i in range(ends[0], ends[1] + 1)})
        if at:
            rows.append((tokens.of([(each['text'], '')])[0], LABELS['tags'].index(each['tag']), at))
    return rows


random.seed(options.seed); np.random.seed(options.seed); torch.manual_seed(options.seed)
device = 'cuda' if torch.cuda.is_available() else 'cpu'
started = time.time()
data = json.load(gzip.open(options.data, 'rt', encoding='utf8'))
taught = {'train', 'dev'} if options.everything else {'train'}
examples = [e for e in data['examples'] if e['split'] in taught]
answers = None
if options.teacher:
    kept = np.load(options.teacher)
    answers = {head: torch.from_numpy(kept[head]).to(device) for head in kept.files}
    assert len(next(iter(answers.values()))) == len(examples), 'The teacher answered other examples.'
moments = data['moments']
tokens = Tokens(f'{options.base}/tokenizer.json')
rows = tokens.of([(e['text'], e['before']) for e in examples])
told = [tokens.of([(text, (m['asked'] or [''])[i % max(1, len(m['asked']))]) for i, text in enumerate(m['messages'])]) for m in moments]
replied = [tokens.of([(text, '') for text in m['replies']]) for m in moments]
table = Table(rows, device)
flat = [row for each in [*told, *replied] for row in each]
moment_table, ends = Table(flat, device), np.cumsum([0, *map(len, told), *map(len, replied)])
underlined = underlined_words(tokens, data['evidence'])
evidence_table = Table([row for row, _, _ in underlined], device)
told = [range(ends[i], ends[i + 1]) for i in range(len(moments))]
replied = [range(ends[len(moments) + i], ends[len(moments) + i + 1]) for i in range(len(moments))]
print(f'{len(rows)} examples, {len(underlined)} tags with their words, {len(told)} moments, tokenised after {time.time() - started:.0f} s', flush=True)

base = read_base(options.base)
reader = Reader(LABELS, body=body_like(base, options.layers))
load_base(reader.body, base)
absent = set()
if options.init:
    state = {key: value.float() for key, value in torch.load(options.init, weights_only=True)['state'].items()}
    # A head that did not ship learns nothing more, and nothing learns from it.
    reader.load_state_dict(state, strict=False)
    absent = {head for head in LABELS if not {f'pooled.{head}.weight', f'worded.{head}.say.weight'} & state.keys()}
reader.body.drop = options.drop
reader.to(device)
if options.shuffle:
    random.seed(options.shuffle); np.random.seed(options.shuffle); torch.manual_seed(options.shuffle)
learns = lambda name: not options.heads or name.split('.')[1] in options.heads
for name, parameter in reader.named_parameters():
    parameter.requires_grad = learns(name)
fresh = [p for n, p in reader.named_parameters() if not n.startswith('body.') and p.requires_grad]
body = [p for n, p in reader.named_parameters() if n.startswith('body.') and p.requires_grad]
groups = [{'params': body, 'lr': options.rate}, {'params': fresh, 'lr': options.rate * 8}]
optimiser = torch.optim.AdamW([group for group in groups if group['params']], weight_decay=.01, fused=True)
wanted = {head: {kind: tensor.to(device) for kind, tensor in target.items()} for head, target in targets(examples).items()}
weights = torch.tensor([e['weight'] for e in examples]).to(device)
batches = len(rows) // options.batch
total = options.steps or int(batches * options.epochs)
warm = min(300, total // 10 + 1)
for group in optimiser.param_groups:
    group['whole'] = group['lr']


rare = np.array([i for i, e in enumerate(examples) if e['source'].startswith(('tags', 'care', 'conversation', 'kind'))])


def order():
    """Shuffled, but neighbours of like length, so that little is padding."""
    places = np.random.permutation(np.concatenate([np.arange(len(rows)), *[rare] * options.again]))
    chunk = options.batch * 40
    found = []
    for at in range(0, len(places), chunk):
        part = sorted(places[at:at + chunk], key=lambda i: len(rows[i][0]))
        found += [part[i:i + options.batch] for i in range(0, len(part) - options.batch // 2, options.batch)]
    random.shuffle(found)
    return found


def meeting_loss():
    """Two tellings and a reply of each of 192 moments: each telling finds its own moment among the others."""
    picked = random.sample(range(len(told)), min(192, len(told)))
    pairs = [random.sample(told[i], 2) for i in picked]
    answers = [random.choice(replied[i]) for i in picked]
    vectors = reader.vector(reader.encode(*moment_table.of([a for a, _ in pairs] + [b for _, b in pairs] + answers))[2])
    a, b, r = vectors.chunk(3)
    here = torch.arange(len(picked), device=device)
    loss = lambda x, y: F.cross_entropy(x @ y.T * 20, here)
    return loss(a, b) + .5 * loss(a, r)


def evidence_loss():
    """A tag looks at the words that a reader underlined for it, at all of them alike."""
    picked = np.random.randint(len(underlined), size=48)
    states, own, _ = reader.encode(*evidence_table.of(picked))
    looks = reader.looks(F.dropout(states, .1, reader.training), own)
    shown = torch.zeros(looks.shape[:2], device=device)
    for i, place in enumerate(picked):
        shown[i, underlined[place][2]] = 1
    look = looks[torch.arange(len(picked)), :, torch.tensor([underlined[place][1] for place in picked])]
    anywhere = torch.logsumexp(look.masked_fill(shown == 0, -1e4), 1)
    everywhere = (look.clamp(min=-12) * shown).sum(1) / shown.sum(1)
    return -(anywhere + .5 * everywhere).mean()


step, queue, sums = 0, [], {}
reader.train()
began = time.time()
while True:
    # How far along, by steps or by the clock, whichever ends first.
    done = max(step / total, (time.time() - began) / 60 / options.minutes)
    if done >= 1:
        break
    Bytes.rehearsing = done > options.whole
    for group in optimiser.param_groups:
        group['lr'] = group['whole'] * min(1, (step + 1) / warm) * (1 - done)
    if not queue:
        queue = order()
    at = queue.pop()
    with torch.autocast(device, dtype=torch.bfloat16):
        logits = reader(*table.of(at))[0]
        places = torch.tensor(np.asarray(at)).to(device)
        loss = torch.zeros((), device=device)
        for head, score in logits.items():
            if head in absent or options.heads and head not in options.heads:
                continue
            part = loss_of(head, score, {k: v[places] for k, v in wanted[head].items()}, weights[places])
            loss = loss + part
            sums[head] = sums.get(head, 0) + part.item() if step % 20 == 0 else sums.get(head, 0)
        if answers:
            loss = .5 * loss + soft_loss(logits, {head: answer[places] for head, answer in answers.items()})
        if step % options.meet == 0 and not options.heads:
            loss = loss + meeting_loss()
        if step % 2 == 0 and (not options.heads or 'tags' in options.heads):
            part = evidence_loss()
            loss = loss + .5 * part
            sums['evidence'] = sums.get('evidence', 0) + part.item() if step % 20 == 0 else sums.get('evidence', 0)
    optimiser.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(reader.parameters(), 1.0)
    optimiser.step()
    step += 1
    if step % 100 == 0:
        print(f'step {step}/{total} {done:.2f} {time.time() - started:.0f} s', {h: round(s / (100 / 20), 3) for h, s in sums.items()}, flush=True)
        sums = {}

os.makedirs(options.out, exist_ok=True)
state = {key: value.half().cpu() for key, value in reader.state_dict().items()}
torch.save({'state': state, 'labels': LABELS}, f'{options.out}/{options.name}.pt')
print(f'trained in {time.time() - started:.0f} s, {step} steps', flush=True)
