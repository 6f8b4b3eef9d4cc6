import { undoResult, type Match } from '#contract/matches.ts'
import { ApiError, failureText, send } from '#web/lib/api.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { winnerName } from './match-words.ts'

type UndoResultDialogProps = { match: Match; competitionId: string; onClose: () => void }

/** Refused while a later match is finished; then it offers to take those back as well (R8.6). */
export function UndoResultDialog({ match, competitionId, onClose }: UndoResultDialogProps) {
  const undoing = useAction({
    run: (later: 'refuse' | 'clear') => send(undoResult, { params: { matchId: match.id }, query: { later } }),
    changes: [['api', 'competitions', competitionId]],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: `Result of match ${match.matchNumber} undone` })
    },
  })
  const isRefused = undoing.error instanceof ApiError && undoing.error.body?.code === 'later_match_finished'
  return (
    <Dialog
      title="Undo result"
      description={`${match.roundName}, match ${match.matchNumber}`}
      isOpen
      onClose={onClose}
      mayClose={!undoing.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={undoing.isPending}>
            Keep it
          </Button>
          <Button
            look="danger"
            busy={undoing.isPending ? 'Undoing…' : undefined}
            onClick={() => {
              undoing.mutate(isRefused ? 'clear' : 'refuse')
            }}
          >
            {isRefused ? 'Undo later results too' : 'Undo'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          {winnerName(match) ?? 'The winner'} won {match.result}. The match will be open again, and who plays
          next is not known until it is recorded.
        </p>
        {undoing.isError && (
          <Notice
            tone={isRefused ? 'warn' : 'bad'}
            title={isRefused ? 'A later match has been played' : 'Not undone'}
          >
            {isRefused
              ? 'It depends on this result. You can undo it first, or take back all results that followed.'
              : failureText(undoing.error, 'Failed to undo the result. Please try again.')}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
