"""The published base weights: from the PyPI package's safetensors, from an ONNX file, or from the packed file made by `pack`."""
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
    if folder.endswith('.onnx'):
        return read_onnx(folder)
    from safetensors.numpy import load_file
    return load_file(f'{folder}/model.safetensors')


def read_onnx(path):
    """Under BERT's own names: matrices have lost theirs in the file and stand the other way round there."""
    import onnx
    from onnx import numpy_helper
    graph = onnx.load(path).graph
    held = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    found = {name: value for name, value in held.items() if name.startswith(('embeddings', 'encoder'))}
    for node in graph.node:
        if node.op_type == 'MatMul' and node.input[1] in held:
            found[node.name.strip('/').removesuffix('/MatMul').replace('/', '.') + '.weight'] = held[node.input[1]].T
    return found


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
