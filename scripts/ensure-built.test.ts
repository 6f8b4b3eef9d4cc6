import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parts } from './ensure-built.mjs'

/** A folder of src that a file of this part takes something from, and the file. */
function foldersUsed(sources: readonly string[]): Map<string, string> {
  const used = new Map<string, string>()
  const files = sources
    .filter((source) => source.startsWith('src/'))
    .flatMap((source) =>
      readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => join(source, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  for (const file of files)
    for (const [, folder = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'#(\w+)\//g))
      used.set(`src/${folder}`, file)
  return used
}

test.each(parts)('when what the $name is made of changes, then it is built again', ({ sources }) => {
  const missing = [...foldersUsed(sources)].filter(([folder]) => !sources.includes(folder))
  expect(missing).toEqual([])
})
