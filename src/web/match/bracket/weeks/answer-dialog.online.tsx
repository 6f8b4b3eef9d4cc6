import { getCompetition } from '#contract/competition/competitions.ts'
import { recordResult, type Match } from '#contract/match/matches.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { knockoutText } from '#web/messages/en/match/knockout.ts'
import { matchDialogsText } from '#web/messages/en/match/match-dialogs.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { reportText } from './match-weeks-row.tsx'

type AnswerDialogProps = {
  match: Match
  competitionId: string
  onClose: () => void
  /** The reader types what they say it was. */
  onWrong: () => void
}

/** The other side's word about the result: confirmed with one touch, or answered with another. */
export default function AnswerDialog({ match, competitionId, onClose, onWrong }: AnswerDialogProps) {
  const report = match.reports.find(({ sideId }) => sideId !== match.sideId)
  const confirming = useAction({
    run: ({ winnerId, result }: { winnerId: string; result: string }) =>
      // Whether the match score was revised has been asked of the other side.
      send(recordResult, { params: { matchId: match.id }, body: { winnerId, result, isRevised: true } }),
    changes: [query(getCompetition, { params: { competitionId } })],
    onDone: () => {
      onClose()
      showToast({ tone: 'success', title: text.record.done })
    },
  })
  return (
    <Dialog
      title={knockoutText.confirm}
      description={text.match.described(text.roundName(match.roundName), match.matchNumber)}
      isOpen
      onClose={onClose}
      mayClose={!confirming.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onWrong} disabled={confirming.isPending}>
            {matchDialogsText.answer.wrong}
          </Button>
          {report && (
            <Button
              busy={confirming.isPending ? sharedText.saving : undefined}
              onClick={() => {
                confirming.mutate(report)
              }}
            >
              {matchDialogsText.answer.right}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-title font-semibold">
          {report ? reportText(match, report) : knockoutText.settled}
        </p>
        {report?.countsAt != null && <p>{matchDialogsText.answer.until(formatDate(report.countsAt))}</p>}
        {confirming.isError && (
          <Notice tone="bad" title={text.record.notDone}>
            {failureText(confirming.error, text.record.failed)}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
