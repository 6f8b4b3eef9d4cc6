import { createHash } from 'node:crypto'
import type { z } from 'zod/mini'
import type { moveRound } from '#contract/card/round-card.ts'
import { mayChangeCard, mayReadCard } from '#contract/club/permissions.ts'
import { missingFrom } from '#golf/competition/closed-holes.ts'
import { nineOfCard } from '#golf/course/nine.ts'
import { formatDay } from '#golf/day.ts'
import { isCardFrozen } from '#golf/card/card-changes.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { countRound } from '../../club/club.ts'
import { currentStatus, findCompetition } from '../../competition/competition.ts'
import { findCourse } from '../../course/course.ts'
import { clubDay } from '../../platform/db/club-day.ts'
import type { StoredCardState } from '../../platform/db/tables/round-events.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { refusalFor } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { attachPhotosOf } from '../card-photos.store.ts'
import { toTotals } from '../card-totals.ts'
import { findPlayer } from '../find-player.ts'
import { listCountingEntries, putEntries } from '../hole-entries/hole-entries.store.ts'
import { settleOpenObjection } from '../objections/objections.store.ts'
import { refuseOwnName } from '../refuse-own-name.ts'
import { postAgain, settleRound } from '../same-round/count-once.ts'
import { joinRound } from '../same-round/join-round.ts'
import { listCardsOfRound, referTo } from '../same-round/same-round.store.ts'
import { changeRound, findRound, findRoundPeople, lockRound, type RoundRow } from '../rounds.store.ts'
import { lockPlayer, lockPlayers } from '../../identity/identity.ts'
import { scoreRound } from '../score-round.ts'
import { openRound } from '../start-round.ts'
import { afterCardChanged, keptState, type StandingCard } from './after-card-changed.ts'
import { mintLaterId } from '../hole-entries/mint-later-id.ts'
import { findWhyAbandoned, abandonedCard } from './abandoned-card.ts'
import { recordCardChange, type RecordedKind } from './record-card-change.ts'
import { refuseOtherHoles } from './refuse-other-holes.ts'
import { findIsFromPaper } from './round-events.store.ts'
import { startOfDay } from './start-for-member.ts'

export type Moving = { viewer: SignedIn; roundId: string } & z.output<typeof moveRound.body>

/**
 * Moves a card that was begun for the wrong player, competition, round or day. A new card is begun where it belongs, with the
 * handicaps and strokes of its player and day, and has the same holes and the same marker; the old one is taken off. The same
 * again is the same answer. Gives the new card's id.
 */
export async function moveCard(services: Services, input: Moving): Promise<string> {
  return services.db.transaction((tx) => moveCardWithin(services, tx, input))
}

/** The same as a part of a larger transaction. */
export async function moveCardWithin(services: Services, tx: Transaction, input: Moving): Promise<string> {
  const { viewer, roundId } = input
  const round = await lockRound(tx, roundId)
  if (!round || !mayReadCard(viewer, round)) throw new AppError('not_found')
  if (!mayChangeCard(viewer, round)) throw refusalFor(viewer, round.clubId)
  const movedId = idAfterMove(roundId)
  const to = await readTarget(services, tx, { round, input })
  if (round.status === 'abandoned') {
    const moved = (await findRound(tx, movedId))?.round
    // It may have been moved on since, and is still the card that this call made.
    if (moved && isWhereItIs(moved, to)) return movedId
    throw abandonedCard((await findWhyAbandoned(tx, round)).how)
  }
  if (isWhereItIs(round, to))
    throw fieldError('reason', 'The card is there already. Change what is wrong with it.')
  await lockPlayers(tx, [round.userId, to.userId])
  await refuseMove(services, tx, round)
  const old = { round, entries: await listCountingEntries(tx, round) }
  const off = await takeOffOld(services, tx, { ...input, old })
  const begun = await beginNew(services, tx, { ...input, old, to, movedId })
  if (to.userId === round.userId) await keepRound(services, tx, { round, moved: begun.round })
  else if ((await listCardsOfRound(tx, round)).length > 1) await joinRound(services, tx, begun.round)
  const place = { before: await placeOf(tx, round), after: await placeOf(tx, begun.round) }
  const isFromPaper = await findIsFromPaper(tx, round)
  await recordMove(services, tx, { ...input, kind: 'moved', before: old, after: off, to, place })
  await recordMove(services, tx, {
    ...input,
    kind: 'moved_here',
    before: old,
    after: begun,
    to,
    place,
    isFromPaper,
  })
  return movedId
}

/** What is the same round as the card that was moved is so as the new one: one round still counts once. */
async function keepRound(
  services: Services,
  tx: Transaction,
  { round, moved }: { round: RoundRow; moved: RoundRow },
): Promise<void> {
  if ((await listCardsOfRound(tx, round)).length < 2) return
  const { sameRoundAs } = round
  await changeRound(tx, moved.id, { sameRoundAs })
  if (sameRoundAs === null) await referTo(tx, { from: round.id, to: moved.id })
  // It was posted as a round of its own when it was begun.
  const now = { ...moved, sameRoundAs }
  if (now.status === 'submitted') await postAgain(services, tx, now)
  else await settleRound(services, tx, now)
  await countRound(tx, now.id)
}

