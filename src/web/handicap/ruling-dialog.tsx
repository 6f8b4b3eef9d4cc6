import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod/mini'
import { ruleOnScore } from '#contract/handicap/handicap-rulings.ts'
import {
  memberHandicapRecord,
  ownHandicapRecord,
  type HandicapRecord,
  type RecordedScore,
} from '#contract/handicap/handicap.ts'
import type { ScoreRuling } from '#golf/handicap/score-rulings.ts'
import { send } from '#web/lib/api.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useAction } from '#web/lib/use-action.ts'
import { changedMeanwhileText } from '#web/messages/en/platform/changed-meanwhile.ts'
import { handicapText } from '#web/messages/en/handicap/handicap.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { decisionRefusal } from './decision-refusal.ts'

/** What is to be decided about a score. */
export type Ruled = { score: RecordedScore; ruling: ScoreRuling; isOn: boolean; label: string; act: string }

type RulingDialogProps = { record: HandicapRecord; ruled: Ruled; onClose: () => void }

const memberNow = z.object({ version: z.number() })
const LEAST = 3

/** Asks for the reason before a decision about a member's score is saved. */
export default function RulingDialog({ record, ruled, onClose }: RulingDialogProps) {
  const text = handicapText.committee
  const draft = `ruling ${ruled.score.id} ${ruled.ruling}`
  const form = useForm<{ reason: string }>({ defaultValues: withDraft(draft, { reason: '' }) })
  useKeepDraft(draft, form)
  const { register, handleSubmit, formState } = form
  const saving = useRuling({
    record,
    ruled,
    onDone: () => {
      clearDraft(draft)
      onClose()
    },
  })
  return (
    <FormDialog
      title={ruled.act}
      description={ruled.label}
      submitLabel={ruled.act}
      busyLabel={text.acting}
      isBusy={saving.isPending}
      fault={saving.fault}
      faultTitle={text.notSaved}
      onClose={onClose}
      onSubmit={() =>
        void handleSubmit(({ reason }) => {
          saving.save(reason.trim())
        })()
      }
    >
      <Field
        label={text.reason}
        required
        hint={text.reasonHint}
        error={formState.errors.reason && text.reasonMissing}
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

/** Saves the decision. Where somebody else was faster it says so, and saving again is a choice. */
function useRuling({ record, ruled, onDone }: { record: HandicapRecord; ruled: Ruled; onDone: () => void }) {
  const [seen, setSeen] = useState(record.version ?? undefined)
  const { ruling, isOn, score } = ruled
  const params = { memberId: record.userId, scoreId: score.id }
  const changes = [
    query(memberHandicapRecord, { params: { memberId: record.userId } }),
    query(ownHandicapRecord),
  ]
  const saving = useAction({
    run: (reason: string) =>
      send(ruleOnScore, {
        params,
        body: { ruling, isOn, reason, ...(seen === undefined ? {} : { version: seen }) },
      }),
    changes,
    onDone: (reply) => {
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
  const isTaken = saving.error !== null && readConflict(saving.error, memberNow) !== undefined
  return {
    isPending: saving.isPending,
    save: (reason: string) => {
      saving.mutate(reason)
    },
    fault: isTaken ? changedMeanwhileText.setAnew : saving.error ? decisionRefusal(saving.error) : undefined,
  }
}
