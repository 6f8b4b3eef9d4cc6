import { useQuery } from '@tanstack/react-query'
import { activeRound } from '#contract/card/rounds.ts'
import { send } from '#web/lib/api.ts'
import { KEPT_AFTER_MS } from '#web/lib/timings.ts'
import { withTimeout } from '#web/lib/with-timeout.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'

/**
 * Asks the club for the player's open round and keeps it on the phone; the screen shows what is kept, so that it opens
 * without a network as well (U2).
 */
export function useOpenRound(runner: OutboxRunner | undefined, isReady: boolean) {
  return useQuery({
    queryKey: ['scorecard', 'open-round', runner?.owner],
    enabled: runner !== undefined && isReady,
    queryFn: async ({ signal }) => {
      const before = runner?.snapshot().round?.id
      // Where the network is there and of no use, the screen goes on with what this phone has.
      const round = await send(activeRound, {
        signal: withTimeout(signal, KEPT_AFTER_MS),
      })
      // A round that was started or handed in while this answer was under way is newer than the answer.
      if (runner?.snapshot().round?.id === before) await runner?.keepRound(round)
      return true
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
}
