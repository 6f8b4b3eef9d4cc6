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
  [{ status: 'active', isDrawn: true, areScoresIn: false }, 'in_play'],
  [{ status: 'active', areScoresIn: true }, 'scores_in'],
  [{ status: 'completed', areScoresIn: true }, 'provisional'],
  [{ status: 'final' }, 'final'],
  [{ status: 'cancelled', isDrawn: true }, 'cancelled'],
] as const)('when a competition is %o, then its stage is %s', (facts, stage) => {
  expect(stageOf(facts, now)).toBe(stage)
})
