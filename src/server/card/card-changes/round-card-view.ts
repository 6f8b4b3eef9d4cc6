import {
  lateScoreStates,
  roundEventKinds,
  type HoleValue,
  type LateScore,
  type RoundCard,
  type RoundEvent,
} from '#contract/card/round-card.ts'
import { handicapIndexToWire, resultToWire } from '#contract/platform/wire-names.ts'
import {
  isScorerOf,
  mayChangeCard,
  maySeeRound,
  mayTypeCard,
  type Viewer,
} from '#contract/club/permissions.ts'
import type { CompetitionStatus } from '#golf/competition/competition.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import { possibleCardChanges } from '#golf/card/card-changes.ts'
import type { SourcedEntry } from '#golf/card/entry-source.ts'
import type { HoleEntry } from '#golf/card/hole-entry.ts'
import { namedFace } from '#contract/club/named-face.ts'
import { resultFrom } from '../../platform/db/stored-golf.ts'
import type { StoredCardState } from '../../platform/db/tables/round-events.ts'
import type { listLateScoresOf } from '../late-scores/late-scores.store.ts'
import type { listRoundEvents } from './round-events.store.ts'
import { wireTermChanges } from '../term-corrections/term-values.ts'
import { forReader, toWireRoundDetail } from '../round-view.ts'
import type { findRoundPeople, RoundWithNames } from '../rounds.store.ts'

type Facts = {
  found: RoundWithNames
  entries: readonly HoleEntry[]
  said: readonly SourcedEntry[]
  scorers: readonly string[]
  people: NonNullable<Awaited<ReturnType<typeof findRoundPeople>>>
  events: Awaited<ReturnType<typeof listRoundEvents>>
  lateScores: Awaited<ReturnType<typeof listLateScoresOf>>
  competitionStatus: CompetitionStatus | null
  sameRound: NonNullable<RoundCard['sameRound']>
}

/** A round as its page shows it to this reader. What the club did to it is for its player and the club. */
export function toWireRoundCard(facts: Facts, viewer: Viewer): RoundCard {
  const { found, people, competitionStatus, scorers } = facts
  const card = { ...found.round, scorers }
  const isScorer = isScorerOf(viewer, card)
  // A desk helper types the card in, and has no business with what the club did to it or with a signature.
  const isOutside = isScorer || !maySeeRound(viewer, card)
  const detail = forReader(toWireRoundDetail(found, facts), isOutside)
  const possible = possibleCardChanges({
    status: detail.status,
    competitionStatus,
    hasUnconfirmedTotals: detail.totalsOnly && detail.totalsConfirmed !== true,
    isTakenOff: facts.events.at(-1)?.event.kind === 'taken_off',
    isSameRound: found.round.sameRoundAs !== null && facts.sameRound.length > 0,
  })
  const none = { correct: false, reopen: false, handIn: false, confirmTotals: false }
  return {
    ...detail,
    playerName: fullName(people),
    clubId: found.round.clubId,
    clubName: people.clubName,
    ...namedFace(people),
    timeZone: people.timeZone,
    competitionStatus,
    ...(facts.sameRound.length > 0 && !isOutside && { sameRound: facts.sameRound }),
    events: isOutside ? [] : facts.events.map(toWireEvent),
    lateScores: isOutside ? [] : facts.lateScores.flatMap((row) => toWireLateScore(row, fullName(people))),
    may: mayChangeCard(viewer, found.round)
      ? { ...possible, decideLateScores: true }
      : mayTypeCard(viewer, card)
        ? { ...none, correct: possible.correct, handIn: possible.handIn }
        : none,
  }
}

/** An event of a card as the wire shows it. */
export function toWireEvent(row: Facts['events'][number]): RoundEvent {
  const { event } = row
  const { before, after } = event
  return {
    id: event.id,
    kind: roundEventKinds.find((kind) => kind === event.kind) ?? 'corrected',
    at: event.at.toISOString(),
    authorName: fullName(row),
    reason: event.reason,
    holes: after.holes.map(({ holeNumber }) => ({
      holeNumber,
      before: valueOn(before, holeNumber),
      after: valueOn(after, holeNumber),
    })),
    totals: { before: toWireTotals(before), after: toWireTotals(after) },
    handicap: { before: toWireIndex(before), after: toWireIndex(after) },
    tee: before?.tee && after.tee ? { before: before.tee, after: after.tee } : null,
    ...(before?.terms && after.terms && { terms: wireTermChanges(before.terms, after.terms) }),
    ...(before?.place && after.place && { place: { before: before.place, after: after.place } }),
    attestation: before?.attestation
      ? {
          partnerName: before.attestation.markerName,
          partnerSignature: before.attestation.markerSignature,
          verifiedAt: before.attestation.submittedAt,
        }
      : null,
  }
}

function valueOn(state: StoredCardState | null, holeNumber: number): HoleValue {
  const hole = state?.holes.find((one) => one.holeNumber === holeNumber)
  return resultToWire(resultFrom(hole?.result ?? 'not_played', hole?.strokes ?? null))
}

/** Only a card's own player sends scores for it, so they are its author. */
function toWireLateScore(row: Facts['lateScores'][number], authorName: string): LateScore[] {
  const { late } = row
  const state = lateScoreStates.find((one) => one === late.state)
  if (!state) return []
  return [
    {
      id: late.id,
      holeNumber: late.holeNumber,
      authorName,
      state,
      reason: late.reason,
      value: resultToWire(resultFrom(late.result, late.strokes)),
      onCard: resultToWire(resultFrom(late.cardResult, late.cardStrokes)),
      typedAt: late.typedAt.toISOString(),
      arrivedAt: late.receivedAt.toISOString(),
      decidedAt: late.decidedAt?.toISOString() ?? null,
      decidedBy: late.decidedBy === null ? null : fullName(row),
    },
  ]
}

function toWireTotals(state: StoredCardState | null) {
  if (!state?.totals) return null
  const { gross, net, points } = state.totals
  return { grossScore: gross, netScore: net, stablefordPoints: points }
}

function toWireIndex(state: StoredCardState | null): string | null {
  const tenths = state?.handicapIndex ?? null
  return tenths === null ? null : handicapIndexToWire(toHandicapIndex(tenths))
}

function fullName({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim()
}
