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
      ? inRepository(posix.join(posix.dirname(path), target))
      : target.replace(/^#(golf|contract|scan|server|web|test)\//, (_, zone) =>
          zone === 'test' ? 'test/' : `src/${zone}/`,
        )
    return { target: resolved, isTypeOnly: type !== undefined }
  })
}

/** Outside of src a path keeps a dot in front, which tells it from the name of a package. */
const inRepository = (path: string) => (path.startsWith('src/') ? path : `./${path}`)

const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const isStore = (path: string) => path.endsWith('.store.ts')

/** Where a file lives: its zone and the room in it. A file beside the rooms is `root`. */
function place(path: string) {
  const [, zone = '', room = ''] = path.split('/')
  return { zone, room: room.includes('.') ? 'root' : room }
}

/** The rooms that floors have in common. */
const rooms = [
  ...['platform', 'outbound', 'identity', 'club', 'course', 'money', 'handicap'],
  ...['card', 'competition', 'match', 'board', 'photo', 'print', 'data'],
]
/** The folders of each floor: its rooms, and what it has beside them. */
const floors: Readonly<Record<string, readonly string[]>> = {
  golf: ['course', 'handicap', 'card', 'competition', 'match', 'board', 'arithmetic'],
  contract: rooms,
  server: [...rooms, 'app', 'demo'],
  web: [...rooms, 'app', 'home', 'public-pages', 'lib', 'ui', 'offline', 'messages', 'public'],
}

/** The rooms of the server from the ground up: each sees those below it, `app` and `demo` see all. */
const serverRooms = [
  ...['platform', 'outbound', 'identity', 'club', 'course', 'handicap', 'competition', 'money', 'match'],
  ...['card', 'photo', 'board', 'print', 'data', 'app', 'demo'],
]

/** The rooms of the web from the ground up: each sees those below it. */
const webRooms = [
  ...['platform', 'print', 'outbound', 'identity', 'data', 'club', 'money', 'handicap', 'photo', 'card'],
  ...['course', 'match', 'competition', 'board', 'home', 'public-pages'],
]
/** What every room of the web is made of; they see no room. */
const webFloor: Readonly<Record<string, readonly string[]>> = {
  ui: ['ui'],
  lib: ['lib'],
  offline: ['offline', 'lib'],
}
/** Where a card is begun, the competitions that may still be entered are shown, with the button that enters them. */
const seesAbove = new Set(['src/web/card/scorecard/start/competitions-to-enter.tsx'])

const TO_WIRE = 'src/scan/to-wire-reading.ts'
const ON_PHONE = 'src/web/photo/scan/on-phone/'
/** The settings of all rooms, and what the rooms are given when the server is put together. */
const CONFIG = 'src/server/platform/config.ts'
const SERVICES = 'src/server/platform/deps.ts'
/** The table of contents of the server. */
const APP = 'src/server/app/app.ts'
const CALL = 'src/contract/platform/call.ts'

/** Why `from` may not import `target`; undefined when it may. Paths from the repository root, or a package's name. */
function brokenWall(from: string, target: string, isTypeOnly = false): string | undefined {
  const here = place(from)
  if (!/^(\.|(src|test|scripts|bench|e2e)\/)/.test(target)) {
    if (here.zone === 'golf') return 'golf uses no packages'
    if (here.zone === 'contract' && !/^zod(\/|$)/.test(target)) return 'the contract uses zod only'
    return undefined
  }
  if (!target.startsWith('src/')) return 'src imports nothing from outside src'
  const there = place(target)
  const sees: Record<string, readonly string[]> = {
    golf: ['golf'],
    contract: ['contract', 'golf'],
    scan: ['scan', 'contract', 'golf'],
    server: ['server', 'scan', 'contract', 'golf'],
    web: ['web', 'scan', 'contract', 'golf'],
    worker: ['worker', 'contract'],
  }
  if (!sees[here.zone]?.includes(there.zone)) return `${here.zone} does not see ${there.zone}`
  if (here.zone === 'server') return brokenServerWall(from, target, isTypeOnly)
  if (here.zone === 'scan' && there.zone === 'contract')
    return from === TO_WIRE ? undefined : 'only the reply for the wire sees the contract'
  if (here.zone === 'web' && there.zone === 'scan')
    return from.startsWith(ON_PHONE) ? undefined : 'only the reader on the phone sees the reader'
  if (here.zone === 'web') return brokenWebWall(from, target)
  return undefined
}

