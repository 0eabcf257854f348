"""The shipped reader as one to train on from: `python3 reader/shipped.py ../models/reader build/shipped-reader.pt`."""
import json, sys
import numpy as np
import onnx
import torch
from onnx import numpy_helper
from heads import LABELS

PREFIX = 'reader.'


def unpack(path):
    graph = onnx.load(path).graph
    held = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    state = {name.removeprefix(PREFIX): value for name, value in held.items()
             if name.startswith(PREFIX) and not name.endswith(('_quantized', '_scale', '_zero_point', '.rows', '.scale'))}
    state['body.words.weight'] = held['reader.body.words.rows'] * held['reader.body.words.scale']

    def matrix(name):
        if f'{name}_scale' in held:
            return (held[f'{name}_quantized'].astype(np.float32) * held[f'{name}_scale']).T
        return held[name].T

    for node in graph.node:
        if node.op_type not in ('MatMulInteger', 'MatMul') or not any(name in held for name in node.input[:2]):
            continue
        # /reader/body/layers.0/query/MatMul_quant, /reader/care/look/MatMul, /reader/care/Gemm_MatMul_quant, /reader/meeting/MatMul
        parts = node.name.removeprefix('/reader/').split('/')[:-1]
        name = node.input[1].removesuffix('_quantized')
        if parts[0] == 'body':
            key = '.'.join(parts)
        elif len(parts) == 2:
            key = f'worded.{parts[0]}.{parts[1]}'
        else:
            key = f'pooled.{parts[0]}' if parts[0] in LABELS else parts[0]
        state[f'{key}.weight'] = matrix(name)
    return {key: torch.from_numpy(np.array(value, np.float32)) for key, value in state.items() if not key.startswith('details')}


if __name__ == '__main__':
    state = unpack(f'{sys.argv[1]}/reader.onnx')
    torch.save({'state': state, 'labels': LABELS}, sys.argv[2])
    print(f'{len(state)} tensors')
