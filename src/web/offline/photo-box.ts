import { openDB, type DBSchema } from 'idb'
import { z } from 'zod/mini'

const storedPhoto = z.object({
  owner: z.string(),
  roundId: z.string(),
  name: z.string(),
  bytes: z.instanceof(ArrayBuffer),
  /** Left out by older versions, which kept JPEG alone. */
  type: z.optional(z.string()),
  objectPath: z.nullable(z.string()),
})

/** The photo that goes with a card that is not handed in yet. */
export type KeptPhoto = {
  roundId: string
  /** The file's name when it was chosen. */
  name: string
  jpeg: Blob
  /** Where the club has it; null until it is uploaded. */
  objectPath: string | null
}

type PhotoSchema = DBSchema & { photos: { key: string; value: z.infer<typeof storedPhoto> } }

/**
 * Apart from the outbox's database: a new version of that one would close it under an older tab that is scoring. One
 * photo for each user of this phone, never another user's (U37); bytes, because not every browser stores a Blob.
 */
async function inBox<Result>(
  act: (box: Awaited<ReturnType<typeof openBox>>) => Promise<Result>,
): Promise<Result> {
  const box = await openBox()
  try {
    return await act(box)
  } finally {
    box.close()
  }
}

function openBox() {
  return openDB<PhotoSchema>('scoreclub-photos', 1, {
    upgrade(db) {
      db.createObjectStore('photos', { keyPath: 'owner' })
    },
  })
}

/** A photo that is still to be read lies beside the one that goes with the card. */
export function scanBoxKey(owner: string): string {
  return `${owner}/scan`
}

export function readKeptPhoto(owner: string, roundId: string): Promise<KeptPhoto | undefined> {
  return inBox(async (box) => {
    const stored = storedPhoto.safeParse(await box.get('photos', owner))
    if (!stored.success || stored.data.roundId !== roundId) return undefined
    const { name, bytes, objectPath, type = 'image/jpeg' } = stored.data
    return { roundId, name, objectPath, jpeg: new Blob([bytes], { type }) }
  })
}

/** Keeps it in the place of any other of this user. */
export async function keepPhoto(owner: string, photo: KeptPhoto): Promise<void> {
  const { roundId, name, objectPath } = photo
  const bytes = await photo.jpeg.arrayBuffer()
  const { type } = photo.jpeg
  await inBox((box) => box.put('photos', { owner, roundId, name, objectPath, bytes, type }))
}

export async function dropPhoto(owner: string): Promise<void> {
  await inBox((box) => box.delete('photos', owner))
}

/**
 * The photo of a card that was handed in on this phone and has not reached the club: apart from the one of the card that is
 * played next.
 */
function handInKey(owner: string, roundId: string): string {
  return `${owner}/hand-in/${roundId}`
}

export function keepHandInPhoto(owner: string, photo: KeptPhoto): Promise<void> {
  return keepPhoto(handInKey(owner, photo.roundId), photo)
}

export function readHandInPhoto(owner: string, roundId: string): Promise<KeptPhoto | undefined> {
  return readKeptPhoto(handInKey(owner, roundId), roundId)
}

export function dropHandInPhoto(owner: string, roundId: string): Promise<void> {
  return dropPhoto(handInKey(owner, roundId))
}

/** The round is another one at the club. */
export async function moveHandInPhoto(
  owner: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const photo = await readKeptPhoto(handInKey(owner, from), from)
  if (!photo) return
  await keepHandInPhoto(owner, { ...photo, roundId: to })
  await dropHandInPhoto(owner, from)
}
