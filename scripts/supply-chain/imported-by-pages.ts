import { readdirSync, readFileSync } from 'node:fs'
import { shippedFolders } from './licences-page.ts'
import { readManifest, type LockedPackage } from './lock-file.ts'

const root = new URL('../../', import.meta.url)

/** Packages that the code of the pages and of the service worker imports, from the text of its import lines. */
function importedByPages(): string[] {
  const files = ['src/web', 'src/worker'].flatMap((folder) =>
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
  return shippedFolders(packages, importedByPages())
}
