#!/bin/sh
# npm run train-scan: makes the models in src/scan/read-cells/models. docs/scan-models.md says how, and how long it takes.
set -e
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
needed='torch, cv2, numpy, PIL, onnx'
. "$here/python.sh"
exec "$python" -m train.rebuild "$@"
