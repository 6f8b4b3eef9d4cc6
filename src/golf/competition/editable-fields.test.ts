import { expect, test } from 'vitest'
import { competitionStatuses } from './competition.ts'
import {
  editableFields,
  mayEdit,
  type EditableField,
  type EditFacts,
  type EditRefusal,
} from './editable-fields.ts'

const fresh: EditFacts = {
  status: 'upcoming',
  lastRoundBegun: 0,
  cutAfter: null,
  hasTeams: false,
  isBracketDrawn: false,
  areStartsPublished: false,
}

type Closed = Partial<Record<EditableField, EditRefusal>>

/** The fields that are closed, each with its reason. */
function closed(facts: Partial<EditFacts>): Closed {
  const refusals: Closed = {}
  for (const field of editableFields) {
    const answer = mayEdit(field, { ...fresh, ...facts })
    if (!answer.ok) refusals[field] = answer.reason
  }
  return refusals
}

const byACard: Closed = {
  competitionType: 'card_begun',
  courseId: 'card_begun',
  tees: 'card_begun',
  startDate: 'play_begun',
  markerCard: 'card_begun',
  teamSize: 'card_begun',
  countingScores: 'card_begun',
  stablefordTable: 'card_begun',
  maximum: 'card_begun',
  allowance: 'allowance_used',
}

test.each(competitionStatuses.filter((one) => one !== 'final'))(
  'when nothing stands on a competition that is %s, then everything of it is open',
  (status) => {
    expect(closed({ status })).toEqual({})
  },
)

test.each<[string, Partial<EditFacts>, Closed]>([
  ['a card is begun', { status: 'active', lastRoundBegun: 1 }, byACard],
  ['play is over', { status: 'completed', lastRoundBegun: 1 }, byACard],
  ['round 1 before the cut is played', { lastRoundBegun: 1, cutAfter: 1 }, byACard],
  [
    'round 2 after the cut has begun',
    { lastRoundBegun: 2, cutAfter: 1 },
    { ...byACard, cut: 'after_cut_begun' },
  ],
  [
    'teams are made',
    { hasTeams: true },
    { competitionType: 'teams_made', teamSize: 'teams_made', bracketType: 'teams_made' },
  ],
  [
    'a bracket is drawn',
    { isBracketDrawn: true },
    { competitionType: 'bracket_drawn', teamSize: 'bracket_drawn', bracketType: 'bracket_drawn' },
  ],
  [
    'start times are published',
    { areStartsPublished: true },
    { startDate: 'starts_published', courseId: 'starts_published' },
  ],
])('when %s, then closed is just what stands on it', (_, facts, expected) => {
  expect(closed(facts)).toEqual(expected)
})

test('when the result is final, then every field is closed, and the reason says what to do', () => {
  expect(new Set(Object.values(closed({ status: 'final', lastRoundBegun: 2, cutAfter: 1 })))).toEqual(
    new Set(['final']),
  )
  expect(mayEdit('name', { ...fresh, status: 'final' })).toMatchObject({
    detail: 'The result is final. Reopen it with a reason, then change it.',
  })
})
