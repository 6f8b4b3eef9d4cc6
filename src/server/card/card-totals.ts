import type { Card } from '#golf/card/card.ts'
import type { RoundRow } from './rounds.store.ts'

/** What a card that is handed in is listed and ranked with. */
export type Totals = Pick<
  RoundRow,
  'totalsOnly' | 'totalsConfirmedAt' | 'holesPlayed' | 'gross' | 'net' | 'points' | 'netToPar'
>

export function toTotals(card: Card): Totals {
  const { gross, net, points } = card.total
  return {
    totalsOnly: false,
    totalsConfirmedAt: null,
    holesPlayed: card.thru,
    gross,
    net,
    points,
    netToPar: card.netToPar,
  }
}

/** An open card has its totals from its holes alone. */
export const noTotals: Totals = {
  totalsOnly: false,
  totalsConfirmedAt: null,
  holesPlayed: null,
  gross: null,
  net: null,
  points: null,
  netToPar: null,
}
