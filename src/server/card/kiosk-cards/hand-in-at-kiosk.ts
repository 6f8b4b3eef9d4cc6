import type { z } from 'zod/mini'
import type { handInAtKiosk as handInCall } from '#contract/card/kiosk-cards.ts'
import { resultFromWire } from '#contract/platform/wire-names.ts'
import { MOST_STROKES } from '#golf/numbers.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { isSameResult, notPlayed } from '#golf/card/hole-result.ts'
import { kioskState } from '#contract/card/kiosk-state.ts'
import { recordAction } from '../../platform/audit/audit.store.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError, fieldError } from '../../platform/http/app-error.ts'
import { findPlayerName, hasAccount } from '../kiosk/kiosk-people.store.ts'
import { holdKiosk } from '../kiosk/kiosks.store.ts'
import { addNotice } from '../../outbound/outbound.ts'
import { toTotals } from '../card-totals.ts'
import { keptState } from '../card-changes/after-card-changed.ts'
import { mintLaterId } from '../hole-entries/mint-later-id.ts'
import { insertRoundEvent } from '../card-changes/round-events.store.ts'
import { closeCard } from '../close-card.ts'
import {
  digestEntries,
  listCountingEntries,
  listLatestOfSources,
  putEntries,
} from '../hole-entries/hole-entries.store.ts'
import { findRound, type RoundRow } from '../rounds.store.ts'
import { lockPlayer } from '../../identity/identity.ts'
import { scoreRound } from '../score-round.ts'
import { attachSentPhoto } from '../submit-round.ts'
import { holdHandIn, insertHandIn } from './hand-ins.store.ts'
import { openCard } from './open-card.ts'
import {
  asksForMarkerCard,
  changeMarkerCard,
  findMarkerCard,
  putMarker,
} from '../marker/marker-cards.store.ts'

type Body = z.output<typeof handInCall.body>

/** The tablet, and the only club whose cards it takes. */
type AskingKiosk = { id: string; clubId: string; requestId: string }

/**
 * Hands in a card that its player typed at the kiosk and a second player attested there, in one transaction: the card is
 * started where there is none, its holes become what the second player saw, and it is closed as by its player (D8). The
 * kiosk is the author of what it changed. The same id again changes nothing.
 */
export async function handInAtKiosk(
  services: Services,
  { kiosk, body }: { kiosk: AskingKiosk; body: Body },
): Promise<z.output<typeof handInCall.reply>> {
  const { round, isReachable } = await services.db.transaction(async (tx) => {
    await requireStillOpen(services, tx, kiosk)
    const before = await holdHandIn(tx, body.id)
    const isReachable = await hasAccount(tx, body.playerId)
    if (before) return { round: await readRound(tx, before.roundId), isReachable }
    const attester = await findAttester(tx, { kiosk, body })
    const round = await openCard(services, tx, {
      clubId: kiosk.clubId,
      ...card(body),
      playerId: body.playerId,
    })
    const entries = await putTypedHoles(services, tx, { kiosk, round, holes: body.holes })
    const scored = scoreRound(round, entries)
    if (scored.thru === 0) throw new AppError('holes_missing', { message: 'This card has no score yet.' })
    const totals = toTotals(scored)
    const isMarkerCard = await takeAsMarker(services, tx, { round, attesterId: attester.id })
    const photo = { round, path: body.photo ?? null, field: 'photo' }
    const same = await closeCard(services, tx, {
      // A kiosk learns nothing of other cards: with the same scores it is one round (D54).
      sameRound: body.sameRound ?? 'unasked',
      round,
      entries,
      totals,
      ...(isMarkerCard && { isMarkerCard }),
      attested: {
        ...(body.hasValidReason !== undefined && { hasValidReason: body.hasValidReason }),
        clientVerifiedAt: null,
        markerName: attester.name,
        markerSignature: body.signature,
        scorecardPhoto: await attachSentPhoto(tx, photo),
      },
    })
    await insertHandIn(tx, {
      id: body.id,
      roundId: round.id,
      kioskId: kiosk.id,
      attesterId: attester.id,
      at: services.now(),
    })
    await noteEvent(services, tx, { kiosk, round, entries })
    if (isReachable)
      await addNotice(services, tx, {
        userId: round.userId,
        clubId: kiosk.clubId,
        key: `kiosk ${body.id}`,
        kind: 'card_from_kiosk',
        about: { roundId: round.id },
      })
    await recordAction(services, tx, {
      by: { kioskId: kiosk.id, requestId: kiosk.requestId },
      clubId: kiosk.clubId,
      action: 'round.handed_in_at_kiosk',
      objectId: round.id,
      subjectId: round.userId,
      after: { ...totals, ...same, attesterId: attester.id, ...(await digestEntries(tx, round)) },
    })
    return { round: await readRound(tx, round.id), isReachable }
  })
  // The card may have moved the player's index, and their phone may ask before the feed tells of it.
  services.sessions.forget(round.userId)
  return {
    grossScore: round.gross,
    netScore: round.net,
    stablefordPoints: round.points,
    hasAccount: isReachable,
  }
}

function card({ courseId, competitionId, teeId }: Pick<Body, 'courseId' | 'competitionId' | 'teeId'>) {
  return { courseId, competitionId: competitionId ?? null, teeId: teeId ?? null }
}

