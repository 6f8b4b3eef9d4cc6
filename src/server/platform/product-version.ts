import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { repositoryRoot } from './repository-root.ts'

const Package = z.object({ version: z.string() })

/** The version in package.json. */
export async function productVersion(): Promise<string> {
  return Package.parse(JSON.parse(await readFile(join(repositoryRoot, 'package.json'), 'utf8'))).version
}
