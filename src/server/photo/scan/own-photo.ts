import { parseObjectPath } from '#contract/photo/photos.ts'
import { maySeePhoto } from '#contract/club/permissions.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findKeptPhoto } from '../../card/card.ts'

export type ReadPhotoFile = (photoId: string) => Promise<Uint8Array | undefined>

/**
 * The bytes of the photo that `fileName` names by its object path or its id. The name is only used to look up a row, never
 * as a path or an address; without a row that this person may see the answer is `scan_photo_missing` (T55).
 */
export async function readOwnPhoto(
  services: Services,
  readFile: ReadPhotoFile,
  { viewer, fileName }: { viewer: SignedIn; fileName: string },
): Promise<Uint8Array> {
  const id = parseObjectPath(fileName) ?? parseObjectPath(`/api/objects/${fileName}`)
  const found = id === undefined ? undefined : await findKeptPhoto(services.db, id)
  const photo =
    found && maySeePhoto(viewer, { ownerId: found.photo.ownerId, clubId: found.clubId })
      ? await readFile(found.photo.id)
      : undefined
  if (!photo) throw new AppError('scan_photo_missing')
  return photo
}
