import { z } from 'zod/mini'
import { tokenReaches } from './token-reach.ts'
import { currentPassword } from './own-account.ts'
import { defineCall } from '../platform/call.ts'
import { line, pathId } from '../platform/values.ts'

/** How many days a token may live; a year at most, so that what was forgotten ends by itself. */
export const tokenDays = [7, 30, 90, 365] as const
export type TokenDays = (typeof tokenDays)[number]

export const MOST_TOKENS = 20

export const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  reach: z.enum(tokenReaches),
  club: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  /** To the hour; null: never. */
  lastUsedAt: z.nullable(z.string()),
})
export type AccessToken = z.infer<typeof accessToken>

export const listAccessTokens = defineCall({
  method: 'GET',
  path: '/api/access-tokens',
  permission: 'signed_in',
  tag: 'Access tokens',
  summary: 'The reader’s own access tokens, the newest first, without their secrets',
  reply: z.array(accessToken),
})

export const makeAccessToken = defineCall({
  method: 'POST',
  path: '/api/access-tokens',
  permission: 'see_club',
  tag: 'Access tokens',
  summary:
    'Makes an access token for programs of the reader’s own; only this answer has its secret. One of the same name that was never used gets a new secret',
  body: z.strictObject({
    clubId: pathId,
    name: line(60, 'The name'),
    reach: z.enum(tokenReaches),
    days: z.literal(tokenDays),
    /** Asked for (`password_again`) when it was last entered more than 15 minutes ago. */
    password: z.optional(currentPassword),
  }),
  reply: z.object({ token: accessToken, secret: z.string() }),
})

export const withdrawAccessToken = defineCall({
  method: 'DELETE',
  path: '/api/access-tokens/:tokenId',
  permission: 'signed_in',
  tag: 'Access tokens',
  summary: 'Withdraws one of the reader’s own access tokens at once',
  params: z.object({ tokenId: pathId }),
  reply: z.object({ success: z.literal(true) }),
})
