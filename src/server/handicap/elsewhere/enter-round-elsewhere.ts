import type { z } from 'zod/mini'
import type { enterRoundElsewhere as enterCall } from '#contract/handicap/rounds-elsewhere.ts'
import { parseDay } from '#golf/day.ts'
import {
  checkRoundElsewhere,
  differentialElsewhere,
  type RoundElsewhereRefusal,
} from '#golf/handicap/round-elsewhere.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import { altersRow } from '../../platform/db/versions.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { type ClubRow, findClub } from '../../club/club.ts'
import { changeRecord, remakeIndexes } from '../change-record.ts'
import { listRecordRows, type RoundElsewhereRow } from '../handicap.store.ts'
import { fractionText } from '../record-numbers.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { askOfDay } from './ask-of-day.ts'
import { asScore } from './as-score.ts'
import { findRoundElsewhere } from './rounds-elsewhere.store.ts'

type Entered = z.output<typeof enterCall.body>

type EnterInput = {
  viewer: SignedIn
  userId: string
  clubId: string
  entered: Entered
  /** The committee looks at it, whatever the club wishes of others. */
  mustWait?: boolean
}

const fieldOf: Record<RoundElsewhereRefusal, keyof Entered> = {
  day_in_future: 'day',
  day_too_old: 'day',
  slope_out_of_range: 'slope',
  course_rating_impossible: 'courseRating',
  par_impossible: 'par',
  gross_impossible: 'adjustedGross',
  gross_too_high: 'adjustedGross',
}

/**
 * A round of another club on a member's record, entered by its player or by the handicap committee. What the committee enters
 * counts at once, and so does a player's where the club wishes no look at it. The same id again changes nothing. The caller has
 * checked who may.
 */
export async function enterRoundElsewhere(services: Services, input: EnterInput): Promise<void> {
  const { viewer, userId, clubId, entered } = input
  await services.db.transaction(async (tx) => {
    const club = await findClub(tx, clubId)
    if (!club) throw new AppError('not_found')
    const isOwn = viewer.userId === userId
    if (club.handicapMode !== 'whs') throw clubAssigns(isOwn)
    const person = await lockPlayer(tx, userId)
    if (!person) throw new AppError('not_found')
    const known = await findRoundElsewhere(tx, entered.id)
    if (known && known.userId !== userId) throw new AppError('not_found')
    if (known && isSame(known, entered)) return
    // What was typed last would otherwise be lost in silence.
    if (known)
      throw new AppError('changed_meanwhile', {
        message:
          'This round was entered already, with other facts: its answer was lost. Close the form and look at the round in the list.',
      })
    await enter(services, tx, { ...input, club, held: person.handicapIndex })
  })
}

function clubAssigns(isOwn: boolean): AppError {
  return new AppError('invalid_input', {
    message: isOwn
      ? 'This club assigns handicaps itself, so no score can be entered. Send it to the club’s office.'
      : 'This club assigns handicaps itself: set the index instead.',
    details: { reason: 'club_assigns' },
  })
}

async function enter(
  services: Services,
  tx: Transaction,
  input: EnterInput & { club: ClubRow; held: number | null },
): Promise<void> {
  const { viewer, userId, clubId, entered, club, held, mustWait = false } = input
  const { id, isAnotherRound = false, note = null, ...facts } = entered
  const now = services.now()
  const round = { ...facts, day: dayOf(entered.day) }
  const checked = checkRoundElsewhere(round, clubDay(now, club.timeZone))
  if (!checked.ok) throw fieldError(fieldOf[checked.reason], checked.detail ?? '', { reason: checked.reason })
  const rows = await listRecordRows(tx, userId)
  const { timeZone, rulesOfPlay } = club
  if (!isAnotherRound) await askOfDay(tx, { userId, id, day: round.day, rows, timeZone })
  const isByClub = viewer.userId !== userId
  const isWaiting = !isByClub && (mustWait || readRulesOfPlay(rulesOfPlay).roundsElsewhere === 'wait')
  const decidedBy = isByClub ? viewer.userId : null
  const waiting = { status: 'waiting' as const, askedAt: now }
  const index = new Map([[userId, held]])
  await changeRecord(services, tx, {
    kind: 'round_elsewhere',
    step: 'enter',
    by: viewer,
    clubId,
    reason: null,
    round: {
      ...round,
      id,
      note,
      userId,
      clubId,
      enteredBy: viewer.userId,
      createdAt: now,
      differential: fractionText(differentialElsewhere(round)),
      ...(isWaiting ? waiting : asScore({ day: round.day, rows, held, rulesOfPlay, decidedBy, now })),
    },
    moves: isWaiting ? [{ userId, before: held, after: held }] : () => remakeIndexes(tx, index),
  })
}

function isSame(known: RoundElsewhereRow, entered: Entered): boolean {
  const { courseName, teeName, holes, courseRating, slope, par, adjustedGross, markerName } = entered
  const sent = { courseName, teeName, holes, courseRating, slope, par, adjustedGross, markerName }
  return !altersRow(known, { ...sent, day: dayOf(entered.day), note: entered.note ?? null })
}

function dayOf(text: string): number {
  const day = parseDay(text)
  if (day === undefined) throw fieldError('day', 'This date does not exist.', { reason: 'no_such_day' })
  return day
}
