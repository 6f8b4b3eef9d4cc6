import { getCompetition } from '#contract/competition/competitions.ts'
import { undoResult, type Match } from '#contract/match/matches.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { winnerName } from './match-words.ts'

type UndoResultDialogProps = { match: Match; competitionId: string; onClose: () => void }

/** Refused while a later match is finished; then it offers to take those back as well (R8.6). */
export default function UndoResultDialog({ match, competitionId, onClose }: UndoResultDialogProps) {
  const undoing = useAction({
    run: (later: 'refuse' | 'clear') => send(undoResult, { params: { matchId: match.id }, query: { later } }),
    changes: [query(getCompetition, { params: { competitionId } })],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.undo.done(match.matchNumber) })
    },
  })
  const isRefused = undoing.error instanceof ApiError && undoing.error.body?.code === 'later_match_finished'
  return (
    <Dialog
      title={text.undo.title}
      description={text.match.described(text.roundName(match.roundName), match.matchNumber)}
      isOpen
      onClose={onClose}
      mayClose={!undoing.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={undoing.isPending}>
            {text.undo.keep}
          </Button>
          <Button
            look="danger"
            busy={undoing.isPending ? text.undo.busy : undefined}
            onClick={() => {
              undoing.mutate(isRefused ? 'clear' : 'refuse')
            }}
          >
            {isRefused ? text.undo.later : sharedText.undo}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>{text.undo.what(winnerName(match) ?? text.undo.theWinner, match.result ?? '')}</p>
        {undoing.isError && (
          <Notice
            tone={isRefused ? 'warn' : 'bad'}
            title={isRefused ? text.undo.laterPlayed : text.undo.notDone}
          >
            {isRefused ? text.undo.laterNote : failureText(undoing.error, text.undo.failed)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
