import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
})
export const Manifest = z.record(z.string(), Chunk)
export type Manifest = z.output<typeof Manifest>

/** What every page fetches as soon as somebody is signed in. */
export const membersAtOnce = ['offline/run-outbox.ts', 'offline/sync-banner.tsx', 'app/frame/bottom-bar.tsx']

type RouteSource = { path: string; name: string; source: string; audience: string }

/** Reads the source of the route table: the file of each path's page, and who it is for. `/` is two pages. */
export function readRoutes(root: string): RouteSource[] {
  const table = readFileSync(join(root, 'src/web/app/route-table.ts'), 'utf8')
  const lines = table.matchAll(/route\(\s*'([^']+)',\s*'(\w+)',\s*\(\) => import\('([^']+)'\)/g)
  const routes = [...lines].map(([, path = '', audience = '', from = '']) => {
    const source = from.replace(/^#web\//, '').replace(/^\.\//, 'app/')
    if (path !== '/') return { path, name: path, source, audience }
    const isLanding = source.includes('landing')
    return {
      path,
      name: isLanding ? 'landing' : 'home',
      source,
      audience: isLanding ? 'everyone' : 'signed_in',
    }
  })
  if (routes.length < 10) throw new Error('route-table.ts is not written as this reads it any more.')
  return routes
}

/** The files of the entries with everything that they import before they run. */
export function collectScripts(manifest: Manifest, entries: readonly string[]): Set<string> {
  const scripts = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The manifest has no ${key}.`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports.forEach(visit)
  }
  entries.forEach(visit)
  return scripts
}

/** For each page of members, and of everyone but the landing page, the scripts that it runs beside those of every page. */
export function scriptsOfPages(root: string, manifest: Manifest): Record<string, string[]> {
  const atOnce = collectScripts(manifest, ['index.html'])
  const pages = readRoutes(root).filter(({ name }) => name !== 'landing')
  const scripts = pages.map(({ path, source }) => {
    const all = collectScripts(manifest, [source, ...membersAtOnce])
    return [path, [...all].filter((script) => !atOnce.has(script))] as const
  })
  return Object.fromEntries(scripts)
}
