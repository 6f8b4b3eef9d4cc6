import { describe, expect, test } from 'vitest'
import {
  checkClosedHoles,
  closedInOneLine,
  closedInRound,
  closedUpTo,
  closeInRound,
  missingFrom,
  onOpenHoles,
  withClosedHoles,
} from './closed-holes.ts'

/* Rule 5.1: a round has 18 holes, or fewer where the committee says so. */

const printed = Array.from({ length: 9 }, (_, i) => i + 1)

describe('which holes can be closed', () => {
  test.each([
    ['one', [7], [7]],
    ['two, in the order of the card', [7, 3], [3, 7]],
    ['one that is named twice', [7, 7], [7]],
    ['none, which opens all', [], []],
    ['all but one', printed.slice(1), printed.slice(1)],
  ])('%s', (_, asked, closed) => {
    expect(checkClosedHoles(asked, printed)).toEqual({ ok: true, value: closed })
  })

  test.each([
    ['one that the course does not have', [10], 'no_such_hole'],
    ['all of them: then there is no round', printed, 'no_hole_left'],
  ])('not %s', (_, asked, reason) => {
    expect(checkClosedHoles(asked, printed)).toMatchObject({ ok: false, reason })
  })
})

describe('what a competition keeps', () => {
  const first = { roundNumber: 1, holes: [7], left: 17, reason: 'Flooded' }

  test('a round has the holes that were named last, and other rounds keep theirs', () => {
    const both = closeInRound([first], { roundNumber: 2, holes: [9, 4], left: 16, reason: 'A tree' })
    expect(both).toEqual([first, { roundNumber: 2, holes: [4, 9], left: 16, reason: 'A tree' }])
    expect(closedInRound(both, 2)).toEqual([4, 9])
    expect(closeInRound(both, { roundNumber: 1, holes: [], left: 18, reason: 'Dry' })).toEqual([
      { roundNumber: 2, holes: [4, 9], left: 16, reason: 'A tree' },
    ])
  })

  test('a round that is dropped takes its closed holes along', () => {
    const second = { ...first, roundNumber: 2 }
    expect(closedInOneLine([first, { ...second, holes: [4, 9] }])).toBe('1: 7; 2: 4, 9')
    expect(closedInOneLine(null)).toBeNull()
    expect(closedUpTo([first, second], 1)).toEqual([first])
    expect(closedUpTo([second], 1)).toBeNull()
    expect(closedUpTo(null, 2)).toBeNull()
  })

  test('nothing where every hole of every round is open', () => {
    expect(closeInRound([first], { roundNumber: 1, holes: [], left: 18, reason: 'Dry' })).toBeNull()
    expect(closedInRound(null, 1)).toEqual([])
  })
})

test('a card has exactly the named holes closed, and what is said of them is left out', () => {
  const holes = [{ holeNumber: 1 }, { holeNumber: 2, isClosed: true }, { holeNumber: 3 }]
  const closed = withClosedHoles(holes, [3])
  expect(closed.map(({ isClosed }) => isClosed === true)).toEqual([false, false, true])
  expect(onOpenHoles([{ holeNumber: 1 }, { holeNumber: 3 }], closed)).toEqual([{ holeNumber: 1 }])
})

test.each([
  ['the hole that was closed', [1, 3], { missing: [2], closed: [2] }],
  ['none: it was played before it was closed', [1, 2, 3], { missing: [], closed: [] }],
  ['another one too', [1], { missing: [2, 3], closed: [2] }],
])('where hole 2 is open, a card that was played without it lacks %s', (_, played, expected) => {
  const holes = [{ holeNumber: 1 }, { holeNumber: 2 }, { holeNumber: 3 }, { holeNumber: 4, isClosed: true }]
  const playedOn = withClosedHoles(holes, [2])
  expect(missingFrom(holes, { played: new Set(played), playedOn })).toEqual(expected)
})
