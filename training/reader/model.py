"""The reader: MiniLM (six layers, 384 wide) and a head for each thing that is read, in one pass.

The message comes first and what was said before it second, apart by token type, so that the words of the message see
their context and only they are pooled. Tags and care look at each word for themselves (label-wise attention): what a
word adds to a tag is its evidence.
"""
import json, math
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

WIDTH, HEADS, VOCABULARY = 384, 12, 30522
# Of MPNet: how far apart two words are, in so many sorts of distance, for each head.
DISTANCES, FARTHEST, PLACES = 32, 128, 512


class Bytes(nn.Linear):
    """A matrix that is a byte a number when it ships: the last part of the training already reckons with it."""
    rehearsing = False

    def forward(self, x):
        if not Bytes.rehearsing:
            return super().forward(x)
        with torch.autocast(x.device.type, enabled=False):
            scale = self.weight.detach().abs().amax(1, keepdim=True) / 63
            weight = self.weight + (torch.round(self.weight / scale) * scale - self.weight).detach()
            x = x.float()
            low, high = x.detach().amin((1, 2), keepdim=True).clamp(max=0), x.detach().amax((1, 2), keepdim=True).clamp(min=0)
            step = ((high - low) / 255).clamp(min=1e-8)
            zero = torch.round(-low / step)
            rounded = ((torch.round(x / step) + zero).clamp(0, 255) - zero) * step
            x = x + (rounded - x).detach()
        return F.linear(x, weight, self.bias)


