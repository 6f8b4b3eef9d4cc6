import { z } from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { user } from './session.ts'

/** The challenge of a 429 (`details.challenge`) with its solution, as at the form for passwords. */
const proof = z.optional(z.string().check(z.maxLength(300)))

export const readDoor = defineCall({
  method: 'GET',
  path: '/api/auth/door',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Where people sign in: here with a password, or with the sign-in service that is named',
  reply: z.object({ provider: z.nullable(z.object({ name: z.string() })) }),
})

export const readConnection = defineCall({
  method: 'GET',
  path: '/api/auth/connection',
  permission: 'everyone',
  tag: 'Accounts',
  summary:
    'The address of an account that was here before, of whoever came back from the sign-in service; null when there is none',
  reply: z.nullable(z.object({ email: z.string(), name: z.string() })),
})

export const connectAccount = defineCall({
  method: 'POST',
  path: '/api/auth/connection',
  permission: 'everyone',
  tag: 'Accounts',
  summary: 'Connects that account with its password, once, and signs in; safe to repeat',
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(256)), proof }),
  /** `next`: the page that was asked for before signing in. */
  reply: z.object({ user, next: z.string() }),
})
