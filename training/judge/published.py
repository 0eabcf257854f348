"""A published language model of the Llama kind, packed as a base: `python3 judge/published.py <file.gguf> build/smol --cases build/cases.json.gz --layers 30`.

Of its vocabulary only what our texts need is kept: every byte, and every merge that is applied to a word of ours, so that our
texts fall into the same tokens as before and any other text into smaller ones. Weights stay in their blocks of four and eight
bits, so that they travel.
"""
import argparse, gzip, json, os, re
import numpy as np
from gguf import GGUFReader

KEPT_SPECIAL = ['<|endoftext|>', '<|im_start|>', '<|im_end|>']


def text(field, i):
    return bytes(field.parts[field.data[i]]).decode()


def byte_letters():
    """How GPT-2 writes each byte as a letter."""
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    letters, more = {}, 0
    for byte in range(256):
        letters[byte] = chr(byte) if byte in plain else chr(256 + more)
        more += byte not in plain
    return letters


def applied(word, ranks):
    """The merges that make the word's tokens, and the tokens."""
    parts, used = list(word), set()
    while len(parts) > 1:
        rank, at = min((ranks.get((a, b), 1e9), i) for i, (a, b) in enumerate(zip(parts, parts[1:])))
        if rank == 1e9:
            break
        used.add(int(rank))
        parts[at:at + 2] = [parts[at] + parts[at + 1]]
    return used, parts


def main():
    say = argparse.ArgumentParser()
    say.add_argument('file')
    say.add_argument('out')
    say.add_argument('--cases', required=True)
    say.add_argument('--layers', type=int, default=30)
    given = say.parse_args()
    reader = GGUFReader(given.file)
    tokens = [text(reader.fields['tokenizer.ggml.tokens'], i) for i in range(len(reader.fields['tokenizer.ggml.tokens'].data))]
    merges = [tuple(text(reader.fields['tokenizer.ggml.merges'], i).split(' ')) for i in range(len(reader.fields['tokenizer.ggml.merges'].data))]
    ranks = {pair: i for i, pair in enumerate(merges)}
    from tokenizers import Tokenizer, models, pre_tokenizers
    split = pre_tokenizers.Sequence([pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=True)])
    words = set()
    for case in json.load(gzip.open(given.cases, 'rt', encoding='utf8')):
        for each in (case['message'], case['asked'], *case['replies']):
            words.update(word for word, _ in split.pre_tokenize_str(each))
    used = set()
    for word in words:
        used |= applied(word, ranks)[0]
    kept_merges = [merges[i] for i in sorted(used)]
    letters = byte_letters()
    kept = [*KEPT_SPECIAL, *(letters[b] for b in range(256)), *dict.fromkeys(a + b for a, b in kept_merges)]
    place = {token: i for i, token in enumerate(tokens)}
    kept = list(dict.fromkeys(token for token in kept if token in place))
    vocabulary = {token: i for i, token in enumerate(kept)}
    tokenizer = Tokenizer(models.BPE(vocabulary, kept_merges, ignore_merges=False))
    tokenizer.pre_tokenizer = split
    tokenizer.add_special_tokens(KEPT_SPECIAL)
    os.makedirs(given.out, exist_ok=True)
    tokenizer.save(f'{given.out}/tokenizer.json')
    found = {}
    for tensor in reader.tensors:
        name, data = tensor.name, np.array(tensor.data)
        if name.startswith('blk.') and int(name.split('.')[1]) >= given.layers:
            continue
        if name == 'token_embd.weight':
            data = data[[place[token] for token in kept]]
        found[f'{name}|{tensor.tensor_type.name}'] = data
    np.savez(f'{given.out}/base.npz', **found)
    print(f'{len(words)} words, {len(kept)} of {len(tokens)} tokens, {len(kept_merges)} merges, {os.path.getsize(given.out + "/base.npz") / 2**20:.0f} MiB')


if __name__ == '__main__':
    main()
