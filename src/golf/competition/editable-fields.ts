import { accepted, refused, type Outcome } from '../outcome.ts'
import type { CompetitionStatus } from './competition.ts'

/** What a club decides of a competition; `maximum` is its kind with its strokes, `cut` its round with its places. */
export const editableFields = [
  'name',
  'description',
  'prizes',
  'competitionType',
  'courseId',
  'tees',
  'startDate',
  'endDate',
  'maxParticipants',
  'entryFee',
  'openToAll',
  'markerCard',
  'teamSize',
  'countingScores',
  'roundCount',
  'cut',
  'bracketType',
  'stablefordTable',
  'maximum',
  'allowance',
] as const
export type EditableField = (typeof editableFields)[number]

export const editRefusals = [
  'final',
  'card_begun',
  'allowance_used',
  'play_begun',
  'teams_made',
  'bracket_drawn',
  'starts_published',
  'after_cut_begun',
] as const
export type EditRefusal = (typeof editRefusals)[number]

/** How far a competition has come, as far as that fixes what it is. */
export type EditFacts = {
  status: CompetitionStatus
  /** The last round of which somebody has begun a card; 0: nobody has. */
  lastRoundBegun: number
  /** After which round the field is cut; null without a cut. */
  cutAfter: number | null
  hasTeams: boolean
  isBracketDrawn: boolean
  /** Players read their start times. */
  areStartsPublished: boolean
}

const sentences: Record<EditRefusal, string> = {
  final: 'The result is final. Reopen it with a reason, then change it.',
  card_begun: 'A card has been begun with it, and every card keeps what it was begun with.',
  allowance_used:
    'A card has been begun with it. If it was a mistake, put the cards right under Cards on the competition’s desk.',
  play_begun: 'A card has been begun, so play has started. Change the end instead.',
  teams_made: 'Teams have been made. Take the players out of them first.',
  bracket_drawn: 'The bracket has been drawn. Set up another competition for another format.',
  starts_published: 'Players have start times. Hide the start sheet first, and draw it again after.',
  after_cut_begun: 'The round after the cut has started, so the cut stands.',
}

/**
 * Whether a field of a competition may still be changed. Each stays open until something stands on it: a card that was
 * begun with it (R0.3), a team, a bracket or published times. What only says something, and the end, stay open until the
 * result is final (D40). Which values fit is asked elsewhere.
 */
export function mayEdit(field: EditableField, facts: EditFacts): Outcome<true, EditRefusal> {
  const reason = refusalOf(field, facts)
  return reason === undefined ? accepted(true) : refused(reason, sentences[reason])
}

function refusalOf(field: EditableField, facts: EditFacts): EditRefusal | undefined {
  if (facts.status === 'final') return 'final'
  const isBegun = facts.lastRoundBegun > 0
  switch (field) {
    case 'name':
    case 'description':
    case 'prizes':
    case 'endDate':
    case 'entryFee':
    case 'openToAll':
    case 'maxParticipants':
    case 'roundCount':
      return undefined
    case 'cut':
      return facts.cutAfter !== null && facts.lastRoundBegun > facts.cutAfter ? 'after_cut_begun' : undefined
    case 'startDate':
      if (isBegun) return 'play_begun'
      return facts.areStartsPublished ? 'starts_published' : undefined
    case 'courseId':
      if (isBegun) return 'card_begun'
      return facts.areStartsPublished ? 'starts_published' : undefined
    case 'competitionType':
    case 'teamSize':
      return isBegun ? 'card_begun' : madeFor(facts)
    case 'bracketType':
      return madeFor(facts)
    case 'tees':
    case 'markerCard':
    case 'countingScores':
    case 'stablefordTable':
    case 'maximum':
      return isBegun ? 'card_begun' : undefined
    case 'allowance':
      return isBegun ? 'allowance_used' : undefined
  }
}

/** What players were put into for the format. */
function madeFor({ hasTeams, isBracketDrawn }: EditFacts): EditRefusal | undefined {
  if (hasTeams) return 'teams_made'
  return isBracketDrawn ? 'bracket_drawn' : undefined
}
