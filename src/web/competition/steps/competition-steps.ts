import type { Competition } from '#contract/competition/competitions.ts'
import { statusByDate, type CompetitionStatus } from '#golf/competition/competition.ts'

/** The steps that an administrator can take with a competition in its status, the usual next one first (D10, U18). */
export type Step =
  'publish' | 'start' | 'complete' | 'finalise' | 'toDraft' | 'toUpcoming' | 'reopen' | 'cancel' | 'delete'

export function nextSteps(competition: Competition): readonly Step[] {
  switch (competition.status) {
    case 'draft':
      return ['publish', 'delete']
    case 'upcoming':
      return ['start', ...(competition.participantCount === 0 ? (['toDraft'] as const) : []), 'cancel']
    case 'active':
      return ['complete', 'toUpcoming', 'cancel']
    case 'completed':
      return ['finalise', 'reopen', 'cancel']
    case 'cancelled':
      return ['reopen']
    case 'final':
      return ['reopen']
  }
}

/**
 * The status that a step leads to. A cancelled competition that is reopened gets the status of its dates, and a final
 * result becomes provisional, so that the committee can correct it.
 */
export function statusAfter(
  step: Exclude<Step, 'delete'>,
  competition: Pick<Competition, 'status' | 'startDate' | 'endDate'>,
  now: Date,
): CompetitionStatus {
  switch (step) {
    case 'publish':
    case 'toUpcoming':
      return 'upcoming'
    case 'start':
      return 'active'
    case 'complete':
      return 'completed'
    case 'finalise':
      return 'final'
    case 'toDraft':
      return 'draft'
    case 'cancel':
      return 'cancelled'
    case 'reopen':
      if (competition.status === 'final') return 'completed'
      return competition.status === 'cancelled' ? dated(competition, now) : 'active'
  }
}

function dated({ startDate, endDate }: Pick<Competition, 'startDate' | 'endDate'>, now: Date) {
  if (startDate === null || endDate === null) return 'upcoming'
  return statusByDate({ status: 'upcoming', startDate: new Date(startDate), endDate: new Date(endDate) }, now)
}
