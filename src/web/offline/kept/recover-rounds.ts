import { z } from 'zod/mini'
import { keptHereText } from '#web/messages/en/offline/kept-here.ts'
import { readHandInPhoto } from '../photo-box.ts'
import { listSpareRounds } from '../spare-entries.ts'
import { fromRecord, type KeptRound } from './kept-round.ts'
import { changeWaiting, type WaitingParts } from './spare-rounds.ts'

/** As perhaps another version of the app wrote it; its parts are read by `fromRecord`. */
const record = z.object({
  owner: z.string(),
  id: z.string(),
  isOwn: z.boolean(),
  round: z.unknown(),
  start: z.unknown(),
  handIn: z.unknown(),
  correction: z.unknown(),
})

/** Starts and hand-ins that only have their copy wait again. */
export async function recoverRounds({ snapshot, storage }: WaitingParts): Promise<void> {
  const { owner } = snapshot.get()
  for (const text of listSpareRounds(owner)) {
    const read = record.safeParse(JSON.parse(text))
    const copied = read.success ? await fromRecord(read.data) : undefined
    if (!copied) continue
    const held = snapshot.get().rounds.get(copied.id)
    const isHandedIn = copied.handIn !== null && !held?.handIn
    if (held && !isHandedIn) continue
    const kept = { ...(held ?? copied), handIn: isHandedIn ? copied.handIn : null }
    // Shown at once; when the disk has it is not waited for.
    void changeWaiting({ snapshot, storage }, { put: [await withoutLostPhoto(owner, kept)] })
  }
}

/** The photo of a card is too large for a copy. Its player decides whether the card goes without. */
async function withoutLostPhoto(owner: string, kept: KeptRound): Promise<KeptRound> {
  if (kept.handIn?.photo !== 'kept') return kept
  const photo = await readHandInPhoto(owner, kept.id).catch(() => undefined)
  if (photo) return kept
  const refusal = { message: keptHereText.photoGone, code: 'photo_gone' }
  return { ...kept, handIn: { ...kept.handIn, photo: 'none', refusal } }
}
