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
  /** There is a published draw with times, or a bracket. */
  isDrawn?: boolean
  /** Somebody is entered, and every card is handed in or ruled on. */
  areScoresIn?: boolean
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
      return facts.areScoresIn === true ? 'scores_in' : 'in_play'
    case 'completed':
      return 'provisional'
  }
}

function areEntriesOpen({ entriesOpenAt, entriesCloseAt }: StageFacts, now: Date): boolean {
  return (entriesOpenAt ?? now) <= now && (entriesCloseAt == null || now < entriesCloseAt)
}
