import { UNCLAIMED_PHOTO_MS } from '#domain/round/photo-keeping.ts'
import type { Deps } from '../deps.ts'
import type { PhotoFiles } from './photo-files.ts'
import { listKnownPhotos, removeExpiredPhotos } from './photos.store.ts'

const AT_ONCE = 200

/**
 * Removes expired photos: those of no round after a day, those of rounds after 24 months (T60). Then removes files without
 * a row, left by erased accounts and by uploads that a crash cut off. Safe to run in several processes at once.
 */
export async function cleanUpPhotos(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  files: PhotoFiles,
): Promise<{ expired: number; orphans: number }> {
  let expired = 0
  for (;;) {
    const ids = await db.transaction((tx) => removeExpiredPhotos(tx, now(), AT_ONCE))
    for (const id of ids) await files.remove(id)
    expired += ids.length
    if (ids.length < AT_ONCE) break
  }
  const aDayAgo = new Date(now().getTime() - UNCLAIMED_PHOTO_MS)
  const old = await files.listOlderThan(aDayAgo)
  for (const name of old.received) await files.discard(name)
  if (files.direct)
    for (const id of await files.direct.listUploadsOlderThan(aDayAgo)) await files.direct.discardUpload(id)
  let orphans = 0
  for (let from = 0; from < old.kept.length; from += AT_ONCE) {
    const some = old.kept.slice(from, from + AT_ONCE)
    const known = new Set(await listKnownPhotos(db, some))
    for (const id of some.filter((one) => !known.has(one))) {
      await files.remove(id)
      orphans += 1
    }
  }
  return { expired, orphans }
}
