"""A published BERT as TensorFlow saved it, packed as a base: `python3 bundle.py <folder of the saved model> build/bert`.

Reads the variables without TensorFlow: an index of names (a sorted table, as LevelDB writes it) and one file of numbers.
Matrices are a byte a number with a scale a row, so that they travel; tokenizer.json belongs beside the result.
"""
import os, struct, sys
import numpy as np

LARGE = 1e5
FOOTER, TRAILER, SINGLE = 48, 4, 1


def number(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def entries(table, start, size):
    """Keys share their beginning with the one before."""
    block = table[start:start + size]
    restarts = struct.unpack('<I', block[-TRAILER:])[0]
    at, key = 0, b''
    while at < len(block) - TRAILER * (restarts + 1):
        shared, at = number(block, at)
        own, at = number(block, at)
        length, at = number(block, at)
        key = key[:shared] + block[at:at + own]
        at += own
        yield key, block[at:at + length]
        at += length


def fields(data):
    """The fields of a protocol buffer, by number."""
    found, at = {}, 0
    while at < len(data):
        tag, at = number(data, at)
        kind = tag & 7
        if kind == 0:
            value, at = number(data, at)
        else:
            length, at = number(data, at) if kind == 2 else ({1: 8, 5: 4}[kind], at)
            value = data[at:at + length]
            at += length
        found.setdefault(tag >> 3, []).append(value)
    return found


def variables(folder):
    table = open(f'{folder}/variables/variables.index', 'rb').read()
    numbers = np.memmap(f'{folder}/variables/variables.data-00000-of-00001', np.uint8, 'r')
    footer, at = table[-FOOTER:], 0
    for _ in range(2):
        _, at = number(footer, at)
    start, at = number(footer, at)
    size, _ = number(footer, at)
    for _, handle in entries(table, start, size):
        first, at = number(handle, 0)
        length, _ = number(handle, at)
        for key, value in entries(table, first, length):
            entry = fields(value)
            if key and entry.get(1, [0])[0] == SINGLE:
                shape = [fields(each).get(1, [0])[0] for each in fields(entry[2][0]).get(2, [])] if 2 in entry else []
                begins = entry.get(4, [0])[0]
                yield key.decode(), np.frombuffer(numbers[begins:begins + entry[5][0]].tobytes(), np.float32).reshape(shape)


def published(name):
    """Under BERT's own name."""
    name = name.removeprefix('module/bert/').replace('layer_', 'layer.').replace('/', '.')
    name = name.replace('kernel', 'weight').replace('gamma', 'weight').replace('beta', 'bias')
    return f'{name}.weight' if name.endswith('embeddings') else name


if __name__ == '__main__':
    kept = {}
    for name, value in variables(sys.argv[1]):
        if not name.startswith('module/bert/') or 'pooler' in name:
            continue
        key, value = published(name), value.T if name.endswith('kernel') else value
        if value.ndim == 2 and value.size > LARGE:
            kept[f'{key}|scale'] = np.abs(value).max(1, keepdims=True) / 127
            kept[key] = np.round(value / kept[f'{key}|scale']).astype(np.int8)
        else:
            kept[key] = value
    os.makedirs(sys.argv[2], exist_ok=True)
    np.savez_compressed(f'{sys.argv[2]}/base.npz', **kept)
    print(f'{len(kept)} arrays')
