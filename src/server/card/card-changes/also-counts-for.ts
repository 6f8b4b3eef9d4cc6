import type { z } from 'zod/mini'
import type { alsoCountsFor as alsoCountsForCall } from '#contract/card/round-card.ts'
import { mayChangeCard, mayReadCard } from '#contract/club/permissions.ts'
import { missingFrom } from '#golf/competition/closed-holes.ts'
import { countRound } from '../../club/club.ts'
import { type CompetitionRow, currentStatus, findCompetition } from '../../competition/competition.ts'
import { newId } from '../../platform/db/new-id.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { refusalFor } from '../../platform/http/require.ts'
import type { SignedIn } from '../../platform/http/session.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { listCountingEntries } from '../hole-entries/hole-entries.store.ts'
import { changeRound, lockRound, type RoundRow } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { postAgain, settleRound } from '../same-round/count-once.ts'
import { findSameScores } from '../same-round/find-same-scores.ts'
import { idOfRound, listCardsOfRound, referTo } from '../same-round/same-round.store.ts'
import { keptState, type StandingCard } from './after-card-changed.ts'
import { changeCardWithin } from './change-card.ts'
import { beginNew, placeOf, playedHoles } from './move-card.ts'
import { recordCardChange } from './record-card-change.ts'
import { refuseOtherHoles } from './refuse-other-holes.ts'
import { findIsFromPaper } from './round-events.store.ts'

type Entering = { viewer: SignedIn; roundId: string } & z.output<typeof alsoCountsForCall.body>

/**
 * Enters a card that is handed in for another competition of the same round of golf. The card there has the same holes, marker
 * and index, with the strokes of that competition, and is not on the handicap record as long as the first one stands (Rules of
 * Handicapping 2.1: a round is one score; D54). A card with these scores that the player has there already becomes that card. The
 * same again is the same answer. Gives the id of the card there.
 */
export async function alsoCountsFor(services: Services, input: Entering): Promise<string> {
  return services.db.transaction(async (tx) => {
    const { viewer, competitionId, roundNumber } = input
    const card = await lockCard(tx, input)
    const cards = await listCardsOfRound(tx, card)
    const there = cards.find(
      ({ round }) =>
        round.competitionId === competitionId &&
        round.status !== 'abandoned' &&
        (roundNumber === undefined || round.roundNumber === roundNumber),
    )
    if (there && cards.length > 1) return there.round.id
    const competition = await requireOther(services, tx, { card, input })
    const old = { round: card, entries: await listCountingEntries(tx, card) }
    const known = await findSameScores(tx, old, { inCompetition: competition.id })
    const entered =
      known?.round.sameRoundAs === null
        ? await takeKnown(services, tx, { known: known.round, old })
        : await beginNew(services, tx, {
            viewer,
            old,
            reason: input.reason,
            roundId: card.id,
            movedId: newId('rnd'),
            sameRoundAs: idOfRound(card),
            to: {
              userId: card.userId,
              startedAt: card.startedAt,
              competitionId,
              roundNumber: roundNumber ?? null,
            },
          })
    refuseOtherHoles(card, entered.round)
    // A card that stood there before is as it was.
    const isNew = entered.round.id !== known?.round.id
    if (isNew) refuseClosed(old, entered, competition)
    await record(services, tx, { ...input, old, entered, isNew })
    return entered.round.id
  })
}

/** The card, locked with its player after the one that the others of its round refer to. */
async function lockCard(tx: Transaction, { viewer, roundId }: Entering): Promise<RoundRow> {
  const card = await lockRound(tx, roundId)
  if (!card || !mayReadCard(viewer, card)) throw new AppError('not_found')
  if (!mayChangeCard(viewer, card)) throw refusalFor(viewer, card.clubId)
  await lockPlayer(tx, card.userId)
  if (card.status !== 'submitted')
    throw new AppError('round_closed', {
      message: 'Hand this card in first, then say what it also counts for.',
      details: { reason: 'not_handed_in' },
    })
  if (card.totalsOnly)
    throw new AppError('holes_missing', {
      message: 'This card has only totals. Enter its holes first.',
      details: { reason: 'only_totals' },
    })
  return card
}

