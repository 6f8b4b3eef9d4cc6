import { scorecardText } from '#web/messages/en/scorecard.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxEntry } from '#web/offline/outbox.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type HoleTroubleProps = { entries: readonly OutboxEntry[]; runner: OutboxRunner }

/** What the club said to this hole's scores, and the player's choice: send again, or take the score back. */
export default function HoleTrouble({ entries, runner }: HoleTroubleProps) {
  const refused = entries.filter((entry) => entry.stage === 'refused')
  if (refused.length === 0) return null
  const forEach = (decide: (id: string) => Promise<void>) => {
    for (const entry of refused) void decide(entry.id)
  }
  return (
    <Notice
      tone="bad"
      title={scorecardText.notAtClub}
      action={
        <div className="mt-1 flex flex-wrap gap-2">
          <Button
            look="secondary"
            onClick={() => {
              forEach(runner.retry)
            }}
          >
            {scorecardText.sendAgain}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              forEach(runner.discard)
            }}
          >
            {scorecardText.takeBack}
          </Button>
        </div>
      }
    >
      {refused[0]?.refusal}
    </Notice>
  )
}
