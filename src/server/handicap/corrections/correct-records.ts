import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import {
  addedReadingsThatMatter,
  readingsThatMatter,
  type CorrectedReading,
} from '#golf/handicap/corrected-readings.ts'
import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { LOW_INDEX_DAYS } from '#golf/handicap/handicap-index.ts'
import { publishedTerms } from '#golf/handicap/add-to-record.ts'
import { replay } from '#golf/handicap/replay.ts'
import { addedReadings, type IndexStep } from '#golf/handicap/scoring-record.ts'
import { liftLimits } from '../../platform/db/client.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { changeRecord } from '../change-record.ts'
import type { NewCorrection } from '../change-record.store.ts'
import { listRecordRowsOf, recordEntries, type HandicapScoreRow, type RecordRow } from '../handicap.store.ts'
import {
  findUnfinished,
  listCalculatingClubs,
  listCorrectedClubs,
  lockNextPlayers,
  moveOn,
} from './corrections.store.ts'

/** What is corrected, the earlier one first: the readings of golf/handicap/corrected-readings. */
const corrections: readonly { name: string; correctionOf: CorrectionOf }[] = [
  { name: 'handicap-readings-2026', correctionOf: byFirstReadings },
  { name: 'handicap-readings-2026-12', correctionOf: byAddedReadings },
]

/** The key of the advisory lock of this work ("scoh" as four bytes). */
const LOCK_NUMBER = 0x73636f68
const PLAYERS_IN_A_PIECE = 100

/** The record as it was read before the second correction. */
const asBefore = { ...publishedTerms, without: addedReadings }

type Clock = { now: () => Date }

/**
 * Replays every stored record once under each set of corrected readings. Where that makes another Handicap Index it is set, with a
 * row of what changed and why, and the administrators of the player's club are told once. Stored scores, and the handicaps
 * that past rounds were played off, stay as they are. Before the server takes requests; processes that start together take
 * turns, and each piece commits with how far it has come, so that a start goes on where another one was ended.
 */
export async function correctRecords(
  pool: Pool,
  { now, pieceSize = PLAYERS_IN_A_PIECE }: Clock & { pieceSize?: number },
): Promise<void> {
  const client = await pool.connect()
  try {
    await liftLimits(client)
    await client.query('select pg_advisory_lock($1)', [LOCK_NUMBER])
    const db = drizzle(client)
    for (const correction of corrections) {
      let isFinished = false
      while (!isFinished)
        isFinished = await db.transaction((tx) =>
          correctPiece({ now }, tx, { ...correction, limit: pieceSize }),
        )
    }
  } finally {
    // Closing the connection releases the lock.
    client.release(true)
  }
}

/** True once there is nothing left to do. */
async function correctPiece(
  services: Clock,
  tx: Transaction,
  { name, correctionOf, limit }: (typeof corrections)[number] & { limit: number },
): Promise<boolean> {
  const unfinished = await findUnfinished(tx, name)
  if (!unfinished) return true
  const players = await lockNextPlayers(tx, { after: unfinished.doneTo, limit })
  const last = players.at(-1)
  if (!last) {
    await tellAdministrators(services, tx, name)
    await moveOn(tx, name, { doneTo: '', finishedAt: services.now() })
    return true
  }
  const calculating = await listCalculatingClubs(tx)
  const records = await listRecordRowsOf(
    tx,
    players.map(({ id }) => id),
  )
  const made = players.flatMap(
    (player) => correctionOf(player, { rows: records.get(player.id) ?? [], calculating }) ?? [],
  )
  await changeRecord(services, tx, {
    kind: 'readings_corrected',
    moves: made.map(({ userId, indexBefore, indexAfter }) => ({
      userId,
      before: indexBefore,
      after: asHandicapIndex(indexAfter),
    })),
    corrections: made.map((found) => ({ ...found, correction: name, createdAt: services.now() })),
  })
  await moveOn(tx, name, { doneTo: last.id })
  return false
}

async function tellAdministrators(services: Clock, tx: Transaction, name: string): Promise<void> {
  for (const { clubId, players, adminIds } of await listCorrectedClubs(tx, name))
    await addNotices(services, tx, {
      kind: 'indexes_corrected',
      about: { players },
      clubId,
      key: `${name} ${clubId}`,
      userIds: adminIds,
    })
}

