import { expect, test } from 'vitest'
import { drawOf, playAll } from '#test/play-bracket.ts'
import { recordResult, undoResult } from './advance.ts'
import { findChampion, findMatch, type Bracket } from './bracket.ts'
import { isPassed, passEmptyPlaces } from './empty-places.ts'

const scratch = (bracket: Bracket, key: string): Bracket => {
  const recorded = recordResult(bracket, key, { winnerId: null, result: 'scratched' })
  if (!recorded.ok) throw new Error(recorded.reason)
  return passEmptyPlaces(recorded.value)
}
const resultOf = (bracket: Bracket, key: string) => findMatch(bracket, key)?.result ?? null

test('when both sides are scratched, then the next opponent has a bye once they are known', () => {
  const scratched = scratch(drawOf('single', 8), 'winners-1-1')
  expect(resultOf(scratched, 'winners-2-1'), 'nobody is known there').toBeNull()
  const recorded = recordResult(scratched, 'winners-1-2', { winnerId: 'e5', result: '1 up' })
  if (!recorded.ok) throw new Error(recorded.reason)
  const passed = passEmptyPlaces(recorded.value)
  expect(resultOf(passed, 'winners-2-1')).toEqual({ winnerId: 'e5', result: 'bye' })
  expect(findChampion(playAll(passed, () => 0))).toBe('e5')
})

test('when nobody comes from either side, then the match has no winner, and the one after it a bye', () => {
  const half = scratch(scratch(drawOf('single', 8, true), 'winners-1-1'), 'winners-1-2')
  expect(resultOf(half, 'winners-2-1')).toEqual({ winnerId: null, result: 'scratched' })
  const played = passEmptyPlaces(playAll(half, () => 0))
  expect(resultOf(played, 'winners-3-1')).toEqual({ winnerId: 'e2', result: 'bye' })
  expect(resultOf(played, 'third_place-3-1'), 'nobody lost the other semi-final').toMatchObject({
    result: 'bye',
  })
})

test('when a scratching is undone, then the bye that followed from it is no match that was played', () => {
  const scratched = scratch(drawOf('single', 3), 'winners-1-2')
  const final = findMatch(scratched, 'winners-2-1')
  expect(final && isPassed(scratched, final)).toBe(true)
  const undone = undoResult(scratched, 'winners-1-2', 'refuse')
  expect(undone.ok && resultOf(undone.value, 'winners-2-1')).toBeNull()
})

test('when two are scratched from a double elimination, then neither has a place in the losers’ side', () => {
  const scratched = scratch(drawOf('double', 4), 'winners-1-1')
  const played = passEmptyPlaces(playAll(scratched, () => 0))
  expect(resultOf(played, 'losers-1-1')).toMatchObject({ result: 'bye' })
  expect(findChampion(passEmptyPlaces(playAll(played, () => 0)))).not.toBeNull()
})
