import { getCompetition } from '#contract/competition/competitions.ts'
import { setBracketTerms } from '#contract/competition/draws.ts'
import type { Match } from '#contract/match/matches.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { bracketText as text } from '#web/messages/en/match/bracket.ts'
import { drawTermsText } from '#web/messages/en/match/draw-terms.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'

type MoreTimeDialogProps = { match: Match; competitionId: string; onClose: () => void }

/** Another last day for one match. */
export default function MoreTimeDialog({ match, competitionId, onClose }: MoreTimeDialogProps) {
  const draft = useDraft(`time.${match.id}`, { day: match.playBy ?? '' })
  const { day } = draft.values
  const saving = useAction({
    run: () =>
      send(setBracketTerms, {
        params: { competitionId },
        body: { matches: [{ matchId: match.id, day: day === '' ? null : day }] },
      }),
    changes: [query(getCompetition, { params: { competitionId } })],
    onDone: () => {
      draft.clear()
      onClose()
      showToast({ tone: 'success', title: drawTermsText.saved })
    },
  })
  return (
    <FormDialog
      title={drawTermsText.moreTime}
      description={text.match.described(text.roundName(match.roundName), match.matchNumber)}
      submitLabel={drawTermsText.save}
      busyLabel={sharedText.saving}
      isBusy={saving.isPending}
      fault={saving.isError ? failureText(saving.error, drawTermsText.failed) : undefined}
      faultTitle={drawTermsText.notSaved}
      onClose={onClose}
      onSubmit={() => {
        saving.mutate(undefined)
      }}
    >
      <Field label={drawTermsText.lastDay} hint={drawTermsText.ofRoundHint}>
        {(wiring) => (
          <Input
            {...wiring}
            type="date"
            value={day}
            onChange={(event) => {
              draft.change({ day: event.target.value })
            }}
          />
        )}
      </Field>
    </FormDialog>
  )
}
