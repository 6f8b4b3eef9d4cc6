import type { TokenDays } from '#contract/identity/access-tokens.ts'
import type { TokenReach } from '#contract/identity/token-reach.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireMember } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { rowLimits } from '../../platform/rate-limits/limit-table.ts'
import { deleteToken, insertToken, lockTokens, type AccessTokenRow } from './access-tokens.store.ts'
import { newTokenSecret, tokenSecretHash } from './token-secret.ts'

const DAY_MS = 24 * 60 * 60_000

export type AskedToken = { clubId: string; name: string; reach: TokenReach; days: TokenDays }

/**
 * Makes a token, whose secret only this answer has. One of the same name that nothing has used yet is replaced, so an
 * answer that was lost leaves nothing open.
 */
export async function makeAccessToken(
  services: Services,
  { viewer, asked }: { viewer: SignedIn; asked: AskedToken },
): Promise<{ row: AccessTokenRow; secret: string }> {
  const { userId } = viewer
  const { clubId, name, reach, days } = asked
  requireMember(viewer, clubId)
  const now = services.now()
  const secret = newTokenSecret()
  const row: AccessTokenRow = {
    id: newId('tok'),
    userId,
    clubId,
    name,
    reach,
    secretHash: tokenSecretHash(secret),
    createdAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    lastUsedAt: null,
  }
  await services.db.transaction(async (tx) => {
    const present = await lockTokens(tx, userId)
    const namesake = present.find((one) => one.name === name)
    if (namesake && namesake.lastUsedAt !== null)
      throw fieldError('name', 'You have an access token of this name already.')
    if (namesake) await deleteToken(tx, namesake)
    else if (present.length >= rowLimits['access-tokens-account'].points)
      throw new AppError('changed_meanwhile', {
        message: 'You have twenty access tokens. Withdraw one first.',
      })
    await insertToken(tx, row)
    await services.feed.announce(tx, { kind: 'person', userId })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'member.token_made',
      objectId: userId,
      after: { token: row.id, reach, expiresAt: row.expiresAt },
    })
  })
  return { row, secret }
}
