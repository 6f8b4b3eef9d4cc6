import { UNCLAIMED_PHOTO_MS } from '#golf/card/photo-keeping.ts'
import type { Deps } from '../platform/deps.ts'
import { type OwnPlaces, readMark, renewMark } from './own-places.ts'
import type { PhotoFiles, PhotoPlace } from './photo-files.ts'
import { changePlace, takeTurn } from './photo-places.store.ts'
import { listKnownPhotos, removeExpiredPhotos } from './photos.store.ts'

const AT_ONCE = 200
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Longer than from one turn to the next: whoever has a copy of the store finds the mark changed before that. */
const ORPHAN_MS = 2 * DAY_MS

/**
 * Removes expired photos: those of no round after a day, those of rounds after 24 months (T60). Then, once a day, removes
 * files without a row, left by erased accounts and by uploads that a crash cut off. Does nothing where the photos are of
 * another store, and leaves the turn of the day to others unless it `takesTurns`. Safe to run in several processes at once: of those one goes through the files.
 */
export async function cleanUpPhotos(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  files: PhotoFiles,
  { own, takesTurns = true }: { own: Pick<OwnPlaces, 'areOurs'>; takesTurns?: boolean },
): Promise<{ expired: number; orphans: number }> {
  if (!(await own.areOurs())) return { expired: 0, orphans: 0 }
  let expired = 0
  for (;;) {
    const ids = await db.transaction((tx) => removeExpiredPhotos(tx, now(), AT_ONCE))
    for (const id of ids) await files.remove(id)
    expired += ids.length
    if (ids.length < AT_ONCE) break
  }
  let orphans = 0
  for (const place of files.places) {
    await place.removeUploads(new Date(now().getTime() - UNCLAIMED_PHOTO_MS))
    if (takesTurns) orphans += await sweepOnceADay({ db, now }, place)
  }
  return { expired, orphans }
}

async function sweepOnceADay({ db, now }: Pick<Deps, 'db' | 'now'>, place: PhotoPlace): Promise<number> {
  const mark = readMark(await place.readMark())
  if (mark === undefined) return 0
  const at = now()
  const notSince = new Date(at.getTime() - DAY_MS)
  const turn = await takeTurn(db, { id: mark.id, now: at, notSince })
  if (turn === undefined) return 0
  try {
    await renewMark({ db }, place, turn)
    return await sweep({ db }, place, {
      from: turn.ownedSince,
      to: new Date(at.getTime() - ORPHAN_MS),
    })
  } catch (error) {
    // Whoever looks in an hour has the turn.
    await changePlace(db, mark.id, { sweptAt: new Date(notSince.getTime() + HOUR_MS / 2) })
    throw error
  }
}

/** Removes the files of that time that no row names. */
async function sweep(
  { db }: Pick<Deps, 'db'>,
  place: PhotoPlace,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  let orphans = 0
  for await (const photos of place.listPhotos()) {
    const old = photos.filter(({ changedAt }) => from <= changedAt && changedAt < to).map(({ id }) => id)
    const known = new Set(await listKnownPhotos(db, old))
    for (const id of old.filter((one) => !known.has(one))) {
      await place.removePhoto(id)
      orphans += 1
    }
  }
  return orphans
}
