import type { z } from 'zod/mini'
import { parseObjectPath } from '#contract/photo/photos.ts'
import type { submitRound as submitRoundCall } from '#contract/card/rounds.ts'
import { withClosedHoles } from '#golf/competition/closed-holes.ts'
import { mayHandInRound } from '#contract/club/permissions.ts'
import { formatHandicap, playingHandicap } from '#golf/numbers.ts'
import { findImpossibleSum, type ImpossibleSum } from '#golf/card/find-impossible-sum.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { photoKeptUntil } from '#golf/card/photo-keeping.ts'
import { recordAction } from '../platform/audit/audit.store.ts'
import type { Transaction } from '../platform/db/transaction.ts'
import type { Services } from '../platform/deps.ts'
import { AppError, fieldError } from '../platform/http/app-error.ts'
import type { SignedIn } from '../platform/http/session.ts'
import { listRoundEvents } from './card-changes/round-events.store.ts'
import { cardClosed } from './card-closed.ts'
import { closeCard } from './close-card.ts'
import { toTotals, type Totals } from './card-totals.ts'
import { attachPhoto } from './card-photos.store.ts'
import { digestEntries, listCountingEntries } from './hole-entries/hole-entries.store.ts'
import { refuseOwnName } from './refuse-own-name.ts'
import { scoreRound, termsOfRound, wholeCard } from './score-round.ts'
import { lockRound, type RoundRow } from './rounds.store.ts'

type Body = z.output<typeof submitRoundCall.body>

/** Hands in the player's own card, on their own phone. */
export async function submitRound(
  services: Services,
  input: { viewer: SignedIn; roundId: string; body: Body; isUnasked?: boolean },
): Promise<void> {
  const { viewer, roundId, body, isUnasked } = input
  await services.db.transaction(async (tx) => {
    const round = await lockRound(tx, roundId)
    if (round?.userId !== viewer.userId) throw new AppError('not_found')
    if (!mayHandInRound(viewer, round)) throw new AppError('no_longer_member')
    await handIn(services, tx, { viewer, round, body, isUnasked })
  })
}

/**
 * Hands the card in with the marker's attestation and puts it on the handicap record (D4). The server's own totals count
 * (D8). The same submission again gets the same answer; another one for a closed card is refused. The round is locked by
 * the caller, who knows that this viewer may.
 */
export async function handIn(
  services: Services,
  tx: Transaction,
  input: {
    viewer: SignedIn
    round: RoundRow
    body: Body
    /** Nobody is there to say whether it is the same round as another card. */
    isUnasked?: boolean | undefined
  },
): Promise<void> {
  const { viewer, round, body, isUnasked = false } = input
  if (body.isCompleted === false)
    throw fieldError('isCompleted', 'A round is handed in with isCompleted true.')
  if (round.status === 'submitted' && round.markerName === body.partnerName) return
  if (round.status !== 'in_progress') throw cardClosed(round.status)
  await refuseOwnName(tx, round, body)

  const entries = await listCountingEntries(tx, round)
  const isKnown = entries.some((entry) => entry.result.kind !== 'not_played')
  const totals = isKnown ? await totalsFromCard(tx, { round, entries, body }) : totalsSent(round, body)
  const same = await closeCard(services, tx, {
    round,
    entries,
    totals,
    sameRound: body.sameRound ?? (isUnasked ? 'unasked' : undefined),
    attested: {
      ...(body.hasValidReason === undefined ? {} : { hasValidReason: body.hasValidReason }),
      clientVerifiedAt: body.verifiedAt ? new Date(body.verifiedAt) : null,
      markerName: body.partnerName,
      markerSignature: body.partnerSignature,
      scorecardPhoto: await attachSentPhoto(tx, {
        round,
        path: body.scorecardPhotoUrl ?? null,
        field: 'scorecardPhotoUrl',
      }),
    },
  })
  await recordAction(services, tx, {
    by: viewer,
    clubId: round.clubId,
    action: viewer.userId === round.userId ? 'round.handed_in' : 'round.handed_in_for_member',
    objectId: round.id,
    subjectId: round.userId,
    after: { ...totals, ...same, ...(await digestEntries(tx, round)) },
  })
}

