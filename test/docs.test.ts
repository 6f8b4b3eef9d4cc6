import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

/** What the documents name exists: folders, files, commands and links; and what they promise agrees. */
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path))
const folders = new Set(
  tracked.flatMap((path) => {
    const parts = path.split('/').slice(0, -1)
    return parts.map((_, i) => `${parts.slice(0, i + 1).join('/')}/`)
  }),
)
/** Figures of a day keep the names of that day, so bench/results.md is left out. */
const pages = tracked.filter((path) => path.endsWith('.md') && path !== 'bench/results.md')
const read = (path: string) => readFileSync(path, 'utf8')

/** The part of a page below a heading. */
function below(text: string, heading: string): string {
  const rest = text.split(`\n${heading}\n`)[1]
  if (rest === undefined) throw new Error(`No heading "${heading}"`)
  return rest.split(/^## /m)[0] ?? ''
}

describe('the tree in the README', () => {
  /** Lines of folders: one at the margin, and those below it. */
  const named = below(read('README.md'), '## The tree')
    .split('```')[1]
    ?.split('\n')
    .filter((line) => line.trim() !== '')
    .reduce<{ parent: string; all: string[] }>(
      ({ parent, all }, line) => {
        const names =
          line
            .trim()
            .split(/\s{2,}/)[0]
            ?.split(' ') ?? []
        if (!line.startsWith(' ')) return { parent: names[0] ?? '', all: [...all, names[0] ?? ''] }
        return { parent, all: [...all, ...names.map((name) => parent + name)] }
      },
      { parent: '', all: [] },
    ).all

  test('names all folders of the top, of src, and of its zones, and only such as exist', () => {
    const expected = [...folders].filter((folder) => {
      if (folder.startsWith('.')) return false
      const depth = folder.split('/').length - 1
      return depth === 1 || (folder.startsWith('src/') && depth <= 3)
    })
    // Zones stand below src and again at the margin, with their own folders below them.
    expect([...new Set(named)].sort()).toEqual(expected.sort())
  })
})

describe.each(pages)('%s', (page) => {
  const text = read(page)

  test('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    )
    const lost = targets
      .filter((target) => !/^(https?:|mailto:|#)/.test(target))
      .map((target) => posix.join(posix.dirname(page), decodeURI(target.split('#')[0] ?? '')))
      .filter((path) => !existsSync(path))
    expect(lost).toEqual([])
  })

  test('names commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const npm = [...text.matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g)].map(
      ([, a, b]) => a ?? b ?? '',
    )
    expect(npm.filter((name) => !(name in scripts))).toEqual([])
    const flags = [...text.matchAll(/\bnpm test -- (--\w+)/g)].map(([, flag]) => flag ?? '')
    expect(flags.filter((flag) => !read('scripts/test.mjs').includes(flag))).toEqual([])
    const npx = [...text.matchAll(/`npx ([^`]+)`/g)].map(([, words]) => words?.split(' ') ?? [])
    for (const [program = '', ...words] of npx) {
      expect(existsSync(`node_modules/.bin/${program}`), program).toBe(true)
      for (const word of words.filter((one) => one.includes('/'))) expect(existsSync(word), word).toBe(true)
    }
  })

  test('names files that exist', () => {
    const inTicks = [...text.matchAll(/`([^`\s]+)`/g)].map(([, token]) => token ?? '')
    const inDrawings = text.split('```').flatMap((part, i) => (i % 2 === 0 ? [] : part.split(/[\s()"]+/)))
    const lost = [...inTicks, ...inDrawings]
      .filter(
        (token) => /^[\w.-][\w./*-]*\.(tsx?|mts|mjs|py|sh|css|sql|onnx)$/.test(token) && token.length > 5,
      )
      .filter((token) => !tracked.some(matches(token)))
    expect(lost).toEqual([])
  })
})

/** A path may be given from the root, or from any folder above it; `*` is any part of a name. */
function matches(token: string): (path: string) => boolean {
  const pattern = token.replace(/[.]/g, String.raw`\.`).replace(/\*/g, '[^/]*')
  const end = new RegExp(`(^|/|(?<=[^/])(?=\\.))${pattern}$`)
  return (path) => end.test(path)
}

describe('what is promised', () => {
  const readme = read('README.md')
  const notYet = below(readme, '## Not there yet')
  const promises = `${readme.split('\n## ')[0]}\n${below(readme, '## What works today')}`.toLowerCase()
  const missing = below(read('docs/spec-checklist.md'), '## Not there yet')
    .split('\n')
    .filter((line) => /^\| [A-Z]/.test(line))
    .map((line) => {
      const [what = '', isNamed = '', words = '', rules = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim())
      const list = (cell: string) => cell.split(', ').filter((one) => one !== '')
      return { what, isNamed: isNamed === 'yes', words: list(words), rules: list(rules) }
    })

  test('when something is missing, then the README says so, and says nothing else', () => {
    const bold = [...notYet.matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => (words ?? '').toLowerCase())
    expect(bold.sort()).toEqual(
      missing
        .filter(({ isNamed }) => isNamed)
        .map(({ what }) => what.toLowerCase())
        .sort(),
    )
  })

  test('when something is missing, then nothing promises it', () => {
    const promised = missing.flatMap(({ words }) =>
      words.filter((one) => promises.includes(one.toLowerCase())),
    )
    expect(promised).toEqual([])
  })

  test('when a product rule holds only in part, then the checklist has what is missing', () => {
    const partly = [...read('docs/product-rules.md').matchAll(/^\| ([DTPU]\d+) \|[^\n]*Not yet/gm)].map(
      ([, code]) => code,
    )
    expect(missing.flatMap(({ rules }) => rules).sort()).toEqual(partly.sort())
  })
})
