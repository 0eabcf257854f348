"""The published base weights: read from the PyPI package's safetensors, or from the packed file made by `pack`."""
import os, sys
import numpy as np


def read_base(folder):
    packed = f'{folder}/base.npz'
    if os.path.exists(packed):
        kept = np.load(packed)
        found = {}
        for key in kept.files:
            if key.endswith('|scale'):
                continue
            value = kept[key].astype(np.float32)
            found[key] = value * kept[f'{key}|scale'].astype(np.float32) if f'{key}|scale' in kept.files else value
        return found
    from safetensors.numpy import load_file
    return load_file(f'{folder}/model.safetensors')


def pack(folder, out):
    """Half as large for travelling: word vectors a byte a number with a scale a row, the rest in half precision."""
    kept = {}
    for key, value in read_base(folder).items():
        if value.dtype.kind != 'f':
            continue
        if 'word_embeddings' in key:
            scale = np.abs(value).max(1, keepdims=True) / 127
            kept[key], kept[f'{key}|scale'] = np.round(value / scale).astype(np.int8), scale.astype(np.float32)
        else:
            kept[key] = value.astype(np.float16)
    np.savez_compressed(f'{out}/base.npz', **kept)


if __name__ == '__main__':
    pack(sys.argv[1], sys.argv[2])
