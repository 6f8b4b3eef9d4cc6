import { getCompetition, type Competition } from '#contract/competition/competitions.ts'
import { takeDrawBack } from '#contract/competition/draws.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { drawTermsText } from '#web/messages/en/match/draw-terms.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

type TakeDrawBackProps = { competition: Competition; onDone: () => void }

/** The way out of a draw whose field is wrong, while nothing has been played. */
export function TakeDrawBack({ competition, onDone }: TakeDrawBackProps) {
  const text = drawTermsText.draw
  const params = { competitionId: competition.id }
  const taking = useAction({
    run: () => send(takeDrawBack, { params }),
    changes: [query(getCompetition, { params })],
    onDone: () => {
      onDone()
      showToast({ tone: 'success', title: text.takenBack, description: competition.name })
    },
  })
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-note text-soft">{text.takeBackNote}</p>
      <Button
        look="danger"
        busy={taking.isPending ? text.takingBack : undefined}
        onClick={() => {
          taking.mutate(undefined)
        }}
      >
        {text.takeBack}
      </Button>
      {taking.isError && (
        <Notice tone="bad" title={text.notTakenBack}>
          {failureText(taking.error, sharedText.tryAgainLater)}
        </Notice>
      )}
    </div>
  )
}
