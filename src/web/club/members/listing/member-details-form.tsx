import { Fragment, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Input as InputOf } from '#contract/platform/call.ts'
import { getMemberDetails, setMemberDetails, type MemberDetails } from '#contract/club/member-details.ts'
import { listMembers, type Member } from '#contract/club/members.ts'
import { currentUser } from '#contract/identity/session.ts'
import { useEdited } from '#web/platform/use-edited.tsx'
import { useSubmit } from '#web/platform/use-submit.ts'
import { send } from '#web/lib/api.ts'
import { contractResolver } from '#web/lib/contract-resolver.ts'
import { withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { readConflict } from '#web/lib/read-conflict.ts'
import { useUser } from '#web/lib/session.ts'
import { memberDetailsText as text } from '#web/messages/en/club/member-details.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'

const names = ['firstName', 'lastName', 'memberNumber', 'nationalId', 'phone'] as const
type Values = Record<(typeof names)[number], string>
type Body = InputOf<typeof setMemberDetails.body>

const toValues = (details: MemberDetails): Values => ({
  firstName: details.firstName,
  lastName: details.lastName,
  memberNumber: details.memberNumber ?? '',
  nationalId: details.nationalId ?? '',
  phone: details.phone ?? '',
})
const toBody = (values: Values): Body => values

type MemberDetailsFormProps = { clubId: string; member: Member; details: MemberDetails }

/** A member's name, numbers and phone, saved together. The address of an account is its owner's. */
export function MemberDetailsForm({ clubId, member, details }: MemberDetailsFormProps) {
  const { form, sending } = useDetailsForm({ clubId, member, details })
  const labels = labelsOf(details)
  const hints = hintsOf()
  return (
    <form
      noValidate
      aria-label={text.title}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!sending.isBusy) sending.onSubmit()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) => (
          <Fragment key={name}>
            <Field
              label={labels[name]}
              hint={hints[name]}
              required={name === 'firstName' || name === 'lastName'}
              error={form.formState.errors[name]?.message}
              className={name === 'phone' ? 'sm:col-span-2' : ''}
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  {...form.register(name)}
                  autoComplete="off"
                  type={name === 'phone' ? 'tel' : 'text'}
                />
              )}
            </Field>
            {name === 'lastName' && (
              <p className="text-note text-soft sm:col-span-2">
                {details.hasAccount ? text.nameOfAccount : text.nameOfList}
              </p>
            )}
          </Fragment>
        ))}
      </div>
      {details.hasAccount && <p className="text-note wrap-anywhere text-soft">{text.email(member.email)}</p>}
      {sending.fault !== undefined && (
        <Notice tone="bad" {...(sending.faultTitle === undefined ? {} : { title: sending.faultTitle })}>
          {sending.fault}
        </Notice>
      )}
      <Button
        type="submit"
        look="secondary"
        className="justify-self-start"
        busy={sending.isBusy ? sharedText.saving : undefined}
      >
        {text.save}
      </Button>
    </form>
  )
}

function useDetailsForm({ clubId, member, details }: MemberDetailsFormProps) {
  const user = useUser()
  const params = { clubId, memberId: member.id }
  const draft = `member-details.${clubId}.${member.id}`
  const edited = useEdited(details, {
    draft,
    versionOf: (one) => one.version,
    reply: getMemberDetails.reply,
    toValues,
    labels: labelsOf(details),
  })
  const [start] = useState(() => withDraft<Values>(draft, edited.seen.values))
  const form = useForm({
    defaultValues: start,
    resolver: contractResolver(setMemberDetails.body, toBody),
  })
  const sending = useSubmit({
    form,
    draft,
    names,
    send: (body: Body) => sendDetails(params, body, edited.seen),
    changes: [
      query(getMemberDetails, { params }),
      query(listMembers, { params: { clubId } }),
      ...(user?.id === member.id ? [query(currentUser)] : []),
    ],
    onDone: () => {
      showToast({ tone: 'success', title: text.saved })
    },
    failed: { text: text.failed, reasons: text.faults },
    edited: { takeConflict: (fault) => edited.takeConflict(fault, form), conflict: edited.conflict(form) },
  })
  return { form, sending }
}

/** Sent once more when the person has changed meanwhile, but nothing of this: their handicap has the same version. */
async function sendDetails(
  params: { clubId: string; memberId: string },
  body: Body,
  seen: { values: Values; version: number | undefined },
): Promise<MemberDetails> {
  try {
    return await send(setMemberDetails, { params, body: { ...body, version: seen.version } })
  } catch (fault) {
    const now = readConflict(fault, getMemberDetails.reply)
    if (now === undefined) throw fault
    const values = toValues(now)
    if (names.some((name) => values[name] !== seen.values[name])) throw fault
    return send(setMemberDetails, { params, body: { ...body, version: now.version } })
  }
}

const labelsOf = ({ nationalName }: MemberDetails): Record<keyof Values, string> => ({
  firstName: text.firstName,
  lastName: text.lastName,
  memberNumber: text.memberNumber,
  nationalId: text.nationalNumber(nationalName),
  phone: text.phone,
})

const hintsOf = (): Partial<Record<keyof Values, string>> => ({
  memberNumber: text.memberNumberHint,
  nationalId: text.nationalNumberHint,
  phone: text.phoneHint,
})
