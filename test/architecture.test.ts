import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'

/** The walls of docs/architecture.md, read from the import lines of src. */
type Import = { target: string; isTypeOnly: boolean }
type Sources = ReadonlyMap<string, readonly Import[]>

const importLine =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(['"]([^'"]+)['"]\)/g

function importsOf(path: string, text: string): Import[] {
  return [...text.matchAll(importLine)].map(([, type, from, lazily]) => {
    const target = from ?? lazily ?? ''
    const resolved = target.startsWith('.')
      ? posix.join(posix.dirname(path), target)
      : target.replace(/^#(domain|contract|scan|server|web|test)\//, (_, zone) =>
          zone === 'test' ? 'test/' : `src/${zone}/`,
        )
    return { target: resolved, isTypeOnly: type !== undefined }
  })
}

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isStore = (path: string) => path.endsWith('.store.ts')

/** Where a file lives: zone, the part of it, and for web features the slice. A file beside the parts is `root`. */
function place(path: string) {
  const [, zone = '', part = '', slice = ''] = path.split('/')
  return { zone, part: part.includes('.') ? 'root' : part, slice }
}

const TO_WIRE = 'src/scan/to-wire-reading.ts'
const ON_PHONE = 'src/web/golf/scan/on-phone/'

/** Why `from` may not import `target`; undefined when it may. Paths from the repository root, or a package's name. */
function brokenWall(from: string, target: string): string | undefined {
  const here = place(from)
  if (!/^(src|test|scripts|bench|e2e)\//.test(target)) {
    if (here.zone === 'domain') return 'the domain uses no packages'
    if (here.zone === 'contract' && !/^zod(\/|$)/.test(target)) return 'the contract uses zod only'
    return undefined
  }
  if (!target.startsWith('src/')) return 'src imports nothing from outside src'
  const there = place(target)
  const sees: Record<string, readonly string[]> = {
    domain: ['domain'],
    contract: ['contract', 'domain'],
    scan: ['scan', 'contract', 'domain'],
    server: ['server', 'scan', 'contract', 'domain'],
    web: ['web', 'scan', 'contract', 'domain'],
    worker: ['worker', 'contract'],
  }
  if (!sees[here.zone]?.includes(there.zone)) return `${here.zone} does not see ${there.zone}`
  if (here.zone === 'server') return brokenServerWall(from, target)
  if (here.zone === 'scan' && there.zone === 'contract')
    return from === TO_WIRE ? undefined : 'only the reply for the wire sees the contract'
  if (here.zone === 'web' && there.zone === 'scan')
    return from.startsWith(ON_PHONE) ? undefined : 'only the reader on the phone sees the reader'
  if (here.zone === 'web') return brokenWebWall(here, there)
  return undefined
}

const serverFloor = ['db', 'http', 'limits', 'live', 'processes']

function brokenServerWall(from: string, target: string): string | undefined {
  const [here, there] = [place(from), place(target)]
  if (isStore(from) && (there.zone === 'contract' || there.part === 'http'))
    return 'a store sees tables and domain'
  if (isStore(from) && isStore(target)) return 'a store does not see another store'
  if (there.zone === 'scan')
    return here.part === 'scan' || here.part === 'root' ? undefined : 'only the scan slice sees the reader'
  if (there.zone !== 'server' || here.part === 'root' || there.part === 'root') return undefined
  if (here.part === there.part || serverFloor.includes(there.part)) return undefined
  if (serverFloor.includes(here.part)) return `${here.part} does not see slices`
  return isStore(target) ? undefined : 'of another slice only its store may be seen'
}

