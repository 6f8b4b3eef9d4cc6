import { readdirSync, readFileSync } from 'node:fs'
import { shippedFolders } from './licences-page.ts'
import { readManifest, type LockedPackage } from './lock-file.ts'

const root = new URL('../../', import.meta.url)

const zones = ['golf', 'contract', 'scan', 'server', 'web', 'worker']

/** Packages that the code of the pages and of the server imports, from the text of its import lines. */
function importedByProgram(): string[] {
  const files = zones
    .map((zone) => `src/${zone}`)
    .flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
  const code = files.filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
  const texts = code.map((name) => readFileSync(new URL(name, root), 'utf8'))
  const { dependencies, devDependencies } = readManifest()
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    texts.some((text) => new RegExp(`(?:from|import\\(?|@import) ?['"]${name}(?:/[^'"]*)?['"]`).test(text)),
  )
}

export function shippedByThisRepository(packages: ReadonlyMap<string, LockedPackage>): string[] {
  return shippedFolders(packages, importedByProgram())
}
