import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { isNeeded, matchPairing } from '#golf/match/bracket/bracket.ts'
import { playByOf } from '#golf/match/bracket/play-by.ts'
import { formatDay } from '#golf/day.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import { brackets, matches } from '../../platform/db/tables/brackets.ts'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { addNotices } from '../../outbound/outbound.ts'
import { findBracket, playersOfMatch } from '../matches.store.ts'

/** So many days before the last one both sides are reminded, which leaves them a weekend. */
const REMIND_DAYS = 4

type Told = Pick<Services, 'db' | 'now' | 'config'>

/**
 * Reminds both sides of a match that is to be played in some days, once for each last day that it has. It runs in every
 * process and as often as it likes: the key names the match, its players and the day.
 */
export async function remindOfMatches(services: Told): Promise<void> {
  const { db } = services
  const now = services.now()
  for (const { competitionId, clubId, timeZone } of await listWithDays(db)) {
    const today = clubDay(now, timeZone)
    const [from, to] = [formatDay(today), formatDay(today + REMIND_DAYS)]
    const stored = await findBracket(db, competitionId)
    if (!stored) continue
    const { bracket, matchRows, row } = stored
    for (const [i, match] of bracket.matches.entries()) {
      const [a, b] = matchPairing(bracket, match)
      const matchRow = matchRows[i]
      if (match.result || !matchRow || a === null || b === null || !isNeeded(bracket, match)) continue
      const day = playByOf(match, { days: row.playBy, own: matchRow.playByDay })
      if (day === null || day < from || day > to) continue
      for (const [sideId, byId] of [
        [a, b],
        [b, a],
      ] as const)
        await addNotices(services, db, {
          kind: 'match_play_by',
          clubId,
          userIds: playersOfMatch(row, [sideId]),
          about: { competitionId, byId, day, ...(row.sides === null ? {} : { isPair: true }) },
          key: `match to play ${matchRow.id} ${byId} ${day}`,
        })
    }
  }
}

/** Draws that are being played and have a last day, of a whole round or of one match without a result. */
async function listWithDays(db: Queryable) {
  const withDays = db
    .select({ id: brackets.competitionId })
    .from(brackets)
    .where(sql`${brackets.playBy} <> '{}'::jsonb`)
    .union(
      db
        .select({ id: matches.competitionId })
        .from(matches)
        .where(and(isNull(matches.result), isNotNull(matches.playByDay))),
    )
  return db
    .select({ competitionId: competitions.id, clubId: competitions.clubId, timeZone: clubs.timeZone })
    .from(competitions)
    .innerJoin(clubs, eq(clubs.id, competitions.clubId))
    .where(and(inArray(competitions.id, withDays), sql`${competitions.status} not in ('final', 'cancelled')`))
}
