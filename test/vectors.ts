import { readdirSync, readFileSync } from 'node:fs'

/** One worked example of fixtures/vectors: a published one (`found`) or one computed from the cited rule (`derived`). */
export type Vector<Input, Expected> = {
  id: string
  group?: string
  input: Input
  expected: Expected
  status: 'found' | 'derived'
  source: string
}

const folder = new URL('../fixtures/vectors/', import.meta.url)

/** Every vector of one group; the caller names the shapes. Vectors without a group are the countback cards. */
export function vectorsOf<Input, Expected>(group: string | undefined): Vector<Input, Expected>[] {
  const found = readdirSync(folder).flatMap((name) => {
    const file = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
      vectors?: Vector<Input, Expected>[]
    }
    return (file.vectors ?? []).filter((vector) => vector.group === group)
  })
  if (found.length === 0) throw new Error(`No vectors of group ${group ?? 'countback'}`)
  return found
}
