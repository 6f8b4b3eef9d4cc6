import { useState } from 'react'
import type { RoundDetail } from '#contract/rounds.ts'
import { formatCount } from '#web/lib/format.ts'
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
      <h2 className="text-title font-semibold">You have another round open</h2>
      <p>
        {open.courseName}
        {open.competitionName === null ? '' : `, ${open.competitionName}`}:{' '}
        {formatCount(open.holesPlayed, 'hole', 'holes')} scored.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onContinue}>Continue that round</Button>
        {isSure ? (
          <Button look="danger" busy={isAbandoning ? 'Abandoning…' : undefined} onClick={onAbandon}>
            Yes, abandon it and start the new one
          </Button>
        ) : (
          <Button
            look="danger"
            onClick={() => {
              setIsSure(true)
            }}
          >
            Abandon it
          </Button>
        )}
      </div>
      {isSure && (
        <p className="text-note text-soft">Its scores stay in the club’s history and count for nothing.</p>
      )}
    </Card>
  )
}
