"""Calibrates, measures and exports the trained networks: ONNX files, and the figures of report.json."""

import argparse
import json
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import onnx
import torch
from torch.nn import functional

from labels import KINDS, SOURCES, WRITTEN
from train.loss import masks, values
from train.network import HEADS, CellNetwork, multiply_adds
from train.round_weights import with_rounded_weights
from train.shards import load, shard_files
from train.trainer import checkpoint_path

MODELS = Path(__file__).parents[3] / 'src' / 'scan' / 'read-cells' / 'models'
REPORT = Path(__file__).parents[1] / 'report.json'
NETWORKS = ['cells', 'hands-a', 'hands-b']


def trained(name: str) -> tuple[CellNetwork, int]:
    state = torch.load(checkpoint_path(name), weights_only=True)
    network = CellNetwork(name)
    network.load_state_dict(state['averaged'])
    return network.eval(), state['epochs']


@torch.no_grad()
def answers(network: CellNetwork, x: np.ndarray) -> list[torch.Tensor]:
    parts = [network(torch.from_numpy(x[i : i + 500]).float().unsqueeze(1)) for i in range(0, len(x), 500)]
    return [torch.cat(head) for head in zip(*parts, strict=True)]


def calibrate(network: CellNetwork, outputs: list[torch.Tensor], labels: dict[str, torch.Tensor]) -> dict[str, float]:
    """Divides each head by the temperature that calibrates its probabilities on writers it was not trained on."""
    found = {}
    first = 0
    taught = masks(labels)
    for (head, size), logits in zip(HEADS.items(), outputs, strict=True):
        mask = taught[head]
        own, target = logits[mask], labels[head][mask]
        candidates = np.exp(np.linspace(np.log(0.4), np.log(2.5), 60))
        losses = [float(functional.cross_entropy(own / t, target)) for t in candidates]
        temperature = float(candidates[int(np.argmin(losses))])
        with torch.no_grad():
            network.heads.weight[first : first + size] /= temperature
            network.heads.bias[first : first + size] /= temperature
        first += size
        found[head] = round(temperature, 3)
    return found


def measure(outputs: list[torch.Tensor], labels: dict[str, np.ndarray]) -> dict:
    """How well the cells of one set are read."""
    said = {head: out.argmax(dim=1).numpy() for head, out in zip(HEADS, outputs, strict=True)}
    confidence = _confidence(outputs, said)
    kinds = np.zeros((6, 6), int)
    np.add.at(kinds, (labels['kind'], said['kind']), 1)
    figures: dict = {
        'cells': len(labels['kind']),
        'kind right': _share(said['kind'] == labels['kind']),
        f'kinds, row as it is, column as read ({", ".join(KINDS)})': _rows(KINDS, kinds),
        'written': {},
    }
    for source, source_name in enumerate(SOURCES):
        own = (labels['kind'] == WRITTEN) & (labels['source'] == source)
        if not own.any():
            continue
        value = values({k: v[own] for k, v in said.items()}) == values({k: v[own] for k, v in labels.items()})
        kind = said['kind'][own] == WRITTEN
        sure = confidence[own] >= 0.95
        single = (labels['digits'][own] == 1) & (labels['minus'][own] == 0)
        confusion = np.zeros((10, 11), int)
        np.add.at(confusion, (labels['ones'][own][single], said['ones'][own][single]), 1)
        figures['written'][source_name] = {
            'cells': int(own.sum()),
            'right': _share(value & kind),
            'value right': _share(value),
            'of these sure at 0.95': _share(sure),
            'right among the sure': _share((value & kind)[sure]),
            'mean confidence': round(float(confidence[own].mean()), 4),
            'single digits right': _share((value & kind)[single]),
            'ring right': _share(said['ring'][own] == labels['ring'][own]),
            'single digits, row as written, column as read (0 to 9, none)': _rows('0123456789', confusion),
        }
    printed = (labels['kind'] == 1) & (labels['digits'] < 4)
    value = values({k: v[printed] for k, v in said.items()}) == values({k: v[printed] for k, v in labels.items()})
    figures['printed right'] = _share(value & (said['kind'][printed] == 1))
    return figures


def _confidence(outputs: list[torch.Tensor], said: dict[str, np.ndarray]) -> np.ndarray:
    """The probability of the whole answer for a number: kind, length and places; heads are taken as independent."""
    total = np.ones(len(said['kind']))
    for head, logits in zip(HEADS, outputs, strict=True):
        if head in ('kind', 'digits', 'hundreds', 'tens', 'ones', 'minus'):
            total = total * logits.softmax(dim=1).max(dim=1).values.numpy()
    return total


def _rows(names: Iterable[str], matrix: np.ndarray) -> dict[str, str]:
    return {name: ' '.join(map(str, row)) for name, row in zip(names, matrix.tolist(), strict=True)}


def _share(right: np.ndarray) -> float:
    return round(float(right.mean()), 4) if len(right) else 0.0


def _tests() -> dict[str, dict[str, np.ndarray]]:
    read = {family: [load(file) for file in files] for family, files in shard_files('test').items()}
    return {family: {k: np.concatenate([s[k] for s in shards]) for k in shards[0]} for family, shards in read.items()}


def export(name: str, network: CellNetwork, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f'{name}.onnx'
    dynamic = {key: {0: 'n'} for key in ['cells', *HEADS]}
    torch.onnx.export(
        network.to(memory_format=torch.contiguous_format), (torch.zeros(2, 1, 32, 48),), str(path), dynamo=False,
        opset_version=17, input_names=['cells'], output_names=list(HEADS), dynamic_axes=dynamic,
    )
    onnx.save(with_rounded_weights(onnx.load(path)), path)
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('names', nargs='*', default=NETWORKS)
    parser.add_argument('--models', type=Path, default=MODELS, help='where to; the report goes there too, unless it is src')
    options = parser.parse_args()
    report_path = REPORT if options.models == MODELS else options.models / 'report.json'
    torch.set_num_threads(1)
    report = json.loads(report_path.read_text()) if report_path.exists() else {}
    tests = _tests()
    for name in options.names:
        network, epochs = trained(name)
        tested = [t for family, t in tests.items() if family != 'plain']
        calibrating = {k: np.concatenate([t[k][::2] for t in tested]) for k in ['x', *HEADS]}
        labels = {k: torch.from_numpy(calibrating[k].astype(np.int64)) for k in HEADS}
        temperatures = calibrate(network, answers(network, calibrating['x']), labels)
        path = export(name, network, options.models)
        figures = {
            kind: measure(answers(network, t['x'][1::2]), {k: v[1::2].astype(np.int64) for k, v in t.items() if k != 'x'})
            for kind, t in tests.items()
        }
        report[name] = {
            'multiply-adds': multiply_adds(network), 'bytes': path.stat().st_size, 'epochs': epochs,
            'temperatures': temperatures, 'tests': figures,
        }
        for kind, found in figures.items():
            print(name, kind, 'kind', found['kind right'], 'printed', found['printed right'])
            for source, written in found['written'].items():
                print('  ', source, {k: v for k, v in written.items() if isinstance(v, (int, float))})
    report_path.write_text(json.dumps(report, indent=2) + '\n')


if __name__ == '__main__':
    main()
