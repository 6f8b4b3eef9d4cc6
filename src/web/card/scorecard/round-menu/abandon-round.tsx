import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { abandonRound, activeRound, listRounds, type RoundDetail } from '#contract/card/rounds.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query, readAgain } from '#web/lib/query.ts'
import { roundMenuText } from '#web/messages/en/card/round-menu.ts'
import { giveUp } from '#web/offline/kept/give-up.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

type AbandonRoundProps = { round: RoundDetail; runner: OutboxRunner; onClose: () => void }

/** Gives the open card up, after saying what is kept (T20). Home follows: here the round would start again. */
export function AbandonRound({ round, runner, onClose }: AbandonRoundProps) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const abandoning = useMutation({
    mutationFn: async () => {
      // The club has never heard of it.
      if (runner.snapshot().rounds.get(round.id)?.start) {
        await giveUp(runner, round.id)
        return
      }
      // What this phone has entered goes into the history first.
      await runner.flush()
      await send(abandonRound, { params: { roundId: round.id } })
    },
    onSuccess: async () => {
      client.setQueryData(query(activeRound).queryKey, null)
      navigate('/', { replace: true })
      showToast({ tone: 'success', title: roundMenuText.abandoned })
      await runner.keepRound(null)
      readAgain(client, [query(listRounds)])
    },
  })
  return (
    <Dialog
      title={roundMenuText.abandonTitle}
      isOpen
      onClose={onClose}
      mayClose={!abandoning.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={abandoning.isPending}>
            {roundMenuText.keepPlaying}
          </Button>
          <Button
            look="danger"
            busy={abandoning.isPending ? roundMenuText.abandoning : undefined}
            onClick={() => {
              abandoning.mutate()
            }}
          >
            {roundMenuText.abandonSure}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{roundMenuText.abandonMeans}</p>
        {abandoning.isError && (
          <Notice tone="bad">{failureText(abandoning.error, roundMenuText.abandonFailed)}</Notice>
        )}
      </div>
    </Dialog>
  )
}
