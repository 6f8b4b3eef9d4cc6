import type { FastifyInstance } from 'fastify'
import { getHandicapMovers, setMoverListing } from '#contract/handicap/handicap-movers.ts'
import { formatDay, parseDay } from '#golf/day.ts'
import { handicapIndexToDecimal, toHandicapIndex } from '#golf/numbers.ts'
import { handicapMovers, type Mover } from '#golf/competition/season/handicap-movers.ts'
import { clubDay, momentOfDay } from '../../platform/db/club-day.ts'
import type { Services } from '../../platform/deps.ts'
import { readFirstIndexes, readIndexesAt } from '../indexes-at.store.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireMember } from '../../platform/http/require.ts'
import { serve } from '../../platform/http/serve-call.ts'
import { findClub } from '../../club/club.ts'
import { findHidesMoves, listMovableMembers, setHidesMoves } from './movers.store.ts'

const MOST_NAMED = 10
const ADULT_YEARS = 18
const DAYS_A_YEAR = 365.25

/** Whose Handicap Index moved most in a club, and the word of each member on being named there. */
export function moverRoutes(app: FastifyInstance, services: Services): void {
  const { db, sessions, now } = services

  serve(app, sessions, getHandicapMovers, async ({ viewer, params: { clubId }, query: { from, to } }) => {
    requireMember(viewer, clubId)
    const club = await findClub(db, clubId)
    if (!club) throw new AppError('not_found')
    const [begins, ends] = [momentOfDay(from, club.timeZone), momentOfDay(dayAfter(to), club.timeZone)]
    if (begins >= ends) throw fieldError('to', 'The last day is not before the first.')
    const adultBornBy = Math.floor(clubDay(now(), club.timeZone) - ADULT_YEARS * DAYS_A_YEAR)
    const members = await listMovableMembers(db, { clubId, adultBornBy })
    const userIds = members.map(({ userId }) => userId)
    const before = await readIndexesAt(db, { userIds, at: new Date(begins.getTime() - 1) })
    // Of who came later, or had no index yet, the move begins with their first one.
    const first = await readFirstIndexes(db, { userIds, from: begins, before: ends })
    const after = await readIndexesAt(db, { userIds, at: new Date(ends.getTime() - 1) })
    const indexOf = (tenths: number | null | undefined) =>
      tenths == null ? null : (toHandicapIndex(tenths) ?? null)
    const { down, up } = handicapMovers(
      members.map(({ userId, name }) => ({
        playerId: userId,
        name,
        before: indexOf(before.get(userId) ?? first.get(userId)),
        after: indexOf(after.get(userId)),
      })),
      MOST_NAMED,
    )
    const isHidden = (await findHidesMoves(db, { clubId, userId: viewer.userId })) ?? false
    return { down: down.map(toView), up: up.map(toView), isHidden }
  })

  serve(app, sessions, setMoverListing, async ({ viewer, params: { clubId }, body: { isHidden } }) => {
    requireMember(viewer, clubId)
    await setHidesMoves(db, { clubId, userId: viewer.userId, isHidden })
    return { isHidden }
  })
}

function toView({ playerId, name, before, after }: Mover) {
  return { playerId, name, before: handicapIndexToDecimal(before), after: handicapIndexToDecimal(after) }
}

function dayAfter(day: string): string {
  const number = parseDay(day)
  return number === undefined ? day : formatDay(number + 1)
}
