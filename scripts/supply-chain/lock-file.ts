import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Package = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  link: z.boolean().optional(),
  /** Part of the package around it, and of its checksum. */
  inBundle: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
export type LockedPackage = z.infer<typeof Package>

const Lock = z.looseObject({ lockfileVersion: z.number(), packages: z.record(z.string(), Package) })

const Manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

export function readManifest(): z.infer<typeof Manifest> {
  return Manifest.parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')))
}

/** Every package that `npm ci` installs, by its folder. */
export function readLockedPackages(): ReadonlyMap<string, LockedPackage> {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
  const { packages } = Lock.parse(JSON.parse(text))
  return new Map(Object.entries(packages).filter(([folder]) => folder !== ''))
}

/** "node_modules/a/node_modules/@b/c" is @b/c. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/** The folder in which a package of `from` finds its dependency `name`; undefined where it is not installed. */
function resolve(
  packages: ReadonlyMap<string, LockedPackage>,
  from: string,
  name: string,
): string | undefined {
  for (let folder = from; ;) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages.has(candidate)) return candidate
    if (folder === '') return undefined
    const outer = folder.lastIndexOf('/node_modules/')
    folder = outer === -1 ? '' : folder.slice(0, outer)
  }
}

/** The folders of these packages and of all that they need. */
export function closure(packages: ReadonlyMap<string, LockedPackage>, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const waiting = roots.map((name) => resolve(packages, '', name)).filter((folder) => folder !== undefined)
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (found.has(folder)) continue
    found.add(folder)
    const { dependencies, optionalDependencies } = packages.get(folder) ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = resolve(packages, folder, name)
      if (next !== undefined) waiting.push(next)
    }
  }
  return found
}
