import { kioskState } from '#contract/card/kiosk-state.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { addressKey } from '../../platform/rate-limits/address-key.ts'
import { givePointBack } from '../../platform/rate-limits/counters.store.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { kioskTokenHash, newKioskToken } from './kiosk-token.ts'
import { changeKiosk, lockKioskOfLink } from './kiosks.store.ts'

/**
 * Makes the browser that has the link the kiosk, and returns the secret for its cookie. The link is over with that. Wrong
 * links are counted by address; they cannot be guessed, but nobody has to try.
 */
export async function openKiosk(
  services: Services,
  input: { link: string; address: string; requestId: string },
): Promise<string> {
  const counter = ['kiosk-link-address', addressKey(input.address)] as const
  await requirePoint(services, counter)
  const now = services.now()
  const token = newKioskToken()
  await services.db.transaction(async (tx) => {
    const kiosk = await lockKioskOfLink(tx, kioskTokenHash('link', input.link))
    if (!kiosk || kioskState(kiosk, now) !== 'waiting') throw new AppError('kiosk_link_over')
    await changeKiosk(tx, kiosk.id, {
      linkHash: null,
      tokenHash: kioskTokenHash('device', token),
      openedAt: now,
      lastUsedAt: now,
    })
    await recordAction(services, tx, {
      by: { kioskId: kiosk.id, requestId: input.requestId },
      clubId: kiosk.clubId,
      action: 'kiosk.opened',
      objectId: kiosk.id,
      after: { name: kiosk.name },
    })
  })
  await givePointBack(services.db, { counter, now })
  return token
}
