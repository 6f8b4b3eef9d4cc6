import type { Readable } from 'node:stream'
import { LARGEST_PHOTO } from '#contract/photo/photos.ts'
import type { Services } from '../platform/deps.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { keepUpload } from './keep-upload.ts'
import type { PhotoFiles } from './photo-files.ts'
import { findPhotoState } from './photos.store.ts'
import { unreadablePhoto } from './unreadable-photo.ts'
import { readUploadToken } from './upload-token.ts'

type Sent = { viewer: SignedIn; token: string; contentType: string; bytes: Readable }

/**
 * Receives the bytes of a photo at its upload address, which works once: stores them aside, then checks and keeps them
 * (`keepUpload`).
 */
export async function receivePhoto(services: Services, files: PhotoFiles, sent: Sent): Promise<string> {
  const { db, config } = services
  const token = readUploadToken(config.authSecret, sent.viewer.userId, sent.token)
  const state = token && (await findPhotoState(db, token.photoId))
  if (!token || state === undefined) throw new AppError('not_found')
  const { photoId } = token
  if (services.now().getTime() >= token.expiresAt) throw new AppError('upload_ended')
  if (/^application\/pdf\b/i.test(sent.contentType)) throw unreadablePhoto('pdf')
  if (!/^image\/(?!svg)/i.test(sent.contentType)) throw new AppError('photo_unreadable')
  await keepUpload(services, files, {
    photoId,
    read: () => files.receive(photoId, sent.bytes, LARGEST_PHOTO),
    afterwards: () => files.discard(photoId),
  })
  return photoId
}