class Layer(nn.Module):
    def __init__(self, width, least=1e-12):
        super().__init__()
        self.query, self.key, self.value, self.out = (Bytes(width, width) for _ in range(4))
        self.norm1, self.norm2 = nn.LayerNorm(width, eps=least), nn.LayerNorm(width, eps=least)
        self.up, self.down = Bytes(width, 4 * width), Bytes(4 * width, width)

    def forward(self, x, bias, drop):
        b, n, w = x.shape
        split = lambda t: t.view(b, n, HEADS, w // HEADS).transpose(1, 2)
        q, k, v = split(self.query(x)), split(self.key(x)), split(self.value(x))
        if x.is_cuda:
            # The same, in one step that keeps less.
            mixed = F.scaled_dot_product_attention(q, k, v, bias.to(q.dtype).expand(b, HEADS, n, n))
        else:
            mixed = torch.softmax(q @ k.transpose(-1, -2) / math.sqrt(w // HEADS) + bias, -1) @ v
        mixed = mixed.transpose(1, 2).reshape(b, n, w)
        x = self.norm1(x + F.dropout(self.out(mixed), drop, self.training))
        return self.norm2(x + F.dropout(self.down(F.gelu(self.up(x))), drop, self.training))


def distances():
    """For each distance from -511 to 511 its sort: exact up to eight words, then ever coarser, and apart for before and after."""
    apart = -torch.arange(1 - PLACES, PLACES)
    half, exact = DISTANCES // 2, DISTANCES // 4
    far = exact + (torch.log(apart.abs().clamp(min=1) / exact) / math.log(FARTHEST / exact) * (half - exact)).long()
    return (apart < 0).long() * half + torch.where(apart.abs() < exact, apart.abs(), far.clamp(max=half - 1))


class Body(nn.Module):
    """BERT's, or with `relative` MPNet's, which also reckons with how far apart two words are."""
    def __init__(self, layers=6, width=WIDTH, positions=PLACES, relative=False, parts=2):
        super().__init__()
        least = 1e-5 if relative else 1e-12
        self.words = nn.Embedding(VOCABULARY, width)
        self.places = nn.Embedding(positions, width)
        self.parts = nn.Embedding(parts, width)
        self.norm = nn.LayerNorm(width, eps=least)
        self.layers = nn.ModuleList(Layer(width, least) for _ in range(layers))
        self.drop = .1
        self.apart = nn.Embedding(DISTANCES, HEADS) if relative else None
        if relative:
            self.register_buffer('sorts', distances(), persistent=False)

    def forward(self, ids, mask, parts, at=None):
        """`mask`: which words are there, or for each word which it may look at; `at`: where each stands, if not one after the other."""
        at = torch.arange(ids.shape[1], device=ids.device)[None] if at is None else at
        x = self.words(ids) + self.places(at) + self.parts(parts)
        x = F.dropout(self.norm(x), self.drop, self.training)
        seen = mask[:, None, None, :] if mask.dim() == 2 else mask[:, None]
        bias = (1.0 - seen.to(x.dtype)) * -1e4
        if self.apart is not None:
            bias = bias + self.apart(self.sorts[at[:, None, :] - at[:, :, None] + PLACES - 1]).permute(0, 3, 1, 2).to(x.dtype)
        for layer in self.layers:
            x = layer(x, bias, self.drop)
        return x


NAMES = {
    'query': 'attention.self.query', 'key': 'attention.self.key', 'value': 'attention.self.value', 'out': 'attention.output.dense',
    'norm1': 'attention.output.LayerNorm', 'up': 'intermediate.dense', 'down': 'output.dense', 'norm2': 'output.LayerNorm',
}


def load_base(body, tensors):
    """The published weights, from a mapping of BERT's own names."""
    own = {}
    bare = {key.removeprefix('bert.').removeprefix('0.auto_model.'): value for key, value in tensors.items()}
    own['words.weight'] = bare['embeddings.word_embeddings.weight']
    own['places.weight'] = bare['embeddings.position_embeddings.weight']
    own['parts.weight'] = bare['embeddings.token_type_embeddings.weight']
    for kind in ('weight', 'bias'):
        own[f'norm.{kind}'] = bare[f'embeddings.LayerNorm.{kind}']
        for i in range(len(body.layers)):
            for ours, theirs in NAMES.items():
                own[f'layers.{i}.{ours}.{kind}'] = bare[f'encoder.layer.{i}.{theirs}.{kind}']
    if body.apart is not None:
        own['apart.weight'] = bare['encoder.relative_attention_bias.weight']
    body.load_state_dict({key: torch.as_tensor(np.asarray(value)).float() for key, value in own.items()})


def body_like(tensors, layers=0):
    """An untrained body of the size of these weights."""
    wide = next(value for key, value in tensors.items() if key.endswith('word_embeddings.weight')).shape[1]
    many = 1 + max(int(key.split('encoder.layer.')[1].split('.')[0]) for key in tensors if 'encoder.layer.' in key)
    parts = next(value for key, value in tensors.items() if key.endswith('token_type_embeddings.weight')).shape[0]
    return Body(layers or many, wide, relative='encoder.relative_attention_bias.weight' in tensors, parts=parts)


class LabelWise(nn.Module):
    """One attention over the words for each label; a word's share of the score is what it adds."""
    def __init__(self, width, labels):
        super().__init__()
        self.look = nn.Linear(width, labels)
        self.say = nn.Linear(width, labels)

    def forward(self, states, own):
        weights = torch.softmax(self.look(states).float().masked_fill(~own[:, :, None], -1e4), 1)
        added = weights * self.say(states).float()
        return added.sum(1), added


class Reader(nn.Module):
    def __init__(self, labels, layers=6, body=None):
        super().__init__()
        self.labels = labels
        self.body = body or Body(layers)
        width = self.body.words.weight.shape[1]
        self.pooled = nn.ModuleDict({head: nn.Linear(width, len(names)) for head, names in labels.items()})
        self.worded = nn.ModuleDict({head: LabelWise(width, len(labels[head])) for head in ('care', 'category', 'tags', 'signals')})
        self.meeting = nn.Linear(width, width, bias=False)
        nn.init.eye_(self.meeting.weight)
        for head in self.worded:
            nn.init.zeros_(self.worded[head].look.weight)

    def encode(self, ids, mask, parts):
        states = self.body(ids, mask, parts)
        own = (mask > 0) & (parts == 0)
        share = own.to(states.dtype)[:, :, None]
        mean = (states * share).sum(1) / share.sum(1).clamp(min=1)
        return states, own, mean

    def vector(self, mean):
        return F.normalize(self.meeting(mean).float(), dim=-1)

    def looks(self, states, own):
        """The logarithm of the share of each tag's look that falls on each word."""
        return F.log_softmax(self.worded['tags'].look(states).float().masked_fill(~own[:, :, None], -1e4), 1)

    def forward(self, ids, mask, parts, drop=.1):
        states, own, mean = self.encode(ids, mask, parts)
        thin = F.dropout(mean, drop, self.training)
        logits = {head: layer(thin).float() for head, layer in self.pooled.items()}
        added = None
        for head, layer in self.worded.items():
            score, words = layer(F.dropout(states, drop, self.training), own)
            # A tag's score is its words' alone, so that the evidence shown is the whole reason.
            logits[head] = score if head == 'tags' else logits[head] + score
            if head == 'tags':
                added = words
        return logits, self.vector(mean), added
