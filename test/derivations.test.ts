import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

/* Where an expected number of the handicap vectors was computed, the sums stand beside it, with the rule they are from. */

const Examples = z.object({
  vectors: z.array(
    z.looseObject({ id: z.string(), status: z.string(), source: z.string(), note: z.optional(z.string()) }),
  ),
})
const WholeRecord = z.object({
  source: z.string(),
  rounds: z.array(
    z.looseObject({ round: z.number(), handicapIndex: z.nullable(z.number()), derivation: z.string() }),
  ),
})

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../fixtures/vectors/${name}.json`, import.meta.url), 'utf8'))

test.each(['whs', 'handicaps', 'read-again'])(
  'every derived example of %s has its sums and source',
  (name) => {
    const { vectors } = Examples.parse(read(name))
    const derived = vectors.filter(({ status }) => status === 'derived')
    expect(derived.length).toBeGreaterThan(0)
    const without = derived.filter(({ source, note }) => source === '' || note === undefined)
    expect(without.map(({ id }) => id)).toEqual([])
  },
)

test('every round of the whole record has its sums, which end in its index', () => {
  const { source, rounds } = WholeRecord.parse(read('scoring-record'))
  expect(source).toContain('Rules of Handicapping')
  const without = rounds.filter(({ handicapIndex, derivation }) => {
    const index = handicapIndex === null ? 'no index' : ` ${handicapIndex.toFixed(1)}`
    return !derivation.includes(index)
  })
  expect(without.map(({ round }) => round)).toEqual([])
})
