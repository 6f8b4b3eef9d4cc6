import { expect, test } from 'vitest'
import { roundOfDraw } from './round-of-draw.ts'

const weekend = { first: '2026-06-05', last: '2026-06-07' }
const oneDay = { first: '2026-06-06', last: '2026-06-06' }

test.each([
  ['one round', { day: '2026-06-06', days: oneDay, roundCount: 1, lastRoundBegun: 0 }, undefined],
  ['a day for each round', { day: '2026-06-07', days: weekend, roundCount: 3, lastRoundBegun: 0 }, 3],
  ['two rounds a day, none begun', { day: '2026-06-06', days: oneDay, roundCount: 2, lastRoundBegun: 0 }, 1],
  ['two rounds a day, one begun', { day: '2026-06-06', days: oneDay, roundCount: 2, lastRoundBegun: 1 }, 2],
  ['the last round begun', { day: '2026-06-06', days: oneDay, roundCount: 2, lastRoundBegun: 2 }, 2],
])('when a competition has %s, then the draw is of round %j', (_, drawn, round) => {
  expect(roundOfDraw(drawn)).toBe(round)
})
