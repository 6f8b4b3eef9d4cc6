import { createHash } from 'node:crypto'
import type { DecidedCell } from '#contract/photo/learning.ts'
import { MOST_LEARNING_CELLS } from '#contract/photo/learning.ts'
import { parseObjectPath } from '#contract/photo/photos.ts'
import { mayScoreRound } from '#contract/club/permissions.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { requirePoint } from '../../platform/rate-limits/require-point.ts'
import { findKeptPhoto, findRound, withScorers } from '../../card/card.ts'
import { cutCells } from '../cut-cells.ts'
import { isLearning, lockLearning, putCells, removeCellsBeyond } from './learning.store.ts'

export type LearningPhotos = { read: (photoId: string) => Promise<Uint8Array | undefined> }

type Keeping = { viewer: SignedIn; roundId: string; photo: string; cells: readonly DecidedCell[] }

/** The club of a card that this person scores; 404 for everybody else, its administrators included. */
export async function clubOfScoredRound(
  db: Queryable,
  { viewer, roundId }: { viewer: SignedIn; roundId: string },
): Promise<string> {
  const round = (await findRound(db, roundId))?.round
  if (!round || !mayScoreRound(viewer, await withScorers(db, viewer, round))) throw new AppError('not_found')
  return round.clubId
}

/**
 * Keeps cells of the person's own photo with the numbers that they decided on, and nothing else of person, round or photo: not
 * even the agreement, which with its day would lead from the cells to whoever gave it. Safe to repeat: the same pixels are
 * the same row.
 */
export async function keepCells(
  services: Services,
  photos: LearningPhotos,
  keeping: Keeping,
): Promise<number> {
  const { viewer, photo, cells } = keeping
  const clubId = await clubOfScoredRound(services.db, keeping)
  if (!(await isLearning(services.db, clubId))) return 0
  await requirePoint(services, ['learning-account', viewer.userId])
  const pngs = await cutCells(
    await readOwn(services, photos, { viewer, photo }),
    cells.map(({ quad }) => quad),
  )
  return services.db.transaction(async (tx) => {
    const { isOn, timeZone } = await lockLearning(tx, clubId)
    if (!isOn) return 0
    const keptOn = clubDay(services.now(), timeZone)
    const rows = cells.flatMap(({ value, read }, i) => {
      const png = pngs[i]
      return png ? [{ clubId, id: idOf(clubId, png), value, read, keptOn, png }] : []
    })
    const unique = [...new Map(rows.map((row) => [row.id, row])).values()]
    await putCells(tx, unique)
    await removeCellsBeyond(tx, clubId, MOST_LEARNING_CELLS)
    return unique.length
  })
}

/** Administrators of the club may see others' photos, but nobody agrees for somebody else. */
async function readOwn(
  { db }: Services,
  { read }: LearningPhotos,
  { viewer, photo }: { viewer: SignedIn; photo: string },
): Promise<Uint8Array> {
  const id = parseObjectPath(photo)
  const found = id === undefined ? undefined : await findKeptPhoto(db, id)
  const isOwn = found?.photo.ownerId === viewer.userId
  const bytes = isOwn ? await read(found.photo.id) : undefined
  if (!bytes) throw new AppError('scan_photo_missing')
  return bytes
}

function idOf(clubId: string, png: Buffer): string {
  return createHash('sha256').update(`${clubId}\n`).update(png).digest('base64url').slice(0, 32)
}
