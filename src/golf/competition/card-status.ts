/**
 * The committee's ruling on a card. `playing` means that there is none; the others take its place away: no return
 * (R7.5), withdrawn, or disqualified with a reason.
 */
export const cardStatuses = ['playing', 'no_return', 'withdrawn', 'disqualified'] as const
export type CardStatus = (typeof cardStatuses)[number]

export function cardStatusNamed(name: string): CardStatus {
  const status = cardStatuses.find((known) => known === name)
  if (!status) throw new RangeError(`No card status: ${name}`)
  return status
}

/** Whether such a card brings scores to its team: a disqualified player's scores never count, the others' holes played do. */
export function bringsScores(status: CardStatus): boolean {
  return status !== 'disqualified'
}
