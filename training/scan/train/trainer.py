"""Trains one of the networks on the shards on disk. An interrupted training goes on after its last epoch."""

import argparse
import copy
import math
import multiprocessing
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from labels import FIELDS, OTHER, PICKED_UP, WRITTEN
from train.loss import loss
from train.network import CellNetwork, multiply_adds
from train.shards import FOLDER, load, shard_files

BATCH = 192
POOL = 30_000
RATE = {'cells': 4e-3, 'hands-a': 3e-3, 'hands-b': 3e-3}
SMOOTHING = 0.03
BY_HAND = [WRITTEN, PICKED_UP, OTHER]
KEPT = {'cells': 1.0, 'hands-a': 0.5, 'hands-b': 0.5}


def checkpoint_path(name: str) -> Path:
    return FOLDER / f'{name}.pt'


def _pools(wanted: int, kept: float, rng: np.random.Generator) -> Iterator[dict[str, np.ndarray]]:
    """
    Cells of an epoch, some shards of every family mixed at a time: no more of them are ever held. `kept` is the share
    taken of those without handwriting.
    """
    families = list(shard_files('train').values())
    if not families:
        raise SystemExit('no shards to learn from: draw them first')
    for _ in range(max(1, wanted // POOL)):
        parts = []
        for files in families:
            left = POOL // len(families)
            for i in rng.permutation(len(files)):
                shard = load(files[i])
                is_kept = np.isin(shard['kind'], BY_HAND) | (rng.random(len(shard['x'])) < kept)
                take = rng.permutation(np.flatnonzero(is_kept))[:left]
                parts.append({key: value[take] for key, value in shard.items()})
                left -= len(take)
                if left <= 0:
                    break
        yield {key: np.concatenate([part[key] for part in parts]) for key in ['x', *FIELDS]}


def _batches(
    wanted: int, kept: float, rng: np.random.Generator
) -> Iterator[tuple[Tensor, dict[str, Tensor]]]:
    for pool in _pools(wanted, kept, rng):
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


class Learner:
    """A network, the running mean of its weights that will be used, and where it stands."""

    def __init__(self, name: str, seed: int):
        torch.manual_seed(seed)
        self.name, self.seed, self.epochs = name, seed, 0
        self.network = CellNetwork(name).to(memory_format=torch.channels_last)
        self.averaged = copy.deepcopy(self.network)
        decayed = [p for p in self.network.parameters() if p.dim() > 1]
        others = [p for p in self.network.parameters() if p.dim() <= 1]
        groups = [{'params': decayed, 'weight_decay': 0.02}, {'params': others, 'weight_decay': 0.0}]
        self.optimiser = torch.optim.AdamW(groups, lr=RATE[name])

    def state(self) -> dict[str, object]:
        return {
            'network': self.network.state_dict(), 'averaged': self.averaged.state_dict(),
            'optimiser': self.optimiser.state_dict(), 'epochs': self.epochs,
        }

    def take(self, state: dict) -> None:
        self.network.load_state_dict(state['network'])
        self.averaged.load_state_dict(state['averaged'])
        self.optimiser.load_state_dict(state['optimiser'])
        self.epochs = state['epochs']

    def save(self, path: Path) -> None:
        unfinished = path.with_suffix('.part')
        torch.save(self.state(), unfinished)
        unfinished.rename(path)

    def epoch(self, epochs: int, cells: int, worker: int) -> float:
        """One of so many epochs; the steps grow smaller towards the last. Gives the mean loss."""
        rng = np.random.default_rng([self.seed, self.epochs, worker])
        expected = max(1, cells // BATCH)
        self.network.train()
        total, batches = 0.0, 0
        for x, labels in _batches(cells, KEPT[self.name], rng):
            step = self.epochs * expected + batches + 1
            progress = min(1.0, step / (epochs * expected))
            rate = RATE[self.name] * min(1.0, step / 300) * (0.5 + 0.5 * math.cos(math.pi * progress)) + 1e-6
            total += self._step(x, labels, rate)
            _average(self.averaged, self.network, min(0.999, step / (step + 9)))
            batches += 1
        self.epochs += 1
        return total / batches

    def _step(self, x: Tensor, labels: dict[str, Tensor], rate: float) -> float:
        for group in self.optimiser.param_groups:
            group['lr'] = rate
        with torch.autocast('cpu', torch.bfloat16):
            outputs = self.network(x)
        value = loss(outputs, labels, SMOOTHING)
        self.optimiser.zero_grad()
        value.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 5.0)
        self.optimiser.step()
        return float(value.detach())


def train(name: str, epochs: int, cells: int, seed: int, workers: int) -> None:
    """
    `cells` is how many an epoch takes, chosen again each time. Each worker, a process on one core, learns from its part of
    them, and the mean of what they came to is where the next epoch begins: no core waits for another before that.
    """
    learner = Learner(name, seed)
    path = checkpoint_path(name)
    print(f'{name}: {multiply_adds(learner.network) / 1e6:.2f} M multiply-adds', flush=True)
    if path.exists():
        learner.take(torch.load(path, weights_only=True))
    processes = multiprocessing.get_context('spawn')
    while learner.epochs < epochs:
        started = time.monotonic()
        learner.save(path)
        share = cells // workers
        tasks = [(name, seed, epochs, share, i) for i in range(1, workers)]
        others = [processes.Process(target=_help, args=task, daemon=True) for task in tasks]
        for other in others:
            other.start()
        mean_loss = learner.epoch(epochs, share, 0)
        for i, other in enumerate(others, 1):
            other.join()
            if other.exitcode != 0:
                raise SystemExit(f'worker {i} failed')
            learner.take(_mean(learner.state(), torch.load(_helped(name, i), weights_only=True), 1 / (i + 1)))
            _helped(name, i).unlink()
        learner.save(path)
        speed = cells / (time.monotonic() - started)
        print(f'{name} epoch {learner.epochs}/{epochs}: loss {mean_loss:.4f}, {speed:.0f} cells/s', flush=True)


def _helped(name: str, worker: int) -> Path:
    return FOLDER / f'{name}-{worker}.pt'


def _help(name: str, seed: int, epochs: int, cells: int, worker: int) -> None:
    torch.set_num_threads(1)
    learner = Learner(name, seed)
    learner.take(torch.load(checkpoint_path(name), weights_only=True))
    learner.epoch(epochs, cells, worker)
    learner.save(_helped(name, worker))


def _mean(one, other, share: float):
    """`share` of the way from one state to the other, whatever it is nested in; what is no weight is taken from one."""
    if isinstance(one, dict):
        return {key: _mean(value, other[key], share) for key, value in one.items()}
    if isinstance(one, torch.Tensor) and one.dtype.is_floating_point:
        return torch.lerp(one, other, share)
    return one


@torch.no_grad()
def _average(averaged: torch.nn.Module, network: torch.nn.Module, keep: float) -> None:
    for mean, value in zip(averaged.state_dict().values(), network.state_dict().values(), strict=True):
        if mean.dtype.is_floating_point:
            mean.lerp_(value, 1 - keep)
        else:
            mean.copy_(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('name', choices=list(RATE))
    parser.add_argument('--epochs', type=int, required=True)
    parser.add_argument('--cells', type=int, default=90_000, help='of an epoch')
    parser.add_argument('--seed', type=int, default=5)
    parser.add_argument('--workers', type=int, default=2, help='processes, a core each')
    options = parser.parse_args()
    torch.set_num_threads(1)
    train(options.name, options.epochs, options.cells, options.seed, options.workers)


if __name__ == '__main__':
    main()
