export const cardDoubts = ['ruling_needed', 'totals_only', 'holes_missing', 'unsigned'] as const
/** Why the committee should look at a card. */
export type CardDoubt = (typeof cardDoubts)[number]

type Card = {
  isHandedIn: boolean
  /** Only totals were given, so no hole can be checked (D8). */
  totalsOnly: boolean
  /** The club has confirmed these totals. */
  totalsConfirmed: boolean
  /** Holes with a result, of `holeCount`. */
  thru: number
  holeCount: number
  markerName: string | null
  markerSignature: string | null
  /** The club handed it in for its player, from the paper that both signed. */
  isFromPaper: boolean
}

/** The gravest doubt about a card; undefined for a card that is as it should be. `isOver`: its competition's play is over. */
export function cardDoubt(card: Card, { isOver }: { isOver: boolean }): CardDoubt | undefined {
  if (!card.isHandedIn) return isOver ? 'ruling_needed' : undefined
  if (card.totalsOnly && !card.totalsConfirmed) return 'totals_only'
  if (!card.totalsOnly && card.thru < card.holeCount) return 'holes_missing'
  const signed = card.isFromPaper ? [card.markerName] : [card.markerName, card.markerSignature]
  return signed.every((text) => text !== null && text.trim() !== '') ? undefined : 'unsigned'
}
