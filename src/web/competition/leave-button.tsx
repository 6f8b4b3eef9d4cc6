import {
  activeCompetitions,
  getCompetition,
  listCompetitions,
  type Competition,
} from '#contract/competition/competitions.ts'
import { leaveCompetition } from '#contract/competition/leave-competition.ts'
import { send } from '#web/lib/api.ts'
import { refusalText } from '#web/lib/failure-text.ts'
import { allOf, query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { competitionsText as text } from '#web/messages/en/competition/competitions.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

const changes = [query(listCompetitions), query(activeCompetitions), allOf(getCompetition)]

/** Takes the player out of a competition, or off its reserve list; joining again is what undoes it. */
export default function LeaveButton({ competition: { id, name } }: { competition: Competition }) {
  const leaving = useAction({
    run: () => send(leaveCompetition, { params: { competitionId: id } }),
    changes,
    onDone: () => {
      showToast({ tone: 'success', title: text.left, description: name })
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: sharedText.error, description: refusalText(fault, text.leaveFailed) })
    },
  })
  return (
    <Button
      look="secondary"
      busy={leaving.isPending ? text.leaving : undefined}
      aria-label={leaving.isPending ? undefined : text.leaveNamed(name)}
      onClick={() => {
        leaving.mutate(undefined)
      }}
    >
      {text.leave}
    </Button>
  )
}
