import { useState } from 'react'
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form'
import { memberHandicapRecord, ownHandicapRecord, type HandicapRecord } from '#contract/handicap/handicap.ts'
import { enterMemberRoundElsewhere, enterRoundElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import { elsewhereFault } from '#web/handicap/rounds-elsewhere/elsewhere-fault.tsx'
import { elsewhereRefusal } from '#web/handicap/rounds-elsewhere/elsewhere-refusal.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { formatHandicap } from '#web/lib/format.ts'
import { newId } from '#web/lib/new-id.ts'
import { query } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useAction } from '#web/lib/use-action.ts'
import { roundsElsewhereText as text } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { RoundFields } from './round-fields.tsx'
import { bodyOf, emptyRound, faultsOf, type RoundFault, type RoundValues } from './round-values.ts'

type EnterRoundProps = { record: HandicapRecord; isOwn: boolean; onClose: () => void }

/** A round at another club with all that its differential is made of. What was typed stays until it is entered. */
export default function EnterRoundDialog({ record, isOwn, onClose }: EnterRoundProps) {
  const draft = `round elsewhere ${record.userId}`
  const form = useForm<RoundValues>({
    defaultValues: withDraft<RoundValues>(draft, emptyRound),
    resolver,
  })
  useKeepDraft(draft, form)
  const entering = useEnter({ record, isOwn }, () => {
    clearDraft(draft)
    onClose()
  })
  const enter = (isAnotherRound: boolean) =>
    void form.handleSubmit((values) => {
      entering.mutate({ values, isAnotherRound })
    })()
  const { error } = entering
  const wrong = error instanceof ApiError ? error.body?.fields?.[0]?.field : undefined
  return (
    <FormDialog
      title={text.add}
      description={text.addHint}
      width="wide"
      submitLabel={text.enter}
      busyLabel={text.entering}
      isBusy={entering.isPending}
      {...elsewhereFault({
        error: entering.error,
        title: text.notEntered,
        answer: {
          label: text.enterAnother,
          onAnswer: () => {
            enter(true)
          },
        },
      })}
      onClose={onClose}
      onSubmit={() => {
        enter(false)
      }}
    >
      <RoundFields
        form={form}
        wrong={error && wrong ? { field: wrong, sentence: elsewhereRefusal(error) } : undefined}
      />
    </FormDialog>
  )
}

const resolver: Resolver<RoundValues> = (values) => {
  const errors = errorsOf(faultsOf(values))
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}

function errorsOf(faults: Partial<Record<keyof RoundValues, RoundFault>>): FieldErrors<RoundValues> {
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, { type: fault, message: text.refusals[fault] }]),
  )
}

function useEnter({ record, isOwn }: Omit<EnterRoundProps, 'onClose'>, onDone: () => void) {
  const clubId = useUser()?.clubId ?? ''
  // Sent again after a lost answer, it is the same round.
  const [id] = useState(() => newId('rel_'))
  const params = { memberId: record.userId }
  const waits = isOwn && record.elsewhere.waits
  return useAction({
    run: ({ values, isAnotherRound }: { values: RoundValues; isAnotherRound: boolean }) => {
      const body = { id, ...bodyOf(values), ...(isAnotherRound ? { isAnotherRound } : {}) }
      return isOwn
        ? send(enterRoundElsewhere, { params: { clubId }, body })
        : send(enterMemberRoundElsewhere, { params, body })
    },
    changes: [query(memberHandicapRecord, { params }), query(ownHandicapRecord)],
    onDone: (reply) => {
      const index = formatHandicap(reply.handicap)
      showToast({
        tone: 'success',
        title: text.entered,
        ...(waits
          ? { description: text.enteredWaits }
          : index === undefined
            ? {}
            : { description: text.indexNow(index) }),
      })
      onDone()
    },
  })
}
