"""The networks that read a cell. All have the same outputs; one is fast, the other two are careful."""

import torch
from torch import Tensor, nn

HEADS = {'kind': 6, 'digits': 5, 'hundreds': 11, 'tens': 11, 'ones': 11, 'minus': 2, 'ring': 4}


class Normalised(nn.Module):
    """Raw grey to two pictures: ink bright whatever the print's polarity, and the cell as it is."""

    def forward(self, cells: Tensor) -> Tensor:
        inner = cells[:, :, 5:27, 7:41]
        mean = inner.mean(dim=(2, 3), keepdim=True)
        centred = inner - mean
        deviation = (centred * centred).mean(dim=(2, 3), keepdim=True).sqrt().clamp(min=3.0)
        # Ink is the smaller part of a cell: the longer tail of its greys tells which side is ink.
        tail = (centred / deviation).pow(3).mean(dim=(2, 3), keepdim=True)
        plain = ((cells - mean) / (2 * deviation)).clamp(-2.5, 2.5)
        return torch.cat([plain * torch.tanh(8 * tail), plain], dim=1)


def _convolution(inputs: int, outputs: int, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(inplace=True)
    )


class _Residual(nn.Module):
    def __init__(self, channels: int):
        super().__init__()
        self.first = _convolution(channels, channels)
        self.second = nn.Sequential(nn.Conv2d(channels, channels, 3, 1, 1, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x: Tensor) -> Tensor:
        return torch.relu(x + self.second(self.first(x)))


def _trunk(name: str) -> tuple[nn.Sequential, int]:
    if name == 'cells':
        layers = [
            *(_convolution(2, 16, 2), _convolution(16, 16), _convolution(16, 32, 2)),
            *(_convolution(32, 48), _convolution(48, 64, 2)),
        ]
        return nn.Sequential(*layers, nn.Flatten(), nn.Linear(64 * 24, 128), nn.ReLU()), 128
    layers = [
        *(_convolution(2, 16), _convolution(16, 32, 2), _Residual(32)),
        *(_convolution(32, 48, 2), _Residual(48), _convolution(48, 96, 2), _Residual(96)),
    ]
    return nn.Sequential(*layers, nn.Flatten(), nn.Dropout(0.15), nn.Linear(96 * 24, 192), nn.ReLU()), 192


class CellNetwork(nn.Module):
    """`name` is 'cells' (quick), 'hands-a' or 'hands-b' (careful). Input [N,1,32,48], grey 0 to 255; output one tensor a head."""

    def __init__(self, name: str):
        super().__init__()
        self.normalised = Normalised()
        self.trunk, features = _trunk(name)
        self.heads = nn.Linear(features, sum(HEADS.values()))

    def forward(self, cells: Tensor) -> tuple[Tensor, ...]:
        return torch.split(self.heads(self.trunk(self.normalised(cells))), list(HEADS.values()), dim=1)


def multiply_adds(network: CellNetwork) -> int:
    total = 0

    def count(module: nn.Module, _: object, output: Tensor) -> None:
        nonlocal total
        per_output = module.weight[0].numel()
        total += per_output * output[0].numel()

    hooks = [m.register_forward_hook(count) for m in network.modules() if isinstance(m, (nn.Conv2d, nn.Linear))]
    was_training = network.training
    network.eval()
    with torch.no_grad():
        network(torch.zeros(1, 1, 32, 48))
    network.train(was_training)
    for hook in hooks:
        hook.remove()
    return total
