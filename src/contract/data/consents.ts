import { z } from 'zod/mini'
import { agreedKinds, agreedLanguages } from './agreed/agreed-kinds.ts'
import { readTerms } from '../identity/auth.ts'
import { defineCall } from '../platform/call.ts'

export const consent = z.object({
  id: z.string(),
  kind: z.enum(agreedKinds),
  version: z.string(),
  language: z.enum(agreedLanguages),
  /** Word by word as it was shown. */
  text: z.string(),
  /** Whose word it is. */
  by: z.enum(['self', 'guardian']),
  givenAt: z.string(),
  withdrawnAt: z.nullable(z.string()),
})
export type Consent = z.infer<typeof consent>

export const listConsents = defineCall({
  method: 'GET',
  path: '/api/privacy/consents',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'What the user has agreed to, latest first, each with its text and moment',
  reply: z.array(consent),
})

export const agreeToTerms = defineCall({
  method: 'POST',
  path: '/api/privacy/consents',
  permission: 'signed_in',
  tag: 'Privacy',
  summary: 'Agrees to the terms; 409 when the version that was read is no longer the one that holds',
  body: readTerms,
  reply: z.array(consent),
})
