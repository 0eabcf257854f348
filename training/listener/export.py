"""Writes the shipped files: `python3 listener/export.py --model build/listener.pt --base build/mpnet --out ../models/listener`.

Prints how far the shipped listener is from the trained one, on texts that nothing learned from.
"""
import argparse, hashlib, json, os, sys, tempfile
import numpy as np
import onnx
import onnxruntime
import torch
from onnx.external_data_helper import set_external_data
from onnxruntime.quantization import QuantType, quantize_dynamic
for folder in ('follow-up', 'reader'):
    sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', folder))
import examples
from base import read_base
from cases import Pieces, packed, row
from heads import TURN_LABELS
from listener import FIRST, OPINIONS, VERDICTS, Listener
from shipping import ByteRows

INPUTS, OUTPUTS = ['ids', 'blocks', 'places', 'candidates'], ['scores', 'acts', 'tones', 'mentions', 'opinions', 'verdicts', 'answers']
# No file is larger than some hosts of code allow.
LARGEST, SMALLEST_OUTSIDE, SMALLEST_HALVED = 70_000_000, 4096, 100_000


class Shipped(torch.nn.Module):
    def __init__(self, listener):
        super().__init__()
        self.listener = listener

    def forward(self, ids, blocks, places, candidates):
        states, here = self.listener.read(ids, blocks, places)
        acts, tone, scores = self.listener.of_message(states, blocks, here)
        opinions, verdicts, answers = self.listener.of_candidates(states, blocks, here, candidates)
        return (scores, torch.sigmoid(acts), torch.softmax(tone, -1), self.listener.mentioned(states, blocks),
                torch.softmax(opinions, -1), torch.sigmoid(verdicts), torch.sigmoid(answers))


def halved(model):
    """The heads' matrices in half precision, made whole again as the file is loaded."""
    held = {each.name: each for each in model.graph.initializer}
    for node in list(model.graph.node):
        for i, name in enumerate(node.input):
            tensor = held.get(name)
            if tensor is None or tensor.data_type != onnx.TensorProto.FLOAT or len(tensor.dims) < 2 or np.prod(tensor.dims) < SMALLEST_HALVED:
                continue
            small = onnx.numpy_helper.from_array(onnx.numpy_helper.to_array(tensor).astype(np.float16), f'{name}|half')
            model.graph.initializer.append(small)
            model.graph.initializer.remove(tensor)
            model.graph.node.insert(0, onnx.helper.make_node('Cast', [small.name], [name], to=onnx.TensorProto.FLOAT))
            held.pop(name)


def outside(model, folder, name):
    """The large tensors beside the graph, in files of at most so many bytes; returns their names."""
    files, size = [], LARGEST
    for tensor in model.graph.initializer:
        data = onnx.numpy_helper.to_array(tensor).tobytes()
        if len(data) < SMALLEST_OUTSIDE:
            continue
        if size + len(data) > LARGEST:
            files.append(f'{name}-{len(files) + 1}.weights')
            open(f'{folder}/{files[-1]}', 'wb').close()
            size = 0
        with open(f'{folder}/{files[-1]}', 'ab') as file:
            file.write(data)
        tensor.raw_data = data
        set_external_data(tensor, files[-1], offset=size, length=len(data))
        tensor.ClearField('raw_data')
        size += len(data)
    return files


def main():
    say = argparse.ArgumentParser()
    for name in ('model', 'base', 'out'):
        say.add_argument(f'--{name}', required=True)
    say.add_argument('--library', default='../library')
    say.add_argument('--bank', default='../src/shared/questions.json')
    say.add_argument('--folder', default='.')
    say.add_argument('--tone', type=float, default=1.25, help='by how much surer than right it says a tone')
    say.add_argument('--mention', type=float, default=1.7, help='the same of whom or what is mentioned')
    given = say.parse_args()
    torch.set_grad_enabled(False)
    asks = examples.questions_data.questions(given.library, given.bank)
    listener = Listener(len(asks), read_base(given.base))
    listener.load_state_dict(torch.load(given.model, map_location='cpu'), strict=False)
    for head, times in ((listener.tone, given.tone), (listener.mention, given.mention)):
        head[3].weight.data /= times
        head[3].bias.data /= times
    listener.eval()
    pieces = Pieces(f'{given.base}/tokenizer.json')
    held = [case for case in examples.marked_replies(given.folder) if case['held'] and len(case['candidates']) > 2][::90]
    rows = [row(pieces, case['message'], case['before'], [each[:2] for each in case['candidates']]) for case in held]
    wanted = [torch.arange(FIRST, FIRST + len(case['candidates']))[None] for case in held]
    shipped = Shipped(listener)
    meant = [[each[0].numpy() for each in shipped(*packed([one], 'cpu'), blocks)] for one, blocks in zip(rows, wanted)]

    listener.body.words = ByteRows(listener.body.words.weight.data)
    whole, small = (os.path.join(tempfile.mkdtemp(), name) for name in ('whole.onnx', 'small.onnx'))
    torch.onnx.export(shipped, (*packed(rows[:1], 'cpu'), wanted[0]), whole, input_names=INPUTS, output_names=OUTPUTS, dynamo=False, opset_version=17,
                      dynamic_axes={'ids': {1: 'words'}, 'blocks': {1: 'words'}, 'places': {1: 'words'}, 'candidates': {1: 'candidates'},
                                    'mentions': {1: 'words'}, 'opinions': {1: 'candidates'}, 'verdicts': {1: 'candidates'}, 'answers': {1: 'candidates'}})
    heads = [n.name for n in onnx.load(whole).graph.node if n.op_type in ('MatMul', 'Gemm') and '/body/' not in n.name]
    quantize_dynamic(whole, small, weight_type=QuantType.QInt8, per_channel=True, reduce_range=True, op_types_to_quantize=['MatMul'],
                     nodes_to_exclude=heads + [f'{name}_MatMul' for name in heads], extra_options={'MatMulConstBOnly': True})
    os.makedirs(given.out, exist_ok=True)
    model = onnx.load(small)
    halved(model)
    files = outside(model, given.out, 'listener')
    onnx.save(model, f'{given.out}/listener.onnx')
    files = ['listener.onnx', *files]
    print({name: os.path.getsize(f'{given.out}/{name}') for name in files})

    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(f'{given.out}/listener.onnx', settings)
    apart = {name: [] for name in OUTPUTS}
    for one, blocks, trained in zip(rows, wanted, meant):
        ids, own, at = (each.numpy() for each in packed([one], 'cpu'))
        got = session.run(None, {'ids': ids, 'blocks': own, 'places': at, 'candidates': blocks.numpy()})
        for name, a, b in zip(OUTPUTS, got, trained):
            apart[name].append(np.abs(a[0] - b)[..., :len(asks)].max() if name != 'mentions' else 0)
    told = {name: f'{max(some):.3f} {np.mean(some):.3f}' for name, some in apart.items() if name != 'mentions'}
    print(f'{len(rows)} texts, largest and mean difference:', told)
    digest = hashlib.sha256()
    for name in files:
        digest.update(open(f'{given.out}/{name}', 'rb').read())
    labels = {ours: TURN_LABELS[theirs] for ours, theirs in (('acts', 'acts'), ('tones', 'tone'), ('sorts', 'sorts'), ('feelings', 'feelings'))}
    card = {'sha256': digest.hexdigest(), 'files': files, 'questions': [name for name, _ in asks]} | labels | {
        'opinions': list(OPINIONS), 'verdicts': list(VERDICTS)}
    json.dump(card, open(f'{given.out}/listener.json', 'w'))


if __name__ == '__main__':
    main()
