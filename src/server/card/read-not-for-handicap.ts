import { doScoresCount } from '#golf/handicap/rules-of-play/active-season.ts'
import { readRulesOfPlay } from '#golf/handicap/rules-of-play/rule-settings.ts'
import { clubDay } from '../platform/db/club-day.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { findRefusal } from '../handicap/handicap.ts'
import { type ClubRow, findClub } from '../club/club.ts'
import { readDeclaredOf } from './declared-of-round.ts'
import type { RoundRow } from './rounds.store.ts'

type Why = { reason: string; note: string | null }
type Start = Pick<RoundRow, 'clubId' | 'courseId' | 'competitionId' | 'startedAt'>

/**
 * Why a card goes on no handicap record, as far as it is known before it is played. A card that is handed in keeps the season in
 * which it was judged.
 */
export async function readNotForHandicap(db: Queryable, round: RoundRow): Promise<Why | undefined> {
  if (round.status !== 'submitted') return readFor(db, round)
  const club = await findClub(db, round.clubId)
  const day = clubDay(round.startedAt, club?.timeZone ?? 'UTC')
  const { declared } = await readDeclaredOf(db, round, { day })
  if (declared) return declared
  const refusal = await findRefusal(db, round)
  return refusal?.reason === 'inactive_season' ? refusal : undefined
}

/** The same of a round that would be started at that moment. */
export async function readNotForHandicapAhead(db: Queryable, start: Start): Promise<Why | undefined> {
  return readFor(db, { ...start, isPractice: false, watchRoundId: null })
}

async function readFor(
  db: Queryable,
  round: Start & Pick<RoundRow, 'isPractice' | 'watchRoundId'>,
): Promise<Why | undefined> {
  const club = await findClub(db, round.clubId)
  const day = clubDay(round.startedAt, club?.timeZone ?? 'UTC')
  const { declared } = await readDeclaredOf(db, round, { day })
  return declared ?? (club && outOfSeason(club, day))
}

/** A day of the club's closed months, where it calculates the indexes; undefined where scores count. */
function outOfSeason({ handicapMode, rulesOfPlay, inactiveSeason }: ClubRow, day: number): Why | undefined {
  const { activeSeason } = readRulesOfPlay(rulesOfPlay)
  if (handicapMode !== 'whs' || doScoresCount({ activeSeason, inactiveSeason }, day)) return undefined
  return { reason: 'inactive_season', note: inactiveSeason?.reason ?? null }
}
