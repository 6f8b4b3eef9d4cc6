import { lazy, Suspense, type ComponentType } from 'react'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { removeRefused, sendRefusedAgain } from '#web/offline/trouble-bar.tsx'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'
import { unsent } from '#web/offline/sync-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Scorecard } from './use-scorecard.ts'

export type HoleTroubleProps = {
  scorecard: Scorecard
  snapshot: OutboxSnapshot
  runner: OutboxRunner
  holeNumber: number
}

/** Only where two people entered a hole differently. */
const HoleDiffers = lazy<ComponentType<HoleTroubleProps>>(() =>
  import('./hole-differs.tsx').catch(() => ({ default: () => null })),
)

/** What of this hole needs the player: scores that the club refused, and a score that somebody else entered differently. */
export default function HoleTrouble(props: HoleTroubleProps) {
  const { scorecard, holeNumber } = props
  return (
    <div className="grid gap-2">
      <Refused {...props} />
      {scorecard.round.differing?.includes(holeNumber) && (
        <Suspense>
          <HoleDiffers {...props} />
        </Suspense>
      )}
    </div>
  )
}

/** What the club said to this hole's scores, and the player's choice: send again, or take the score back. */
function Refused({ scorecard, snapshot, runner, holeNumber }: HoleTroubleProps) {
  const refused = unsent(snapshot.outbox, scorecard.round.id).filter(
    (entry) => entry.holeNumber === holeNumber && entry.stage === 'refused',
  )
  if (refused.length === 0) return null
  const forEach = (decide: typeof removeRefused) => {
    for (const { id } of refused) void decide(runner, id)
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
              forEach(sendRefusedAgain)
            }}
          >
            {scorecardText.sendAgain}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              forEach(removeRefused)
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
