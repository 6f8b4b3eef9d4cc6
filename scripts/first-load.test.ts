import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { screens, screenSizes, thumbnailSize } from '#web/public-pages/landing/screens.ts'
import { measureFirstLoad, overBudget } from '../bench/first-load.ts'
import { collectScripts, Manifest, membersAtOnce } from './build/first-scripts.ts'
import { partName } from './build/to-part.ts'

const isBuilt = existsSync('dist/web/.vite/manifest.json')

// `npm test` builds before it tests; `npm run check` may find nothing built.
describe.skipIf(!isBuilt)('the first load of every page', () => {
  const budgets = isBuilt ? measureFirstLoad() : []

  test('stays under its hard limit', () => {
    expect(overBudget(budgets)).toEqual([])
  })

  test('is measured for both pages of /, and for the screens with a limit of their own', () => {
    const names = budgets.map(({ what }) => what)
    expect(names).toEqual(
      expect.arrayContaining(['landing', 'home', '/scorecard', '/club-admin', '/analytics']),
    )
    expect(budgets.every(({ size }) => size > 0)).toBe(true)
  })

  // Each is a request of its own with a kilobyte of headers; cut up by who shares what, a page was 25 to 38 of them.
  test.each(['/', '/scorecard', '/competitions/:competitionId/leaderboard'])(
    'of %s is few files beside the shell',
    (path) => {
      const scripts = z
        .record(z.string(), z.array(z.string()))
        .parse(JSON.parse(readFileSync('dist/pages/scripts.json', 'utf8')))
      expect(scripts[path]?.length).toBeGreaterThan(0)
      expect(scripts[path]?.length).toBeLessThanOrEqual(15)
    },
  )
})

/** As they are sent: the build's own compressed copies, where it made one. */
const sentBytes = (files: readonly string[]) =>
  files
    .map((file) => `dist/web${file}`)
    .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0)

/**
 * Parts that a phone does not keep and whose words do not come with them: they are imported by files that never wait for
 * `completeLanguage`, by themselves or through `lazyWithOtherWords`.
 */
