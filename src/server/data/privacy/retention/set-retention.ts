import type { Output } from '#contract/platform/call.ts'
import type { setRetention as setRetentionCall, Retention } from '#contract/data/retention.ts'
import { type CardKeeping, keptDaysRange } from '#contract/data/kept-days.ts'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import { changeClub, findClub } from '../../../club/club.ts'
import { clubs } from '../../../platform/db/tables/clubs.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'
import { altersRow } from '../../../platform/db/versions.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { SignedIn } from '../../../platform/http/session.ts'
import { takeVersion } from '../../../platform/http/take-version.ts'
import { findGoing } from './retention.store.ts'

type Needed = Pick<Services, 'db' | 'now' | 'config'>

/** A club's settings. Asked about other days than are set, it says what those would delete. */
export async function readRetention(
  { now, config }: Omit<Needed, 'db'>,
  db: Queryable,
  { clubId, ...asked }: { clubId: string } & { [Kind in keyof CardKeeping]?: number | undefined },
): Promise<Retention> {
  const club = await findClub(db, clubId)
  if (!club) throw new AppError('not_found')
  const { least, most } = keptDaysRange(config.keep)
  // A wish is asked about as if the installation kept no longer; what the club has set keeps its say.
  const wished = {
    photoDays: Math.min(asked.photoDays ?? most.photoDays, most.photoDays),
    signatureDays: Math.min(asked.signatureDays ?? most.signatureDays, most.signatureDays),
  }
  const { photos, signatures } = await findGoing(db, { clubId, keep: wished, now: now() })
  return {
    version: club.version,
    photoDays: club.keepPhotoDays,
    signatureDays: club.keepSignatureDays,
    least,
    most,
    mailDays: config.keep.mailDays,
    goNow: { photos: photos.now, signatures: signatures.now },
    nextPhotoAt: photos.next?.toISOString() ?? null,
    nextSignatureAt: signatures.next?.toISOString() ?? null,
  }
}

/** Sets the club's own days. What is due by them goes with the next clean-up. The caller administers the club. */
export async function setRetention(
  services: Needed,
  input: { viewer: SignedIn; clubId: string; body: Output<typeof setRetentionCall.body> },
): Promise<void> {
  const { viewer, clubId, body } = input
  refuseOutside(body, services.config.keep)
  const change = { keepPhotoDays: body.photoDays, keepSignatureDays: body.signatureDays }
  await services.db.transaction(async (tx) => {
    const before = await findClub(tx, clubId, { lock: true })
    if (!before || !altersRow(before, change)) return
    await takeVersion(tx, clubs, {
      id: clubId,
      seen: body.version,
      sent: body,
      now: () => readRetention(services, tx, { clubId }),
    })
    await changeClub(tx, clubId, change)
    await recordAction(services, tx, {
      by: viewer,
      clubId,
      action: 'club.changed',
      objectId: clubId,
      before,
      after: { ...before, ...change },
    })
  })
}

function refuseOutside(
  body: { photoDays: number | null; signatureDays: number | null },
  installation: CardKeeping,
): void {
  const { least, most } = keptDaysRange(installation)
  for (const field of ['photoDays', 'signatureDays'] as const) {
    const days = body[field]
    if (days !== null && (days < least[field] || days > most[field]))
      throw fieldError(field, `Choose from ${least[field]} to ${most[field]} days.`)
  }
}
