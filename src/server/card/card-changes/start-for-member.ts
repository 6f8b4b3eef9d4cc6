import type { CardToBegin } from '#contract/card/round-card.ts'
import { mayPlayAt } from '#contract/club/permissions.ts'
import { dayOfCard } from '#golf/competition/day-of-card.ts'
import { formatDay, parseDay } from '#golf/day.ts'
import { currentStatus, findCompetition } from '../../competition/competition.ts'
import { clubDay, momentOfDay } from '../../platform/db/club-day.ts'
import { rollBackAfter } from '../../platform/db/roll-back.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { requireClubAdmin, requireDesk } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { findClub } from '../../club/club.ts'
import { keptState } from './after-card-changed.ts'
import { readRoundCard } from './read-round-card.ts'
import { recordCardChange } from './record-card-change.ts'
import { findPlayer } from '../find-player.ts'
import { findRound, readCardsSoFar } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { openRound } from '../start-round.ts'

const NOON = 12

export type StartForMember = {
  viewer: SignedIn
  clubId: string
  memberId: string
  courseId: string
  competitionId: string | null
  teeId: string | null
  playedOn: string | null
  /** The round that the card is of; null for the next one. */
  roundNumber: number | null
  reason: string
}

/**
 * Starts a card for a member or a guest of the club with their own handicap, also in a competition that is over but not final, for
 * a paper card that comes late, which is of the day of its round where nobody says another. An open card of theirs on the same course and in the same competition is returned instead.
 */
export async function startForMember(services: Services, input: StartForMember): Promise<string> {
  requireStarter(input)
  return services.db.transaction(async (tx) => (await start(services, tx, input)).roundId)
}

/**
 * The card as it would be if it were started now, with the refusals that starting it has; the open one where there is one. It
 * is started in a transaction that is taken back: whoever only looks leaves nobody on the course.
 */
export async function previewForMember(services: Services, input: StartForMember): Promise<CardToBegin> {
  requireStarter(input)
  return rollBackAfter(services.db, async (tx) => {
    const { roundId, isNew } = await start(services, tx, input)
    const card = await readRoundCard({ db: tx, now: services.now }, input.viewer, roundId)
    return { ...card, isNew }
  })
}

/** A helper at the desk starts cards only for other players, in their own competition and for today; anything else needs an administrator. */
function requireStarter({ viewer, clubId, memberId, competitionId, playedOn }: StartForMember): void {
  if (competitionId === null || playedOn !== null || memberId === viewer.userId)
    requireClubAdmin(viewer, clubId)
  else requireDesk(viewer, { id: competitionId, clubId })
}

async function start(
  services: Services,
  tx: Transaction,
  input: StartForMember,
): Promise<{ roundId: string; isNew: boolean }> {
  const { viewer, clubId, memberId, reason } = input
  const player = await findPlayer(tx, { clubId, userId: memberId })
  if (!mayPlayAt(player, clubId))
    throw new AppError('forbidden', { message: 'This administrator does not play.' })
  const { playedOn } = input
  const timeZone = await zoneOf(tx, clubId)
  const startedAt = await startOfCard(services, tx, { ...input, timeZone })
  const { roundId, isNew } = await openRound(services, tx, {
    ...input,
    player,
    startedAt,
    isByClub: true,
    isBeside: true,
    ...(playedOn !== null && {
      isOfDay: (round) => clubDay(round.startedAt, timeZone) === clubDay(startedAt, timeZone),
    }),
  })
  const started = await findRound(tx, roundId)
  if (!isNew || !started) return { roundId, isNew }
  const person = await lockPlayer(tx, memberId)
  const event = {
    kind: 'started' as const,
    reason,
    before: null,
    after: keptState({ round: started.round, entries: [] }, { handicapIndex: person?.handicapIndex ?? null }),
  }
  await recordCardChange(services, tx, { by: viewer, round: started.round, ...event })
  return { roundId, isNew }
}

/** When the card began: on the day that is said, or on the one that its competition says. */
async function startOfCard(
  services: Services,
  tx: Transaction,
  { clubId, memberId, competitionId, roundNumber, playedOn, timeZone }: StartForMember & { timeZone: string },
): Promise<Date> {
  const now = services.now()
  const today = clubDay(now, timeZone)
  const competition =
    playedOn === null && competitionId !== null ? await findCompetition(tx, competitionId) : undefined
  if (!competition)
    return playedOn === null ? now : startOfDay(services, tx, { clubId, playedOn, startedAt: now })
  const { startDate, endDate, roundCount } = competition
  const [firstDay, lastDay] = [
    clubDay(startDate, timeZone),
    clubDay(new Date(endDate.getTime() - 1), timeZone),
  ]
  // The club has let play go on after its dates: what is typed may be of today.
  if (today > lastDay && currentStatus(competition, now) === 'active') return now
  const { roundNumbers } = await readCardsSoFar(tx, competition, memberId)
  const next = Math.min(Math.max(0, ...roundNumbers) + 1, roundCount)
  const day = dayOfCard({ firstDay, lastDay, roundCount, roundNumber: roundNumber ?? next, today })
  return startOfDay(services, tx, { clubId, playedOn: formatDay(day), startedAt: now })
}

/** Noon of the day on which a card was played, on the club's clock; the moment that is known, where that is of this day. */
export async function startOfDay(
  services: Services,
  tx: Transaction,
  { clubId, playedOn, startedAt }: { clubId: string; playedOn: string; startedAt: Date },
): Promise<Date> {
  const timeZone = await zoneOf(tx, clubId)
  const day = parseDay(playedOn)
  if (day === undefined || day > clubDay(services.now(), timeZone))
    throw fieldError('playedOn', 'A round is played today or on an earlier day.')
  if (day === clubDay(startedAt, timeZone)) return startedAt
  return momentOfDay(playedOn, timeZone, NOON)
}

async function zoneOf(tx: Transaction, clubId: string): Promise<string> {
  return (await findClub(tx, clubId))?.timeZone ?? 'UTC'
}
