"""Everything that train.sh does once there is a Python: draw, train, calibrate, export. Goes on where it was broken off."""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
MODELS = HERE.parents[1] / 'src' / 'scan' / 'read-cells' / 'models'


@dataclass(frozen=True)
class Plan:
    draw: tuple[str, ...]
    cards: dict[str, tuple[str, ...]]
    epochs: tuple[tuple[str, int], ...]
    """A network trained further than before starts over with larger steps: that is part of the plan."""
    cells: tuple[str, ...]


FULL = Plan(
    draw=('--train', '0:30', '--test', '0:1'),
    cards={'train': ('--cards', '900', '--seed', '1'), 'test': ('--cards', '60', '--seed', '9')},
    epochs=(('cells', 34), ('hands', 10), ('hands', 44)),
    cells=('--cells', '90000'),
)
QUICK = Plan(
    draw=('--train', '0:1', '--test', '0:1', '--size', '3000'),
    cards={'train': ('--cards', '6', '--seed', '1'), 'test': ('--cards', '3', '--seed', '9')},
    epochs=(('cells', 1), ('hands', 1)),
    cells=('--cells', '30000'),
)


def _step(seconds: dict[str, float], name: str, script: str, *arguments: str) -> None:
    """Each step in a process of its own: what it held is given back when it ends."""
    started = time.monotonic()
    print(f'== {name}', flush=True)
    subprocess.run([sys.executable, str(HERE / script), *arguments], check=True)
    seconds[name] = time.monotonic() - started


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('--strokes', help='a file of pen strokes by writer; without it MNIST and fonts alone teach')
    parser.add_argument('--quick', action='store_true', help='a few minutes, to see that every step works')
    options = parser.parse_args()
    # Two workers, a core each: threads within one would only wait for each other.
    os.environ.setdefault('OMP_NUM_THREADS', '1')
    plan = QUICK if options.quick else FULL
    folder = HERE.parents[1] / '.cache' / ('scan-quick' if options.quick else 'scan')
    os.environ['SCAN_TRAINING'] = str(folder)
    strokes = []
    if options.strokes:
        strokes = ['--strokes', str(Path(options.strokes).resolve())]
    seconds: dict[str, float] = {}
    _step(seconds, 'draw cells', 'shards.py', *strokes, *plan.draw)
    for split, cards in plan.cards.items():
        folder_cards, unfinished = folder / f'cards-{split}', folder / f'cards-{split}.part'
        if not folder_cards.exists():
            shutil.rmtree(unfinished, ignore_errors=True)
            out = ['--out', str(unfinished), '--split', split]
            _step(seconds, f'cut cells of drawn cards ({split})', 'cells.py', *out, *strokes, *cards)
            unfinished.rename(folder_cards)
    for name, epochs in plan.epochs:
        _step(seconds, f'train {name} to epoch {epochs}', 'train.py', name, '--epochs', str(epochs), *plan.cells)
    _step(seconds, 'calibrate, measure, export', 'export.py', '--models', str(MODELS if not options.quick else folder))
    for name, taken in seconds.items():
        print(f'{taken / 60:6.1f} min  {name}')
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
    print(f'{sum(seconds.values()) / 60:6.1f} min in all, peak memory of a step {peak / 1024**2:.2f} GiB')


if __name__ == '__main__':
    main()
