import { useQuery } from '@tanstack/react-query'
import { listRounds } from '#contract/rounds.ts'
import { query } from '#web/lib/query.ts'

const SHOWN = 3

export function useLatestRounds(isEnabled: boolean) {
  return useQuery({ ...query(listRounds, { query: { limit: SHOWN } }), enabled: isEnabled })
}
