import { createHash } from 'node:crypto'
import type { KeptPhotos } from './kept-photos.ts'
import { CopyRefused } from './fill-store.ts'

/** One side of a move. */
export type PhotoPlace = KeptPhotos & { remove: (id: string) => Promise<void> }

/** How many photos were copied, how many were there already with the same bytes, and how many were taken away at their old place. */
export type MovedPhotos = { copied: number; present: number; cleared: number }

type MoveInput = {
  from: PhotoPlace
  to: KeptPhotos
  /** Removes each photo from its old place, once the new one gave back the same bytes. */
  isCleared: boolean
  onProgress: (line: string) => void
}

/**
 * Copies every photo and reads each back: the same bytes, or the move stops. May be cut off and done again, also while the
 * server runs; what is there already is compared and not written again.
 */
export async function movePhotos({ from, to, isCleared, onProgress }: MoveInput): Promise<MovedPhotos> {
  const ids = await from.list()
  const moved: MovedPhotos = { copied: 0, present: 0, cleared: 0 }
  for (const [done, id] of ids.entries()) {
    if (done % 20 === 0) onProgress(`Photos: ${done} of ${ids.length}`)
    const photo = await from.read(id)
    // Removed since they were listed: its day was over, or its person left.
    if (photo === undefined) continue
    const isPresent = sum(await to.read(id)) === sum(photo)
    if (!isPresent) await copy(id, photo, to)
    moved[isPresent ? 'present' : 'copied'] += 1
    if (!isCleared) continue
    await from.remove(id)
    moved.cleared += 1
  }
  return moved
}

async function copy(id: string, photo: Buffer, to: KeptPhotos): Promise<void> {
  await to.keep(id, photo)
  if (sum(await to.read(id)) !== sum(photo))
    throw new CopyRefused(
      `The photo ${id} came back changed. Nothing was removed at its old place; try again.`,
    )
}

function sum(photo: Buffer | undefined): string | undefined {
  return photo && createHash('sha256').update(photo).digest('hex')
}
