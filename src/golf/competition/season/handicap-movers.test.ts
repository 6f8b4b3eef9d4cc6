import { expect, test } from 'vitest'
import { handicapIndex } from '../../numbers.ts'
import { handicapMovers } from './handicap-movers.ts'

const player = (name: string, before: number | null, after: number | null) => ({
  playerId: name,
  name,
  before: before === null ? null : handicapIndex(before),
  after: after === null ? null : handicapIndex(after),
})

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

test('when indexes moved, then each side is in the order of how far, and plus is below scratch', () => {
  const { down, up } = handicapMovers(
    [
      player('Ann', 200, 180),
      player('Ben', 100, 130),
      player('Cas', 5, -20),
      player('Dan', 150, 150),
      player('Eve', null, 240),
      player('Fay', 240, null),
      player('Gil', 120, 125),
    ],
    10,
  )
  expect(names(down)).toEqual(['Cas', 'Ann'])
  expect(names(up)).toEqual(['Ben', 'Gil'])
})

test('when moves are equal, then the lower index is first, then the name; and only so many are named', () => {
  const { down } = handicapMovers(
    [player('Bo', 200, 190), player('Al', 200, 190), player('Cy', 100, 90), player('Di', 300, 295)],
    3,
  )
  expect(names(down)).toEqual(['Cy', 'Al', 'Bo'])
})
