import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { parse } from 'acorn'
import { describe, expect, test } from 'vitest'

const isBuilt = existsSync('dist/web/.vite/manifest.json')

// What the service worker keeps is among these files. `npm test` builds before it tests; `npm run check` may find nothing built.
test.skipIf(!isBuilt)(
  'built scripts have the syntax of Safari 16.0, Chrome 105 and Firefox 115',
  async () => {
    const check = ['node_modules/es-check/lib/cli/index.js', 'es2022', 'dist/web/**/*.js', '--module']
    const { stderr } = await promisify(execFile)(process.execPath, check)
    expect(stderr).toBe('')
  },
)

// Part of ES2022, but Safari has it only since 16.4.
test.skipIf(!isBuilt)('no built script has a static block', () => {
  const scripts = readdirSync('dist/web/assets').filter((name) => name.endsWith('.js'))
  const withBlock = scripts.filter((name) =>
    /[{};]static\s*\{/.test(readFileSync(`dist/web/assets/${name}`, 'utf8')),
  )
  expect(withBlock).toEqual([])
})

type Node = { type: string; [field: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** What a script asks for by name, and its regular expressions. */
function readScript(code: string): { calls: Set<string>; patterns: string[] } {
  const found = { calls: new Set<string>(), patterns: new Array<string>() }
  const nodes: unknown[] = [parse(code, { ecmaVersion: 2024, sourceType: 'module' })]
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (Array.isArray(node)) for (const one of node) nodes.push(one ?? [])
    else if (isNode(node)) {
      const { type, computed, object, property, callee, regex } = node
      if (type === 'MemberExpression' && computed === false && isNode(property)) {
        found.calls.add(`.${String(property.name)}`)
        if (isNode(object) && object.type === 'Identifier')
          found.calls.add(`${String(object.name)}.${String(property.name)}`)
      }
      if (type === 'CallExpression' && isNode(callee) && callee.type === 'Identifier')
        found.calls.add(String(callee.name))
      if (typeof regex === 'object' && regex !== null && 'pattern' in regex && 'flags' in regex)
        found.patterns.push(`/${String(regex.pattern)}/${String(regex.flags)}`)
      nodes.push(...Object.values(node).filter((value) => typeof value === 'object' && value !== null))
    }
  }
  return found
}

/** Newer than Safari 16.0, Chrome 105 or Firefox 115. What the linter cannot see: methods of values, and what packages call. */
const newerCalls = [
  ...['.toSorted', '.toReversed', '.toSpliced', '.isWellFormed', '.toWellFormed', '.getOrInsert'],
  ...['.isSubsetOf', '.isSupersetOf', '.isDisjointFrom', '.symmetricDifference', '.getOrInsertComputed'],
  ...[
    'Object.groupBy',
    'Map.groupBy',
    'Array.fromAsync',
    'Promise.withResolvers',
    'Promise.try',
    'RegExp.escape',
  ],
  ...['URL.canParse', 'URL.parse', 'AbortSignal.any', 'Error.isError', 'Iterator.from', 'Response.json'],
  ...['Uint8Array.fromBase64', 'Uint8Array.fromHex', '.toBase64', '.toHex', '.sumPrecise'],
  ...['Intl.DurationFormat', 'Intl.Segmenter', '.getWeekInfo', '.getTextInfo', '.getHourCycles'],
  ...[
    '.checkVisibility',
    '.startViewTransition',
    '.showPopover',
    '.hidePopover',
    '.togglePopover',
    '.moveBefore',
  ],
  ...['.setHTMLUnsafe', '.cookieStore', '.wakeLock', '.userActivation', '.randomUUID'],
  'requestIdleCallback',
]
/** Looked for before it is called, or of another thing of that name. */
const isAsked: Readonly<Record<string, string>> = {
  '.checkVisibility': 'radix-ui asks for it',
  '.startViewTransition':
    'react-dom, which without it changes the page at once; nothing here asks for a transition',
  '.randomUUID': 'react-hook-form asks for it',
  '.toSorted': 'a class of radix-ui has a method of that name',
  '.cookieStore': 'the service worker asks for it',
  '.wakeLock': 'keep-awake.ts asks for it',
  '.userActivation': 'version-bar.tsx asks for it',
  requestIdleCallback: 'when-idle.ts asks for it',
}

describe.skipIf(!isBuilt)('every built script', () => {
  const files = isBuilt
    ? ['dist/web', 'dist/web/assets'].flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => name.endsWith('.js'))
          .map((name) => `${folder}/${name}`),
      )
    : []
  const read = files.map((file) => ({ file, ...readScript(readFileSync(file, 'utf8')) }))

  test('calls nothing that is newer without asking for it', () => {
    const found = newerCalls.filter((call) => read.some(({ calls }) => calls.has(call)))
    expect(found.sort()).toEqual(Object.keys(isAsked).sort())
  })

  // Safari reads them since 16.4, and stops at the whole file.
  test('has no regular expression that looks behind, and none of the set notation', () => {
    const newer = read.flatMap(({ file, patterns }) =>
      patterns.filter((one) => /\(\?<[=!]|\/[a-z]*v[a-z]*$/.test(one)).map((one) => `${file}: ${one}`),
    )
    expect(newer).toEqual([])
    const inTexts = read.filter(({ file }) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))
    expect(inTexts.map(({ file }) => file)).toEqual([])
  })
})

describe.skipIf(!isBuilt)('every built style', () => {
  const styles = isBuilt
    ? readdirSync('dist/web/assets')
        .filter((name) => name.endsWith('.css'))
        .map((name) => readFileSync(`dist/web/assets/${name}`, 'utf8'))
    : []
  const rules = styles.flatMap((style) => style.match(/[^{}]+\{[^{}]*\}/g) ?? [])

  // Firefox 115 leaves out a rule that has it: so nothing may be told by it alone.
  test('uses :has for what may be missing', () => {
    const mayMiss = [
      'has-focus-visible', // styles.css has the same without it
      '.printed-', // what is printed has more on the sheet
      'main div:has(>[data-held])', // the letters of a match card grow with the reader's
    ]
    const others = rules.filter(
      (rule) => rule.includes(':has(') && !mayMiss.some((part) => rule.includes(part)),
    )
    expect(others).toEqual([])
    expect(styles.join()).toMatch(/not selector\(:has\(\*\)\)/)
  })

  // Chrome 105 leaves out a height in a unit that it lacks, and a dialog grows over the screen.
  test('measures the screen by --dvh alone', () => {
    const others = rules.filter(
      (rule) => /\d[dsl]v(?:h|w|min|max|i|b)\b/.test(rule) && !rule.includes('--dvh:1dvh'),
    )
    expect(others).toEqual([])
  })
})
