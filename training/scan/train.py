"""Trains one of the two networks on the shards that are there; goes on where it was broken off."""

import argparse
import copy
import os
import time
from pathlib import Path

import numpy as np
import torch

from labels import FIELDS
from network import CellNetwork, multiply_adds
from shards import FOLDER, load, shard_files
from teaching import loss

BATCH = 192
POOL = 30_000
RATE = {'cells': 4e-3, 'hands': 3e-3}
SMOOTHING = 0.03


def checkpoint_path(name: str) -> Path:
    return FOLDER / f'{name}.pt'


def _pools(wanted: int, rng: np.random.Generator):
    """Cells of an epoch, some shards of every family mixed at a time: no more of them are ever held."""
    families = list(shard_files('train').values())
    if not families:
        raise SystemExit('no shards to learn from: draw them first')
    for _ in range(max(1, wanted // POOL)):
        parts = []
        for files in families:
            left = POOL // len(families)
            for i in rng.permutation(len(files)):
                shard = load(files[i])
                take = rng.permutation(len(shard['x']))[:left]
                parts.append({key: value[take] for key, value in shard.items()})
                left -= len(take)
                if left <= 0:
                    break
        yield {key: np.concatenate([part[key] for part in parts]) for key in ['x', *FIELDS]}


def _batches(wanted: int, rng: np.random.Generator):
    for pool in _pools(wanted, rng):
        mixed = rng.permutation(len(pool['x']))
        for first in range(0, len(mixed) - BATCH + 1, BATCH):
            chosen = mixed[first : first + BATCH]
            x = torch.from_numpy(_shaken(pool['x'][chosen], rng)).float().unsqueeze(1)
            yield x, {f: torch.from_numpy(pool[f][chosen].astype(np.int64)) for f in FIELDS}


def _shaken(x: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Each batch moved by up to a pixel, so that no cell is seen twice quite alike."""
    dy, dx = (int(v) for v in rng.integers(-1, 2, 2))
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)), mode='edge')
    return np.ascontiguousarray(padded[:, 1 + dy : 33 + dy, 1 + dx : 49 + dx])


def train(name: str, epochs: int, cells: int, seed: int) -> None:
    """`cells` is how many an epoch takes, chosen anew each time."""
    torch.manual_seed(seed)
    network = CellNetwork(name).to(memory_format=torch.channels_last)
    averaged = copy.deepcopy(network)
    print(f'{name}: {multiply_adds(network) / 1e6:.2f} M multiply-adds', flush=True)
    decayed = [p for p in network.parameters() if p.dim() > 1]
    others = [p for p in network.parameters() if p.dim() <= 1]
    groups = [{'params': decayed, 'weight_decay': 0.02}, {'params': others, 'weight_decay': 0.0}]
    optimiser = torch.optim.AdamW(groups, lr=RATE[name])
    done = 0
    path = checkpoint_path(name)
    if path.exists():
        state = torch.load(path, weights_only=True)
        network.load_state_dict(state['network'])
        averaged.load_state_dict(state['averaged'])
        optimiser.load_state_dict(state['optimiser'])
        done = state['epochs']
    for epoch in range(done, epochs):
        started = time.monotonic()
        rng = np.random.default_rng([seed, epoch])
        network.train()
        total, batches = 0.0, 0
        expected = max(1, cells // BATCH)
        for x, labels in _batches(cells, rng):
            progress = min(1.0, (epoch + batches / expected) / epochs)
            warm = min(1.0, (epoch * expected + batches + 1) / 300)
            for group in optimiser.param_groups:
                group['lr'] = float(RATE[name] * warm * (0.5 + 0.5 * np.cos(np.pi * progress)) + 1e-6)
            with torch.autocast('cpu', torch.bfloat16):
                outputs = network(x)
            value = loss(outputs, labels, SMOOTHING)
            optimiser.zero_grad()
            value.backward()
            torch.nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimiser.step()
            _average(averaged, network, min(0.999, (epoch * expected + batches + 1) / (epoch * expected + batches + 10)))
            total += float(value.detach())
            batches += 1
        state = {
            'network': network.state_dict(), 'averaged': averaged.state_dict(),
            'optimiser': optimiser.state_dict(), 'epochs': epoch + 1,
        }
        unfinished = path.with_suffix('.part')
        torch.save(state, unfinished)
        unfinished.rename(path)
        seconds = time.monotonic() - started
        print(f'{name} epoch {epoch + 1}/{epochs}: loss {total / batches:.4f}, {batches * BATCH / seconds:.0f} cells/s',
              flush=True)


@torch.no_grad()
def _average(averaged: torch.nn.Module, network: torch.nn.Module, keep: float) -> None:
    for mean, value in zip(averaged.state_dict().values(), network.state_dict().values(), strict=True):
        if mean.dtype.is_floating_point:
            mean.lerp_(value, 1 - keep)
        else:
            mean.copy_(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('name', choices=['cells', 'hands'])
    parser.add_argument('--epochs', type=int, required=True)
    parser.add_argument('--cells', type=int, default=90_000, help='of an epoch')
    parser.add_argument('--seed', type=int, default=5)
    parser.add_argument('--threads', type=int, default=int(os.environ.get('OMP_NUM_THREADS', '2')))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    train(options.name, options.epochs, options.cells, options.seed)


if __name__ == '__main__':
    main()
