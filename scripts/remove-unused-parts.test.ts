import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnusedParts } from './remove-unused-parts.mjs'

const { platform, arch } = process
const own = `onnxruntime-node/bin/napi-v6/${platform}/${arch}/library.so`

test('what no server loads is removed, and nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'scoreclub-packages-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = [
    own,
    `onnxruntime-node/bin/napi-v6/${platform}/other/library.so`,
    `onnxruntime-node/bin/napi-v6/plan9/${arch}/library.so`,
    'pdfmake/build/pdfmake.js',
    'pdfmake/js/index.js',
    'pdfmake/js/index.js.map',
    'pdfmake/js/types.d.ts.map',
    'pdfmake/fonts/europe.map',
    'pdfmake/node_modules/inner/index.cjs.map',
    'vite/index.js.map',
  ]
  for (const file of files) {
    const path = join(root, 'node_modules', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  removeUnusedParts(
    { packages: { '': {}, 'node_modules/pdfmake': {}, 'node_modules/vite': { dev: true } } },
    root,
  )
  const left = readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'node_modules/').length))
  const kept = [own, 'pdfmake/fonts/europe.map', 'pdfmake/js/index.js', 'vite/index.js.map']
  // A package inside of another is one of its own, with a line of its own in the lock file.
  expect(left.sort()).toEqual([...kept, 'pdfmake/node_modules/inner/index.cjs.map'].sort())
})
