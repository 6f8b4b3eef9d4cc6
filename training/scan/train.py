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
RATE = {'cells': 4e-3, 'hands': 3e-3}
SMOOTHING = 0.03


def checkpoint_path(name: str) -> Path:
    return FOLDER / f'{name}.pt'


def _batches(files: list[Path], rng: np.random.Generator):
    """Cells of two shards mixed at a time."""
    order = rng.permutation(len(files))
    for start in range(0, len(order), 2):
        stored = [load(files[i]) for i in order[start : start + 2]]
        merged = {key: np.concatenate([s[key] for s in stored]) for key in ['x', *FIELDS]}
        mixed = rng.permutation(len(merged['x']))
        for first in range(0, len(mixed) - BATCH + 1, BATCH):
            chosen = mixed[first : first + BATCH]
            x = torch.from_numpy(_shaken(merged['x'][chosen], rng)).float().unsqueeze(1)
            yield x, {f: torch.from_numpy(merged[f][chosen].astype(np.int64)) for f in FIELDS}


def _shaken(x: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """Each batch moved by up to a pixel, so that no cell is seen twice quite alike."""
    dy, dx = (int(v) for v in rng.integers(-1, 2, 2))
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)), mode='edge')
    return np.ascontiguousarray(padded[:, 1 + dy : 33 + dy, 1 + dx : 49 + dx])


def train(name: str, epochs: int, shards: int | None, seed: int) -> None:
    """`shards` is how many an epoch takes, drawn anew each time; None: all there are."""
    torch.manual_seed(seed)
    network = CellNetwork(name)
    if name == 'hands':
        network = network.to(memory_format=torch.channels_last)
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
    steps_done = 0
    for epoch in range(done, epochs):
        started = time.monotonic()
        rng = np.random.default_rng([seed, epoch])
        files = shard_files('train')
        if shards is not None and shards < len(files):
            files = [files[i] for i in rng.permutation(len(files))[:shards]]
        network.train()
        total, batches = 0.0, 0
        expected = 0
        for x, labels in _batches(files, rng):
            expected = expected or max(1, len(files) * 20_000 // BATCH)
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
            steps_done += 1
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
    parser.add_argument('--shards', type=int)
    parser.add_argument('--seed', type=int, default=5)
    parser.add_argument('--threads', type=int, default=int(os.environ.get('OMP_NUM_THREADS', '2')))
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    train(options.name, options.epochs, options.shards, options.seed)


if __name__ == '__main__':
    main()
