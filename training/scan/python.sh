# Sourced by train.sh and test.sh: sets $python to one that can import $needed, and fetches the fonts and digits.
# $here is this folder, $root the repository.
[ -d "$here/node_modules" ] || npm ci --prefix "$here" --ignore-scripts --no-audit --no-fund

venv=$root/.cache/scan/python
python=
for candidate in "${SCAN_PYTHON:-python3}" /usr/bin/python3 "$venv/bin/python"; do
  if "$candidate" -c "import $needed" 2>/dev/null; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then
  echo "No Python here has $needed: making one under .cache/scan"
  if ! { "${SCAN_PYTHON:-python3}" -m venv "$venv" && "$venv/bin/pip" install -q -r "$here/requirements.txt"; }; then
    echo 'That failed. Install python3-torch, python3-opencv, python3-numpy, python3-pil and python3-onnx' >&2
    echo '(the names on Debian), or set SCAN_PYTHON to a Python that has them, and start again.' >&2
    exit 1
  fi
  python=$venv/bin/python
fi
# The packages are found from any folder, so that paths given as arguments keep their meaning.
export PYTHONPATH="$here"
