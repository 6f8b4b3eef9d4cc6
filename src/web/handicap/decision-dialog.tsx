import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'
import { decideOnRecord } from '#contract/handicap/handicap-decisions.ts'
import { memberHandicapRecord, ownHandicapRecord, type HandicapRecord } from '#contract/handicap/handicap.ts'
import type { DecisionKind } from '#golf/handicap/decision-kinds.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { handicapDecisionsText as text } from '#web/messages/en/handicap/handicap-decisions.online.ts'
import { handicapText } from '#web/messages/en/handicap/handicap.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { DecisionFields } from './decision-fields.tsx'
import { decisionRefusal } from './decision-refusal.ts'
import { bodyOf, emptyDecision, type DecisionValues } from './decision-values.ts'

/** What the committee is about to enter; of an entry that is taken back, its id and what it was. */
export type AskedDecision = { kind: DecisionKind; takesBack?: { id: string; label: string } }

type DecisionDialogProps = { record: HandicapRecord; asked: AskedDecision; onClose: () => void }

const LEAST = 3
const memberNow = z.object({ version: z.number(), handicap: z.nullable(z.string()) })

/** One entry of the committee with all that its kind asks for. What was typed stays until it is saved. */
export default function DecisionDialog({ record, asked, onClose }: DecisionDialogProps) {
  const draft = `decision ${record.userId} ${asked.kind} ${asked.takesBack?.id ?? ''}`
  const form = useForm<DecisionValues>({ defaultValues: withDraft<DecisionValues>(draft, emptyDecision) })
  useKeepDraft(draft, form)
  const saving = useDecision({
    record,
    asked,
    onDone: () => {
      clearDraft(draft)
      onClose()
    },
  })
  const { register, handleSubmit, formState } = form
  return (
    <FormDialog
      title={text.act[asked.kind]}
      description={asked.takesBack?.label ?? text.hint[asked.kind]}
      submitLabel={text.act[asked.kind]}
      busyLabel={handicapText.committee.acting}
      isBusy={saving.isPending}
      fault={saving.fault}
      faultTitle={handicapText.committee.notSaved}
      onClose={onClose}
      onSubmit={() =>
        void handleSubmit((values) => {
          saving.save(values)
        })()
      }
    >
      <DecisionFields
        kind={asked.kind}
        held={record.handicap}
        form={form}
        faults={faultsOf(form, saving.wrongField)}
      />
      <Field
        label={handicapText.committee.reason}
        required
        hint={handicapText.committee.reasonHint}
        error={formState.errors.reason && handicapText.committee.reasonMissing}
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...register('reason', { validate: (typed) => typed.trim().length >= LEAST })}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** What is wrong with a field: it is empty, or the server has refused what is in it. */
function faultsOf(
  { formState }: UseFormReturn<DecisionValues>,
  wrong: { field: string; sentence: string } | undefined,
): (field: keyof DecisionValues) => string | undefined {
  const errors: FieldErrors<DecisionValues> = formState.errors
  return (field) => (errors[field] ? text.fillIn : wrong?.field === field ? wrong.sentence : undefined)
}

type UseDecision = { record: HandicapRecord; asked: AskedDecision; onDone: () => void }

/** Saves the entry. Where somebody else was faster it says so, and saving again is a choice. */
function useDecision({ record, asked, onDone }: UseDecision) {
  const [seen, setSeen] = useState(record.version ?? undefined)
  const [id] = useState(() => newId('dec_'))
  const queries = useQueryClient()
  const params = { memberId: record.userId }
  const saving = useAction({
    run: (values: DecisionValues) =>
      send(decideOnRecord, {
        params,
        body: {
          ...bodyOf(values, asked.kind, record.handicap),
          kind: asked.kind,
          id,
          reason: values.reason.trim(),
          ...(asked.takesBack ? { takesBack: asked.takesBack.id } : {}),
          ...(seen === undefined ? {} : { version: seen }),
        },
      }),
    changes: [query(memberHandicapRecord, { params }), query(ownHandicapRecord)],
    onDone: (reply) => {
      // The next entry is made from this state, also before the record has been read again.
      queries.setQueryData(query(memberHandicapRecord, { params }).queryKey, reply)
      const index = formatHandicap(reply.handicap)
      showToast({
        tone: 'success',
        title: handicapText.committee.done,
        ...(index === undefined ? {} : { description: handicapText.committee.indexNow(index) }),
      })
      onDone()
    },
    onFail: (fault) => {
      const now = readConflict(fault, memberNow)
      if (now) setSeen(now.version)
    },
  })
  const { error } = saving
  const now = error === null ? undefined : readConflict(error, memberNow)
  const sentence = error === null ? undefined : decisionRefusal(error)
  const field = error instanceof ApiError ? error.body?.fields?.[0]?.field : undefined
  return {
    isPending: saving.isPending,
    save: (values: DecisionValues) => {
      saving.mutate(values)
    },
    wrongField: field !== undefined && sentence !== undefined ? { field, sentence } : undefined,
    fault: now ? text.changed(formatHandicap(now.handicap) ?? handicapText.correction.none) : sentence,
  }
}
