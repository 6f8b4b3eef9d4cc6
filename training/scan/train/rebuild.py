"""The whole training that train.sh runs: draw, train, calibrate, export. A run that was interrupted goes on where it stopped."""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
TRAINING = ROOT / 'training' / 'scan'
MODELS = ROOT / 'src' / 'scan' / 'read-cells' / 'models'
WORKERS = 2
"""Programs that draw side by side. Each uses one core."""


@dataclass(frozen=True)
class Plan:
    draw: tuple[tuple[str, ...], ...]
    """Parts that are drawn side by side."""
    cards: dict[str, tuple[str, ...]]
    epochs: tuple[tuple[str, int, int], ...]
    """
    Name, epoch and seed, in this order. Training a network on to a later epoch starts with larger steps again, which the plan
    relies on.
    """
    cells: tuple[str, ...]


FULL = Plan(
    draw=(
        ('--train', '0:10', '--test', '0:1'), ('--train', '10:20', '--test', '0:0'), ('--train', '20:30', '--test', '0:0'),
    ),
    cards={'train': ('--cards', '900', '--seed', '1'), 'test': ('--cards', '60', '--seed', '9')},
    epochs=(
        ('cells', 34, 5), ('hands-a', 10, 5), ('hands-a', 44, 5), ('hands-b', 10, 6), ('hands-b', 44, 6),
    ),
    cells=('--cells', '90000'),
)
QUICK = Plan(
    draw=(('--train', '0:1', '--test', '0:1', '--size', '3000'),),
    cards={'train': ('--cards', '6', '--seed', '1'), 'test': ('--cards', '3', '--seed', '9')},
    epochs=(('cells', 1, 5), ('hands-a', 1, 5), ('hands-b', 1, 6)),
    cells=('--cells', '30000'),
)


def _run(module: str, *arguments: str) -> None:
    """In a process of its own, so that its memory is freed when it ends."""
    print('==', module, *arguments, flush=True)
    subprocess.run([sys.executable, '-m', module, *arguments], cwd=TRAINING, check=True)


def _step(seconds: dict[str, float], name: str, module: str, *arguments: str) -> None:
    started = time.monotonic()
    _run(module, *arguments)
    seconds[name] = time.monotonic() - started


def _cut_cards(folder: Path, split: str, strokes: list[str], cards: tuple[str, ...]) -> None:
    """An interrupted drawing of cards begins anew: only a finished one has its folder."""
    finished, unfinished = folder / f'cards-{split}', folder / f'cards-{split}.part'
    if finished.exists():
        return
    shutil.rmtree(unfinished, ignore_errors=True)
    _run('scenes.cut_cells', '--out', str(unfinished), '--split', split, *strokes, *cards)
    unfinished.rename(finished)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--strokes', help='a file of pen strokes by writer; without it MNIST and fonts alone teach')
    parser.add_argument('--quick', action='store_true', help='a few minutes, to see that every step works')
    options = parser.parse_args()
    # Two workers, a core each: threads within one would only wait for each other.
    os.environ.setdefault('OMP_NUM_THREADS', '1')
    plan = QUICK if options.quick else FULL
    folder = ROOT / '.cache' / ('scan-quick' if options.quick else 'scan')
    os.environ['SCAN_TRAINING'] = str(folder)
    strokes = []
    if options.strokes:
        strokes = ['--strokes', str(Path(options.strokes).resolve())]
    seconds: dict[str, float] = {}
    started = time.monotonic()
    with ThreadPoolExecutor(WORKERS) as workers:
        drawn = [workers.submit(_cut_cards, folder, split, strokes, cards) for split, cards in plan.cards.items()]
        drawn += [workers.submit(_run, 'train.shards', *strokes, *part) for part in plan.draw]
        for part in drawn:
            part.result()
    seconds['draw cells and cards'] = time.monotonic() - started
    for name, epochs, seed in plan.epochs:
        numbers = ('--epochs', str(epochs), '--seed', str(seed), *plan.cells)
        _step(seconds, f'train {name} to epoch {epochs}', 'train.trainer', name, *numbers)
    _step(seconds, 'calibrate, measure, export', 'train.export', '--models', str(MODELS if not options.quick else folder))
    for name, taken in seconds.items():
        print(f'{taken / 60:6.1f} min  {name}')
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f'{sum(seconds.values()) / 60:6.1f} min in all, peak memory of a step {peak / 1024**2:.2f} GiB')


if __name__ == '__main__':
    main()
