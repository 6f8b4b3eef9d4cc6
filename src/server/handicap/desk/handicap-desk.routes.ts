import type { FastifyInstance } from 'fastify'
import { getHandicapDesk, type HandicapDesk } from '#contract/handicap/handicap-desk.ts'
import { fullName } from '#contract/club/former-member.ts'
import { formatDay } from '#golf/day.ts'
import type { Services } from '../../platform/deps.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { requireHandicapCommittee } from '../playing-conditions/enter-conditions.ts'
import { decimalOrNull } from '../record-numbers.ts'
import {
  listCardsNotReturned,
  listIndexesInForce,
  listRulingsInForce,
  listScoresNotRated,
} from './handicap-desk.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export function handicapDeskRoutes(app: FastifyInstance, { db, now, sessions }: Services): void {
  serve(app, sessions, getHandicapDesk, async ({ viewer, params: { clubId } }): Promise<HandicapDesk> => {
    requireHandicapCommittee(viewer, clubId)
    const rulings = await listRulingsInForce(db, clubId)
    const indexes = await listIndexesInForce(db, { clubId, now: now() })
    const before = new Date(now().getTime() - DAY_MS)
    const open = await listCardsNotReturned(db, { clubId, before })
    const notRated = await listScoresNotRated(db, clubId)
    return {
      inForce: rulings.map(({ id, userId, kind, courseName, ...row }) => ({
        id,
        userId,
        kind,
        courseName,
        playerName: fullName(row),
        day: formatDay(row.day),
        ...madeBy(row),
      })),
      indexes: indexes.map(({ id, userId, kind, handicapIndex, day, until, ...row }) => ({
        id,
        userId,
        kind,
        playerName: fullName(row),
        index: kind === 'freeze' ? decimalOrNull(handicapIndex) : null,
        from: formatDay(day),
        until: until === null ? null : formatDay(until),
        ...madeBy(row),
      })),
      notReturned: open.map(({ roundId, userId, courseName, startedAt, ...name }) => ({
        roundId,
        userId,
        courseName,
        playerName: fullName(name),
        startedAt: new Date(startedAt).toISOString(),
      })),
      notRated: notRated.map(({ roundId, userId, courseName, teeName, day, ...name }) => ({
        roundId,
        userId,
        courseName,
        teeName,
        playerName: fullName(name),
        day: formatDay(day),
      })),
    }
  })
}

function madeBy(row: { authorFirstName: string | null; authorLastName: string | null; createdAt: string }) {
  const { authorFirstName: firstName, authorLastName: lastName, createdAt } = row
  return {
    authorName: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    at: new Date(createdAt).toISOString(),
  }
}