/** Only a photo that the player uploaded here goes with their card; no address is ever fetched (T59). */
export async function attachSentPhoto(
  tx: Transaction,
  { round, path, field }: { round: RoundRow; path: string | null; field: string },
): Promise<string | null> {
  if (path === null) return null
  const id = parseObjectPath(path)
  const attached = { ownerId: round.userId, roundId: round.id, expiresAt: photoKeptUntil(round.startedAt) }
  if (id === undefined || !(await attachPhoto(tx, { id, ...attached })))
    throw fieldError(field, 'This photo is not here any more. Choose it again, or remove it.')
  return path
}

type HandedIn = { round: RoundRow; entries: readonly HoleEntry[]; body: Body }

async function totalsFromCard(tx: Transaction, { round, entries, body }: HandedIn): Promise<Totals> {
  const card = scoreRound(round, entries)
  const { gross, net, points } = card.total
  if (!isSameTotal(body, card.total) && !(await isSumOfBefore(tx, { round, entries, body })))
    throw new AppError('totals_differ', {
      details: {
        sent: {
          grossScore: body.grossScore,
          netScore: body.netScore,
          stablefordPoints: body.stablefordPoints,
        },
        card: { grossScore: gross, netScore: net, stablefordPoints: points },
      },
    })
  return toTotals(card)
}

/**
 * A phone that has not heard yet of a hole that was closed, or opened again, adds up what it has: the holes that counted at some
 * moment since the card was begun, or all of them. The scores are the same.
 */
async function isSumOfBefore(tx: Transaction, { round, entries, body }: HandedIn): Promise<boolean> {
  const events = await listRoundEvents(tx, round)
  const sets = events.flatMap(({ event: { before, after } }) => [before?.terms, after.terms])
  const closed = sets.map((terms) =>
    (terms?.holes ?? []).flatMap(({ holeNumber, isClosed }) => (isClosed === true ? [holeNumber] : [])),
  )
  return [[], ...closed].some((one) =>
    isSameTotal(body, scoreRound({ ...round, holes: withClosedHoles(round.holes, one) }, entries).total),
  )
}

function isSameTotal(
  { grossScore, netScore, stablefordPoints }: Body,
  { gross, net, points }: { gross: number; net: number; points: number },
): boolean {
  const isSame = (sent: number | null | undefined, own: number) => (sent ?? own) === own
  return isSame(grossScore, gross) && isSame(netScore, net) && isSame(stablefordPoints, points)
}

/**
 * D8: a client that never sent holes. Its totals finish the round and count for nothing until the club confirms them; sums
 * that no card can have are refused.
 */
function totalsSent(round: RoundRow, body: Body): Totals {
  const { grossScore, netScore, stablefordPoints } = body
  if (grossScore === null || grossScore === undefined)
    throw new AppError('holes_missing', { message: 'This card has no score yet.' })
  const sums = { gross: grossScore, net: netScore ?? null, points: stablefordPoints ?? null }
  const impossible = findImpossibleSum(termsOfRound(round), sums)
  if (impossible) throw impossibleSum(impossible, round)
  const { holes, received, par } = wholeCard(round)
  const net = sums.net ?? grossScore - received
  return {
    totalsOnly: true,
    totalsConfirmedAt: null,
    holesPlayed: holes,
    gross: grossScore,
    net,
    points: sums.points,
    netToPar: net - par,
  }
}

const sentAs = { gross: 'grossScore', net: 'netScore', points: 'stablefordPoints' } as const

function impossibleSum({ sum, least, most }: ImpossibleSum, round: RoundRow): AppError {
  const between = `${least} to ${most}`
  switch (sum) {
    case 'gross':
      return fieldError(sentAs[sum], `A card of ${wholeCard(round).holes} holes has ${between} strokes.`)
    case 'net':
      return fieldError(
        sentAs[sum],
        `With this gross score and a Playing Handicap of ${formatHandicap(playingHandicap(round.playingHandicap))} the net score is ${between}.`,
      )
    case 'points':
      return fieldError(sentAs[sum], `A card with this gross score has ${between} points here.`)
  }
}
