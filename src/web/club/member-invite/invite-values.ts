import type { FieldErrors, Resolver } from 'react-hook-form'
import { z } from 'zod/mini'
import { inviteMemberBody } from '#contract/club/invitations.ts'
import { parseHandicapIndex } from '#golf/numbers.ts'
import { memberInviteText } from '#web/messages/en/club/member-invite.online.ts'

export const inviteFields = ['email', 'handicap', 'message'] as const
export type InviteValues = Record<(typeof inviteFields)[number], string>

export const blankInvite: InviteValues = { email: '', handicap: '', message: '' }

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

export const inviteResolver: Resolver<InviteValues> = (values) => {
  const errors: FieldErrors<InviteValues> = {}
  for (const [name, message] of Object.entries(inviteErrors(values))) {
    const field = inviteFields.find((one) => one === name)
    if (field) errors[field] = { type: 'invalid', message }
  }
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
