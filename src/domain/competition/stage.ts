import type { CompetitionStatus } from './competition.ts'

/** Where a competition stands on its day, from the draft to the final result. */
export const competitionStages = [
  'draft',
  'open',
  'closed',
  'drawn',
  'in_play',
  'scores_in',
  'provisional',
  'final',
  'cancelled',
] as const
export type CompetitionStage = (typeof competitionStages)[number]

type StageFacts = {
  status: CompetitionStatus
  /** Entries are taken from and until then; null where nobody has set it. */
  entriesOpenAt?: Date | null
  entriesCloseAt?: Date | null
  /** There is a draw with times or a bracket. */
  isDrawn?: boolean
  /** Cards of entered players that are not ruled on: how many, and how many of them are handed in. */
  cards?: { expected: number; in: number }
}

/**
 * The stage is read from the status (D10) and from what else is known by then: entry times, the draw, and the cards.
 * Entries that open later are not open yet, so such a competition is closed.
 */
export function stageOf(facts: StageFacts, now: Date): CompetitionStage {
  switch (facts.status) {
    case 'draft':
    case 'final':
    case 'cancelled':
      return facts.status
    case 'upcoming':
      if (facts.isDrawn === true) return 'drawn'
      return areEntriesOpen(facts, now) ? 'open' : 'closed'
    case 'active':
      return areScoresIn(facts) ? 'scores_in' : 'in_play'
    case 'completed':
      return 'provisional'
  }
}

function areEntriesOpen({ entriesOpenAt, entriesCloseAt }: StageFacts, now: Date): boolean {
  return (entriesOpenAt ?? now) <= now && (entriesCloseAt == null || now < entriesCloseAt)
}

function areScoresIn({ cards }: StageFacts): boolean {
  return cards !== undefined && cards.expected > 0 && cards.in >= cards.expected
}
