import { LARGEST_PHOTO, makeObjectPath, parseObjectPath } from '#contract/photo/photos.ts'
import { UNCLAIMED_PHOTO_MS } from '#golf/card/photo-keeping.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { keepUpload } from './keep-upload.ts'
import type { DirectPhotos, PhotoFiles } from './photo-files.ts'
import { extendPhoto, findOwnPhotoState } from './photos.store.ts'
import { readUploadToken } from './upload-token.ts'

/**
 * Returns the path under which a photo is read, from its upload address or from that path itself. The address is only
 * parsed, never fetched; anything but an uploaded photo of this user is refused (T59). One that was uploaded to the bucket
 * is checked and kept now.
 */
export async function claimPhoto(
  services: Services,
  files: PhotoFiles,
  input: {
    viewer: SignedIn
    photoURL: string
    ownHosts: readonly string[]
    inPlace: (receive: () => Promise<void>) => Promise<void>
  },
): Promise<string> {
  const { viewer, photoURL, ownHosts, inPlace } = input
  const { direct } = files
  const uploaded = direct?.uploadOf(photoURL)
  if (direct !== undefined && uploaded !== undefined) {
    const receive = () => receiveFromBucket(services, { ...files, direct }, { viewer, photoId: uploaded })
    await inPlace(receive)
  }
  const path = ownPath(photoURL, ownHosts)
  const id =
    uploaded ??
    (path === undefined ? undefined : readPhotoId(services.config.authSecret, viewer.userId, path))
  if (id === undefined)
    throw fieldError('photoURL', 'This is not the address of a photo that was uploaded here.')
  const expiresAt = new Date(services.now().getTime() + UNCLAIMED_PHOTO_MS)
  if (!(await extendPhoto(services.db, { id, ownerId: viewer.userId, expiresAt })))
    throw new AppError('not_found')
  return makeObjectPath(id)
}

/** Checks and keeps what was put into the bucket. A repeated claim finds it kept and asks the bucket nothing. */
async function receiveFromBucket(
  services: Services,
  files: PhotoFiles & { direct: DirectPhotos },
  { viewer, photoId }: { viewer: SignedIn; photoId: string },
): Promise<void> {
  const own = { id: photoId, ownerId: viewer.userId }
  const state = await findOwnPhotoState(services.db, own)
  if (state === undefined) throw new AppError('not_found')
  if (state === 'kept' || state === 'attached') return
  const read = async () => {
    const bytes = await files.direct.readUpload(photoId, LARGEST_PHOTO)
    if (bytes === undefined) throw new AppError('not_found')
    return bytes
  }
  try {
    await keepUpload(services, files, { photoId, read })
  } catch (error) {
    const isRefused = (await findOwnPhotoState(services.db, own)) === undefined
    if (isRefused) await files.direct.discardUpload(photoId)
    throw error
  }
  await files.direct.discardUpload(photoId)
}

/** The path of an address on one of our hosts; undefined for any other host or scheme. */
function ownPath(address: string, ownHosts: readonly string[]): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return address.split(/[?#]/)[0]
  if (!URL.canParse(address)) return undefined
  const { protocol, host, pathname } = new URL(address)
  return /^https?:$/.test(protocol) && ownHosts.includes(host) ? pathname : undefined
}

function readPhotoId(secret: string, userId: string, path: string): string | undefined {
  const token = /^\/api\/objects\/upload\/([^/]+)$/.exec(path)?.[1]
  return token === undefined ? parseObjectPath(path) : readUploadToken(secret, userId, token)?.photoId
}
