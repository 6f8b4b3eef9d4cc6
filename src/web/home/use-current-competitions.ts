import { useQuery } from '@tanstack/react-query'
import { currentCompetitions, type CurrentCompetition } from '#contract/board/own-place.ts'
import { query } from '#web/lib/query.ts'
import { useIsHidden } from '#web/lib/use-is-hidden.ts'

/** While a competition with the reader in it is being played, their place is asked for again this often. */
const PLACE_MS = 20_000

const hasMovingPlace = ({ status, place }: CurrentCompetition) => status === 'active' && place !== null

/** What is on around now, with the reader's places, which move while they look. */
export function useCurrentCompetitions(isEnabled: boolean) {
  const isHidden = useIsHidden()
  return useQuery({
    ...query(currentCompetitions),
    enabled: isEnabled,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      !isHidden && state.data?.some(hasMovingPlace) === true ? PLACE_MS : false,
  })
}
