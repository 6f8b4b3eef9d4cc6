import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Manifest, membersAtOnce, readRoutes, collectScripts } from '../scripts/build/first-scripts.ts'
import type { Row } from './figures.ts'

const root = join(import.meta.dirname, '..')
const web = join(root, 'dist/web')

export type Budget = { what: string; size: number; limit: number; unit: 'KiB' | 'KB' }

/** Hard limits in KiB, gzip; a page that is not named has the common one. */
const COMMON = 140
const limits: Readonly<Record<string, number>> = {
  landing: 110,
  home: 130,
  '/scorecard': 130,
  '/competitions': 140,
  '/competitions/:competitionId/leaderboard': 140,
  '/competitions/:competitionId/bracket': 140,
  '/profile': 140,
  '/club-admin': 200,
  '/admin-dashboard': 200,
  '/member-invite': 200,
  '/club-setup': 200,
  '/analytics': 300,
}
const CSS_LIMIT = 18
const FONTS_LIMIT_KB = 60
const LANDING_LIMIT = 300
export const PICTURE_LIMIT = 60

/** First-load sizes and limits of the last build of the front end, read from Vite's manifest. */
export function measureFirstLoad(): Budget[] {
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8')))
  const pages = readRoutes(root).map(({ name, source, audience }) => {
    const entries = ['index.html', source, ...(audience === 'signed_in' ? membersAtOnce : [])]
    const files = collectScripts(manifest, entries)
    return { what: name, size: gzipped(files), limit: limits[name] ?? COMMON, unit: 'KiB' as const }
  })
  const all = Object.values(manifest)
  const css = new Set(
    all.flatMap((chunk) => [...chunk.css, ...(chunk.file.endsWith('.css') ? [chunk.file] : [])]),
  )
  const fonts = new Set(all.flatMap(({ assets }) => assets).filter((file) => file.endsWith('.woff2')))
  const fontBytes = [...fonts].reduce((sum, file) => sum + statSync(join(web, file)).size, 0)
  return [
    ...pages,
    { what: 'all CSS', size: gzipped(css), limit: CSS_LIMIT, unit: 'KiB' },
    { what: 'fonts', size: fontBytes / 1000, limit: FONTS_LIMIT_KB, unit: 'KB' },
    {
      what: 'landing, all it fetches before scrolling',
      size: landingTransfer(manifest, fontBytes),
      limit: LANDING_LIMIT,
      unit: 'KiB',
    },
    { what: 'largest picture of the carousel', size: largestPicture(), limit: PICTURE_LIMIT, unit: 'KiB' },
  ]
}

export function overBudget(budgets: readonly Budget[]): string[] {
  return budgets
    .filter(({ size, limit }) => !(size <= limit))
    .map(({ what, size, limit, unit }) => `${what}: ${size.toFixed(1)} ${unit}, at most ${limit}`)
}

export function benchFirstLoad(): Promise<Row[]> {
  const budgets = measureFirstLoad()
  for (const fault of overBudget(budgets)) {
    console.error(`Over the limit: ${fault}`)
    process.exitCode = 1
  }
  return Promise.resolve(
    budgets.map(({ what, size, limit, unit }) => ({
      measured: `first load of ${what}`,
      ours: `${size.toFixed(1)} ${unit}`,
      bare: '',
      ratio: '',
      goal: `at most ${limit}`,
    })),
  )
}

function gzipped(files: Iterable<string>): number {
  return (
    [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(web, file)), { level: 9 }).length, 0) /
    1024
  )
}

/** Page, scripts, styles, fonts, icon, and the pictures that a browser may prefetch: the largest one and all small ones. */
function landingTransfer(manifest: Manifest, fontBytes: number): number {
  const page = gzipSync(readFileSync(join(root, 'dist/pages/en/home.html'))).length
  const scripts = collectScripts(manifest, ['index.html', 'public-pages/landing/landing-page.online.tsx'])
  const styles = manifest['index.html']?.css ?? []
  const pictures = pictureSizes()
  const small = pictures
    .filter(({ name }) => name.endsWith('-small.avif'))
    .reduce((sum, { bytes }) => sum + bytes, 0)
  const icon = statSync(join(web, 'icon.svg')).size
  const bytes = page + fontBytes + small + icon + Math.max(...pictures.map((one) => one.bytes))
  return gzipped(scripts) + gzipped(styles) + bytes / 1024
}

function largestPicture(): number {
  return Math.max(...pictureSizes().map(({ bytes }) => bytes)) / 1024
}

function pictureSizes(): { name: string; bytes: number }[] {
  const folder = join(root, 'src/web/public/screens')
  return readdirSync(folder).map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
}
