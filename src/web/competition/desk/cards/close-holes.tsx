import { lazy, Suspense, useState } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { useIsClubAdmin } from '#web/lib/session.ts'
import { closeHolesText as text } from '#web/messages/en/card/close-holes.online.ts'
import { Button } from '#web/ui/button.tsx'

const CloseHolesDialog = lazy(() => import('#web/card/closed-holes/close-holes-dialog.tsx'))

/** Closes holes for everybody: an administrator's, until the result is final. A match leaves a hole out by itself. */
export function CloseHoles({ competition }: { competition: Competition }) {
  const [isAsking, setAsking] = useState(false)
  const isAdmin = useIsClubAdmin() === true
  const { competitionType, status, courseId } = competition
  if (!isAdmin || competitionType === 'matchplay' || status === 'final' || courseId === null) return null
  return (
    <div>
      <Button
        look="quiet"
        onClick={() => {
          setAsking(true)
        }}
      >
        {text.open}
      </Button>
      {isAsking && (
        <Suspense>
          <CloseHolesDialog
            competition={competition}
            onClose={() => {
              setAsking(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
