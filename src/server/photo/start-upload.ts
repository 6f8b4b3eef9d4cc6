import { UNCLAIMED_PHOTO_MS } from '#golf/card/photo-keeping.ts'
import { newId } from '../platform/db/new-id.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { rowLimits } from '../platform/rate-limits/limit-table.ts'
import { lockPlayer } from '../identity/identity.ts'
import { countUnclaimedPhotos, insertPhoto } from './photos.store.ts'

/** Creates the row of a photo that is to be uploaded, counted while its owner's row is held, and returns its id. */
export async function startUpload(services: Services, viewer: SignedIn): Promise<string> {
  const { db } = services
  const now = services.now()
  const aDayAgo = new Date(now.getTime() - UNCLAIMED_PHOTO_MS)
  const photoId = newId('pho')
  await db.transaction(async (tx) => {
    await lockPlayer(tx, viewer.userId)
    if ((await countUnclaimedPhotos(tx, viewer.userId, aDayAgo)) >= rowLimits['photos-waiting'].points)
      throw new AppError('too_many_requests', {
        message: 'Too many photos in one day. Please wait a little.',
      })
    await insertPhoto(tx, {
      id: photoId,
      ownerId: viewer.userId,
      roundId: null,
      state: 'promised',
      createdAt: now,
      expiresAt: new Date(now.getTime() + UNCLAIMED_PHOTO_MS),
    })
  })
  return photoId
}
