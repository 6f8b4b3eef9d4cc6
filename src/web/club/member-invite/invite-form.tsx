import { useState, type FormEvent } from 'react'
import { useForm, useWatch, type FieldErrors, type UseFormRegister, type Resolver } from 'react-hook-form'
import { getClub } from '#contract/club/clubs.ts'
import { inviteMember, type Invitation, inviteMemberBody } from '#contract/club/invitations.ts'
import { linkAt } from '#web/club/join-address.ts'
import { ApiError, send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { showFieldErrors } from '#web/lib/field-errors.ts'
import { clearDraft, useKeepDraft, withDraft } from '#web/lib/form-draft.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, TextArea } from '#web/ui/input.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { HandOverLink } from './hand-over-link.tsx'
import type { InvitingPlace } from './inviting-place.ts'
import { z } from 'zod/mini'
import { parseHandicapIndex } from '#golf/numbers.ts'

const DRAFT = 'invite'

type InviteFormProps = {
  place: InvitingPlace
  /** Mails go out only for administrators who have confirmed their own address. */
  isUnverified: boolean
  /** Otherwise each mail is a file, and links are handed over. */
  sendsMail: boolean
}

export function InviteForm({ place, isUnverified, sendsMail }: InviteFormProps) {
  const { form, isSending, sent, onSubmit } = useInvite(place.clubId)
  const { register, control, formState } = form
  const { errors } = formState
  const [email, handicap] = useWatch({ control, name: ['email', 'handicap'] })
  const isEmpty = email.trim() === '' || handicap.trim() === ''
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      {isUnverified && (
        <Notice
          tone="warn"
          action={
            <LinkButton href="/auth?verify=&next=/member-invite">{memberInviteText.verifyNow}</LinkButton>
          }
        >
          {memberInviteText.unverified}
        </Notice>
      )}
      <InviteFields register={register} errors={errors} sendsMail={sendsMail} />
      {errors.root && <Notice tone="bad">{errors.root.message}</Notice>}
      <Button
        type="submit"
        disabled={isEmpty && !isSending}
        busy={isSending ? memberInviteText.sending : undefined}
      >
        {memberInviteText.send}
      </Button>
      {sent?.link != null && (
        <HandOverLink invitation={sent} clubName={place.clubName} link={linkAt(place.origin, sent.link)} />
      )}
    </form>
  )
}

function useInvite(clubId: string) {
  const [start] = useState(() => withDraft(DRAFT, blankInvite))
  const form = useForm<InviteValues>({ defaultValues: start, resolver: inviteResolver })
  useKeepDraft(DRAFT, form)
  const [sent, setSent] = useState<Invitation>()
  const inviting = useAction({
    run: (values: InviteValues) => send(inviteMember, { body: { ...values, clubId } }),
    changes: [query(getClub, { params: { clubId } })],
    onDone: (invitation) => {
      clearDraft(DRAFT)
      form.reset(blankInvite)
      setSent(invitation)
      showToast({
        tone: 'success',
        title: invitation.isMailed ? memberInviteText.sentTitle : memberInviteText.madeTitle,
        description: invitation.isMailed ? memberInviteText.sent : memberInviteText.made,
      })
    },
    onFail: (fault) => {
      setSent(undefined)
      const isRefused = fault instanceof ApiError && fault.status < 500
      if (!showFieldErrors(fault, inviteFields, form.setError))
        form.setError('root', {
          message: isRefused ? failureText(fault, memberInviteText.failed) : memberInviteText.failed,
        })
      showToast({ tone: 'error', title: sharedText.error, description: memberInviteText.failed })
    },
  })
  const onSubmit = (event: FormEvent) => {
    void form.handleSubmit((values) => {
      if (!inviting.isPending) inviting.mutate(values)
    })(event)
  }
  return { form, isSending: inviting.isPending, sent, onSubmit }
}

type InviteFieldsProps = {
  register: UseFormRegister<InviteValues>
  errors: FieldErrors<InviteValues>
  sendsMail: boolean
}

function InviteFields({ register, errors, sendsMail }: InviteFieldsProps) {
  return (
    <>
      <Field label={memberInviteText.email} required error={errors.email?.message}>
        {(wiring) => (
          <Input
            {...wiring}
            {...register('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        label={memberInviteText.handicap}
        required
        error={errors.handicap?.message}
        hint={
          <>
            {memberInviteText.handicapHint}
            <br />
            {memberInviteText.plusHint}
          </>
        }
      >
        {(wiring) => (
          <Input
            {...wiring}
            {...register('handicap')}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-32"
          />
        )}
      </Field>
      <Field
        label={memberInviteText.message}
        error={errors.message?.message}
        hint={sendsMail ? memberInviteText.messageHint : memberInviteText.messageHintUnmailed}
      >
        {(wiring) => <TextArea {...wiring} {...register('message')} rows={3} />}
      </Field>
    </>
  )
}

const inviteFields = ['email', 'handicap', 'message'] as const
type InviteValues = Record<(typeof inviteFields)[number], string>

const blankInvite: InviteValues = { email: '', handicap: '', message: '' }

/** The server reads a text that is no number as 0. The form refuses it, so that nobody becomes scratch by a typing slip (T9). */
export function inviteErrors(values: InviteValues): Partial<Record<keyof InviteValues, string>> {
  const errors: Partial<Record<keyof InviteValues, string>> = {}
  const read = z.safeParse(inviteMemberBody, { ...values, clubId: 'any' })
  for (const issue of read.error?.issues ?? []) {
    const name = inviteFields.find((one) => one === issue.path[0])
    if (name) errors[name] ??= issue.message
  }
  if (parseHandicapIndex(values.handicap) === undefined) errors.handicap = memberInviteText.handicapInvalid
  return errors
}

const inviteResolver: Resolver<InviteValues> = (values) => {
  const errors: FieldErrors<InviteValues> = {}
  for (const [name, message] of Object.entries(inviteErrors(values))) {
    const field = inviteFields.find((one) => one === name)
    if (field) errors[field] = { type: 'invalid', message }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
