import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parse } from 'acorn'
import { expect, test } from 'vitest'

/* What the script of index.html does in browsers that cannot run the app. */

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8')
const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

test('is written in ES5, or a browser of 2016 would run none of it', () => {
  expect(script).not.toBe('')
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
})

type Visit = {
  path: string
  search?: string
  hash?: string
  knows?: { containers: boolean; timeout: boolean }
  lang?: string
  languages?: string
  stored?: Record<string, string>
}

/** An empty page at an address, in a browser that knows nothing newer than 2022 unless it is said. */
function visit({ path, search = '', hash = '', lang = 'en', languages = 'en-GB', ...more }: Visit) {
  const { knows = { containers: false, timeout: false }, stored = {} } = more
  const went: string[] = []
  const shown: string[] = []
  const frame = { style: { display: '' } }
  const note = element()
  const body = {
    firstChild: null,
    insertBefore: (one: typeof note) => {
      one.parentNode = body
      shown.push(one.textContent)
    },
  }
  const page: { lang: string; dataset: Record<string, string> } = { lang, dataset: {} }
  let fail: (event: { target: object }) => void = () => undefined
  let afterMs: number | undefined
  let loads = 0
  let seen = () => undefined
  runInNewContext(script, {
    window: { CSS: knows, AbortSignal: {} },
    CSS: { supports: () => knows.containers },
    AbortSignal: knows.timeout ? { timeout: 1 } : {},
    addEventListener: (kind: string, listener: typeof fail) => {
      if (kind === 'error') fail = listener
    },
    setTimeout: (_act: () => void, ms: number) => {
      afterMs = ms
    },
    navigator: { language: languages },
    location: {
      pathname: path,
      search,
      hash,
      replace: (to: string) => went.push(to),
      reload: () => (loads += 1),
    },
    localStorage: { getItem: (name: string) => stored[name] ?? null },
    document: {
      documentElement: page,
      body,
      createElement: (kind: string) => (kind === 'div' ? note : element()),
      getElementById: () => frame,
    },
    MutationObserver: function (callback: () => undefined) {
      seen = callback
      return { observe: () => undefined, disconnect: () => undefined }
    },
  })
  seen()
  return { went, shown, page, frame, note, fail, afterMs: () => afterMs, loads: () => loads }
}

type Made = {
  textContent: string
  style: Record<string, string>
  setAttribute: () => undefined
  parentNode: unknown
  children: Made[]
  appendChild: (child: Made) => void
  onclick?: () => void
}

function element(): Made {
  const children: Made[] = []
  return {
    textContent: '',
    style: {},
    setAttribute: () => undefined,
    parentNode: null,
    children,
    appendChild: (child) => void children.push(child),
  }
}

test.each([
  ['/b/abc_-1', '', '', '/b/abc_-1/plain'],
  ['/b/abc/', '?frame', '', '/b/abc/plain?frame'],
  ['/b/abc', '?a=1&frame', '', '/b/abc/plain?frame'],
  ['/competitions/cmp_1/tv', '', '#link=abc', '/b/abc/plain'],
])('when an old television opens %s%s%s, then it goes to the plain board', (path, search, hash, to) => {
  const { went, shown, page } = visit({ path, search, hash })
  expect(went).toEqual([to])
  expect(shown).toEqual([])
  expect(page.dataset.tooOld).toBe('')
})

test.each([
  '/',
  '/auth',
  '/scorecard',
  '/b/abc/more',
  '/competitions/cmp_1/tv',
  '/competitions/cmp_1/leaderboard',
])('when an old browser opens %s, then it is told so, once, and the app does not start', (path) => {
  const { went, shown, page, frame } = visit({ path, stored: { 'scoreclub.user': '{}' } })
  expect(went).toEqual([])
  expect(shown).toEqual([expect.stringContaining('Scoreclub needs Safari 16, Chrome 105 or Firefox 115')])
  expect(page.dataset).toEqual({ tooOld: '' })
  expect(frame.style.display).toBe('none')
})

test.each([
  { lang: 'es' },
  { languages: 'es-MX' },
  { stored: { 'scoreclub.language': 'es' }, languages: 'en-US' },
])('when its reader reads Spanish (%o), then it is told so in Spanish', (more) => {
  expect(visit({ path: '/about', ...more }).shown).toEqual([expect.stringContaining('demasiado antiguo')])
})

test.each([
  { containers: true, timeout: false },
  { containers: false, timeout: true },
])('when it knows one of two things alone (%o), then it is too old', (knows) => {
  expect(visit({ path: '/', knows }).page.dataset.tooOld).toBe('')
})

test('when the browser is new enough, then nothing of it happens', () => {
  const knows = { containers: true, timeout: true }
  const stored = { 'scoreclub.theme': 'dark', 'scoreclub.user': '{}' }
  const { went, shown, page, frame } = visit({ path: '/b/abc', knows, stored })
  expect([went, shown, frame.style.display]).toEqual([[], [], ''])
  expect(page.dataset).toEqual({ theme: 'dark' })
  expect(visit({ path: '/', knows, stored }).page.dataset.waits).toBe('')
})

const today = { containers: true, timeout: true }

test.each([
  ['en-GB', 'Scoreclub could not be loaded. Check your connection.', 'Try again'],
  ['es-ES', 'No se ha podido cargar Scoreclub. Compruebe su conexión.', 'Intentar de nuevo'],
])(
  'when its scripts do not come, then a reader of %s is told so once and can try again',
  (languages, words, again) => {
    const { shown, note, frame, fail, afterMs, loads } = visit({
      path: '/scorecard',
      knows: today,
      languages,
    })
    fail({ target: { src: '/assets/index-abc.js' } })
    fail({ target: { src: '/assets/index-abc.js' } })
    expect(shown).toEqual([words])
    expect(frame.style.display).toBe('none')
    expect(note.children.map(({ textContent }) => textContent)).toEqual([again])
    note.children[0]?.onclick?.()
    expect(loads()).toBe(1)
    expect(afterMs()).toBeUndefined()
  },
)

test.each([
  ['/b/abc', ''],
  ['/competitions/cmp_1/tv', '#link=abc'],
])('when that is %s%s, then it tries by itself', (path, hash) => {
  const { fail, afterMs } = visit({ path, hash, knows: today })
  fail({ target: { src: '/assets/index-abc.js' } })
  expect(afterMs()).toBe(30_000)
})

test('when a picture does not come, or something else fails, then nothing is said', () => {
  const { fail, shown } = visit({ path: '/', knows: today })
  for (const target of [{}, { src: '/assets/later.js' }, { src: '/icon.svg' }]) fail({ target })
  expect(shown).toEqual([])
})
