import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import { cleanImage } from './clean-image.ts'
import { PhotoTooLarge, type PhotoFiles } from './photo-files.ts'
import { changePhotoState, removePhoto } from './photos.store.ts'

/**
 * Checks what was uploaded, encodes it again and keeps the result: once, however often it is asked. A refused photo is deleted, and its sender has to
 * ask for another address; where nothing has come yet, or the store is away, the same address may be used again.
 */
export async function keepUpload(
  { db }: Pick<Services, 'db'>,
  files: PhotoFiles,
  {
    photoId,
    read,
    afterwards,
  }: {
    photoId: string
    read: () => Promise<string | Buffer>
    /** Whatever became of it, for who had the turn. */
    afterwards?: () => Promise<void>
  },
): Promise<void> {
  if (!(await changePhotoState(db, photoId, { from: 'promised', to: 'receiving' })))
    throw new AppError('upload_ended')
  try {
    await files.keep(photoId, await cleanImage(await read()))
    if (!(await changePhotoState(db, photoId, { from: 'receiving', to: 'kept' })))
      throw new AppError('upload_ended')
  } catch (error) {
    if (saysNothingOfThePhoto(error)) {
      await changePhotoState(db, photoId, { from: 'receiving', to: 'promised' })
      throw error
    }
    await removePhoto(db, photoId)
    // Nothing was kept of a photo that was refused; of one that was, the file goes now or with the next clean-up.
    if (error instanceof AppError && error.code === 'upload_ended') await files.remove(photoId)
    throw error instanceof PhotoTooLarge ? new AppError('photo_too_large') : error
  } finally {
    await afterwards?.()
  }
}

function saysNothingOfThePhoto(error: unknown): boolean {
  return error instanceof AppError && ['photo_store_away', 'not_found'].includes(error.code)
}
