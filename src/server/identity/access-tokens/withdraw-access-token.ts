import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { deleteToken } from './access-tokens.store.ts'

/** Ends a token in every process, with the streams that are open with it. Whose it is not learns nothing. */
export async function withdrawAccessToken(
  services: Services,
  { viewer, tokenId }: { viewer: SignedIn; tokenId: string },
): Promise<void> {
  const { userId } = viewer
  await services.db.transaction(async (tx) => {
    const token = await deleteToken(tx, { userId, id: tokenId })
    if (!token) throw new AppError('not_found')
    await services.feed.announce(tx, { kind: 'person', userId })
    await recordAction(services, tx, {
      by: viewer,
      clubId: token.clubId,
      action: 'member.token_withdrawn',
      objectId: userId,
      before: { token: token.id, reach: token.reach },
    })
  })
  services.sessions.forget(userId)
}
