import { startRound, type RoundDetail } from '#contract/rounds.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { roundMenuText as text } from '#web/messages/en/round-menu.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'

type PracticeOfCardProps = { round: RoundDetail; runner: OutboxRunner; onChanged: () => void }

/** Before the first score of a round outside competitions: whether it counts for the handicap (D43). */
export function PracticeOfCard({ round, runner, onChanged }: PracticeOfCardProps) {
  const { id, courseId, notForHandicap: why } = round
  const say = useAction({
    run: async (isPractice: boolean) => {
      await runner.flush()
      // A start of the same round says it of the round that is open.
      await runner.keepRound(await send(startRound, { body: { id, courseId, isPractice } }))
    },
    changes: [],
    onDone: onChanged,
  })
  if (why !== undefined && why.reason !== 'practice_round') return null
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <TickBox
        label={text.practice}
        note={text.practiceNote}
        isTicked={say.isPending ? say.variables : why !== undefined}
        onTick={(isPractice) => {
          if (!say.isPending) say.mutate(isPractice)
        }}
      />
      {say.error && <Notice tone="bad">{failureText(say.error, text.practiceFailed)}</Notice>}
    </div>
  )
}
