"""A trained model small enough to carry: `python3 listener/carry.py pack model.pt <folder>`, and `unpack <folder> model.pt` at home.

The body's matrices as they will ship (seven bits and a scale for each row), the rest in half precision, in parts of a few megabytes.
"""
import glob, io, lzma, os, sys
from multiprocessing import Pool
import numpy as np
import torch

PARTS = 7


def is_matrix(key, value):
    return key.startswith('body.layers.') and value.ndim == 2


def squeeze(task):
    path, arrays = task
    held = io.BytesIO()
    np.savez(held, **arrays)
    open(path, 'wb').write(lzma.compress(held.getvalue(), preset=4))
    return os.path.getsize(path)


def pack(model, folder):
    os.makedirs(folder, exist_ok=True)
    parts, sizes = [{} for _ in range(PARTS)], [0] * PARTS
    state = torch.load(model, map_location='cpu')
    for key, value in sorted(state.items(), key=lambda item: -item[1].numel()):
        part = sizes.index(min(sizes))
        if is_matrix(key, value):
            scale = value.float().abs().amax(1, keepdim=True).clamp(min=1e-8) / 63
            parts[part][key], parts[part][f'{key}|scale'] = torch.round(value.float() / scale).to(torch.int8).numpy(), scale.numpy()
            sizes[part] += value.numel()
        else:
            parts[part][key] = value.half().numpy()
            sizes[part] += 2 * value.numel()
    with Pool(PARTS) as pool:
        print(pool.map(squeeze, [(f'{folder}/part-{i}.xz', part) for i, part in enumerate(parts)]))


def unpack(folder, model):
    held = {}
    for path in sorted(glob.glob(f'{folder}/part-*.xz')):
        held.update(np.load(io.BytesIO(lzma.open(path).read())))
    state = {key: torch.from_numpy(value.astype(np.float32) * (held[f'{key}|scale'] if f'{key}|scale' in held else 1))
             for key, value in held.items() if not key.endswith('|scale')}
    torch.save(state, model)


if __name__ == '__main__':
    {'pack': pack, 'unpack': unpack}[sys.argv[1]](*sys.argv[2:])
