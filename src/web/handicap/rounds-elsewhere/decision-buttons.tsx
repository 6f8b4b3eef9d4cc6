import { lazy, Suspense, useState } from 'react'
import type { RoundElsewhereView } from '#contract/handicap/round-elsewhere.ts'
import type { RoundElsewhereDecision } from '#golf/handicap/round-elsewhere-kinds.ts'
import { formatDate } from '#web/lib/format.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { Button } from '#web/ui/button.tsx'

// The form is of no use before something is decided.
const DecideDialog = lazy(() => import('./decide-dialog.tsx'))

const decisions: Partial<Record<RoundElsewhereView['status'], readonly RoundElsewhereDecision[]>> = {
  waiting: ['accept', 'refuse'],
  accepted: ['take_off'],
}

type DecisionButtonsProps = {
  memberId: string
  round: RoundElsewhereView
  /** Left out: what can be done with any round that stands like this one. */
  possible?: readonly RoundElsewhereDecision[]
}

/** What the handicap committee can do with a round at another club now. */
export function DecisionButtons({
  memberId,
  round,
  possible = decisions[round.status] ?? [],
}: DecisionButtonsProps) {
  const [asked, setAsked] = useState<RoundElsewhereDecision>()
  if (possible.length === 0) return null
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {possible.map((decision) => (
          <Button
            key={decision}
            look="secondary"
            aria-label={text.actOn[decision](round.courseName, formatDate(round.day, 'UTC'))}
            onClick={() => {
              setAsked(decision)
            }}
          >
            {text.act[decision]}
          </Button>
        ))}
      </div>
      {asked && (
        <Suspense>
          <DecideDialog
            asked={{ memberId, round, decision: asked }}
            onClose={() => {
              setAsked(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
