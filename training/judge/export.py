"""Writes the shipped file: `python3 judge/export.py --model build/reply-judge.pt --cases build/cases.json.gz --base build/shipped --out ../models/reply-judge`.

Prints how far the file is from the trained model, and both their figures on the cases held apart.
"""
import argparse, gzip, hashlib, json, math, os, random, sys
import numpy as np
import onnxruntime
import torch
sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'reader'))
from model import Body, HEADS, WIDTH
from packed import ReplyJudge, Rows, numbers, packed, row
from shipping import ship
from teach import figures
from tokens import SEP

parser = argparse.ArgumentParser()
parser.add_argument('--model', required=True)
parser.add_argument('--cases', required=True)
parser.add_argument('--base', required=True)
parser.add_argument('--out', required=True)
parser.add_argument('--layers', type=int, default=12)
parser.add_argument('--share', type=float, default=.2, help='of the cases held apart, to compare by')
options = parser.parse_args()


class SideBySide(Body):
    """The message, and replies a row each: the same as one packed row, in which most looks would be at nothing."""
    def forward(self, ids, parts, replies, mask):
        count, copies, longest = ids.shape[1], replies.shape[0], replies.shape[1]
        places = torch.cat([torch.arange(count), (count + torch.arange(longest)).repeat(copies)])
        whole = torch.cat([ids[0], replies.reshape(-1)])
        side = torch.cat([parts[0], torch.ones_like(replies).reshape(-1)])
        x = self.norm(self.words(whole) + self.places(places) + self.parts(side))[None]
        bias = torch.cat([torch.zeros_like(ids).to(x.dtype).expand(copies, -1), (1 - mask.to(x.dtype)) * -1e4], 1)[:, None, None]
        for layer in self.layers:
            own, said = (tuple(t) for t in zip(*(split(t, count, copies, longest) for t in (layer.query(x), layer.key(x), layer.value(x)))))
            known, held = (torch.cat([of_message.expand(copies, -1, -1, -1), of_reply], 2) for of_message, of_reply in zip(own[1:], said[1:]))
            mixed = [looked(*own, 0.0), looked(said[0], known, held, bias)]
            mixed = torch.cat([t.transpose(1, 2).reshape(1, -1, WIDTH) for t in mixed], 1)
            x = layer.norm1(x + layer.out(mixed))
            x = layer.norm2(x + layer.down(torch.nn.functional.gelu(layer.up(x))))
        return x[:, :count], x[0, count:].reshape(copies, longest, WIDTH)


def split(t, count, copies, longest):
    """By heads, for the message and for each reply."""
    t = t.view(1, -1, HEADS, WIDTH // HEADS)
    return t[:, :count].transpose(1, 2), t[0, count:].reshape(copies, longest, HEADS, WIDTH // HEADS).transpose(1, 2)


def looked(q, k, v, bias):
    return torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + bias, -1) @ v


class Shipped(torch.nn.Module):
    def __init__(self, judge):
        super().__init__()
        self.body, self.verdict = SideBySide(len(judge.body.layers)), judge.verdicts[str(judge.at[-1])]
        self.body.load_state_dict(judge.body.state_dict())
        self.eval()

    def forward(self, ids, parts, replies, mask):
        message, said = self.body(ids, parts, replies, mask)
        there = mask.to(said.dtype)
        mean = (said * there[:, :, None]).sum(1) / there.sum(1, keepdim=True)
        whole = torch.cat([message[:, 0], message.mean(1)], 1)
        return torch.sigmoid(self.verdict(torch.cat([mean, whole.expand(mean.shape[0], -1)], 1)))


def feed(message, replies):
    longest = max(len(each) for each in replies) + 1
    said, mask = np.zeros((len(replies), longest), np.int64), np.zeros((len(replies), longest), np.int64)
    for k, each in enumerate(replies):
        said[k, :len(each) + 1], mask[k, :len(each) + 1] = [*each, SEP], 1
    return {'ids': np.array([message[0]]), 'parts': np.array([message[1]]), 'replies': said, 'mask': mask}


torch.set_grad_enabled(False)
kept = torch.load(options.model, map_location='cpu', weights_only=True)
judge = ReplyJudge(options.layers)
judge.load_state_dict({name: kept[name].float() for name in judge.state_dict()})
judge.eval()

random.seed(5)
cases = json.load(gzip.open(options.cases, 'rt', encoding='utf8'))
held = [case for case in cases if case.get('held') and random.random() < options.share]
rows = Rows(f'{options.base}/tokenizer.json')
messages = rows.message([(case['message'], case['asked']) for case in held])
offered = [rows.replies(list(zip(case['told'], case['replies']))) for case in held]
meant = [judge(*packed([row(message, replies)], 'cpu'), numbers(len(replies), 'cpu'))[-1][0].sigmoid().numpy() for message, replies in zip(messages, offered)]

os.makedirs(options.out, exist_ok=True)
path = f'{options.out}/reply-judge.onnx'
feeds = [feed(*each) for each in zip(messages, offered)]
axes = {name: {1: 'words'} for name in ('ids', 'parts')} | {name: {0: 'replies', 1: 'its words'} for name in ('replies', 'mask')}
inputs = {name: (torch.from_numpy(numbers), axes[name]) for name, numbers in feeds[0].items()}
shipped = Shipped(judge)
ship(shipped, shipped.body, path, {'verdicts': {0: 'replies'}}, inputs)

settings = onnxruntime.SessionOptions()
settings.intra_op_num_threads = 1
session = onnxruntime.InferenceSession(path, settings, providers=['CPUExecutionProvider'])
got = [session.run(None, each)[0] for each in feeds]
apart = np.abs(np.concatenate(got) - np.concatenate(meant))
print(f'{len(held)} messages: largest difference {apart.max():.3f}, mean {apart.mean():.4f}')
print('trained', figures(meant, held))
print('shipped', figures(got, held))
json.dump({'sha256': hashlib.sha256(open(path, 'rb').read()).hexdigest(), 'layers': options.layers}, open(f'{options.out}/reply-judge.json', 'w'))
