import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { z } from 'zod'

const Manifest = z.record(
  z.string(),
  z.looseObject({ file: z.string(), imports: z.optional(z.array(z.string())) }),
)

/** Waits until the page has fetched the script of a source file and all that it imports. `source` is below src/web. */
export async function waitForScript(page: Page, source: string): Promise<void> {
  const manifest = Manifest.parse(JSON.parse(await readFile('dist/web/.vite/manifest.json', 'utf8')))
  const files = new Set<string>()
  const visit = (key: string) => {
    const built = manifest[key]
    if (!built) throw new Error(`The build has no file of its own for ${key}.`)
    if (files.has(built.file)) return
    files.add(built.file)
    built.imports?.forEach(visit)
  }
  visit(source)
  await page.waitForFunction(
    (wanted) =>
      wanted.every((file) =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith(file)),
      ),
    [...files],
  )
}
