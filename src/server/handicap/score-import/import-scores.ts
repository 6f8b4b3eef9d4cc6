import { recogniseScoreColumns } from '#contract/handicap/score-import/recognise-score-columns.ts'
import type { PastScore } from '#contract/handicap/score-import/read-score-lines.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Services } from '../../platform/deps.ts'
import { changeRecord, remakeIndexes } from '../change-record.ts'
import type { NewStartingScore } from '../change-record.store.ts'
import { fractionText } from '../record-numbers.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import {
  findClub,
  insertImport,
  lockImport,
  readingOf,
  requireDates,
  requireEncoding,
  type Sheet,
  understandSheet,
} from '../../club/club.ts'
import { readScores, type ScoreReading } from './read-scores.ts'
import { byPlayer, listPlayersOfImport, readHeldIndexes } from './score-import.store.ts'

/**
 * Puts the past rounds of a file on their members' records, all or none, and sets the indexes that the records then make.
 * Under the lock of the club, so that two imports at once know of each other, and of each player, as a card that is handed in.
 * What is read is what the preview read: where the number differs, nothing is imported. The same id again answers what the
 * first one did.
 */
export async function importScores(
  services: Services,
  input: {
    viewer: SignedIn
    clubId: string
    importId: string
    sheet: Sheet
    reading: ScoreReading
    ready: number
  },
): Promise<{ taken: number; leftOut: number; players: number }> {
  const { viewer, clubId, importId, sheet, reading, ready } = input
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId, { lock: true })
    if (!club) throw new AppError('not_found')
    const before = await lockImport(tx, importId)
    if (before) {
      if (before.clubId !== clubId || before.kind !== 'scores') throw new AppError('not_found')
      const { taken, leftOut } = before
      return { taken, leftOut, players: (await listPlayersOfImport(tx, importId)).length }
    }
    const understood = understandSheet(sheet, reading, recogniseScoreColumns)
    const today = clubDay(now, club.timeZone)
    const { scores, dateOrder } = await readScores(tx, {
      clubId,
      readerId: viewer.userId,
      sheet,
      understood,
      today,
      dates: reading.dates,
      far: reading.far,
    })
    requireEncoding(sheet, reading.encoding)
    requireDates(dateOrder, reading.dates)
    if (scores.length !== ready) throw new AppError('import_changed')
    const counts = { taken: ready, leftOut: understood.body.length - ready }
    await insertImport(tx, {
      id: importId,
      clubId,
      kind: 'scores',
      ...counts,
      importedBy: viewer.userId,
      importedAt: now,
      ...readingOf(understood, reading),
    })
    const held = await readHeldIndexes(tx, { userIds: [...byPlayer(scores).keys()], lock: true })
    await changeRecord(services, tx, {
      kind: 'scores_imported',
      by: viewer,
      clubId,
      counts: { ...counts, players: held.size },
      scores: scores.map((score) => toRow(score, { clubId, importId, held, createdAt: now })),
      moves: club.handicapMode === 'whs' ? () => remakeIndexes(tx, held) : [],
    })
    return { ...counts, players: held.size }
  })
}

function toRow(
  score: PastScore,
  of: { clubId: string; importId: string; held: ReadonlyMap<string, number | null>; createdAt: Date },
): NewStartingScore {
  const { userId, day, courseName, teeName, courseRating, slope, par, pcc, adjustedGross, isStated } = score
  const { held, ...rest } = of
  return {
    id: newId('sts'),
    userId,
    day,
    courseName,
    teeName,
    courseRating,
    slope,
    par,
    pcc,
    adjustedGross,
    isStated,
    ...rest,
    differential: fractionText(score.differential),
    indexBefore: held.get(userId) ?? null,
  }
}