/** Each card is moved once, so the id of the one that it becomes follows from its own, and a repeated call finds it. */
export function idAfterMove(roundId: string): string {
  return `rnd_${createHash('sha256').update(`moved ${roundId}`).digest('hex').slice(0, 24)}`
}

type Target = {
  userId: string
  competitionId: string | null
  roundNumber: number | null
  startedAt: Date
}

/** Where the card goes; what is not named stays. */
async function readTarget(
  services: Services,
  tx: Transaction,
  { round, input }: { round: RoundRow; input: Moving },
): Promise<Target> {
  const { userId = round.userId, competitionId = round.competitionId, playedOn } = input
  return {
    userId,
    competitionId,
    roundNumber: input.roundNumber ?? (competitionId === round.competitionId ? round.roundNumber : null),
    startedAt:
      playedOn === undefined
        ? round.startedAt
        : await startOfDay(services, tx, { clubId: round.clubId, playedOn, startedAt: round.startedAt }),
  }
}

function isWhereItIs(round: RoundRow, to: Target): boolean {
  return (
    to.userId === round.userId &&
    to.competitionId === round.competitionId &&
    (to.roundNumber ?? round.roundNumber) === round.roundNumber &&
    to.startedAt.getTime() === round.startedAt.getTime()
  )
}

async function refuseMove(services: Services, tx: Transaction, round: RoundRow): Promise<void> {
  if (round.totalsOnly)
    throw new AppError('holes_missing', {
      message: 'This card has only totals. Enter its holes first, then move it.',
      details: { reason: 'totals_only' },
    })
  if (round.competitionId === null) return
  const competition = await findCompetition(tx, round.competitionId, { lock: true })
  if (competition && isCardFrozen(currentStatus(competition, services.now())))
    throw new AppError('result_final')
}

/** The card is taken off where it was. */
async function takeOffOld(
  services: Services,
  tx: Transaction,
  { old, viewer, reason }: Moving & { old: StandingCard },
): Promise<StandingCard> {
  const { round, entries } = old
  const off = { status: 'abandoned', summaryWaits: false, revision: round.revision + 1 }
  await changeRound(tx, round.id, off)
  const after = { round: { ...round, ...off }, entries }
  await afterCardChanged(services, tx, { before: old, after, why: 'moved' })
  await settleOpenObjection(tx, {
    roundId: round.id,
    state: 'changed',
    by: viewer.userId,
    at: services.now(),
    answer: reason,
  })
  return after
}

type Beginning = {
  old: StandingCard
  to: Target
  movedId: string
  /** The old card stays, and the new one is of the same round as this one. */
  sameRoundAs?: string
}

/** A new card stands where it belongs, as far as the old one had come. */
export async function beginNew(
  services: Services,
  tx: Transaction,
  input: Moving & Beginning,
): Promise<StandingCard> {
  const { viewer, old, to, movedId, sameRoundAs = null } = input
  const { clubId, courseId } = old.round
  const player = await findPlayer(tx, { clubId, userId: to.userId })
  const nine = nineOfCard(old.round.holes, (await findCourse(tx, courseId))?.holes ?? []) ?? undefined
  const { roundId, isNew } = await openRound(services, tx, {
    id: movedId,
    player,
    courseId,
    teeId: input.teeId ?? (await presentTee(tx, old.round)),
    competitionId: to.competitionId,
    roundNumber: to.roundNumber,
    startedAt: to.startedAt,
    isByClub: true,
    isBeside: true,
    isOfDay: () => false,
    nine,
    ...(sameRoundAs !== null && { handicapIndex: old.round.handicapIndex }),
  })
  if (!isNew || roundId !== movedId)
    throw new AppError('round_closed', {
      message: 'The player has an open card of this round already. End it or take it off first.',
      details: { reason: 'open_card' },
    })
  const begun = (await findRound(tx, movedId))?.round
  if (!begun) throw new Error(`Round ${movedId} is gone`)
  if (sameRoundAs === null) refuseOtherHoles(old.round, begun)
  const isOnCard = new Set(begun.holes.map(({ holeNumber }) => holeNumber))
  const entries = await putHoles(services, tx, {
    viewer,
    begun,
    entries: old.entries.filter(({ holeNumber }) => isOnCard.has(holeNumber)),
  })
  const state = {
    ...(await stateLike(tx, { old: old.round, begun, entries, partnerName: input.partnerName })),
    // A competition has its own say, and where the card is moved out of it again the player's stands.
    isPractice: old.round.isPractice,
    // The photo stays with the card that it is of.
    ...(sameRoundAs === null ? {} : { sameRoundAs, scorecardPhoto: null }),
  }
  await changeRound(tx, movedId, state)
  if (sameRoundAs === null) await attachPhotosOf(tx, { from: old.round.id, to: movedId })
  const before = { round: begun, entries: [] }
  const after = { round: { ...begun, ...state }, entries }
  await afterCardChanged(services, tx, { before, after })
  return after
}

