import { useState } from 'react'
import { getCompetition, type Competition } from '#contract/competition/competitions.ts'
import { setBracketTerms } from '#contract/competition/draws.ts'
import type { BracketView } from '#contract/match/matches.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useDraft } from '#web/lib/use-draft.ts'
import { drawTermsText as text } from '#web/messages/en/match/draw-terms.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { blankTerms, TermsFields, termsToSend, type TermsDraft } from './draw-terms-fields.tsx'

type DrawTermsDialogProps = { competition: Competition; view: BracketView; onClose: () => void }

/** Dates and terms of a draw that is made. */
export default function DrawTermsDialog({ competition, view, onClose }: DrawTermsDialogProps) {
  const draft = useDraft<TermsDraft>(`draw-terms.${competition.id}`, blankTerms(view.draw))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const rounds = view.draw?.rounds ?? []
  const saving = useAction({
    run: () =>
      send(setBracketTerms, {
        params: { competitionId: competition.id },
        body: termsToSend(draft.values, rounds),
      }),
    changes: [query(getCompetition, { params: { competitionId: competition.id } })],
    onDone: () => {
      draft.clear()
      onClose()
      showToast({ tone: 'success', title: text.saved })
    },
    onFail: (fault) => {
      const fields = fault instanceof ApiError ? (fault.body?.fields ?? []) : []
      setFaults(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
    },
  })
  return (
    <FormDialog
      title={text.title}
      description={competition.name}
      submitLabel={text.save}
      busyLabel={sharedText.saving}
      isBusy={saving.isPending}
      fault={saving.isError ? failureText(saving.error, text.failed) : undefined}
      faultTitle={text.notSaved}
      onClose={onClose}
      onSubmit={() => {
        setFaults({})
        saving.mutate(undefined)
      }}
    >
      <TermsFields
        terms={draft.values}
        rounds={rounds}
        isKnockOut={view.draw?.bracketType === 'single_elimination'}
        faults={faults}
        onChange={draft.change}
      />
    </FormDialog>
  )
}