function brokenServerWall(from: string, target: string, isTypeOnly: boolean): string | undefined {
  const [here, there] = [place(from), place(target)]
  if (isStore(from) && (isCall(target) || target.startsWith('src/server/platform/http/')))
    return 'a store sees no call'
  if (isStore(from) && isStore(target)) return 'a store does not see another store'
  if (there.zone === 'scan')
    return ['photo', 'app'].includes(here.room) ? undefined : 'only the photo room sees the reader'
  if (there.zone !== 'server' || here.room === there.room) return undefined
  if (here.room === 'app' || here.room === 'demo') return undefined
  if (from === CONFIG && target === `src/server/${there.room}/${there.room}-settings.ts`) return undefined
  if (from === SERVICES)
    return isTypeOnly ? undefined : 'what rooms are given are types of them, and nothing that runs'
  if (serverRooms.indexOf(there.room) > serverRooms.indexOf(here.room))
    return `${there.room} is above ${here.room}`
  if (there.room === 'platform') return undefined
  if (isStore(from)) return 'a store sees no other room'
  return target === `src/server/${there.room}/${there.room}.ts`
    ? undefined
    : 'of another room only its front door may be seen'
}

/** What the contract says of a call stands in a file that imports how calls are described. */
const isCall = (path: string) => sources.get(path)?.some(({ target }) => target === CALL) ?? false

function brokenWebWall(from: string, target: string): string | undefined {
  const [here, there] = [place(from), place(target)]
  const inside = there.zone === 'web'
  // Every part of the web speaks, and the catalogue of what it says knows no part.
  if (here.room === 'messages')
    return !inside || there.room === 'messages' ? undefined : 'messages see only messages'
  if (here.room === 'ui' && !inside) return 'ui knows only ui'
  if (!inside || there.room === 'messages' || here.room === there.room) return undefined
  if (here.room === 'app' || here.room === 'root') return undefined
  if (there.room === 'app' || there.room === 'root') return 'a room does not see the app'
  const floor = webFloor[here.room]
  if (floor) return floor.includes(there.room) ? undefined : `${here.room} sees only ${floor.join(' and ')}`
  if (there.room in webFloor || seesAbove.has(from)) return undefined
  return webRooms.indexOf(there.room) < webRooms.indexOf(here.room)
    ? undefined
    : `${there.room} is above ${here.room}`
}