/** The tee that the card was played from, as long as the course has it. */
async function presentTee(tx: Transaction, { courseId, teeId }: RoundRow): Promise<string | null> {
  const tees = (await findCourse(tx, courseId))?.tees ?? []
  return tees.some(({ id }) => id === teeId) ? teeId : null
}

/** The holes of the old card, typed by the club: what its player and marker said of them stays with that one. */
async function putHoles(
  services: Services,
  tx: Transaction,
  { viewer, begun, entries }: { viewer: SignedIn; begun: RoundRow; entries: readonly HoleEntry[] },
): Promise<HoleEntry[]> {
  const now = services.now()
  const put = entries.map(({ holeNumber, result }, i): HoleEntry => ({
    id: mintLaterId(now, i),
    holeNumber,
    result,
    at: now.getTime(),
    authorId: viewer.userId,
  }))
  await putEntries(tx, {
    roundId: begun.id,
    clubId: begun.clubId,
    season: begun.season,
    source: 'committee',
    receivedAt: now,
    entries: put,
  })
  return put
}

/** Open, ended or handed in as the old card was, with its marker. Nobody marks their own card, so that one may have to be named. */
async function stateLike(
  tx: Transaction,
  input: { old: RoundRow; begun: RoundRow; entries: readonly HoleEntry[]; partnerName: string | undefined },
): Promise<Partial<RoundRow>> {
  const { old, begun, entries } = input
  const revision = begun.revision + 1
  if (old.status !== 'submitted') return { status: old.status, revision }
  const markerName = input.partnerName ?? old.markerName
  await refuseOwnName(tx, begun, { partnerName: markerName ?? '' })
  const { submittedAt, clientVerifiedAt, scorecardPhoto } = old
  return {
    ...toTotals(scoreRound(begun, entries)),
    status: 'submitted',
    revision,
    submittedAt,
    clientVerifiedAt,
    scorecardPhoto,
    markerName,
    hasValidReason: isOnlyClosedMissing({ old, begun, entries }) || old.hasValidReason,
    markerSignature: markerName === old.markerName ? old.markerSignature : null,
  }
}

/** Holes that the committee had closed were not played for a valid reason, wherever the card stands now (Rules of Handicapping 3.2). */
function isOnlyClosedMissing(input: { old: RoundRow; begun: RoundRow; entries: readonly HoleEntry[] }) {
  const { old, begun, entries } = input
  const { missing, closed } = missingFrom(begun.holes, { played: playedHoles(entries), playedOn: old.holes })
  return missing.length > 0 && missing.length === closed.length
}

/** The numbers of the holes that have a result. */
export function playedHoles(entries: readonly HoleEntry[]): Set<number> {
  return new Set(
    entries.flatMap(({ holeNumber, result }) => (result.kind === 'not_played' ? [] : [holeNumber])),
  )
}

/** Where a card stands, for its history; whose card it was is in the audit log alone. */
export async function placeOf(
  tx: Transaction,
  { id, startedAt }: RoundRow,
): Promise<NonNullable<StoredCardState['place']>> {
  const [found, people] = [await findRound(tx, id), await findRoundPeople(tx, id)]
  const isOneOfMany = (found?.roundCount ?? 1) > 1
  return {
    competitionName: found?.competitionName ?? null,
    roundNumber: isOneOfMany ? (found?.round.roundNumber ?? null) : null,
    playedOn: formatDay(clubDay(startedAt, people?.timeZone ?? 'UTC')),
  }
}

type Kept = {
  viewer: SignedIn
  reason: string
  kind: Extract<RecordedKind, 'moved' | 'moved_here'>
  before: StandingCard
  after: StandingCard
  to: Pick<Target, 'userId'>
  place: Record<'before' | 'after', NonNullable<StoredCardState['place']>>
  isFromPaper?: boolean
}

/** In the card's history and in the audit log; its player is told. */
async function recordMove(services: Services, tx: Transaction, kept: Kept): Promise<void> {
  const { viewer, reason, kind, before, after, to, place, isFromPaper } = kept
  const { round } = after
  const { handicapIndex = null } = (await lockPlayer(tx, round.userId)) ?? {}
  const event = {
    kind,
    reason,
    before: { ...keptState(before, { handicapIndex }), place: place.before },
    after: {
      ...keptState(after, { handicapIndex }),
      place: place.after,
      ...(isFromPaper !== undefined && { isFromPaper }),
    },
  }
  // Who has both cards is told of the new one.
  const isTold = kind === 'moved_here' || before.round.userId !== to.userId
  if (isTold && round.userId !== viewer.userId)
    await addNotice(services, tx, {
      kind: 'card_changed',
      about: { roundId: round.id, change: kind },
      userId: round.userId,
      clubId: round.clubId,
      key: `card ${round.id} ${round.revision}`,
    })
  await recordCardChange(services, tx, { by: viewer, round, ...event })
}
