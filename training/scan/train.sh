#!/bin/sh
# npm run train-scan: rebuilds src/scan/read-cells/models from the registries' data. docs/scan-models.md says how and how long.
set -e
here=$(dirname "$0")
root=$here/../..
npm ci --prefix "$here" --ignore-scripts --no-audit --no-fund

needed='import torch, cv2, numpy, PIL, onnx'
python=${SCAN_PYTHON:-python3}
if ! "$python" -c "$needed" 2>/dev/null; then
  venv=$root/.cache/scan/python
  if ! "$venv/bin/python" -c "$needed" 2>/dev/null; then
    echo 'python3 has no torch here: making a Python of its own under .cache/scan'
    if ! { "$python" -m venv "$venv" && "$venv/bin/pip" install -q -r "$here/requirements.txt"; }; then
      echo 'That failed. Install python3-torch, python3-opencv, python3-numpy, python3-pil and python3-onnx' >&2
      echo '(the names on Debian), or set SCAN_PYTHON to a Python that has them, and start again.' >&2
      exit 1
    fi
  fi
  python=$venv/bin/python
fi
exec "$python" "$here/rebuild.py" "$@"
