import type { RoundOfDay } from '#contract/handicap/round-elsewhere.ts'
import { formatDay, type Day } from '#golf/day.ts'
import { clubTime, momentOfDay } from '../../platform/db/club-day.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { RecordRow } from '../handicap.store.ts'
import { listCardsBetween, listWaitingOfDay } from './rounds-elsewhere.store.ts'

type Asked = {
  userId: string
  /** The round that is entered or accepted; it is not asked about itself. */
  id: string
  day: Day
  rows: readonly RecordRow[]
  /** Of the club whose calendar the day is of. */
  timeZone: string
}

/**
 * Where another round of the player is of the same day, whatever club it is of, nobody knows whether it is the same one: then
 * whoever enters or accepts it is asked, so that no round counts twice unnoticed.
 */
export async function askOfDay(tx: Transaction, asked: Asked): Promise<void> {
  const others = await listRoundsOfDay(tx, asked)
  if (others.length === 0) return
  throw new AppError('round_on_day', {
    message: `On this day there is already ${others.map(named).join('; ')}. Say whether this is another round.`,
    details: { others },
  })
}

function named({ courseName, time, adjustedGross }: RoundOfDay): string {
  return [courseName, time, adjustedGross === null ? null : `score ${adjustedGross}`]
    .filter((part) => part !== null)
    .join(', ')
}

async function listRoundsOfDay(tx: Transaction, asked: Asked): Promise<RoundOfDay[]> {
  const { userId, id, day, rows, timeZone } = asked
  const timeOf = (moment: number | undefined) =>
    moment === undefined ? null : clubTime(new Date(moment), timeZone)
  const onRecord = rows.flatMap((row): RoundOfDay[] => {
    switch (row.kind) {
      case 'score': {
        const { courseName, adjustedGross } = row.score
        const time = timeOf(row.play?.startedAt)
        return row.score.day === day ? [{ kind: 'card', courseName, time, adjustedGross }] : []
      }
      case 'elsewhere': {
        const { courseName, adjustedGross } = row.elsewhere
        return row.elsewhere.day === day && row.elsewhere.id !== id
          ? [{ kind: 'elsewhere', courseName, time: null, adjustedGross }]
          : []
      }
      case 'starting': {
        const { courseName, adjustedGross } = row.starting
        return row.starting.day === day
          ? [{ kind: 'past_round', courseName: courseName ?? '', time: null, adjustedGross }]
          : []
      }
      case 'decision':
        return row.decision.kind === 'penalty' && row.decision.day === day && !row.isTakenBack
          ? [{ kind: 'penalty', courseName: row.decision.courseName ?? '', time: null, adjustedGross: null }]
          : []
      case 'committee':
        return []
    }
  })
  const known = new Set(rows.flatMap((row) => (row.kind === 'score' ? [row.score.roundId] : [])))
  const cards = await listCardsBetween(tx, {
    userId,
    from: momentOfDay(formatDay(day), timeZone),
    before: momentOfDay(formatDay(day + 1), timeZone),
  })
  const waiting = await listWaitingOfDay(tx, { userId, day })
  return [
    ...onRecord,
    ...cards
      .filter((card) => !known.has(card.id))
      .map(({ status, courseName, startedAt }): RoundOfDay => ({
        kind: status === 'in_progress' ? 'open_card' : 'card',
        courseName,
        time: clubTime(startedAt, timeZone),
        adjustedGross: null,
      })),
    ...waiting
      .filter((one) => one.id !== id)
      .map(({ courseName, adjustedGross }): RoundOfDay => ({
        kind: 'waiting',
        courseName,
        time: null,
        adjustedGross,
      })),
  ]
}