/** Each room of a floor, from the top down, with the rooms that it asks; all of them ask `platform`. */
function drawnRooms(zone: 'server' | 'web', rooms: readonly string[]): string[] {
  const asks = (room: string) =>
    rooms.filter((other) =>
      [...sources].some(
        ([path, imports]) =>
          path.startsWith(`src/${zone}/${room}/`) &&
          path !== SERVICES &&
          path !== CONFIG &&
          !isTest(path) &&
          imports.some(({ target }) => target.startsWith(`src/${zone}/${other}/`)),
      ),
    )
  return [...rooms]
    .reverse()
    .map((room) => {
      const others = asks(room).filter((other) => other !== room && other !== 'platform')
      return `${zone}/${room}`.padEnd(22) + (others.length > 0 ? `→ ${others.join(' ')}` : '')
    })
    .map((line) => line.trimEnd())
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

/** The folders of a floor in which files are, by their names. */
function foldersOf(floor: string, paths: readonly string[]): string[] {
  const inFolder = new RegExp(`^src/${floor}/([^/]+)/`)
  const found = paths.flatMap((path) => inFolder.exec(path)?.[1] ?? [])
  return [...new Set(found)].sort()
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
        : imports.flatMap(({ target, isTypeOnly }) => {
            const why = brokenWall(path, target, isTypeOnly)
            return why === undefined ? [] : [`${path} imports ${target}: ${why}`]
          }),
    )
    expect(broken).toEqual([])
  })

  test.each(Object.entries(floors))('the folders of %s are its rooms', (floor, folders) => {
    expect(foldersOf(floor, allFiles)).toEqual([...folders].sort())
  })

  test('the drawing in docs/architecture.md is what the imports say', () => {
    const drawing = [...drawnRooms('server', serverRooms), '', ...drawnRooms('web', webRooms)].join('\n')
    expect(read('docs/architecture.md')).toContain(`\`\`\`\n${drawing}\n\`\`\``)
  })

  test('app.ts registers the rooms and nothing else', () => {
    expect(sources.get(APP)?.length).toBeLessThan(30)
    const registered = [...read(APP).matchAll(/^ +register(\w+)Room\(/gm)].map(([, name]) =>
      name?.toLowerCase(),
    )
    expect(registered).toEqual(serverRooms.filter((room) => room !== 'app' && room !== 'demo'))
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

/** What a handicap record is made of. */
const recordTables = [
  ...[
    'handicap_scores',
    'handicap_entries',
    'handicap_rulings',
    'handicap_decisions',
    'handicap_corrections',
  ],
  ...['starting_scores', 'rounds_elsewhere', 'playing_conditions_changes'],
]
const RECORD_STORE = 'src/server/handicap/change-record.store.ts'
/** They change who is named in a record, and nothing that an index is made of: one person instead of another, or nobody any more. */
const renamers = [
  'src/server/club/members/take-over.store.ts',
  'src/server/data/privacy/erasure/erase-partner.ts',
  'src/server/data/privacy/erasure/erasure-plan.ts',
]
const inCamelCase = (name: string) => name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

/** What a file writes of handicap records, each as the start of its statement; an update of people counts where it names the index. */
function recordWrites(text: string): string[] {
  const tables = recordTables.map(inCamelCase).join('|')
  const columns = recordTables.join('|')
  const rows = text.matchAll(
    new RegExp(
      `\\.(?:insert|update|delete)\\(\\s*(?:${tables})\\b|(?:insert into|update|delete from)\\s+(?:${columns})\\b`,
      'g',
    ),
  )
  const people = text.matchAll(
    /\.(?:insert|update)\(users\)\s*\.(?:values|set)\(|(?:insert into|update)\s+users\b/g,
  )
  const indexes = [...people].filter(({ index }) =>
    /handicapIndex\b|handicap_index\b/.test(text.slice(index).split(/\n\n|\n {0,4}await |`\)/)[0] ?? ''),
  )
  return [...rows, ...indexes].map(([start]) => start)
}

describe('handicap records', () => {
  test('only changeRecord writes them and the Handicap Index of a person', () => {
    const writers = code.filter(
      (path) => path.startsWith('src/server/') && !isTest(path) && recordWrites(read(path)).length > 0,
    )
    expect(writers.toSorted()).toEqual([...renamers, RECORD_STORE].toSorted())
    const callers = [...sources].flatMap(([path, imports]) =>
      !isTest(path) && imports.some(({ target, isTypeOnly }) => target === RECORD_STORE && !isTypeOnly)
        ? [path]
        : [],
    )
    expect(callers).toEqual(['src/server/handicap/change-record.ts'])
  })

  test.each([
    'await tx.insert(handicapScores).values(row)',
    'await tx.delete(\n    startingScores)',
    'await tx.execute(sql`update handicap_entries set after = 1`)',
    'await tx\n    .update(users)\n    .set({ handicapIndex: 123 })\n    .where(eq(users.id, userId))',
    'await tx.insert(users).values({ id, handicapIndex })',
    'await tx.execute(sql`update users set handicap_index = ${index} where id = ${userId}`)',
  ])('the checker notices %j', (text) => {
    expect(recordWrites(text)).toHaveLength(1)
  })

  test.each([
    'await db.select({ index: users.handicapIndex }).from(users)',
    'await tx.update(users).set({ gender }).where(eq(users.id, userId))\n\nconst handicapIndex = 1',
    'await tx.update(rounds).set({ handicapIndex })',
  ])('the checker leaves %j alone', (text) => {
    expect(recordWrites(text)).toEqual([])
  })
})

describe('the checker notices', () => {
  test.each([
    ['src/golf/rounding.ts', 'zod', 'golf uses no packages'],
    ['src/golf/rounding.ts', 'src/contract/platform/errors.ts', 'golf does not see contract'],
    ['src/contract/card/rounds.ts', 'react', 'the contract uses zod only'],
    ['src/web/lib/api.ts', 'src/server/platform/config.ts', 'web does not see server'],
    ['src/worker/service-worker.ts', 'src/web/lib/api.ts', 'worker does not see web'],
    ['src/server/platform/db/client.ts', 'src/server/card/rounds.store.ts', 'card is above platform'],
    [
      'src/server/board/board-row.ts',
      'src/server/card/submit-round.ts',
      'of another room only its front door may be seen',
    ],
    [
      'src/server/board/board-row.ts',
      'src/server/card/rounds.store.ts',
      'of another room only its front door may be seen',
    ],
    ['src/server/board/board-row.ts', 'src/server/card/card.ts', undefined],
    ['src/server/club/create-club.ts', 'src/server/card/rounds.store.ts', 'card is above club'],
    ['src/server/data/take-photos-along.ts', 'src/server/photo/photo.ts', undefined],
    [
      'src/server/club/clubs.store.ts',
      'src/server/club/members/members.store.ts',
      'a store does not see another store',
    ],
    ['src/server/card/rounds.store.ts', 'src/server/club/club.ts', 'a store sees no other room'],
    ['src/server/card/rounds.store.ts', 'src/server/platform/db/of-club.ts', undefined],
    ['src/server/card/rounds.store.ts', 'src/server/card/card-totals.ts', undefined],
    [
      'src/server/platform/deps.ts',
      'src/server/board/board.ts',
      'what rooms are given are types of them, and nothing that runs',
    ],
    ['src/server/platform/deps.ts', 'src/server/platform/db/client.ts', undefined],
    ['src/server/platform/config.ts', 'src/server/money/money-settings.ts', undefined],
    ['src/server/platform/config.ts', 'src/server/money/card-processor.ts', 'money is above platform'],
    [
      'src/server/platform/prepare-folder.ts',
      'src/server/money/money-settings.ts',
      'money is above platform',
    ],
    ['src/server/platform/config.ts', 'src/scan/reading.ts', 'only the photo room sees the reader'],
    ['src/server/club/clubs.store.ts', 'src/contract/club/clubs.ts', 'a store sees no call'],
    ['src/server/club/clubs.store.ts', 'src/contract/club/permissions.ts', undefined],
    ['src/web/ui/button.tsx', 'src/golf/numbers.ts', 'ui knows only ui'],
    ['src/web/ui/button.tsx', 'src/web/messages/en/platform/shared.ts', undefined],
    ['src/web/messages/plural.ts', 'src/web/lib/format.ts', 'messages see only messages'],
    ['src/web/card/card-nine.tsx', 'src/web/home/home-page.tsx', 'home is above card'],
    ['src/web/home/home-page.tsx', 'src/web/card/card-nine.tsx', undefined],
    ['src/web/offline/outbox.ts', 'src/web/ui/button.tsx', 'offline sees only offline and lib'],
    ['src/web/lib/api.ts', 'src/web/card/card-nine.tsx', 'lib sees only lib'],
    ['src/web/home/home-page.tsx', 'src/web/app/router.tsx', 'a room does not see the app'],
    ['src/web/app/router.tsx', 'src/web/home/home-page.tsx', undefined],
    ['src/server/app/app.ts', 'test/make.ts', 'src imports nothing from outside src'],
    ['src/server/app/app.ts', './package.json', 'src imports nothing from outside src'],
    ['src/golf/rounding.ts', './fixtures/cards.json', 'src imports nothing from outside src'],
  ])('%s importing %s: %s', (from, target, why) => {
    expect(brokenWall(from, target)).toBe(why)
  })

  test('what rooms are given may be types of theirs', () => {
    expect(brokenWall('src/server/platform/deps.ts', 'src/server/board/board.ts', true)).toBeUndefined()
  })

  test('a folder that is no room', () => {
    const paths = [
      'src/golf/card/card.ts',
      'src/golf/shots/shot.ts',
      'src/golf/day.ts',
      'src/web/ui/button.tsx',
    ]
    expect(foldersOf('golf', paths)).toEqual(['card', 'shots'])
  })

  test('imports of every form', () => {
    const text = `import type { A } from './a.ts'\nimport {\n  b,\n} from '#golf/b.ts'\nexport { c } from 'c'\nconst d = await import('./d.ts')\nimport '../../../test/e.ts'\nimport f from '../../../package.json'`
    expect(importsOf('src/web/app/main.ts', text)).toEqual([
      { target: 'src/web/app/a.ts', isTypeOnly: true },
      { target: 'src/golf/b.ts', isTypeOnly: false },
      { target: 'c', isTypeOnly: false },
      { target: 'src/web/app/d.ts', isTypeOnly: false },
      { target: './test/e.ts', isTypeOnly: false },
      { target: './package.json', isTypeOnly: false },
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

  test.each(['src/golf/utils.ts', 'src/web/ui/index.tsx', 'src/golf/CardTotals.ts'])(
    'the name %s',
    (path) => {
      expect(brokenName(path)).toBeDefined()
    },
  )
})
