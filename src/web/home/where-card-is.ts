import type { ListedRound } from '#contract/card/rounds.ts'
import type { RoundBrought } from '#web/lib/round-brought.ts'
import type { OutboxSnapshot } from '#web/offline/outbox-snapshot.ts'

export type KnownOfCards = {
  /** What this phone keeps; undefined before its storage has been read. */
  snapshot: Pick<OutboxSnapshot, 'rounds' | 'taken'> | undefined
  /** As the club has it; undefined where that is not known. */
  round: Pick<ListedRound, 'status'> | undefined
  /** The player's open round, as the club says since it took what this phone sent; the list of their rounds leaves it out. */
  openId?: string | undefined
}

/**
 * Where a card is that was handed in on this phone. One that was taken back, given back or reopened is open again, whatever
 * it was before; one that was on its way and is not on this phone any more is in only when the club says so.
 */
export function whereCardIs(
  { roundId, isIn }: Pick<RoundBrought, 'roundId' | 'isIn'>,
  { snapshot, round, openId }: KnownOfCards,
): 'in' | 'on_its_way' | 'open' {
  const kept = snapshot?.rounds.get(roundId)
  if (kept?.handIn?.refusal === null) return 'on_its_way'
  if (round) return round.status === 'submitted' ? 'in' : 'open'
  if (kept || roundId === openId) return 'open'
  return isIn || snapshot?.taken?.id === roundId ? 'in' : 'open'
}
