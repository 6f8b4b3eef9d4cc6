import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { changeKiosk, lockClubKiosk, type KioskRow } from './kiosks.store.ts'

/** Ends a kiosk: its next call is refused, and a hand-in that is under way is finished first. */
export async function withdrawKiosk(
  services: Services,
  input: { viewer: SignedIn; clubId: string; kioskId: string },
): Promise<KioskRow> {
  return services.db.transaction(async (tx) => {
    const kiosk = await lockClubKiosk(tx, input)
    if (!kiosk) throw new AppError('not_found')
    if (kiosk.withdrawnAt !== null) return kiosk
    const withdrawn = await changeKiosk(tx, kiosk.id, {
      withdrawnAt: services.now(),
      linkHash: null,
      tokenHash: null,
    })
    await recordAction(services, tx, {
      by: input.viewer,
      clubId: input.clubId,
      action: 'kiosk.withdrawn',
      objectId: kiosk.id,
      after: { name: kiosk.name },
    })
    return withdrawn
  })
}
