import type { RoundCard } from '#contract/card/round-card.ts'
import { wireNotForHandicap } from '#contract/handicap/wire-not-for-handicap.ts'
import { mayReadCard } from '#contract/club/permissions.ts'
import { currentStatus, findCompetition } from '../../competition/competition.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { listCountingEntries, listSaidEntries } from '../hole-entries/hole-entries.store.ts'
import { listLateScoresOf } from '../late-scores/late-scores.store.ts'
import { readNotForHandicap } from '../read-not-for-handicap.ts'
import { findRound, findRoundPeople } from '../rounds.store.ts'
import { readOtherCards } from '../same-round/count-once.ts'
import { withScorers } from '../scorers/scorers.store.ts'
import { toWireRoundCard } from './round-card-view.ts'
import { listRoundEvents } from './round-events.store.ts'

/** The page of one round as this reader sees it; 404 for whoever may not. */
export async function readRoundCard(
  services: Pick<Services, 'now'> & { db: Queryable },
  viewer: SignedIn,
  roundId: string,
): Promise<RoundCard> {
  const { db } = services
  // One after the other: within a transaction they share one connection.
  const found = await findRound(db, roundId)
  const people = await findRoundPeople(db, roundId)
  if (!found || !people) throw new AppError('not_found')
  const { competitionId } = found.round
  const { scorers } = await withScorers(db, viewer, found.round)
  if (!mayReadCard(viewer, { ...found.round, scorers })) throw new AppError('not_found')
  const entries = await listCountingEntries(db, found.round)
  const said = await listSaidEntries(db, found.round)
  const events = await listRoundEvents(db, found.round)
  const lateScores = await listLateScoresOf(db, roundId)
  const competition = competitionId === null ? undefined : await findCompetition(db, competitionId)
  const competitionStatus = competition ? currentStatus(competition, services.now()) : null
  const history = { events, lateScores, competitionStatus, sameRound: await readOtherCards(db, found.round) }
  const card = toWireRoundCard({ found, people, entries, said, scorers, ...history }, viewer)
  return { ...card, ...wireNotForHandicap(await readNotForHandicap(db, found.round)) }
}

/** After a change that may have moved the player's index: their next request may come before the feed tells of it. */
export async function readChangedCard(
  services: Services,
  viewer: SignedIn,
  roundId: string,
): Promise<RoundCard> {
  const card = await readRoundCard(services, viewer, roundId)
  services.sessions.forget(card.userId)
  return card
}
