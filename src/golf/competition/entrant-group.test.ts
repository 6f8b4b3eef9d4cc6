import { expect, test } from 'vitest'
import { entrantGroup, teeOfGroup } from './entrant-group.ts'

const tees = { teeId: 'white', womenTeeId: 'red', juniorTeeId: 'blue' }

test.each([
  [{ playsAs: null, gender: 'women' }, 'women'],
  [{ playsAs: 'juniors', gender: 'women' }, 'juniors'],
  [{ playsAs: null, gender: null }, null],
  [{ playsAs: 'seniors', gender: 'men' }, 'men'],
] as const)('when %j is known of an entrant, then they play as %s', (entrant, expected) => {
  expect(entrantGroup(entrant)).toBe(expected)
})

test.each([
  ['men', tees, 'white'],
  ['women', tees, 'red'],
  ['juniors', tees, 'blue'],
  ['women', { ...tees, womenTeeId: null }, 'white'],
  ['juniors', { ...tees, juniorTeeId: null }, 'white'],
  ['men', { ...tees, teeId: null }, null],
  [null, tees, null],
  [null, { ...tees, womenTeeId: null }, 'white'],
] as const)('when %s play in a competition with %j, then their tee is %s', (group, of, expected) => {
  expect(teeOfGroup(of, group)).toBe(expected)
})
