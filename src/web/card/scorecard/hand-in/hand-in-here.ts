import type { RoundDetail } from '#contract/card/rounds.ts'
import type { Card } from '#golf/card/card.ts'
import type { KeptHandIn } from '#web/offline/kept/kept-round.ts'
import { keepWaiting } from '#web/offline/kept/keep-waiting.ts'
import type { OutboxRunner } from '#web/offline/outbox-runner.ts'
import { dropPhoto, keepHandInPhoto, type KeptPhoto } from '#web/offline/photo-box.ts'
import type { AttestDraft } from './attest-draft.ts'

export type Attestation = {
  partnerName: string
  partnerSignature: string
  isTyped: boolean
  /** Left out where the player was not asked: every hole was played, or too few to count. */
  hasValidReason?: boolean | undefined
  /** Whether it is the same round as another card with these scores, once the club has asked. */
  sameRound?: boolean
}

/**
 * Hands the card in on this phone. The photo is kept first: a card that says it has one must have it. Throws when this
 * phone cannot keep the photo; what it cannot store of the card itself lives in memory and says so.
 */
export async function handInHere(input: {
  round: RoundDetail
  card: Card
  runner: OutboxRunner
  attestation: Attestation
  photo: KeptPhoto | undefined
  /** Nothing can go wrong any more: the card leaves the screen with this. */
  onKept: () => void
}): Promise<void> {
  const { round, card, runner, attestation, photo } = input
  const now = new Date()
  if (photo?.objectPath === null) await keepHandInPhoto(runner.owner, photo)
  input.onKept()
  const { gross, net, points } = card.total
  const isStored = await keepWaiting(runner).handInHere(round.id, {
    ...attestation,
    grossScore: gross,
    netScore: net,
    stablefordPoints: points,
    photo: photo ? (photo.objectPath === null ? 'kept' : { objectPath: photo.objectPath }) : 'none',
    verifiedAt: now.toISOString(),
    since: now.getTime(),
    refusal: null,
  })
  // It is beside its card now, and the place is free for the next round's.
  if (isStored && photo) await dropPhoto(runner.owner).catch(() => undefined)
}

/** What player and partner had entered in a card that the club gave back. */
export function draftOf(handIn: KeptHandIn): AttestDraft {
  const { partnerName, partnerSignature, isTyped, hasValidReason } = handIn
  return {
    partnerName,
    typed: isTyped ? partnerSignature : '',
    drawn: isTyped ? '' : partnerSignature,
    isTyping: isTyped,
    notPlayed: [],
    hasValidReason,
  }
}
