import { useMutation, useQueryClient } from '@tanstack/react-query'
import { activeRound } from '#contract/card/rounds.ts'
import { changeTee, roundTees, type RoundTee } from '#contract/card/tee-choice.ts'
import { send } from '#web/lib/api.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { roundMenuText } from '#web/messages/en/card/round-menu.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { showToast } from '#web/ui/toast.tsx'

type ChangeTeeInput = { roundId: string; runner: OutboxRunner; onChanged: () => void }

export type ChangingTee = ReturnType<typeof useChangeTee>

/** Plays the card from another tee; the phone keeps the card as the club has it then. */
export function useChangeTee({ roundId, runner, onChanged }: ChangeTeeInput) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (tee: RoundTee) => {
      // What this phone has entered is counted in the points that come back.
      await runner.flush()
      const round = await send(changeTee, { params: { roundId }, body: { teeId: tee.id } })
      await runner.keepRound(round)
    },
    onSuccess: (_, tee) => {
      showToast({ tone: 'success', title: roundMenuText.changed(tee.name) })
      readAgain(client, [query(activeRound), query(roundTees, { params: { roundId } })])
      onChanged()
    },
  })
}
