import { z } from 'zod/mini'
import { parseSecondStepCode } from './second-step-code.ts'
import { invitationToken } from './auth.ts'
import { defineCall } from '../platform/call.ts'
import { currentPassword } from './own-account.ts'
import { user } from './session.ts'

/** How long somebody may take between the password and the second step, and between seeing a secret and proving that it is kept. */
export const SECOND_STEP_MINUTES = 15

/** Six digits of an app, or a recovery code, in any spelling that parseSecondStepCode reads. */
const secondStepCode = z.string().check(
  z.maxLength(40),
  z.refine(
    (text) => parseSecondStepCode(text) !== undefined,
    'A code has six digits, a recovery code ten letters and digits.',
  ),
)

const secondStep = z.object({
  /** Since when sign-in asks for a code; null where it does not. */
  onSince: z.nullable(z.string()),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.number(),
})
export type SecondStep = z.infer<typeof secondStep>

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const readSecondStep = defineCall({
  method: 'GET',
  path: '/api/auth/second-step',
  permission: 'signed_in',
  tag: 'Accounts',
  summary:
    'Whether signing in asks for a code after the password, since when, and how many recovery codes are left',
  reply: secondStep,
})

export const beginSecondStep = defineCall({
  method: 'POST',
  path: '/api/auth/second-step/secret',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Makes the secret for an app that shows codes; nothing changes until a code of it is given',
  body: z.strictObject({ password: currentPassword }),
  /** `address`: the secret as apps read it from a QR code. */
  reply: z.object({ secret: z.string(), address: z.string() }),
})

export const turnOnSecondStep = defineCall({
  method: 'POST',
  path: '/api/auth/second-step',
  permission: 'signed_in',
  tag: 'Accounts',
  summary:
    'Turns the second step on with a code of the new secret, and signs out every other device; answers with the recovery codes, this one time',
  body: z.strictObject({ code: secondStepCode }),
  reply: recoveryCodes,
})

export const replaceRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/auth/second-step/recovery-codes',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Makes ten new recovery codes in place of the old ones, shown this one time',
  body: z.strictObject({ password: currentPassword }),
  reply: recoveryCodes,
})

export const turnOffSecondStep = defineCall({
  method: 'POST',
  path: '/api/auth/second-step/off',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Turns the second step off; safe to repeat',
  body: z.strictObject({ password: currentPassword }),
  reply: z.object({ success: z.literal(true) }),
})

export const giveSecondStep = defineCall({
  method: 'POST',
  path: '/api/auth/sign-in/second-step',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Signs in with a code or a recovery code, after the password was right in this browser',
  body: z.strictObject({
    code: secondStepCode,
    invitation: z.optional(invitationToken),
    /** As with the password (signIn). */
    asksFirst: z.optional(z.boolean()),
  }),
  reply: user,
})
