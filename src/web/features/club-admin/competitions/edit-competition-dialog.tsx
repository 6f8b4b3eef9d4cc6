import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { Input as InputOf } from '#contract/call.ts'
import type { Club } from '#contract/clubs.ts'
import { updateCompetition, updateCompetitionBody } from '#contract/competition-changes.ts'
import { clubCompetitions, listCompetitions, type Competition } from '#contract/competitions.ts'
import { useEdited } from '#web/admin/use-edited.tsx'
import { useSubmit } from '#web/admin/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { clubCompetitionsText } from '#web/messages/en/club-competitions.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { AllowanceFields } from './allowance-fields.tsx'
import { DateFields, FieldPair, LimitFields, NameField, TextFields } from './competition-fields.tsx'
import {
  changeableLabels,
  changeBody,
  competitionFields,
  formValues,
  type CompetitionValues,
} from './competition-values.ts'

type EditCompetitionDialogProps = { club: Club; competition: Competition; onClose: () => void }

/** Changes a competition until its result is final. Only the fields that differ are sent. */
export default function EditCompetitionDialog({ club, competition, onClose }: EditCompetitionDialogProps) {
  const draft = `competition.${competition.id}`
  const edited = useEdited(competition, {
    draft,
    versionOf: (one) => one.version,
    reply: updateCompetition.reply,
    toValues: (one) => formValues(one, club.timeZone),
    labels: changeableLabels(club.currency),
  })
  const { version, values: before } = edited.seen
  const [start] = useState(() => withDraft<CompetitionValues>(draft, before))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(updateCompetitionBody, (values: CompetitionValues) =>
      changeBody(values, before),
    ),
  })
  const sending = useSubmit({
    form,
    draft,
    names: competitionFields,
    send: (body: InputOf<typeof updateCompetitionBody>) =>
      send(updateCompetition, {
        params: { competitionId: competition.id },
        body: { ...body, version },
      }),
    changes: [query(clubCompetitions, { params: { clubId: club.id } }), query(listCompetitions)],
    onDone: (changed) => {
      onClose()
      showToast({ tone: 'success', title: clubCompetitionsText.updated, description: changed.name })
    },
    failed: { title: clubCompetitionsText.updateFailed, text: clubCompetitionsText.notChanged },
    edited: { takeConflict: (fault) => edited.takeConflict(fault, form), conflict: edited.conflict(form) },
  })
  const allowance = useWatch({ control: form.control, name: 'allowance' })
  const part = { register: form.register, errors: form.formState.errors }
  return (
    <FormDialog
      title={clubCompetitionsText.editTitle}
      description={competition.name}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={onClose}
      {...sending}
    >
      <NameField {...part} />
      <FieldPair>
        <DateFields {...part} timeZone={club.timeZone} />
      </FieldPair>
      <FieldPair>
        <LimitFields {...part} currency={club.currency} />
      </FieldPair>
      <AllowanceFields {...part} values={{ ...before, allowance }} />
      <TextFields {...part} />
    </FormDialog>
  )
}
