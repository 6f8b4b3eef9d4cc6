import { useQueryClient } from '@tanstack/react-query'
import { getClub } from '#contract/club/clubs.ts'
import { listCompetitions } from '#contract/competition/competitions.ts'
import { memberHandicapRecord, ownHandicapRecord } from '#contract/handicap/handicap.ts'
import { getRoundCard, type RoundCard } from '#contract/card/round-card.ts'
import { listRounds } from '#contract/card/rounds.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { showToast } from '#web/ui/toast.tsx'

/** A change of somebody's card by the club, after which its page shows what the server made of it. */
export function useCardChange<Variables>(terms: {
  run: (variables: Variables) => Promise<RoundCard>
  done: string
  onDone?: (round: RoundCard) => void
  onFail?: (fault: Error) => void
}) {
  const client = useQueryClient()
  return useAction({
    run: terms.run,
    changes: [
      query(listRounds),
      query(listCompetitions),
      allOf(memberHandicapRecord),
      allOf(getClub),
      query(ownHandicapRecord),
    ],
    onDone: (round: RoundCard) => {
      client.setQueryData(query(getRoundCard, { params: { roundId: round.id } }).queryKey, round)
      showToast({ tone: 'success', title: terms.done })
      terms.onDone?.(round)
    },
    onFail: (fault) => terms.onFail?.(fault),
  })
}
