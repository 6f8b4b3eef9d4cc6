import { useQuery } from '@tanstack/react-query'
import { listRounds } from '#contract/card/rounds.ts'
import { query } from '#web/lib/query.ts'

export const latestRounds = query(listRounds, { query: { limit: 3 } })

export function useLatestRounds(isEnabled: boolean) {
  // Somebody else may hand a card of theirs in, the club may reopen it, and its summary may be closed on another phone.
  return useQuery({
    ...latestRounds,
    enabled: isEnabled,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
}
