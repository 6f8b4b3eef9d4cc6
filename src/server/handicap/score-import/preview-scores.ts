import type { ChangedRecord, ScorePreview } from '#contract/handicap/score-import.ts'
import { byName, nameParts } from '#golf/by-name.ts'
import { recogniseScoreColumns } from '#contract/handicap/score-import/recognise-score-columns.ts'
import type { PastScore } from '#contract/handicap/score-import/read-score-lines.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { describeSheet, findClub, rememberedReading, type Sheet, understandSheet } from '../../club/club.ts'
import { makeIndexes } from '../make-indexes.ts'
import { entriesOf, readScores, type ScoreReading } from './read-scores.ts'
import { byPlayer, readHeldIndexes } from './score-import.store.ts'

const PLAYERS_SHOWN = 50
const FAULTS_SHOWN = 500

/** How a file would be imported, what is wrong in which line, and what it makes of whose index. Writes nothing. */
export async function previewScores(
  services: Services,
  input: { viewer: SignedIn; clubId: string; sheet: Sheet; reading: ScoreReading },
): Promise<ScorePreview> {
  const { viewer, clubId, sheet, reading } = input
  const { db, now } = services
  const club = await findClub(db, clubId)
  if (!club) throw new AppError('not_found')
  const understood = understandSheet(sheet, reading, recogniseScoreColumns)
  const today = clubDay(now(), club.timeZone)
  const { scores, faults, far, dateOrder, names } = await readScores(db, {
    clubId,
    readerId: viewer.userId,
    sheet,
    understood,
    today,
    dates: reading.dates,
    far: reading.far,
  })
  const isCalculated = club.handicapMode === 'whs'
  const players = await changedRecords(db, { scores, names, isCalculated })
  return {
    ...describeSheet({ sheet, understood, dateOrder }),
    ready: scores.length,
    players: players.slice(0, PLAYERS_SHOWN),
    playerCount: players.length,
    faults: faults.slice(0, FAULTS_SHOWN),
    faultCount: faults.length,
    far,
    isCalculated,
    ...(await rememberedReading(db, { clubId, kind: 'scores', understood, reading })),
  }
}

const decimalOrNull = (tenths: number | null) => (tenths === null ? null : (tenths / 10).toFixed(1))

async function changedRecords(
  db: Queryable,
  input: { scores: readonly PastScore[]; names: ReadonlyMap<string, string>; isCalculated: boolean },
): Promise<ChangedRecord[]> {
  const { scores, names, isCalculated } = input
  const players = byPlayer(scores)
  const held = await readHeldIndexes(db, { userIds: [...players.keys()] })
  const made = isCalculated ? await makeIndexes(db, { held, added: entriesOf(scores) }) : held
  const order = byName()
  return [...players]
    .map(([id, theirs]) => ({
      id,
      name: names.get(id) ?? '',
      scores: theirs.length,
      indexBefore: decimalOrNull(held.get(id) ?? null),
      indexAfter: decimalOrNull(made.get(id) ?? null),
    }))
    .sort((a, b) => order(nameParts(a.name), nameParts(b.name)))
}
