import type { Day } from '#domain/day.ts'
import { asHandicapIndex } from '#domain/handicap/index-to-play-off.ts'
import { replay } from '#domain/handicap/replay.ts'
import { scoreForRecord, type NotForRecord, type ScoreForRecord } from '#domain/handicap/score-for-record.ts'
import { toHandicapIndex } from '#domain/numbers.ts'
import { refused, type Outcome } from '#domain/outcome.ts'
import { clubDay } from '../db/club-day.ts'
import { newId } from '../db/new-id.ts'
import { resultFrom } from '../db/stored-golf.ts'
import type { Transaction } from '../db/transaction.ts'
import type { Services } from '../deps.ts'
import {
  insertHandicapScore,
  listRecordRows,
  recordEntries,
  setHandicapIndex,
} from '../handicap/handicap.store.ts'
import { findClub } from '../members/members.store.ts'
import { findCourseName, lockPlayer, type HoleScoreRow, type RoundRow } from './rounds.store.ts'

/** R1.7: the committee enters it; without an entry it is 0. */
const PCC_NOT_ENTERED = 0

/**
 * Puts a card that was just handed in on its player's handicap record, where the club calculates handicaps (D4), and
 * moves his index. A card that does not count is kept there with its reason (R1.5, R1.6). Part of the transaction that
 * hands the card in, which happens once for each round; the player is locked, so that two cards take turns.
 */
export async function postToRecord(
  services: Services,
  tx: Transaction,
  handedIn: { round: RoundRow; scores: readonly HoleScoreRow[]; totalsOnly: boolean },
): Promise<void> {
  const { round } = handedIn
  const club = await findClub(tx, round.clubId)
  if (club?.handicapMode !== 'whs') return
  const player = await lockPlayer(tx, round.userId)
  if (!player) throw new Error(`Round ${round.id} has no player`)
  const id = newId('scr')
  const day = clubDay(round.startedAt, club.timeZone)
  const outcome = scoreOf({ ...handedIn, id, day })
  const common = {
    id,
    userId: round.userId,
    clubId: round.clubId,
    roundId: round.id,
    day,
    createdAt: services.now(),
    courseName: await findCourseName(tx, round.courseId),
    teeName: round.teeName,
    indexWhenPlayed: round.handicapIndex,
    courseRating: round.courseRating,
    slope: round.slope,
    par: round.par,
    pcc: PCC_NOT_ENTERED,
    indexBefore: player.handicapIndex,
  }
  if (!outcome.ok) {
    await insertHandicapScore(tx, {
      ...common,
      refusal: outcome.reason,
      refusalDetail: outcome.detail ?? null,
      differential: null,
      exceptionalAdjustment: 0,
      cap: 'none',
      indexAfter: player.handicapIndex,
    })
    return
  }

  const { entry, acceptedAs, courseHandicap, adjusted } = outcome.value
  const { record, steps } = replay([...recordEntries(await listRecordRows(tx, round.userId)), entry])
  const step = steps.find((one) => one.id === id)
  if (!step) throw new Error(`The replay lost score ${id}`)
  const index = asHandicapIndex(record.index)
  await insertHandicapScore(tx, {
    ...common,
    acceptedAs,
    courseHandicap,
    adjustedGross: adjusted.total,
    adjustedHoles: [...adjusted.holes],
    differential: entry.differential,
    roundedDifferential: step.differential,
    exceptionalAdjustment: step.exceptionalAdjustment,
    lowIndex: step.lowIndex,
    cap: step.cap,
    indexAfter: index,
  })
  if (index === null || index === player.handicapIndex) return
  await setHandicapIndex(tx, round.userId, index)
  await services.feed.announce(tx, { kind: 'person', userId: round.userId })
}

/**
 * The stored card as a score of the record. Nobody is asked why he stopped, so a card of ten to seventeen holes is
 * "not convertible here" rather than one without a valid reason (R1.5). The nines of a course have no ratings of their own.
 */
function scoreOf(handedIn: {
  round: RoundRow
  scores: readonly HoleScoreRow[]
  totalsOnly: boolean
  id: string
  day: Day
}): Outcome<ScoreForRecord, NotForRecord | 'totals_only'> {
  const { round, scores, totalsOnly, id, day } = handedIn
  if (totalsOnly)
    return refused('totals_only', 'Only totals were handed in; the handicap needs the score of every hole.')
  return scoreForRecord({
    id,
    day,
    holes: round.holes,
    results: new Map(scores.map((score) => [score.holeNumber, resultFrom(score.result, score.strokes)])),
    handicapIndex: round.handicapIndex === null ? null : (toHandicapIndex(round.handicapIndex) ?? null),
    rating: { courseRating: round.courseRating, slope: round.slope, par: round.par },
    nines: null,
    pcc: PCC_NOT_ENTERED,
    hasValidReason: true,
    clubCountsNetPar: false,
  })
}