type Found = Omit<NewCorrection, 'correction' | 'createdAt'> & { indexBefore: number | null }

/** What changes for a player; undefined where nothing does, or where the club assigns their index itself. */
type CorrectionOf = (
  player: { id: string; handicapIndex: number | null },
  record: { rows: readonly RecordRow[]; calculating: ReadonlySet<string> },
) => Found | undefined

function byAddedReadings(...[player, { rows, calculating }]: Parameters<CorrectionOf>) {
  const entries = recordEntries(rows)
  const [before, after] = [replay(entries, asBefore), replay(entries)]
  const indexAfter = asHandicapIndex(after.record.index)
  const isAsMade = asHandicapIndex(before.record.index) === player.handicapIndex
  if (!isAsMade || indexAfter === null || indexAfter === player.handicapIndex) return undefined
  const isScore = (step: IndexStep) => step.average !== null
  const newest = after.steps.findLast(isScore)
  const clubId = newest && rows.map((row) => clubOf(row, newest.id)).find((one) => one !== undefined)
  if (!newest || !clubId || !calculating.has(clubId)) return undefined
  return {
    userId: player.id,
    clubId,
    scoreId: newest.id,
    readings: addedReadingsThatMatter(entries),
    indexBefore: player.handicapIndex,
    indexAfter,
    lowBefore: before.steps.findLast(isScore)?.lowIndex ?? null,
    lowAfter: newest.lowIndex,
  }
}

/** The club of a score, an imported one or a penalty score; undefined for another one. */
function clubOf(row: RecordRow, id: string): string | undefined {
  switch (row.kind) {
    case 'score':
      return row.score.id === id ? row.score.clubId : undefined
    case 'starting':
      return row.starting.id === id ? row.starting.clubId : undefined
    case 'elsewhere':
      return row.elsewhere.id === id ? row.elsewhere.clubId : undefined
    case 'decision':
      return row.decision.id === id ? row.decision.clubId : undefined
    case 'committee':
      return undefined
  }
}

function byFirstReadings(...[player, { rows, calculating }]: Parameters<CorrectionOf>) {
  const scores = new Map(
    rows.flatMap((row) => (row.kind === 'score' ? [[row.score.id, row.score] as const] : [])),
  )
  const { steps, record } = replay(recordEntries(rows), asBefore)
  const indexAfter = asHandicapIndex(record.index)
  const newest = steps.findLast((step) => step.average !== null)
  const score = newest && scores.get(newest.id)
  if (!newest || !score || indexAfter === null || indexAfter === player.handicapIndex) return undefined
  if (!calculating.has(score.clubId)) return undefined
  const readings = readingsOf(rows, { steps, scores })
  // An index that the record never made, as after a club took over the calculation, is not ours to change.
  if (readings.length === 0) return undefined
  return {
    userId: player.id,
    clubId: score.clubId,
    scoreId: score.id,
    readings,
    indexBefore: player.handicapIndex,
    indexAfter,
    lowBefore: score.lowIndex,
    lowAfter: newest.lowIndex,
  }
}

/**
 * The readings behind today's index: those of the newest score, and where it has another Low Handicap Index those of the
 * scores that this one is chosen from. A record whose newest score says nothing is looked through whole.
 */
function readingsOf(
  rows: readonly RecordRow[],
  { steps, scores }: { steps: readonly IndexStep[]; scores: ReadonlyMap<string, HandicapScoreRow> },
): CorrectedReading[] {
  const restarted = replay(
    recordEntries(rows).map((entry) =>
      entry.kind === 'committee_index' ? { ...entry, restartsLowIndex: true } : entry,
    ),
    asBefore,
  ).steps
  const found = steps.flatMap((step, i) => {
    const [stored, other] = [scores.get(step.id), restarted[i]]
    return stored && other ? [{ step, readings: readingsThatMatter(step, { stored, restarted: other }) }] : []
  })
  const made = found.filter(({ step }) => step.average !== null)
  const newest = made.at(-1)
  const from = (made.at(-2)?.step.day ?? 0) - LOW_INDEX_DAYS
  const isLowOther = newest?.readings.some((reading) => reading !== 'average_rounded') ?? false
  const isSilent = newest?.readings.length === 0
  const behind = found.filter(
    ({ step }) => step === newest?.step || isSilent || (isLowOther && step.day >= from),
  )
  return [...new Set(behind.flatMap(({ readings }) => readings))]
}
