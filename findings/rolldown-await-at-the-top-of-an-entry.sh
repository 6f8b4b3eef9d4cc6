#!/bin/bash
# rolldown: how many files a build has, with and without an await at the top level of its entry.
#
# Believed: whether the entry awaits its own start changes that one file; how the pages that it imports later are put into
# files is the same.
# Seen: with one `await` at the top level, rolldown leaves out its merging of chunks for the whole build. Each page that a
# group holds keeps a file of its own that only exports again, which is one more request for every page; with `void` in
# the same place the pages are imported from their group's file.
set -euo pipefail
folder="$(mktemp -d)"
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent rolldown@1.2.19
mkdir app
cat >app/card.js <<'JS'
import { par } from './par.js'
import { board } from './board.js'
export const card = `card of par ${par}, ${board}`
JS
cat >app/board.js <<'JS'
import { par } from './par.js'
export const board = `board to par ${par}`
JS
echo "export const par = 72" >app/par.js
cat >look.mjs <<'JS'
import { writeFileSync } from 'node:fs'
import { rolldown, VERSION } from 'rolldown'

async function filesOf(start) {
  writeFileSync(
    'app/entry.js',
    `async function start() {
      const [{ card }, { board }] = [await import('./card.js'), await import('./board.js')]
      console.log(card, board)
    }
    ${start}`,
  )
  const bundle = await rolldown({ input: 'app/entry.js' })
  const groups = [{ name: 'pages', test: /card\.js|board\.js|par\.js/ }]
  const { output } = await bundle.generate({ format: 'es', codeSplitting: { groups } })
  return output.length
}

const awaited = await filesOf('await start()')
const started = await filesOf('void start()')
console.log(`rolldown ${VERSION}: ${awaited} files with an await at the top level of the entry, ${started} without`)
if (awaited !== 5 || started !== 2) {
  console.error('It is not as it was seen.')
  process.exit(1)
}
JS
node look.mjs
