import { useState } from 'react'
import type { RoundDetail } from '#contract/card/rounds.ts'
import { startRoundText } from '#web/messages/en/card/start-round.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type RoundConflictProps = {
  open: RoundDetail
  isAbandoning: boolean
  onContinue: () => void
  onAbandon: () => void
}

/** Another round is open: continue it, or give it up for the new one. Giving up is asked twice, for it cannot be undone. */
export function RoundConflict({ open, isAbandoning, onContinue, onAbandon }: RoundConflictProps) {
  const [isSure, setIsSure] = useState(false)
  return (
    <Card className="grid gap-3">
      <h2 className="text-title font-semibold">{startRoundText.otherOpen}</h2>
      <p>
        {open.courseName}
        {open.competitionName === null ? '' : `, ${open.competitionName}`}:{' '}
        {startRoundText.holesScored(open.holesPlayed)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onContinue}>{startRoundText.continueOther}</Button>
        {isSure ? (
          <Button
            look="danger"
            busy={isAbandoning ? startRoundText.abandoning : undefined}
            onClick={onAbandon}
          >
            {startRoundText.abandonSure}
          </Button>
        ) : (
          <Button
            look="danger"
            onClick={() => {
              setIsSure(true)
            }}
          >
            {startRoundText.abandon}
          </Button>
        )}
      </div>
      {isSure && <p className="text-note text-soft">{startRoundText.abandonedStays}</p>}
    </Card>
  )
}
