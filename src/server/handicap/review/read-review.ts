import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Day } from '#golf/day.ts'
import { comparePlay, differingPlayers, type PlayCompared } from '#golf/handicap/review/compare-play.ts'
import type { ExceptionalScore } from '#golf/handicap/review/explain-review.ts'
import {
  findingOfCap,
  findingOfCards,
  findingOfExceptional,
  findingOfFreeze,
  findingOfHolds,
  findingOfPlay,
  findingOfQuiet,
  findingOfReductions,
  type ReviewFinding,
} from '#golf/handicap/review/review-findings.ts'
import { reviewKinds } from '#golf/handicap/review/review-terms.ts'
import { replay } from '#golf/handicap/replay.ts'
import { RECORD_LENGTH } from '#golf/handicap/handicap-index.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Database } from '../../platform/db/client.ts'
import { listRecordRowsOf, recordEntries, type RecordRow } from '../handicap.store.ts'
import { listCardsNotReturned, listReviewSources, type ReviewSource } from './review-sources.store.ts'

const PLAYERS_AT_ONCE = 100

/** A finding with its player. */
export type PlayerFinding = ReviewFinding & { player: ReviewSource }

export type Review = { players: number; compared: number; findings: PlayerFinding[] }

type Asked = {
  club: { id: string; timeZone: string; handicapMode: string }
  now: Date
}

/**
 * The whole review of a club. It is made when a committee asks, in pieces of 100 players, and lets other work of the
 * process go first between them.
 */
export async function readReview(db: Database, { club, now }: Asked): Promise<Review> {
  const today = clubDay(now, club.timeZone)
  const findings: PlayerFinding[] = []
  const compared: { player: ReviewSource; play: PlayCompared }[] = []
  let players = 0
  for (let after = ''; ;) {
    const piece = await listReviewSources(db, { clubId: club.id, after, limit: PLAYERS_AT_ONCE, today, now })
    players += piece.length
    for (const player of piece) {
      const play = comparePlay(player)
      if (play) compared.push({ player, play })
    }
    findings.push(
      ...quietPlayers(piece, { today, timeZone: club.timeZone }),
      ...(await cardsNotReturned(db, { club, now, piece })),
      ...(await findingsOfRecords(db, { piece, today, isCalculated: club.handicapMode === 'whs' })),
    )
    after = piece.at(-1)?.userId ?? after
    if (piece.length < PLAYERS_AT_ONCE) break
    await nextTurn()
  }
  const differing = differingPlayers(compared).map((one) => ({
    ...findingOfPlay(one, compared.length),
    player: one.player,
  }))
  return { players, compared: compared.length, findings: inOrder([...differing, ...findings]) }
}

function inOrder(findings: readonly PlayerFinding[]): PlayerFinding[] {
  return [...findings].sort(
    (a, b) =>
      reviewKinds.indexOf(a.kind) - reviewKinds.indexOf(b.kind) ||
      b.weight - a.weight ||
      (a.player.userId < b.player.userId ? -1 : 1),
  )
}

function quietPlayers(
  piece: readonly ReviewSource[],
  { today, timeZone }: { today: Day; timeZone: string },
): PlayerFinding[] {
  return piece.flatMap((player) => {
    const finding = findingOfQuiet(
      {
        lastScore: player.lastScore,
        joined: clubDay(player.joinedAt, timeZone),
        hasIndex: player.handicapIndex !== null,
      },
      today,
    )
    return finding ? [{ ...finding, player }] : []
  })
}

async function cardsNotReturned(
  db: Database,
  { club, now, piece }: Asked & { piece: readonly ReviewSource[] },
): Promise<PlayerFinding[]> {
  const players = piece.filter(({ notReturned }) => notReturned > 0)
  const userIds = players.map(({ userId }) => userId)
  const cards = await listCardsNotReturned(db, { clubId: club.id, userIds, now })
  return players.flatMap((player) => {
    const own = cards
      .filter(({ userId }) => userId === player.userId)
      .map(({ startedAt, courseName, holes, isOpen }) => ({
        day: clubDay(startedAt, club.timeZone),
        courseName,
        holes,
        isOpen,
      }))
    const finding = findingOfCards(player.begun, own)
    return finding ? [{ ...finding, player }] : []
  })
}

/**
 * Only a record of more than twenty scores can be capped, only one with an exceptional score is reduced, and only one with
 * an entry of the committee is frozen or held; a penalty score is a score too.
 */
async function findingsOfRecords(
  db: Database,
  input: { piece: readonly ReviewSource[]; today: Day; isCalculated: boolean },
): Promise<PlayerFinding[]> {
  const { piece, today, isCalculated } = input
  const players = piece.filter(
    ({ scores, hasExceptional, isDecidedOn }) =>
      hasExceptional || (isCalculated && (isDecidedOn || scores > RECORD_LENGTH)),
  )
  if (players.length === 0) return []
  const records = await listRecordRowsOf(
    db,
    players.map(({ userId }) => userId),
  )
  return players.flatMap((player) => {
    const rows = records.get(player.userId) ?? []
    const entries = recordEntries(rows)
    const { steps } = replay(entries)
    const exceptional = exceptionalScores(rows, steps)
    const found = [
      findingOfExceptional([...exceptional.values()], today),
      ...(isCalculated
        ? [
            findingOfCap(steps),
            findingOfReductions(steps, exceptional),
            findingOfFreeze(steps, today),
            findingOfHolds({ entries, steps }, today),
          ]
        : []),
    ]
    return found.flatMap((finding) => (finding ? [{ ...finding, player }] : []))
  })
}

/** The scores that were exceptional, by their id, also where the committee undid the reduction. */
function exceptionalScores(
  rows: readonly RecordRow[],
  steps: ReturnType<typeof replay>['steps'],
): Map<string, ExceptionalScore> {
  const scores = new Map(
    rows.flatMap((row) => {
      if (row.kind === 'elsewhere')
        return [[row.elsewhere.id, { courseName: row.elsewhere.courseName, isUndone: false }] as const]
      if (row.kind !== 'score') return []
      const isUndone = row.rulings.includes('exceptional_undone')
      return [[row.score.id, { courseName: row.score.courseName, isUndone }] as const]
    }),
  )
  return new Map(
    steps.flatMap(({ id, day, differential, indexWhenPlayed, exceptionalAdjustment }) => {
      const made = scores.get(id)
      if (!made || differential === null || indexWhenPlayed === null) return []
      if (exceptionalAdjustment === 0 && !made.isUndone) return []
      const { courseName } = made
      const score = { day, courseName, differential, playedOff: indexWhenPlayed, by: -exceptionalAdjustment }
      return [[id, score] as const]
    }),
  )
}
