import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Input as InputOf } from '#contract/call.ts'
import { setEntryTerms, type EntryTerms } from '#contract/entries.ts'
import { clubClock } from '#domain/start-sheet/club-clock.ts'
import { useSubmit } from '#web/admin/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { deskEntriesText as text } from '#web/messages/en/desk-entries.ts'
import { sharedText } from '#web/messages/en/shared.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { entryChanges } from './use-entries.ts'

const names = ['entriesOpenAt', 'entriesCloseAt', 'maxParticipants', 'leastIndex', 'mostIndex'] as const
type Values = Record<(typeof names)[number], string> & { membersOnly: 'yes' | 'no' }
type Body = InputOf<typeof setEntryTerms.body>

type TermsDialogProps = { competitionId: string; terms: EntryTerms; timeZone: string; onClose: () => void }

/** When players enter by themselves, how many, and who may. Tees and divisions stay as they are. */
export function TermsDialog(props: TermsDialogProps) {
  const { form, sending } = useTermsForm(props)
  const { errors } = form.formState
  const labels = {
    entriesOpenAt: text.opens,
    entriesCloseAt: text.closes,
    maxParticipants: text.limit,
    leastIndex: text.leastIndex,
    mostIndex: text.mostIndex,
  }
  const hints: Partial<typeof labels> = { entriesOpenAt: text.opensHint, entriesCloseAt: text.closesHint }
  return (
    <FormDialog
      title={text.terms}
      submitLabel={sharedText.save}
      busyLabel={sharedText.saving}
      onClose={props.onClose}
      {...sending}
    >
      {names.map((name) => (
        <Field key={name} label={labels[name]} error={errors[name]?.message} hint={hints[name]}>
          {(wiring) => (
            <Input
              {...wiring}
              {...form.register(name)}
              autoComplete="off"
              {...(name === 'entriesOpenAt' || name === 'entriesCloseAt' ? { type: 'datetime-local' } : {})}
            />
          )}
        </Field>
      ))}
      <Field label={text.who}>
        {(wiring) => (
          <Select {...wiring} {...form.register('membersOnly')}>
            <option value="no">{text.everybody}</option>
            <option value="yes">{text.membersOnly}</option>
          </Select>
        )}
      </Field>
    </FormDialog>
  )
}

function useTermsForm({ competitionId, terms, timeZone, onClose }: TermsDialogProps) {
  const draft = `terms.${competitionId}`
  const clock = (iso: string | null) => (iso === null ? '' : inField(iso, timeZone))
  const [start] = useState(() =>
    withDraft<Values>(draft, {
      entriesOpenAt: clock(terms.entriesOpenAt),
      entriesCloseAt: clock(terms.entriesCloseAt),
      maxParticipants: String(terms.maxParticipants ?? ''),
      leastIndex: terms.leastIndex ?? '',
      mostIndex: terms.mostIndex ?? '',
      membersOnly: terms.membersOnly ? 'yes' : 'no',
    }),
  )
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(setEntryTerms.body, (values: Values): Body => bodyOf(values, terms)),
  })
  const sending = useSubmit({
    form,
    draft,
    names,
    send: (body: Body) => send(setEntryTerms, { params: { competitionId }, body }),
    changes: entryChanges,
    onDone: () => {
      showToast({ tone: 'success', title: text.termsSaved })
      onClose()
    },
    failed: { text: text.changeFailed },
  })
  return { form, sending }
}

/** A moment on the club's clock as a date-time field writes it. */
function inField(iso: string, timeZone: string): string {
  const { day, minutes } = clubClock(Date.parse(iso), timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The call sets all terms at once, so those that this form does not show are sent as they are. */
function bodyOf({ membersOnly, ...values }: Values, terms: EntryTerms): Body {
  const { version, gender, teeId, womenTeeId, juniorTeeId, divisions } = terms
  return {
    ...values,
    membersOnly: membersOnly === 'yes',
    ...{ version, gender, teeId, womenTeeId, juniorTeeId, divisions },
  }
}