async function requireOther(
  services: Services,
  tx: Transaction,
  { card, input }: { card: RoundRow; input: Entering },
): Promise<CompetitionRow> {
  const competition = await findCompetition(tx, input.competitionId, { lock: true })
  if (competition?.clubId !== card.clubId) throw new AppError('not_found')
  if (competition.id === card.competitionId)
    throw fieldError('competitionId', 'The card is of this competition already. Choose another one.')
  if (competition.competitionType === 'matchplay')
    throw fieldError('competitionId', 'A match is scored in its draw. Choose a competition with cards.')
  if (currentStatus(competition, services.now()) === 'final') throw new AppError('result_final')
  return competition
}

/** A hole that was closed here and counts there would make the card a no return; the club decides that, and not this call. */
function refuseClosed(old: StandingCard, { round, entries }: StandingCard, { name }: CompetitionRow): void {
  const { closed } = missingFrom(round.holes, { played: playedHoles(entries), playedOn: old.round.holes })
  const [first, ...others] = closed
  if (first === undefined) return
  const which =
    others.length === 0
      ? `Hole ${first} is closed on this card and counts in ${name}. Close it there too`
      : `Holes ${closed.join(', ')} are closed on this card and count in ${name}. Close them there too`
  throw fieldError('competitionId', `${which}, or choose another competition.`, {
    reason: 'closed_here_alone',
    holes: closed,
  })
}

/** The card was typed for both competitions before anybody said that it is one round. */
async function takeKnown(
  services: Services,
  tx: Transaction,
  { known, old }: { known: RoundRow; old: StandingCard },
): Promise<StandingCard> {
  const locked = await lockRound(tx, known.id)
  if (!locked) throw new AppError('changed_meanwhile')
  const change = { sameRoundAs: idOfRound(old.round), revision: locked.revision + 1 }
  await changeRound(tx, locked.id, change)
  await referTo(tx, { from: locked.id, to: change.sameRoundAs })
  const round = { ...locked, ...change }
  await postAgain(services, tx, round)
  await countRound(tx, round.id)
  return { round, entries: await listCountingEntries(tx, round) }
}

/** On both cards and in the audit log; the player is told once. */
async function record(
  services: Services,
  tx: Transaction,
  {
    viewer,
    reason,
    old,
    entered,
    isNew,
  }: Entering & Record<'old' | 'entered', StandingCard> & { isNew: boolean },
): Promise<void> {
  const { id: roundId, userId, clubId, revision } = entered.round
  const { handicapIndex = null } = (await lockPlayer(tx, userId)) ?? {}
  const place = { before: await placeOf(tx, old.round), after: await placeOf(tx, entered.round) }
  if (userId !== viewer.userId)
    await addNotice(services, tx, {
      kind: 'card_changed',
      about: { roundId, change: 'also_counts' },
      userId,
      clubId,
      key: `card ${roundId} ${revision}`,
    })
  const isFromPaper = await findIsFromPaper(tx, old.round)
  for (const card of [old, entered])
    await recordCardChange(services, tx, {
      by: viewer,
      round: card.round,
      kind: 'also_counts',
      reason,
      before: { ...keptState(card, { handicapIndex }), place: place.before },
      after: {
        ...keptState(card, { handicapIndex }),
        place: place.after,
        ...(isNew && card === entered && { isFromPaper }),
      },
    })
}

/**
 * Lets a card count as a round of its own, where it was taken to be the same round as another. One that does already is left.
 */
export async function countForItself(
  services: Services,
  input: { viewer: SignedIn; roundId: string; reason: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    let left: string | null = null
    await changeCardWithin(services, tx, input, ({ round, entries }) => {
      left = round.sameRoundAs
      return left === null ? undefined : { kind: 'another_round', round: { sameRoundAs: null }, entries }
    })
    // What this card decided for the others of that round, it decides no longer.
    const first = left === null ? undefined : await lockRound(tx, left)
    if (first?.status === 'submitted') await postAgain(services, tx, first)
    else if (first) await settleRound(services, tx, first)
    if (first) await countRound(tx, first.id)
  })
}
