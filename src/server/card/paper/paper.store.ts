import { and, eq, inArray, sql } from 'drizzle-orm'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { isSameResult } from '#golf/card/hole-result.ts'
import { entriesOf } from '../../platform/db/entries-of.ts'
import type { OfCard } from '../../platform/db/of-club.ts'
import { resultColumns, resultFrom } from '../../platform/db/stored-golf.ts'
import { paperPictures } from '../../platform/db/tables/photos.ts'
import { holeEntries } from '../../platform/db/tables/rounds.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

/** Which of these entries the round has, and of those the ones that were something else. */
export async function findPaperEntries(
  db: Queryable,
  { round, entries }: { round: OfCard; entries: readonly Pick<HoleEntry, 'id' | 'holeNumber' | 'result'>[] },
): Promise<{ known: Set<string>; reused: string[] }> {
  const ids = entries.map(({ id }) => id)
  const rows = await db
    .select()
    .from(holeEntries)
    .where(and(entriesOf(round), inArray(holeEntries.id, ids)))
  const reused = rows.filter(
    (row) =>
      !entries.some(
        (entry) =>
          entry.id === row.id &&
          row.source === 'paper' &&
          entry.holeNumber === row.holeNumber &&
          isSameResult(entry.result, resultFrom(row.result, row.strokes)),
      ),
  )
  return { known: new Set(rows.map(({ id }) => id)), reused: reused.map(({ id }) => id) }
}

/** What the paper says stands beside all else and counts for nothing. */
export async function addPaperEntries(
  tx: Queryable,
  input: { round: OfCard; entries: readonly HoleEntry[]; receivedAt: Date },
): Promise<void> {
  const { round, entries, receivedAt } = input
  await tx.insert(holeEntries).values(
    entries.map(({ id, holeNumber, result, at, authorId }) => ({
      roundId: round.id,
      clubId: round.clubId,
      season: round.season,
      id,
      holeNumber,
      authorId,
      receivedAt,
      ...resultColumns(result),
      at: new Date(at),
      source: 'paper',
    })),
  )
}

export type PaperPicture = { entryId: string; jpeg: Buffer }

/** Pictures of earlier photos of the same holes go, and with the last of a photo the photo. */
export async function putPaperPictures(
  tx: Queryable,
  input: {
    round: OfCard
    photoId: string
    holeNumbers: readonly number[]
    pictures: readonly PaperPicture[]
    now: Date
  },
): Promise<void> {
  const { round, photoId, holeNumbers, pictures, now } = input
  const { id: roundId } = round
  const ofHoles = tx
    .select({ id: holeEntries.id })
    .from(holeEntries)
    .where(and(entriesOf(round), inArray(holeEntries.holeNumber, [...holeNumbers])))
  const gone = await tx
    .delete(paperPictures)
    .where(and(eq(paperPictures.roundId, roundId), inArray(paperPictures.entryId, ofHoles)))
    .returning({ photoId: paperPictures.photoId })
  if (pictures.length > 0)
    await tx.insert(paperPictures).values(pictures.map((picture) => ({ roundId, photoId, ...picture })))
  const before = [...new Set(gone.map((row) => row.photoId))].filter((id) => id !== photoId)
  for (const id of before)
    await tx.execute(sql`
      update photos p set state = 'kept', round_id = null, expires_at = ${now}
      where p.id = ${id} and not exists (select 1 from paper_pictures c where c.photo_id = p.id)
        and not exists (select 1 from rounds r where r.id = p.round_id and r.scorecard_photo = '/api/objects/' || p.id)`)
}

export async function findPaperPicture(
  db: Queryable,
  { roundId, entryId }: { roundId: string; entryId: string },
): Promise<Buffer | undefined> {
  const rows = await db
    .select({ jpeg: paperPictures.jpeg })
    .from(paperPictures)
    .where(and(eq(paperPictures.roundId, roundId), eq(paperPictures.entryId, entryId)))
  return rows[0]?.jpeg
}
