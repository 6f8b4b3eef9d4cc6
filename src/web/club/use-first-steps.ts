import { useQuery } from '@tanstack/react-query'
import { getFirstSteps, type FirstSteps } from '#contract/club/first-steps.ts'
import { query } from '#web/lib/query.ts'

/** The first steps of a club that are still to be shown; null once all are done or the list was put away. */
export function useFirstSteps(clubId: string): { isPending: boolean; steps: FirstSteps | null } {
  // What ticks a step off happens on other pages, so it is read again each time.
  const { data, isPending } = useQuery({
    ...query(getFirstSteps, { params: { clubId } }),
    refetchOnMount: 'always',
  })
  return { isPending, steps: data === undefined || isOver(data) ? null : data }
}

function isOver(steps: FirstSteps): boolean {
  const { areHolesConfirmed, hasRatings, hasCompetition, isCodeHandedOut, isDismissed } = steps
  return isDismissed || (areHolesConfirmed && hasRatings && hasCompetition && isCodeHandedOut)
}
