/** No return, withdrawn or disqualified: such a card has no score and no points in the competition, whatever its holes come to. */
export function hasNoResult({ note }: { note?: string | null }): boolean {
  return note === 'no_return' || note === 'withdrawn' || note === 'disqualified'
}
