import type { FastifyInstance } from 'fastify'
import {
  listAccessTokens,
  makeAccessToken as makeCall,
  withdrawAccessToken as withdrawCall,
  type AccessToken,
} from '#contract/identity/access-tokens.ts'
import type { Services } from '../../platform/deps.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { requireFreshPassword } from '../require-fresh-password.ts'
import { listTokens, type AccessTokenRow } from './access-tokens.store.ts'
import { makeAccessToken } from './make-access-token.ts'
import { withdrawAccessToken } from './withdraw-access-token.ts'

/** The access tokens of the reader: no administrator sees those of others, and no token opens these calls. */
export function accessTokenRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services

  serve(app, sessions, listAccessTokens, async ({ viewer }) =>
    (await listTokens(db, viewer.userId)).map((one) => toWire(one, now())),
  )

  serve(app, sessions, makeCall, async ({ viewer, body: { password, ...asked } }) => {
    const clubName = viewer.memberships.find(({ clubId }) => clubId === asked.clubId)?.clubName ?? ''
    if (clubName !== '') await requireFreshPassword(services, { viewer, password })
    const { row, secret } = await makeAccessToken(services, { viewer, asked })
    return { token: toWire({ token: row, clubName }, now()), secret }
  })

  serve(app, sessions, withdrawCall, async ({ viewer, params }) => {
    await withdrawAccessToken(services, { viewer, tokenId: params.tokenId })
    return { success: true as const }
  })
}

function toWire({ token, clubName }: { token: AccessTokenRow; clubName: string }, now: Date): AccessToken {
  return {
    id: token.id,
    name: token.name,
    reach: token.reach,
    club: { id: token.clubId, name: clubName },
    createdAt: token.createdAt.toISOString(),
    expiresAt: token.expiresAt.toISOString(),
    isExpired: token.expiresAt <= now,
    lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  }
}
