import { differentialUnder } from '#golf/handicap/playing-conditions.ts'
import { asHandicapIndex } from '#golf/handicap/index-to-play-off.ts'
import { replay } from '#golf/handicap/replay.ts'
import type { IndexStep } from '#golf/handicap/scoring-record.ts'
import { toHandicapIndex, type HandicapIndex } from '#golf/numbers.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { findClub } from '../../club/club.ts'
import { changeRecord, type IndexMove } from '../change-record.ts'
import type { NewConditionsChange, NewHandicapScore } from '../change-record.store.ts'
import { listRecordRowsOf, recordEntries, type HandicapScoreRow, type RecordRow } from '../handicap.store.ts'
import {
  listScoreIds,
  lockNextPlayers,
  lockUnfinished,
  moveOn,
  type ConditionsRow,
} from './playing-conditions.store.ts'

const PLAYERS_IN_A_PIECE = 25

type Applying = Pick<Services, 'db' | 'now' | 'feed' | 'config'>

/** What a request waits for; the rest is taken up by the next look for unfinished entries. */
const MOST_PIECES = 80

/**
 * Brings what a committee entered of a day's conditions to every score of that day: each gets a new row with its PCC, which
 * takes the place of the last one, and the player's index is the replay. A penalty score takes its PCC from what has reached
 * the record. In pieces that commit together with how far they
 * have come, in the order of the entries, so that whoever goes on after a process was killed goes on where it ended.
 * True once nothing is left to do.
 */
export async function applyConditions(
  services: Applying,
  { clubId, pieceSize = PLAYERS_IN_A_PIECE }: { clubId?: string; pieceSize?: number } = {},
): Promise<boolean> {
  for (let piece = 0; piece < MOST_PIECES; piece++) {
    const isFinished = await services.db.transaction((tx) => applyPiece(services, tx, { clubId, pieceSize }))
    if (isFinished) return true
  }
  return false
}

async function applyPiece(
  services: Applying,
  tx: Transaction,
  { clubId, pieceSize }: { clubId: string | undefined; pieceSize: number },
): Promise<boolean> {
  const open = await lockUnfinished(tx, clubId)
  if (!open) return true
  const { entry, courseIds } = open
  const players = await lockNextPlayers(tx, { entry, courseIds, limit: pieceSize })
  const last = players.at(-1)
  if (!last) {
    await moveOn(tx, entry.id, { doneTo: '', finishedAt: services.now() })
    return false
  }
  const userIds = players.map(({ id }) => id)
  const scoreIds = await listScoreIds(tx, { entry, courseIds, userIds })
  const records = await listRecordRowsOf(tx, userIds)
  const isCalculated = (await findClub(tx, entry.clubId))?.handicapMode === 'whs'
  const reached = players.flatMap(
    (player) =>
      reach({
        player,
        rows: records.get(player.id) ?? [],
        entry,
        courseIds,
        scoreIds,
        isCalculated,
        now: services.now(),
      }) ?? [],
  )
  if (reached.length > 0)
    await changeRecord(services, tx, {
      kind: 'conditions_applied',
      clubId: entry.clubId,
      entry,
      scores: reached.flatMap(({ scores }) => scores),
      changes: reached.map(({ change }) => change),
      moves: reached.map(({ move }) => move),
    })
  await moveOn(tx, entry.id, { doneTo: last.id })
  return false
}

type Applied = {
  player: { id: string; handicapIndex: number | null }
  rows: readonly RecordRow[]
  entry: ConditionsRow
  courseIds: readonly string[]
  scoreIds: ReadonlySet<string>
  isCalculated: boolean
  now: Date
}
type Reached = { scores: NewHandicapScore[]; change: NewConditionsChange; move: IndexMove }

/** What an entry makes of a player's record; undefined where every score of the player has this PCC already. */
function reach(applied: Applied): Reached | undefined {
  const { player, entry, isCalculated, now } = applied
  const changed: HandicapScoreRow[] = []
  const penalties = new Set<string>()
  const rows = applied.rows.map((row): RecordRow => {
    if (isPenaltyUnder(row, applied)) {
      penalties.add(row.decision.id)
      return { ...row, decision: { ...row.decision, pcc: entry.pcc } }
    }
    const score = row.kind === 'score' ? scoreUnder(row.score, applied) : undefined
    if (row.kind !== 'score' || !score) return row
    changed.push(score)
    return { ...row, score }
  })
  if (changed.length === 0 && penalties.size === 0) return undefined
  const { record, steps } = replay(recordEntries(rows))
  // A differential of the record that was chosen as a penalty score (7.1b) has the PCC of its own day.
  const isPenaltyMoved = steps.some(
    ({ id, penalty }) => penalties.has(id) && typeof penalty?.adjustedGross === 'number',
  )
  if (changed.length === 0 && !isPenaltyMoved) return undefined
  const before = player.handicapIndex === null ? null : (toHandicapIndex(player.handicapIndex) ?? null)
  const made = asHandicapIndex(record.index)
  const indexAfter = isCalculated ? (made ?? before) : before
  const indexBefore = player.handicapIndex
  return {
    scores: changed.map((score) => scoreRow({ score, steps, indexAfter, createdAt: now })),
    change: { conditionsId: entry.id, userId: player.id, createdAt: now, indexBefore, indexAfter },
    move: { userId: player.id, before: indexBefore, after: indexAfter },
  }
}

type PenaltyRow = Extract<RecordRow, { kind: 'decision' }>

/** A penalty score that stands, of the day and a course of the entry, and that has another PCC. */
function isPenaltyUnder(row: RecordRow, { entry, courseIds }: Applied): row is PenaltyRow {
  if (row.kind !== 'decision' || row.isTakenBack || row.decision.kind !== 'penalty') return false
  const { day, courseId, pcc } = row.decision
  return day === entry.day && courseId !== null && courseIds.includes(courseId) && pcc !== entry.pcc
}

/** The row that takes the place of a score's last one; undefined where that one stays. */
function scoreUnder(score: HandicapScoreRow, { entry, scoreIds }: Applied): HandicapScoreRow | undefined {
  const { id, adjustedGross, courseRating, slope } = score
  if (!scoreIds.has(id) || score.pcc === entry.pcc || adjustedGross === null) return undefined
  const { pcc } = entry
  const exact = differentialUnder(
    { adjustedGross, courseRating, slope, pcc },
    score.acceptedAs === 'nine' ? 9 : 18,
  )
  const differential = `${exact.numerator}/${exact.denominator}`
  return { ...score, id: newId('scr'), replacesId: id, pcc, differential, conditionsId: entry.id }
}

function scoreRow(input: {
  score: HandicapScoreRow
  steps: readonly IndexStep[]
  indexAfter: HandicapIndex | null
  createdAt: Date
}): NewHandicapScore {
  const { score, steps, indexAfter, createdAt } = input
  const step = steps.find((one) => one.id === score.id)
  if (!step || score.adjustedGross === null) throw new Error(`The replay lost score ${score.id}`)
  const { adjustedGross, courseRating, slope, pcc } = score
  return {
    ...score,
    // The store numbers its rows.
    seq: undefined,
    createdAt,
    indexAfter,
    roundedDifferential: step.differential,
    lowIndex: step.lowIndex,
    exceptionalAdjustment: step.exceptionalAdjustment,
    cap: step.cap,
    differential: differentialUnder(
      { adjustedGross, courseRating, slope, pcc },
      score.acceptedAs === 'nine' ? 9 : 18,
    ),
  }
}