function partsWithoutWords(): ReadonlySet<string> {
  const root = 'src/web'
  const bringsWords = /lazyWithOtherWords|lazyPageWithWords|completeLanguage/
  const parts = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const statements = text.includes('completeLanguage')
        ? []
        : text.split(/^(?=const |export |async |function )/m)
      return statements
        .filter((statement) => !bringsWords.test(statement))
        .flatMap((statement) => [...statement.matchAll(/import\('([^']+\.online\.tsx?)'\)/g)])
        .map(([, from = '']) =>
          from.startsWith('.') ? join(dirname(file), from) : from.replace(/^#web\//, ''),
        )
    })
  return new Set(parts)
}

describe.skipIf(!isBuilt)('what the service worker keeps', () => {
  const Kept = z.object({
    files: z.array(z.string()),
    languages: z.record(z.string(), z.array(z.string()).check(z.minLength(1))),
  })
  const { files, languages } = isBuilt
    ? Kept.parse(JSON.parse(readFileSync('dist/pages/kept-files.json', 'utf8')))
    : { files: [], languages: {} }

  test.each([['en'], ['es']])('is at most 450 KiB for a reader of %s', (language) => {
    const kib = sentBytes([...files, ...(languages[language] ?? [])]) / 1024
    expect(kib).toBeLessThanOrEqual(450)
    expect(kib).toBeGreaterThan(200)
    expect(Object.keys(languages)).toEqual(['es'])
    expect(files.filter((file) => languages.es?.includes(file))).toEqual([])
  })

  test('is no file of administration', () => {
    const manifest = Manifest.parse(JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')))
    const isKept = (page: string) => {
      const name = partName(manifest[`${page}.tsx`]?.file ?? 'no such page')
      return files.some((file) => file.startsWith(`/assets/${name}.`))
    }
    expect(['card/scorecard/scorecard-page', 'board/leaderboard-page', 'home/home-page'].map(isKept)).toEqual(
      [true, true, true],
    )
    const online = Object.keys(manifest).filter((part) => part.endsWith('.online.tsx'))
    expect(online).toContain('club/analytics/analytics-page.online.tsx')
    expect(online.length).toBeGreaterThan(90)
    expect(online.filter((part) => isKept(part.slice(0, -'.tsx'.length)))).toEqual([])
  })

  test('says nothing that the kept Spanish lacks, and neither does what it keeps once it was used', () => {
    const manifest = Manifest.parse(JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')))
    const atOnce = collectScripts(manifest, ['index.html', ...membersAtOnce])
    const isKept = (file: string) =>
      atOnce.has(file) || files.some((kept) => kept.startsWith(`/assets/${partName(file)}.`))
    const shownByKept = Object.values(manifest).flatMap((chunk) =>
      isKept(chunk.file) ? chunk.dynamicImports : [],
    )
    const withoutWords = partsWithoutWords()
    const later = new Set<string>()
    const addWithItsParts = (part: string) => {
      if (!withoutWords.has(part) || later.has(part)) return
      later.add(part)
      manifest[part]?.dynamicImports.forEach(addWithItsParts)
    }
    shownByKept.forEach(addWithItsParts)
    expect(later).toContain('board/entrant/ruling-dialog.online.tsx')
    expect(later.size).toBeGreaterThan(20)
    const fetched = [...collectScripts(manifest, [...later])].map((file) => `/${file}`)
    const codeOf = (file: string) => readFileSync(`dist/web${file}`, 'utf8')
    const code = [...files, ...fetched].filter((file) => file.endsWith('.js')).map(codeOf)
    const parts = readdirSync('src/web/messages/es', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => basename(file, '.ts').replace('.online', ''))
    const said = parts.filter((part) => code.some((text) => text.includes(`(\`${part}\`,{`)))
    expect(said.length).toBeGreaterThan(30)
    const kept = (languages.es ?? []).map(codeOf).join()
    expect(said.filter((part) => !kept.includes(`/${part}.ts`))).toEqual([])
  })
})

// Two files that need each other run in an order that depends on which one is asked for first, and one of them finds nothing.
test.skipIf(!isBuilt)('no two files of the front end need each other', () => {
  const manifest = Manifest.parse(JSON.parse(readFileSync('dist/web/.vite/manifest.json', 'utf8')))
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (key: string, path: readonly string[]) => {
    if (path.includes(key)) cycles.push([...path.slice(path.indexOf(key)), key].join(' > '))
    else if (!done.has(key)) {
      manifest[key]?.imports.forEach((one) => {
        visit(one, [...path, key])
      })
      done.add(key)
    }
  }
  Object.keys(manifest).forEach((key) => {
    visit(key, [])
  })
  expect(cycles).toEqual([])
})

test('a size past its limit is named, and so is one that could not be measured', () => {
  const budget = { what: 'landing', limit: 110, unit: 'KiB' as const }
  expect(overBudget([{ ...budget, size: 110 }])).toEqual([])
  expect(overBudget([{ ...budget, size: 110.1 }])).toEqual(['landing: 110.1 KiB, at most 110'])
  expect(overBudget([{ ...budget, size: Number.NaN }])).toHaveLength(1)
})

describe('the pictures of the landing page', () => {
  test('are thirteen', () => {
    expect(new Set(screens.map(({ name }) => name)).size).toBe(13)
  })

  test.each(screens)('$name is twice as large as it is shown, with a small one', async ({ name, device }) => {
    const { width, height } = screenSizes[device]
    const picture = await sharp(readFileSync(`src/web/public/screens/${name}.avif`)).metadata()
    expect([picture.width, picture.height]).toEqual([width * 2, height * 2])
    const small = await sharp(readFileSync(`src/web/public/screens/${name}-small.avif`)).metadata()
    expect([small.width, small.height]).toEqual([thumbnailSize.width * 2, thumbnailSize.height * 2])
  })
})
