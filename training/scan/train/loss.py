"""The loss of a network, and how its outputs are turned into numbers."""

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from labels import EMPTY, FOUR_OR_MORE, PRINTED, WRITTEN
from train.network import HEADS

WEIGHTS = {'kind': 1.0, 'digits': 0.7, 'hundreds': 0.7, 'tens': 1.0, 'ones': 1.0, 'minus': 0.4, 'ring': 0.4}


def masks(labels: dict[str, Tensor]) -> dict[str, Tensor]:
    """For each head the cells it is taught by: a cell without a number teaches no digits."""
    kind = labels['kind']
    is_number = (kind == PRINTED) | (kind == WRITTEN)
    has_places = is_number & (labels['digits'] != FOUR_OR_MORE)
    everything = torch.ones_like(kind, dtype=torch.bool)
    return {
        'kind': everything,
        'digits': is_number | (kind == EMPTY),
        **{place: has_places for place in ('hundreds', 'tens', 'ones')},
        'minus': is_number,
        'ring': is_number,
    }


def loss(outputs: tuple[Tensor, ...], labels: dict[str, Tensor], smoothing: float) -> Tensor:
    total = torch.zeros(())
    taught = masks(labels)
    for (head, _), logits in zip(HEADS.items(), outputs, strict=True):
        mask = taught[head]
        if bool(mask.any()):
            target = labels[head][mask]
            total = total + WEIGHTS[head] * functional.cross_entropy(
                logits.float()[mask], target, label_smoothing=smoothing
            )
    return total


def values(answers: dict[str, np.ndarray]) -> np.ndarray:
    """One integer for each number as answered or labelled: places and sign; two are equal where the reading is."""
    code = answers['digits'].astype(np.int64)
    for place in ('hundreds', 'tens', 'ones'):
        code = code * 11 + np.where(answers['digits'] == FOUR_OR_MORE, 0, answers[place])
    return code * 2 + answers['minus']
