import { expect, test } from 'vitest'
import { drawOf } from '#test/play-bracket.ts'
import { recordResult } from './advance.ts'
import { matchPairing, type Bracket } from './bracket.ts'
import { settleDraw } from './settle-draw.ts'

const record = (bracket: Bracket, key: string, winnerId: string | null, result = '2&1'): Bracket => {
  const recorded = recordResult(bracket, key, { winnerId, result })
  if (!recorded.ok) throw new Error(recorded.reason)
  return recorded.value
}

test('when somebody leaves who is in the plate, then their opponent there has a walkover, in a plate drawn at the same time', () => {
  let bracket: Bracket = { ...drawOf('single', 8), plate: 'round_one' }
  for (const [number, winner] of ['e1', 'e4', 'e2', 'e3'].entries())
    bracket = record(bracket, `winners-1-${number + 1}`, winner)
  const settled = settleDraw(bracket, new Set(['e8']))
  const plate = settled.matches.filter(({ part }) => part === 'plate')
  expect(plate.map((match) => matchPairing(settled, match))).toEqual([
    ['e8', 'e6'],
    ['e5', 'e7'],
    ['e6', null],
  ])
  expect(plate[0]?.result).toEqual({ winnerId: 'e6', result: 'w/o' })
  expect(settleDraw(settled, new Set(['e8']))).toEqual(settled)
})

test('when nothing follows from the results, then the draw is the very same', () => {
  const bracket = drawOf('single', 8)
  expect(settleDraw(bracket, new Set())).toBe(bracket)
})
