#!/bin/sh
# npm run test:training: the tests of the drawing code, without torch.
set -e
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
needed='cv2, numpy, PIL'
. "$here/python.sh"
exec "$python" -m unittest discover --start-directory "$here" --top-level-directory "$here" "$@"
