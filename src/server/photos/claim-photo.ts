import { makeObjectPath, parseObjectPath } from '#contract/photos.ts'
import { UNCLAIMED_PHOTO_MS } from '#domain/round/photo-keeping.ts'
import type { Services } from '../deps.ts'
import { AppError, fieldError } from '../http/app-error.ts'
import type { SignedIn } from '../http/session.ts'
import { extendPhoto } from './photos.store.ts'
import { readUploadToken } from './upload-token.ts'

/**
 * Returns the path under which a photo is read, from its upload address or from that path itself. The address is only
 * parsed, never fetched; anything but an uploaded photo of this user is refused (T59).
 */
export async function claimPhoto(
  services: Services,
  input: { viewer: SignedIn; photoURL: string; ownHosts: readonly string[] },
): Promise<string> {
  const { viewer, photoURL, ownHosts } = input
  const path = ownPath(photoURL, ownHosts)
  const id = path === undefined ? undefined : readPhotoId(services.config.authSecret, viewer.userId, path)
  if (id === undefined)
    throw fieldError('photoURL', 'This is not the address of a photo that was uploaded here.')
  const expiresAt = new Date(services.now().getTime() + UNCLAIMED_PHOTO_MS)
  if (!(await extendPhoto(services.db, { id, ownerId: viewer.userId, expiresAt })))
    throw new AppError('not_found')
  return makeObjectPath(id)
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
