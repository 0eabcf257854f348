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


# What MPNet calls the parts of its attention, and BERT does.
MPNET = {'attention.attn.q': 'attention.self.query', 'attention.attn.k': 'attention.self.key', 'attention.attn.v': 'attention.self.value',
         'attention.attn.o': 'attention.output.dense', 'attention.LayerNorm': 'attention.output.LayerNorm'}


def as_bert(tensors):
    """MPNet's weights under BERT's names, its words under BERT's numbers (four lower, but for the first and the last token)."""
    found = {}
    for key, value in tensors.items():
        for theirs, ours in MPNET.items():
            key = key.replace(theirs, ours)
        found[key] = value
    words = found['embeddings.word_embeddings.weight']
    kept = words[4:4 + 30522].copy()
    kept[101], kept[102], kept[0] = words[0], words[2], words[1]
    found['embeddings.word_embeddings.weight'] = kept
    found['embeddings.position_embeddings.weight'] = found['embeddings.position_embeddings.weight'][2:]
    # It never told texts apart: the message, what was said before it, and what may be answered.
    found['embeddings.token_type_embeddings.weight'] = np.zeros((3, kept.shape[1]), np.float32)
    return found


def pack(folder, out):
    """Half as large for travelling: word vectors a byte a number with a scale a row, the rest in half precision."""
    kept = {}
    tensors = read_base(folder)
    is_mpnet = 'encoder.relative_attention_bias.weight' in tensors
    for key, value in (as_bert(tensors) if is_mpnet else tensors).items():
        if value.dtype.kind != 'f':
            continue
        # Four times as many numbers as MiniLM has: a byte for each of its matrices, too.
        if 'word_embeddings' in key or is_mpnet and value.ndim == 2 and 'encoder.layer' in key:
            scale = np.abs(value).max(1, keepdims=True) / 127
            kept[key], kept[f'{key}|scale'] = np.round(value / scale).astype(np.int8), scale.astype(np.float32)
        else:
            kept[key] = value.astype(np.float16)
    np.savez_compressed(f'{out}/base.npz', **kept)


if __name__ == '__main__':
    pack(sys.argv[1], sys.argv[2])
