import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const Manifest = z.record(z.string(), z.looseObject({ file: z.string() }))

/** The name of the built file that has a source file in it; names say nothing of what is inside. `source` is below src/web. */
export async function scriptFile(source: string): Promise<string> {
  const manifest = Manifest.parse(JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8')))
  const built = manifest[source]
  if (!built) throw new Error(`The build has no file of its own for ${source}.`)
  return built.file
}
