import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { Manifest } from './first-scripts.ts'

/**
 * Names in the manifest what is imported later and has no file of its own because the bundler put it whole into another:
 * Vite's manifest has entries of files only, and the build looks pages and parts up by their sources.
 */
export function mergedEntries(root: string): Plugin {
  const fileOf = new Map<string, string>()
  return {
    name: 'scoreclub:merged-entries',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds)
          if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0)
            fileOf.set(relative(join(root, 'src/web'), id), chunk.fileName)
      }
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const file = join(root, 'dist/web/.vite/manifest.json')
        const manifest = Manifest.parse(JSON.parse(await readFile(file, 'utf8')))
        const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
        for (const [source, name] of fileOf) {
          const chunk = chunks.get(name)
          if (chunk) manifest[source] ??= chunk
        }
        await writeFile(file, JSON.stringify(manifest, null, 2))
      },
    },
  }
}
