"""The shipped matcher as a base to train on from: `python3 matcher/shipped.py ../models/matcher build/shipped`.

Writes `base.npz` for --base, as `reader/base.py` does, and `head.pt` for --init; tokenizer.json belongs beside them.
"""
import os, sys
import numpy as np
import onnx
import torch
from onnx import numpy_helper
sys.path.append(os.path.join(os.path.dirname(__file__), '..', 'reader'))
from model import NAMES

BODY = 'matcher.body.'
EMBEDDINGS = {'words': 'word_embeddings', 'places': 'position_embeddings', 'parts': 'token_type_embeddings', 'norm': 'LayerNorm'}


def published(name):
    """Under BERT's own name."""
    first, *rest = name.split('.')
    if first != 'layers':
        return '.'.join(['embeddings', EMBEDDINGS[first], *rest])
    layer, part, kind = rest
    return f'encoder.layer.{layer}.{NAMES[part]}.{kind}'


def unpack(path):
    """Bytes with a scale for each row, as they ship, and everything else as it is; then the scores of the broad moments."""
    graph = onnx.load(path).graph
    held = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    body = {published(name.removeprefix(BODY)): value for name, value in held.items() if name.startswith(BODY) and 'words' not in name}
    words = published('words.weight')
    body[words], body[f'{words}|scale'] = held[f'{BODY}words.rows'], held[f'{BODY}words.scale']
    for node in graph.node:
        if node.op_type == 'MatMulInteger' and node.name.startswith('/body/'):
            # /body/layers.3/query/MatMul_quant: a column of the file is a row of ours.
            layer, part = node.name.split('/')[2:4]
            key = published(f'{layer}.{part}.weight')
            body[key], body[f'{key}|scale'] = held[node.input[1]].T, held[node.input[1].replace('_quantized', '_scale')].reshape(-1, 1)
    scores = {'weight': held['matcher.broad.weight'].T, 'bias': held['matcher.broad.bias']}
    return body, {f'broad.{kind}': torch.from_numpy(value.copy()) for kind, value in scores.items()}


if __name__ == '__main__':
    body, head = unpack(f'{sys.argv[1]}/matcher.onnx')
    os.makedirs(sys.argv[2], exist_ok=True)
    np.savez(f'{sys.argv[2]}/base.npz', **body)
    torch.save(head, f'{sys.argv[2]}/head.pt')
    print(f'{len(body)} arrays, {sorted(head)}')
