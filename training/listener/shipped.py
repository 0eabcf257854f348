"""The shipped listener as a base to train on from: `python3 listener/shipped.py ../models/listener build/heard`.

Writes `base.npz` for --base, as `reader/base.py` does, and `head.pt` for --init; tokenizer.json belongs beside them.
"""
import os, sys
import numpy as np
import onnx
import torch
from onnx import numpy_helper
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'reader'))
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from matcher.shipped import published

BODY, OURS = 'listener.body.', 'listener.'


def unpack(path):
    """Bytes with a scale for each row, as they ship, and everything else as it is; then the heads."""
    graph = onnx.load(path).graph
    held = {each.name.removesuffix('|half'): numpy_helper.to_array(each) for each in graph.initializer}
    named = lambda name: 'encoder.relative_attention_bias.weight' if name == 'apart.weight' else published(name)
    body = {named(name.removeprefix(BODY)): value for name, value in held.items() if name.startswith(BODY) and 'words' not in name}
    words = published('words.weight')
    body[words], body[f'{words}|scale'] = held[f'{BODY}words.rows'], held[f'{BODY}words.scale']
    heads = {name.removeprefix(OURS): value for name, value in held.items() if name.startswith(OURS) and not name.startswith(BODY)}
    for node in graph.node:
        if node.op_type == 'MatMulInteger' and node.name.startswith('/body/'):
            # /body/layers.3/query/MatMul_quant: a column of the file is a row of ours.
            layer, part = node.name.split('/')[2:4]
            key = published(f'{layer}.{part}.weight')
            body[key], body[f'{key}|scale'] = held[node.input[1]].T, held[node.input[1].replace('_quantized', '_scale')].reshape(-1, 1)
        elif node.op_type == 'MatMul' and node.input[1].startswith('onnx::'):
            # /opinion/opinion.3/MatMul
            heads[f"{node.name.split('/')[2]}.weight"] = held[node.input[1]]
    heads = {key: value.T if key.endswith('weight') else value for key, value in heads.items()}
    return body, {key: torch.from_numpy(value.astype(np.float32)) for key, value in heads.items()}


if __name__ == '__main__':
    body, heads = unpack(f'{sys.argv[1]}/listener.onnx')
    os.makedirs(sys.argv[2], exist_ok=True)
    np.savez_compressed(f'{sys.argv[2]}/base.npz', **body)
    torch.save(heads, f'{sys.argv[2]}/head.pt')
    print(f'{len(body)} arrays, {sorted(heads)}')
