import type { Readable } from 'node:stream'
import { LARGEST_PHOTO } from '#contract/photos.ts'
import type { Services } from '../deps.ts'
import { AppError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { cleanImage } from './clean-image.ts'
import { PhotoTooLarge, type PhotoFiles } from './photo-files.ts'
import { findPhotoState, changePhotoState, removePhoto } from './photos.store.ts'
import { readUploadToken } from './upload-token.ts'

type Sent = { viewer: SignedIn; token: string; contentType: string; bytes: Readable }

/**
 * Receives the bytes of a photo at its upload address, which works once: stores them aside, checks and re-encodes them,
 * then keeps the result. A refused photo is deleted, and its sender has to ask for another address.
 */
export async function receivePhoto(services: Services, files: PhotoFiles, sent: Sent): Promise<string> {
  const { db, config } = services
  const token = readUploadToken(config.authSecret, sent.viewer.userId, sent.token)
  const state = token && (await findPhotoState(db, token.photoId))
  if (!token || state === undefined) throw new AppError('not_found')
  const { photoId } = token
  if (services.now().getTime() >= token.expiresAt) throw new AppError('upload_ended')
  if (!/^image\/(?!svg)/i.test(sent.contentType)) throw new AppError('photo_unreadable')
  if (!(await changePhotoState(db, photoId, { from: 'promised', to: 'receiving' })))
    throw new AppError('upload_ended')
  try {
    const path = await files.receive(photoId, sent.bytes, LARGEST_PHOTO)
    await files.keep(photoId, await cleanImage(path))
    if (!(await changePhotoState(db, photoId, { from: 'receiving', to: 'kept' })))
      throw new AppError('upload_ended')
    return photoId
  } catch (error) {
    await removePhoto(db, photoId)
    await files.remove(photoId)
    throw error instanceof PhotoTooLarge ? new AppError('photo_too_large') : error
  } finally {
    await files.discard(photoId)
  }
}
