import type { RoundDetail } from '#contract/card/rounds.ts'
import { startRound } from '#contract/card/start-round.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { practiceRoundText as text } from '#web/messages/en/card/practice-round.online.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'

export type PracticeOfCardProps = { round: RoundDetail; runner: OutboxRunner; onChanged: () => void }

/** Before the first score of a round outside competitions: whether it counts for the handicap (D43). */
export default function PracticeOfCard({ round, runner, onChanged }: PracticeOfCardProps) {
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
        label={text.is}
        note={text.note}
        isTicked={say.isPending ? say.variables : why !== undefined}
        onTick={(isPractice) => {
          if (!say.isPending) say.mutate(isPractice)
        }}
      />
      {say.error && <Notice tone="bad">{failureText(say.error, text.failed)}</Notice>}
    </div>
  )
}
