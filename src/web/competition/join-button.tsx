import { useQueryClient } from '@tanstack/react-query'
import {
  activeCompetitions,
  getCompetition,
  joinCompetition,
  listCompetitions,
  type Competition,
} from '#contract/competition/competitions.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { refusalText } from '#web/lib/failure-text.ts'
import { allOf, query, readAgain } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { competitionsText as text } from '#web/messages/en/competition/competitions.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { LazyFeePart } from '../money/lazy-fee-part.tsx'

const changes = [query(listCompetitions), query(activeCompetitions), allOf(getCompetition)]

type JoinButtonProps = {
  competition: Competition
  /** 'secondary' where joining is not the one thing of the screen. */
  look?: 'primary' | 'secondary'
  onJoined: (competition: Competition) => void
}

/** Enters the player, or asks for a reserve place where that is all there is (D11). */
export function JoinButton({ competition, look = 'primary', onJoined }: JoinButtonProps) {
  const client = useQueryClient()
  const { name, canJoin } = competition
  const onReserve = () => {
    showToast({ tone: 'info', title: text.reserved, description: text.reservedNote(name) })
  }
  const joining = useAction({
    run: () => send(joinCompetition, { params: { competitionId: competition.id }, body: {} }),
    changes,
    onDone: (reply) => {
      if (reply.status === 'reserve') {
        onReserve()
        return
      }
      showToast({ tone: 'success', title: text.joined, description: name })
      onJoined(competition)
    },
    onFail: (fault) => {
      // The list shows who was faster, who may enter now, or the reserve place that was given.
      if (fault instanceof ApiError) readAgain(client, changes)
      if (isReserved(fault)) onReserve()
      else
        showToast({
          tone: 'error',
          title: sharedText.error,
          description: refusalText(fault, text.joinFailed),
        })
    },
  })
  const isFailed = joining.isError && !isReserved(joining.error)
  return (
    <div className="grid gap-1">
      <Button
        className="justify-self-start"
        look={canJoin ? look : 'secondary'}
        busy={joining.isPending ? text.joining : undefined}
        aria-label={joining.isPending ? undefined : canJoin ? text.joinNamed(name) : text.reserveNamed(name)}
        onClick={() => {
          joining.mutate(undefined)
        }}
      >
        {canJoin ? text.join : text.reserve}
      </Button>
      <LazyFeePart competition={competition} isNote />
      {!canJoin && <p className="max-w-prose text-note text-soft">{text.reserveNote}</p>}
      {isFailed && (
        <p role="alert" className="max-w-prose text-note text-danger">
          {refusalText(joining.error, text.joinFailed)}
        </p>
      )}
    </div>
  )
}

/** The 409 that keeps a reserve place is the answer, not a failure. */
function isReserved(fault: unknown): boolean {
  return fault instanceof ApiError && fault.body?.code === 'competition_full'
}
