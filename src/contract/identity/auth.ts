import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { clubColour } from '../club/club-face.ts'
import { user } from './session.ts'
import { email, line } from '../platform/values.ts'

export const userTypes = ['player', 'club_admin'] as const
export type UserType = (typeof userTypes)[number]

export const preferencesBody = z.strictObject({
  userType: z.enum(userTypes, { error: 'Choose Player or Club Administrator.' }),
  /** Any spelling that parseClubCode reads; players only. */
  clubCode: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
})

export const savePreferences = defineCall({
  method: 'POST',
  path: '/api/auth/preferences',
  permission: 'everyone',
  tag: 'Accounts',
  summary:
    'Remembers the role and club code chosen before sign-in; used once, at first sign-in, within 10 minutes',
  body: preferencesBody,
  reply: z.object({ success: z.literal(true) }),
})

const pendingPreference = z.object({
  userType: z.enum(userTypes),
  /** Null until the address is verified, where addresses are: a guessed code names no club (P20). */
  clubName: z.nullable(z.string()),
  /** Of the club that is named; null with it. */
  clubColour: z.nullable(clubColour),
  clubCrestUrl: z.nullable(z.string()),
})
export type PendingPreference = z.infer<typeof pendingPreference>

export const readPreference = defineCall({
  method: 'GET',
  path: '/api/auth/preferences',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'The choice made before sign-in that the user has yet to confirm; null when there is none (T36)',
  reply: z.nullable(pendingPreference),
})

export const confirmPreference = defineCall({
  method: 'POST',
  path: '/api/auth/preferences/confirm',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Confirms or declines the choice made before sign-in; either way it is used up',
  body: z.strictObject({ join: z.boolean() }),
  reply: user,
})

export const joinClub = defineCall({
  method: 'POST',
  path: '/api/auth/join-club',
  permission: 'join_by_code',
  tag: 'Accounts',
  summary: 'Joins the club of a code as a player, or asks to; safe to repeat',
  body: z.strictObject({
    /** Any spelling that parseClubCode reads. */
    clubCode: z.string().check(z.maxLength(40)),
  }),
  reply: user,
})

export const MINIMUM_PASSWORD_LENGTH = 8

/** A password that is chosen. */
export const newPassword = z
  .string()
  .check(
    z.minLength(
      MINIMUM_PASSWORD_LENGTH,
      `A password must have at least ${MINIMUM_PASSWORD_LENGTH} characters.`,
    ),
    z.maxLength(256, 'A password can have at most 256 characters.'),
  )

/** From the link of an invitation: its id and a signature. */
export const invitationToken = z.string().check(z.minLength(1), z.maxLength(80))

/** The challenge of a 429 (`details.challenge`) with its solution; then the attempt need not wait. */
const proof = z.optional(z.string().check(z.maxLength(300)))

/** Which terms somebody has read: their version and the language. */
export const readTerms = z.strictObject({
  version: z.string().check(z.maxLength(20)),
  language: z.enum(['en', 'es']),
})

export const signUpBody = z.strictObject({
  firstName: line(60, 'First name'),
  lastName: line(60, 'Last name'),
  email,
  password: newPassword,
  invitation: z.optional(invitationToken),
  /** The terms that stood beside the button; without them the person is asked after signing in. */
  agreedTo: z.optional(readTerms),
  proof,
})

export const signUp = defineCall({
  method: 'POST',
  path: '/api/auth/sign-up',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Makes an account, signs it in and applies the remembered preferences',
  body: signUpBody,
  reply: user,
})

export const signInBody = z.strictObject({
  email,
  password: z.string().check(z.minLength(1), z.maxLength(256)),
  invitation: z.optional(invitationToken),
  /** A club joined by this sign-in is asked about first (confirmPreference) instead of joined at once. */
  asksFirst: z.optional(z.boolean()),
  proof,
})

export const signIn = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Signs in with e-mail and password',
  body: signInBody,
  reply: user,
})

export const switchClub = defineCall({
  method: 'PUT',
  path: '/api/auth/club',
  permission: 'see_club',
  tag: 'Accounts',
  summary: 'Makes another of the user’s clubs the current one',
  body: z.strictObject({ clubId: z.string() }),
  reply: user,
})

export const CODE_MINUTES = 15
/** A code asked for again within this time is the one already on its way. */
export const CODE_PAUSE_S = 60

/** Six digits as people type or paste them: spaces and dashes between them do not matter. */
export const typedCode = z.pipe(
  z.string().check(z.maxLength(40)),
  z.pipe(
    z.transform((text: string) => text.replace(/[\s\-–.]/g, '')),
    z.string().check(z.regex(/^\d{6}$/, 'The code must have six digits.')),
  ),
)

/** The secret of a mail's link. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(80))

const done = z.object({ success: z.literal(true) })

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Mails a code for a new password; the answer is the same whether the address is known or not',
  body: z.strictObject({ email, proof }),
  reply: done,
})

export const checkResetCode = defineCall({
  method: 'POST',
  path: '/api/auth/reset-code',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Checks the mailed code before a new password is chosen; the code stays valid',
  body: z.strictObject({ email, code: typedCode }),
  reply: done,
})

export const resetPasswordBody = z.union([
  z.strictObject({ email, code: typedCode, password: newPassword }),
  z.strictObject({ token: linkToken, password: newPassword }),
])

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Sets a new password with the mailed code or link, ends all other sessions and signs in',
  body: resetPasswordBody,
  reply: user,
})

export const sendVerification = defineCall({
  method: 'POST',
  path: '/api/auth/verification-code',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Mails the signed-in user a code that confirms their address',
  reply: done,
})

export const verifyEmailBody = z.union([
  z.strictObject({ code: typedCode }),
  z.strictObject({ token: linkToken }),
])

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/auth/verify-email',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Confirms the address with the mailed code or link, and joins the clubs that waited for it',
  body: verifyEmailBody,
  reply: user,
})