async function readRound(tx: Transaction, roundId: string): Promise<RoundRow> {
  const found = await findRound(tx, roundId)
  if (!found) throw new AppError('changed_meanwhile')
  return found.round
}

/** From here to the end of the transaction nobody withdraws it. */
async function requireStillOpen(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { id }: AskingKiosk,
): Promise<void> {
  const kiosk = await holdKiosk(tx, id)
  if (!kiosk || kioskState(kiosk, services.now()) !== 'open') throw new AppError('kiosk_closed')
}

/** A second player of the club, never the one whose card it is. */
async function findAttester(tx: Transaction, { kiosk, body }: { kiosk: AskingKiosk; body: Body }) {
  if (body.attesterId === body.playerId)
    throw fieldError('attesterId', 'Somebody other than the player has to sign the card.')
  const attester = await findPlayerName(tx, { clubId: kiosk.clubId, playerId: body.attesterId })
  if (!attester) throw new AppError('not_found')
  return attester
}

/**
 * Makes the card what the second player saw: entries by the kiosk, later than all before, on holes that have another result,
 * or on which the player's phone said something else than the marker's.
 */
async function putTypedHoles(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { kiosk, round, holes }: { kiosk: AskingKiosk; round: RoundRow; holes: Body['holes'] },
): Promise<HoleEntry[]> {
  const now = services.now()
  const held = await listCountingEntries(tx, round)
  const seen = readHoles(round, holes)
  const ownWords = new Map(
    (await listLatestOfSources(tx, round))
      .filter(({ source }) => source === 'player')
      .map((said) => [said.holeNumber, said.result]),
  )
  const typed = seen.flatMap(({ holeNumber, result }, i): HoleEntry[] => {
    const counting = held.find((entry) => entry.holeNumber === holeNumber)
    const own = ownWords.get(holeNumber) ?? counting?.result ?? notPlayed
    if (isSameResult(counting?.result ?? notPlayed, result) && isSameResult(own, result)) return []
    const at = counting ? Math.max(now.getTime(), counting.at + 1) : now.getTime()
    return [{ id: mintLaterId(now, i), holeNumber, result, at, authorId: kiosk.id }]
  })
  await putEntries(tx, {
    roundId: round.id,
    clubId: round.clubId,
    season: round.season,
    source: 'player',
    receivedAt: now,
    entries: typed,
  })
  const isTyped = new Set(typed.map(({ holeNumber }) => holeNumber))
  return [...held.filter(({ holeNumber }) => !isTyped.has(holeNumber)), ...typed].sort(
    (a, b) => a.holeNumber - b.holeNumber,
  )
}

/** Each hole of the card that counts once, or the second player did not see all of it. */
function readHoles(round: RoundRow, holes: Body['holes']) {
  const sent = new Set(holes.map(({ holeNumber }) => holeNumber))
  const asked = round.holes.filter(({ isClosed }) => isClosed !== true)
  if (sent.size !== holes.length || !asked.every(({ holeNumber }) => sent.has(holeNumber)))
    throw fieldError('holes', `The card has ${asked.length} holes. Send each of them once.`)
  return holes.map(({ holeNumber, ...result }, i) => {
    if (!round.holes.some((hole) => hole.holeNumber === holeNumber))
      throw fieldError(`holes.${i}.holeNumber`, `There is no hole ${holeNumber} on this card.`)
    if ((result.result === 'strokes') !== ((result.grossScore ?? null) !== null))
      throw fieldError(
        `holes.${i}.grossScore`,
        `A hole that was played has 1 to ${MOST_STROKES} strokes; one picked up or not played has none.`,
      )
    return { holeNumber, result: resultFromWire(result) }
  })
}

/** The card's history tells at which kiosk it came in. */
async function noteEvent(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { kiosk, round, entries }: { kiosk: AskingKiosk; round: RoundRow; entries: readonly HoleEntry[] },
): Promise<void> {
  const closed = await readRound(tx, round.id)
  const handicapIndex = (await lockPlayer(tx, round.userId))?.handicapIndex ?? null
  await insertRoundEvent(tx, {
    roundId: round.id,
    clubId: round.clubId,
    authorId: kiosk.id,
    at: services.now(),
    kind: 'handed_in_at_kiosk',
    reason: '',
    before: keptState({ round, entries: [] }, { handicapIndex: null }),
    after: keptState({ round: closed, entries }, { handicapIndex }),
  })
}

/**
 * Where the competition asks for a marker's card, the second person at the kiosk is the marker: the one who was named, or,
 * where nobody was, from now on this one. Both stand at the tablet, so both have confirmed. Says whether it is such a card.
 */
async function takeAsMarker(
  services: Pick<Services, 'now'>,
  tx: Transaction,
  { round, attesterId }: { round: RoundRow; attesterId: string },
): Promise<boolean> {
  if (!(await asksForMarkerCard(tx, round))) return false
  const now = services.now()
  const named = await findMarkerCard(tx, round.id)
  if (named && named.markerId !== attesterId)
    throw fieldError('attesterId', 'This card has a marker already. Only that marker can sign it.')
  if (!named) await putMarker(tx, { roundId: round.id, markerId: attesterId, namedAt: now })
  await changeMarkerCard(tx, round.id, {
    agreedAt: now,
    certifiedAt: now,
    attestedAt: now,
    refusedAt: null,
    refusal: null,
    certifiedRevision: round.revision,
    attestedRevision: round.revision,
  })
  return true
}
