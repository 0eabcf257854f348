"""A body of the Llama kind that reads a message once and several replies after it, side by side: a reply sees the message and
its own words up to each place, never another reply."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

HEADS, SHARED, SIZE, TURN = 9, 3, 64, 1e5
EPSILON = 1e-5


class Layer(nn.Module):
    def __init__(self, width, inner):
        super().__init__()
        linear = lambda a, b: nn.Linear(a, b, bias=False)
        self.norm1, self.norm2 = nn.RMSNorm(width, EPSILON), nn.RMSNorm(width, EPSILON)
        self.query, self.key, self.value = linear(width, HEADS * SIZE), linear(width, SHARED * SIZE), linear(width, SHARED * SIZE)
        self.out = linear(HEADS * SIZE, width)
        self.gate, self.up, self.down = linear(width, inner), linear(width, inner), linear(inner, width)

    def forward(self, x, turn, bias, drop):
        b, n, _ = x.shape
        seen = self.norm1(x)
        split = lambda t, heads: t.view(b, n, heads, SIZE).transpose(1, 2)
        q, k = turned(split(self.query(seen), HEADS), turn), turned(split(self.key(seen), SHARED), turn)
        v = split(self.value(seen), SHARED)
        more = HEADS // SHARED
        mixed = F.scaled_dot_product_attention(q, k.repeat_interleave(more, 1), v.repeat_interleave(more, 1), attn_mask=bias.to(q.dtype))
        x = x + F.dropout(self.out(mixed.transpose(1, 2).reshape(b, n, HEADS * SIZE)), drop, self.training)
        seen = self.norm2(x)
        return x + F.dropout(self.down(F.silu(self.gate(seen)) * self.up(seen)), drop, self.training)


def turned(x, turn):
    """Neighbouring numbers as pairs, turned by their place."""
    cos, sin = turn
    a, b = x[..., 0::2], x[..., 1::2]
    return torch.stack([a * cos - b * sin, a * sin + b * cos], -1).flatten(-2)


class CausalBody(nn.Module):
    def __init__(self, words, layers, width=576, inner=1536, drop=.05):
        super().__init__()
        self.words, self.drop = nn.Embedding(words, width), drop
        self.layers = nn.ModuleList(Layer(width, inner) for _ in range(layers))
        self.norm = nn.RMSNorm(width, EPSILON)
        self.register_buffer('speeds', TURN ** (-torch.arange(0, SIZE, 2).float() / SIZE), persistent=False)

    def forward(self, ids, places, of):
        n = ids.shape[1]
        before = torch.ones(n, n, dtype=torch.bool, device=ids.device).tril()
        allowed = ((of[:, None, :] == 0) | (of[:, :, None] == of[:, None, :])) & before
        bias = torch.where(allowed, 0.0, -1e4)[:, None]
        angle = places[..., None].float() * self.speeds
        turn = (angle.cos()[:, None], angle.sin()[:, None])
        x = self.words(ids)
        for layer in self.layers:
            x = layer(x, turn, bias, self.drop)
        return self.norm(x)


def plain(kind, raw):
    """Numbers out of their blocks of 32."""
    if kind == 'F32':
        return torch.from_numpy(np.ascontiguousarray(raw)).float()
    rows = raw.reshape(raw.shape[0], -1)
    if kind == 'Q8_0':
        blocks = rows.reshape(rows.shape[0], -1, 34)
        scale = np.ascontiguousarray(blocks[..., :2]).view(np.float16).astype(np.float32)
        found = np.ascontiguousarray(blocks[..., 2:]).view(np.int8).astype(np.float32) * scale
    else:
        blocks = rows.reshape(rows.shape[0], -1, 20)
        scale, least = (np.ascontiguousarray(blocks[..., at:at + 2]).view(np.float16).astype(np.float32) for at in (0, 2))
        found = np.concatenate([blocks[..., 4:] & 15, blocks[..., 4:] >> 4], -1).astype(np.float32) * scale + least
    return torch.from_numpy(found.reshape(rows.shape[0], -1))


OURS = {'attn_norm': 'norm1', 'ffn_norm': 'norm2', 'attn_q': 'query', 'attn_k': 'key', 'attn_v': 'value', 'attn_output': 'out',
        'ffn_gate': 'gate', 'ffn_up': 'up', 'ffn_down': 'down'}


def published_body(files, layers):
    found = {}
    for file in files:
        held = np.load(file)
        for entry in held.files:
            name, kind = entry.split('|')
            parts = name.removesuffix('.weight').split('.')
            if parts[0] == 'blk' and int(parts[1]) >= layers:
                continue
            ours = {'token_embd': 'words', 'output_norm': 'norm'}.get(parts[0]) or f'layers.{parts[1]}.{OURS[parts[2]]}'
            found[f'{ours}.weight'] = plain(kind, held[entry])
    body = CausalBody(len(found['words.weight']), layers)
    body.load_state_dict(found, strict=False)
    missing = set(body.state_dict()) - set(found)
    assert not missing, missing
    return body


class CausalJudge(nn.Module):
    """Says of each reply how readers would find it, from where it ends and from the mean of its words."""
    def __init__(self, body, width=576):
        super().__init__()
        self.body = body
        self.verdict = nn.Sequential(nn.Linear(2 * width, width), nn.GELU(), nn.Dropout(.1), nn.Linear(width, 2))

    def forward(self, ids, places, parts, of, replies):
        states = self.body(ids, places, of)
        own = (of[:, None, :] == torch.arange(1, replies + 1, device=of.device)[None, :, None]).to(states.dtype)
        count = own.sum(2, keepdim=True).clamp(min=1)
        last = (own.cumsum(2) == count) & (own > 0)
        return self.verdict(torch.cat([own @ states / count, last.to(states.dtype) @ states], 2)).float()


class CausalRows:
    """As the model was taught to talk: what was asked, what somebody said, and the turn of who replies."""
    def __init__(self, tokenizer, longest=224, longest_reply=48):
        from tokenizers import Tokenizer
        self.tokenizer = Tokenizer.from_file(tokenizer)
        self.longest, self.longest_reply = longest, longest_reply
        self.end = self.tokenizer.token_to_id('<|im_end|>')

    def message(self, pairs):
        turn = lambda who, text: f'<|im_start|>{who}\n{text}<|im_end|>\n'
        said = [(turn('assistant', asked) if asked else '') + turn('user', text) + '<|im_start|>assistant\n' for text, asked in pairs]
        found = [each.ids for each in self.tokenizer.encode_batch(said)]
        found = [ids if len(ids) <= self.longest else ids[:self.longest // 2] + ids[-self.longest // 2:] for ids in found]
        return [(ids, [0] * len(ids)) for ids in found]

    def replies(self, pairs):
        """What a reply was written for, and the reply."""
        told, said = ([each.ids[:self.longest_reply] for each in self.tokenizer.encode_batch(texts)]
                      for texts in ([f'(to: {told})\n' if told else '' for told, _ in pairs], [said for _, said in pairs]))
        return [a + b for a, b in zip(told, said)]
