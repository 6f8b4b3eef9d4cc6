export const competitionTypes = [
  'stableford',
  'stroke_play',
  'par_bogey',
  'maximum_score',
  'modified_stableford',
  'matchplay',
  'team_stroke',
  'team_stableford',
] as const
export type CompetitionType = (typeof competitionTypes)[number]

export const competitionStatuses = ['draft', 'upcoming', 'active', 'completed', 'final', 'cancelled'] as const
/** D10: `completed` results are provisional, `final` are frozen. */
export type CompetitionStatus = (typeof competitionStatuses)[number]

/** The stages (stage.ts) that say more than the status. Here, because every page's first load reads it. */
export const stagesWithinStatus = ['open', 'closed', 'drawn', 'scores_in'] as const
export type StageWithinStatus = (typeof stagesWithinStatus)[number]

/** Nobody plays on: results stand, provisionally or for good. */
export function isPlayOver(status: CompetitionStatus): boolean {
  return status === 'completed' || status === 'final'
}

export const bracketTypes = ['single_elimination', 'double_elimination'] as const
export type BracketType = (typeof bracketTypes)[number]

/** A round played outside a competition takes the whole Course Handicap. */
export const CASUAL_ALLOWANCE = 100

/**
 * D10: the status of a competition at `now`, given its dates. Draft, completed, final and cancelled stay. Upcoming and
 * active move on when a date passes. `setAt` is when an administrator set the status by hand: dates before it no longer
 * move it, so that a step that was undone stays undone (U18).
 */
export function statusByDate(
  competition: { status: CompetitionStatus; startDate: Date; endDate: Date; setAt?: Date | null },
  now: Date,
): CompetitionStatus {
  const setAt = competition.setAt ?? null
  const hasPassed = (date: Date) => now >= date && (setAt === null || setAt < date)
  switch (competition.status) {
    case 'draft':
    case 'final':
    case 'cancelled':
    case 'completed':
      return competition.status
    case 'upcoming':
    case 'active':
      if (hasPassed(competition.endDate)) return 'completed'
      return hasPassed(competition.startDate) ? 'active' : competition.status
  }
}
