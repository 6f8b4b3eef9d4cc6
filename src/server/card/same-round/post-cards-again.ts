import { isNotForHandicapReason, type DayRange } from '#golf/handicap/not-for-handicap.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { listRefusals } from '../../handicap/handicap.ts'
import { findClub } from '../../club/club.ts'
import { lockAllInCompetition, lockAllOnCourse, type RoundRow } from '../rounds.store.ts'
import { lockPlayers } from '../../identity/identity.ts'
import { postAgain, settleRound } from './count-once.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The cards of a competition that are open or handed in, with their players: before the competition, as a card's own changes do. */
export async function lockCardsOfCompetition(tx: Transaction, competitionId: string): Promise<void> {
  await lockWithPlayers(tx, await lockAllInCompetition(tx, competitionId))
}

/**
 * Puts every card of a competition on its player's record anew, once its declaration for the handicap has changed (D43). The
 * competition is locked, so that no card is handed in by what it was before.
 */
export async function postCardsOfCompetition(
  services: Services,
  tx: Transaction,
  competitionId: string,
): Promise<void> {
  await postCardsAgain(services, tx, await lockAllInCompetition(tx, competitionId))
}

type DaysOfCourse = DayRange & { courseId: string; clubId: string }

/** The same of all cards that were begun on a course on some days, of competitions or not. */
export async function lockCardsOfDays(tx: Transaction, days: DaysOfCourse): Promise<void> {
  await lockWithPlayers(tx, await listOfDays(tx, days))
}

/** Puts them on the records anew, once those days were declared or taken back; the course is locked. */
export async function postCardsOfDays(
  services: Services,
  tx: Transaction,
  days: DaysOfCourse,
): Promise<void> {
  await postCardsAgain(services, tx, await listOfDays(tx, days))
}

/**
 * The days are the club's; a day more at both ends has them whatever its clock is. A card of those that such a reason keeps off the
 * record is looked at too: the club's time zone may have been another one when its day was declared.
 */
async function listOfDays(tx: Transaction, { from, until, courseId, clubId }: DaysOfCourse) {
  const timeZone = (await findClub(tx, clubId))?.timeZone ?? 'UTC'
  const around = { after: new Date((from - 1) * DAY_MS), before: new Date((until + 2) * DAY_MS) }
  const rounds = await lockAllOnCourse(tx, { courseId, clubId, ...around })
  const refusals = await listRefusals(tx, rounds)
  return rounds.filter(({ id, startedAt }) => {
    const day = clubDay(startedAt, timeZone)
    return (day >= from && day <= until) || isNotForHandicapReason(refusals.get(id) ?? null)
  })
}

/**
 * The rounds are locked. An open card may be what keeps another card of its round off the record, and so may one that was handed in
 * where no index was calculated, which comes on no record by this.
 */
async function postCardsAgain(
  services: Services,
  tx: Transaction,
  rounds: readonly RoundRow[],
): Promise<void> {
  await lockWithPlayers(tx, rounds)
  const onRecord = await listRefusals(tx, rounds)
  for (const round of rounds)
    if (round.status === 'submitted' && onRecord.has(round.id)) await postAgain(services, tx, round)
    else await settleRound(services, tx, round)
}

async function lockWithPlayers(tx: Transaction, rounds: readonly RoundRow[]): Promise<void> {
  await lockPlayers(tx, [...new Set(rounds.map(({ userId }) => userId))])
}
