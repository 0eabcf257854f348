"""A trained model as the file that ships: matrices and word vectors int8, the rest in single precision."""
import os, tempfile
import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic

INPUTS = ['ids', 'mask', 'parts']


class ByteRows(torch.nn.Module):
    """Word vectors a byte a number, with a scale for each word."""
    def __init__(self, weight):
        super().__init__()
        scale = weight.abs().amax(1, keepdim=True).clamp(min=1e-8) / 127
        self.register_buffer('rows', torch.round(weight / scale).to(torch.int8))
        self.register_buffer('scale', scale)

    def forward(self, ids):
        return self.rows[ids].float() * self.scale[ids]


def ship(model, body, path, outputs):
    """`outputs`: the name of each output with its dynamic axes. Only the body's matrices become int8."""
    body.words = ByteRows(body.words.weight.data)
    whole = os.path.join(tempfile.mkdtemp(), 'whole.onnx')
    ids = torch.randint(1000, 2000, (2, 12))
    torch.onnx.export(
        model, (ids, torch.ones_like(ids), torch.zeros_like(ids)), whole, input_names=INPUTS, output_names=list(outputs),
        dynamo=False, opset_version=17, dynamic_axes={name: {0: 'batch', 1: 'words'} for name in INPUTS} | outputs)
    heads = [n.name for n in onnx.load(whole).graph.node if n.op_type in ('MatMul', 'Gemm') and '/body/' not in n.name]
    heads += [f'{name}_MatMul' for name in heads]  # what a Gemm is called once it has been split
    # Seven bits: eight overflow on processors without VNNI, and read otherwise there.
    quantize_dynamic(whole, path, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True,
                     op_types_to_quantize=['MatMul'], nodes_to_exclude=heads, extra_options={'MatMulConstBOnly': True})
    print(f'{os.path.getsize(path) / 1e6:.1f} MB')
