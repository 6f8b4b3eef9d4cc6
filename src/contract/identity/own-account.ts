import { z } from 'zod/mini'
import { newPassword, typedCode } from './auth.ts'
import { defineCall } from '../platform/call.ts'
import { email } from '../platform/values.ts'

/** The password that somebody has, typed once more. */
export const currentPassword = z
  .string()
  .check(
    z.minLength(1, 'Enter your password.'),
    z.maxLength(256, 'A password can have at most 256 characters.'),
  )

const done = z.object({ success: z.literal(true) })

export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/auth/password',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Sets a new password, asks for the present one, and signs out every other device',
  body: z.strictObject({ password: currentPassword, newPassword }),
  reply: done,
})

export const changeEmail = defineCall({
  method: 'PUT',
  path: '/api/auth/email',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Sets a new e-mail address, or mails it a code first where the server sends mail',
  body: z.strictObject({ password: currentPassword, email }),
  /** `needsCode`: the address is as it was until the code of the mail is given. */
  reply: z.object({ needsCode: z.boolean() }),
})

export const confirmNewEmail = defineCall({
  method: 'POST',
  path: '/api/auth/email/confirm',
  permission: 'signed_in',
  tag: 'Accounts',
  summary: 'Sets the new e-mail address with the code that was mailed to it',
  body: z.strictObject({ email, code: typedCode }),
  reply: done,
})
