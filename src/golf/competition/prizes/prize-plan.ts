/**
 * What a category of prizes is decided by. `result`: the competition's own result; `gross`: gross scores of the same
 * cards; `twos`: each hole played in two strokes; the others are measured on one hole and entered by the committee.
 */
export const prizeKinds = ['result', 'gross', 'twos', 'nearest_the_pin', 'longest_drive'] as const
export type PrizeKind = (typeof prizeKinds)[number]

/** One prize: money in minor units of the club's currency, a thing, or both. */
export type Prize = { amountMinor: number | null; thing: string | null }

export type PrizeCategory = {
  id: string
  kind: PrizeKind
  /** The committee's own name for it; null: the usual one of its kind. */
  name: string | null
  /** Of `result` and `gross`: only players of this division; null: everybody. */
  divisionId: string | null
  /** Of `nearest_the_pin` and `longest_drive`. */
  holeNumber: number | null
  /** First place first. `twos` has one prize, the money that all twos share. */
  prizes: readonly Prize[]
}

export type PrizePlan = {
  /** Whoever has a prize of an earlier category is passed over in a later one that is decided by scores. */
  isOnePerPlayer: boolean
  categories: readonly PrizeCategory[]
}

/** Whether a category is decided by the place on the cards, so that a player can be passed over in it. */
export function isByPlace(kind: PrizeKind): boolean {
  return kind === 'result' || kind === 'gross'
}

/** Whether the committee measures it on one hole and enters who won. */
export function isMeasured(kind: PrizeKind): boolean {
  return kind === 'nearest_the_pin' || kind === 'longest_drive'
}

/** All the money of a plan, in minor units. */
export function moneyOf(plan: PrizePlan): number {
  return plan.categories
    .flatMap(({ prizes }) => prizes)
    .reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
}
