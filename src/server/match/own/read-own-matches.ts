import type { OwnMatch } from '#contract/match/own-matches.ts'
import { isNeeded, matchPairing } from '#golf/match/bracket/bracket.ts'
import { isOverdue, playByOf } from '#golf/match/bracket/play-by.ts'
import { formatDay } from '#golf/day.ts'
import { playersOfSide, sideOfPlayer } from '#golf/match/pairs/sides.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import { findBracket, listPlayers } from '../matches.store.ts'
import { listReports } from '../reports/match-reports.store.ts'
import { listOwnDraws } from './own-matches.store.ts'

/** Whom the viewer can play now, and by when; a few reads for each knock-out that they are in. */
export async function readOwnMatches(
  db: Queryable,
  { viewer, now }: { viewer: SignedIn; now: Date },
): Promise<OwnMatch[]> {
  const { userId, currentClubId: clubId } = viewer
  if (clubId === null) return []
  const draws = await listOwnDraws(db, { clubId, userId })
  if (draws.length === 0) return []
  const today = formatDay(clubDay(now, (await findClub(db, clubId))?.timeZone ?? 'UTC'))
  const matches = await Promise.all(draws.map((competitionId) => ownIn(db, { competitionId, userId, today })))
  return matches.flat().sort((a, b) => orderOf(a).localeCompare(orderOf(b)))
}

const AFTER_EVERY_DAY = '~'
const orderOf = ({ playBy }: OwnMatch) => playBy ?? AFTER_EVERY_DAY

async function ownIn(
  db: Queryable,
  { competitionId, userId, today }: { competitionId: string; userId: string; today: string },
): Promise<OwnMatch[]> {
  const stored = await findBracket(db, competitionId)
  if (!stored) return []
  const { bracket, matchRows, row } = stored
  const own = sideOfPlayer(row.sides, userId)
  if (own === undefined) return []
  const open = bracket.matches.flatMap((match, i) => {
    const matchRow = matchRows[i]
    const pairing = matchPairing(bracket, match)
    const opponentId = pairing.find((sideId) => sideId !== own)
    const isOwn = pairing.includes(own) && !match.result && isNeeded(bracket, match)
    return isOwn && matchRow && opponentId != null ? [{ match, matchRow, opponentId }] : []
  })
  const reports = await listReports(
    db,
    row.confirmDays === null ? [] : open.map(({ matchRow }) => matchRow.id),
  )
  const players = await listPlayers(
    db,
    open.flatMap(({ opponentId }) => playersOfSide(row.sides, opponentId)),
  )
  return open.map(({ match, matchRow, opponentId }) => {
    const playBy = playByOf(match, { days: row.playBy, own: matchRow.playByDay })
    const said = reports.filter(({ matchId }) => matchId === matchRow.id).map(({ sideId }) => sideId)
    return {
      competitionId,
      matchId: matchRow.id,
      matchNumber: matchRow.matchNumber,
      opponents: playersOfSide(row.sides, opponentId).flatMap((id) =>
        players
          .filter((one) => one.userId === id)
          .map(({ firstName, lastName }) => ({ userId: id, firstName, lastName })),
      ),
      playBy,
      isOverdue: isOverdue(playBy, today),
      awaitsAnswer: said.includes(opponentId) && !said.includes(own),
    }
  })
}
