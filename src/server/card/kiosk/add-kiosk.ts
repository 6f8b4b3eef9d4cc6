import { KIOSK_LINK_MINUTES } from '#contract/card/kiosk-state.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Services } from '../../platform/deps.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { kioskTokenHash, newKioskToken } from './kiosk-token.ts'
import { changeKiosk, insertKiosk, lockWaitingKiosk, type KioskRow } from './kiosks.store.ts'

/**
 * Makes the link of a kiosk, which only this answer has: the store keeps its hash. A name whose link still waits gets a
 * new one in its place, so an answer that was lost leaves nothing open.
 */
export async function addKiosk(
  services: Services,
  input: { viewer: SignedIn; clubId: string; name: string },
): Promise<{ row: KioskRow; link: string }> {
  const { viewer, clubId, name } = input
  const now = services.now()
  const link = newKioskToken()
  const fresh = {
    linkHash: kioskTokenHash('link', link),
    linkUntil: new Date(now.getTime() + KIOSK_LINK_MINUTES * 60_000),
    createdBy: viewer.userId,
    createdAt: now,
  }
  await requirePoint(services, ['kiosk-links-club', clubId])
  const row = await services.db.transaction(async (tx) => {
    const waiting = await lockWaitingKiosk(tx, { clubId, name })
    const kiosk = waiting
      ? await changeKiosk(tx, waiting.id, fresh)
      : await insertKiosk(tx, { id: newId('kio'), clubId, name, ...fresh })
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'kiosk.link_made',
      objectId: kiosk.id,
      after: { name },
    })
    return kiosk
  })
  return { row, link }
}
