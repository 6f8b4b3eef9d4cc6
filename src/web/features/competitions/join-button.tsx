import { joinCompetition, type Competition } from '#contract/competitions.ts'
import { failureText, send } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

const FAILED = 'Failed to join competition. Please try again.'

type JoinButtonProps = { competition: Competition; onJoined: (competition: Competition) => void }

export function JoinButton({ competition, onJoined }: JoinButtonProps) {
  const joining = useAction({
    run: () => send(joinCompetition, { params: { competitionId: competition.id }, body: {} }),
    changes: [['api', 'competitions']],
    onDone: (reply) => {
      if (reply.status === 'reserve') {
        showToast({
          tone: 'info',
          title: 'You are on the reserve list',
          description: `${competition.name} is full.`,
        })
        return
      }
      showToast({ tone: 'success', title: 'Joined Competition', description: competition.name })
      onJoined(competition)
    },
    onFail: (fault) => {
      showToast({ tone: 'error', title: 'Error', description: failureText(fault, FAILED) })
    },
  })
  return (
    <div className="grid gap-1">
      <Button
        busy={joining.isPending ? 'Joining…' : undefined}
        aria-label={joining.isPending ? undefined : `Join ${competition.name}`}
        onClick={() => {
          joining.mutate(undefined)
        }}
      >
        Join
      </Button>
      {joining.isError && (
        <p role="alert" className="max-w-60 text-note text-danger">
          {failureText(joining.error, FAILED)}
        </p>
      )}
    </div>
  )
}