function brokenWebWall(here: ReturnType<typeof place>, there: ReturnType<typeof place>): string | undefined {
  const inside = there.zone === 'web'
  // Every part of the web speaks, and the catalogue of what it says knows no part.
  if (here.part === 'messages')
    return !inside || there.part === 'messages' ? undefined : 'messages see only messages'
  if (inside && there.part === 'messages') return undefined
  if (here.part === 'ui') return inside && there.part === 'ui' ? undefined : 'ui knows only ui'
  if (here.part === 'app' || here.part === 'root' || !inside) return undefined
  if (here.part === 'lib') return there.part === 'lib' ? undefined : 'lib sees only lib'
  if (here.part === 'golf')
    return ['golf', 'lib', 'ui'].includes(there.part) ? undefined : 'golf sees only lib and ui'
  if (here.part === 'offline')
    return ['lib', 'offline'].includes(there.part) ? undefined : 'offline sees only lib'
  if (here.part === 'admin')
    return ['admin', 'lib', 'ui'].includes(there.part) ? undefined : 'admin sees only lib and ui'
  if (there.part === 'features')
    return here.slice === there.slice ? undefined : 'a feature does not see another feature'
  return there.part === 'app' || there.part === 'root' ? 'a feature does not see the app' : undefined
}

/** The files of the first import cycle, [] when there is none. Types are erased and make no cycle. */
function importCycle(sources: Sources): string[] {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return []
    path.push(file)
    for (const { target, isTypeOnly } of sources.get(file) ?? []) {
      const cycle = isTypeOnly || !sources.has(target) ? [] : visit(target)
      if (cycle.length > 0) return cycle
    }
    path.pop()
    done.add(file)
    return []
  }
  for (const file of sources.keys()) {
    const cycle = visit(file)
    if (cycle.length > 0) return cycle
  }
  return []
}

function brokenName(path: string): string | undefined {
  const [name = '', ...folders] = path.split('/').reverse()
  if (/^(utils?|helpers?|types?|index)\.tsx?$/.test(name)) return 'a file without a reason'
  if (![...folders, name.replace(/\..*$/, '')].every((part) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)))
    return 'not kebab-case'
  return undefined
}

const root = new URL('../', import.meta.url)
const allFiles = ['src', 'test', 'scripts', 'bench', 'e2e', 'docs'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    // A bench installs what only it needs into its own folder.
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => posix.join(posix.relative(root.pathname, entry.parentPath), entry.name)),
)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const code = allFiles.filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const sources: Sources = new Map(code.map((path) => [path, importsOf(path, read(path))]))

describe('src', () => {
  test('every import stays inside the walls', () => {
    const broken = [...sources].flatMap(([path, imports]) =>
      isTest(path)
        ? []
        : imports.flatMap(({ target }) => {
            const why = brokenWall(path, target)
            return why === undefined ? [] : [`${path} imports ${target}: ${why}`]
          }),
    )
    expect(broken).toEqual([])
  })

  test('no import cycle', () => {
    expect(importCycle(sources)).toEqual([])
  })

  test('names say what is inside', () => {
    expect(code.flatMap((path) => (brokenName(path) ? [`${path}: ${brokenName(path)}`] : []))).toEqual([])
  })

  test('nothing points outside the repository', () => {
    const outside = ['..', 'shared/'].join('/')
    const texts = [...allFiles.filter((path) => /\.(tsx?|m?js|json|md|css|sql)$/.test(path)), 'package.json']
    expect(
      texts.filter((path) => new RegExp(`(?<![\\w@])${outside.replaceAll('.', '\\.')}`).test(read(path))),
    ).toEqual([])
  })

  test('file sizes, as information', () => {
    const sized = code
      .filter((path) => !isTest(path))
      .map((path) => ({ path, lines: read(path).split('\n').length }))
    sized.sort((a, b) => a.lines - b.lines)
    const at = (share: number) => sized[Math.floor(share * (sized.length - 1))]?.lines ?? 0
    const long = sized.filter((file) => file.lines > 300).map((file) => `${file.path} ${file.lines}`)
    console.info(
      `${sized.length} files, median ${at(0.5)} lines, p95 ${at(0.95)}, over 300: ${long.join(', ') || 'none'}`,
    )
    expect(sized.length).toBeGreaterThan(0)
  })
})

