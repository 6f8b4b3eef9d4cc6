import { useQueryClient } from '@tanstack/react-query'
import { getRoundCard, type RoundCard } from '#contract/round-card.ts'
import { queryKey } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { showToast } from '#web/ui/toast.tsx'

/** A change of somebody's card by the club, after which its page shows what the server made of it. */
export function useCardChange<Variables>(terms: {
  run: (variables: Variables) => Promise<RoundCard>
  done: string
  onDone?: (round: RoundCard) => void
}) {
  const client = useQueryClient()
  return useAction({
    run: terms.run,
    changes: [
      ['api', 'rounds'],
      ['api', 'competitions'],
      ['api', 'members'],
      ['api', 'clubs'],
      ['api', 'handicap-record'],
    ],
    onDone: (round: RoundCard) => {
      client.setQueryData(queryKey(getRoundCard, { params: { roundId: round.id } }), round)
      showToast({ tone: 'success', title: terms.done })
      terms.onDone?.(round)
    },
  })
}
