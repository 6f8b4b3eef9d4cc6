import { expect, test } from 'vitest'
import { stageOf } from './stage.ts'

const now = new Date('2026-06-06T09:00:00Z')
const [before, after] = [new Date('2026-06-06T08:00:00Z'), new Date('2026-06-06T10:00:00Z')]

test.each([
  [{ status: 'draft' }, 'draft'],
  [{ status: 'draft', isDrawn: true }, 'draft'],
  [{ status: 'upcoming' }, 'open'],
  [{ status: 'upcoming', entriesOpenAt: before, entriesCloseAt: after }, 'open'],
  [{ status: 'upcoming', entriesOpenAt: after }, 'closed'],
  [{ status: 'upcoming', entriesCloseAt: before }, 'closed'],
  [{ status: 'upcoming', entriesCloseAt: now }, 'closed'],
  [{ status: 'upcoming', entriesOpenAt: null, entriesCloseAt: null }, 'open'],
  [{ status: 'upcoming', entriesCloseAt: before, isDrawn: true }, 'drawn'],
  [{ status: 'active' }, 'in_play'],
  [{ status: 'active', isDrawn: true, cards: { expected: 24, in: 23 } }, 'in_play'],
  [{ status: 'active', cards: { expected: 24, in: 24 } }, 'scores_in'],
  [{ status: 'active', cards: { expected: 0, in: 0 } }, 'in_play'],
  [{ status: 'completed', cards: { expected: 24, in: 23 } }, 'provisional'],
  [{ status: 'final' }, 'final'],
  [{ status: 'cancelled', isDrawn: true }, 'cancelled'],
] as const)('when a competition is %o, then its stage is %s', (facts, stage) => {
  expect(stageOf(facts, now)).toBe(stage)
})