describe('the checker notices', () => {
  test.each([
    ['src/domain/rounding.ts', 'zod', 'the domain uses no packages'],
    ['src/domain/rounding.ts', 'src/contract/errors.ts', 'domain does not see contract'],
    ['src/contract/rounds.ts', 'react', 'the contract uses zod only'],
    ['src/web/lib/api.ts', 'src/server/config.ts', 'web does not see server'],
    ['src/worker/service-worker.ts', 'src/web/lib/api.ts', 'worker does not see web'],
    ['src/server/db/client.ts', 'src/server/rounds/submit-round.ts', 'db does not see slices'],
    [
      'src/server/clubs/create-club.ts',
      'src/server/rounds/submit-round.ts',
      'of another slice only its store may be seen',
    ],
    ['src/server/clubs/create-club.ts', 'src/server/rounds/rounds.store.ts', undefined],
    [
      'src/server/clubs/clubs.store.ts',
      'src/server/rounds/rounds.store.ts',
      'a store does not see another store',
    ],
    ['src/server/clubs/clubs.store.ts', 'src/contract/clubs.ts', 'a store sees tables and domain'],
    ['src/web/ui/button.tsx', 'src/domain/numbers.ts', 'ui knows only ui'],
    ['src/web/ui/button.tsx', 'src/web/messages/en/shared.ts', undefined],
    ['src/web/messages/plural.ts', 'src/web/lib/format.ts', 'messages see only messages'],
    ['src/web/golf/score-mark.tsx', 'src/web/features/rounds/round-holes.tsx', 'golf sees only lib and ui'],
    ['src/web/features/rounds/round-holes.tsx', 'src/web/golf/score-mark.tsx', undefined],
    ['src/web/offline/outbox.ts', 'src/web/ui/button.tsx', 'offline sees only lib'],
    [
      'src/web/features/home/home-page.tsx',
      'src/web/features/auth/login-page.tsx',
      'a feature does not see another feature',
    ],
    ['src/web/features/home/home-page.tsx', 'src/web/admin/members/member-row.tsx', undefined],
    [
      'src/web/admin/members/member-row.tsx',
      'src/web/features/home/home-page.tsx',
      'admin sees only lib and ui',
    ],
    ['src/web/features/home/home-page.tsx', 'src/web/app/router.tsx', 'a feature does not see the app'],
    ['src/web/app/router.tsx', 'src/web/features/home/home-page.tsx', undefined],
    ['src/server/app.ts', 'test/make.ts', 'src imports nothing from outside src'],
  ])('%s importing %s: %s', (from, target, why) => {
    expect(brokenWall(from, target)).toBe(why)
  })

  test('imports of every form', () => {
    const text = `import type { A } from './a.ts'\nimport {\n  b,\n} from '#domain/b.ts'\nexport { c } from 'c'\nconst d = await import('./d.ts')`
    expect(importsOf('src/web/app/main.ts', text)).toEqual([
      { target: 'src/web/app/a.ts', isTypeOnly: true },
      { target: 'src/domain/b.ts', isTypeOnly: false },
      { target: 'c', isTypeOnly: false },
      { target: 'src/web/app/d.ts', isTypeOnly: false },
    ])
  })

  test('a cycle, and no cycle of types', () => {
    const circle = (isTypeOnly: boolean) =>
      new Map([
        ['a', [{ target: 'b', isTypeOnly: false }]],
        ['b', [{ target: 'a', isTypeOnly }]],
      ])
    expect(importCycle(circle(false))).toEqual(['a', 'b', 'a'])
    expect(importCycle(circle(true))).toEqual([])
  })

  test.each(['src/domain/utils.ts', 'src/web/ui/index.tsx', 'src/domain/CardTotals.ts'])(
    'the name %s',
    (path) => {
      expect(brokenName(path)).toBeDefined()
    },
  )
})
