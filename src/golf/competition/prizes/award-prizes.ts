import { isByPlace, type Prize, type PrizeCategory, type PrizePlan } from './prize-plan.ts'
import { sharePrizes } from './share-prizes.ts'

/** An entrant with what a category orders by: the same position for those who share a place, null without one. */
export type Finisher = { entrantId: string; divisionId: string | null; position: number | null }

/** What the cards and the committee say, from which prizes are given. */
export type PrizeResults = {
  result: readonly Finisher[]
  gross: readonly Finisher[]
  /** One for each hole that was played in two strokes. */
  twos: readonly { entrantId: string; holeNumber: number }[]
  /** The winner that the committee entered, by category. */
  winners: ReadonlyMap<string, string>
}

export type Award = {
  entrantId: string
  /** The place in the category after those were passed over who have a prize already; 1 in a category without places. */
  place: number
  isShared: boolean
  amountMinor: number
  /** What the players of this place get besides money; with a shared place the committee settles who gets which. */
  things: readonly string[]
  /** Of `twos`: the holes. */
  holes: readonly number[]
}

export type CategoryAwards = {
  categoryId: string
  /** First place first. */
  awards: readonly Award[]
  /** Money of the category that nobody gets: what could not be divided evenly, and places that nobody took (R9.7). */
  leftMinor: number
  /** Who would have had a prize here and has one of an earlier category. */
  passedOver: readonly string[]
}

/**
 * Who gets what, category by category in the order of the plan. Prizes of a shared place are added and divided, and what
 * cannot be divided stays with the club (R9.7). Costs players times categories.
 */
export function awardPrizes(plan: PrizePlan, results: PrizeResults): CategoryAwards[] {
  const hasPrize = new Set<string>()
  return plan.categories.map((category) => {
    const given = awardCategory(category, results, plan.isOnePerPlayer ? hasPrize : new Set())
    if (isByPlace(category.kind)) for (const { entrantId } of given.awards) hasPrize.add(entrantId)
    return given
  })
}

function awardCategory(
  category: PrizeCategory,
  results: PrizeResults,
  hasPrize: ReadonlySet<string>,
): CategoryAwards {
  switch (category.kind) {
    case 'result':
    case 'gross':
      return byPlace(category, results[category.kind], hasPrize)
    case 'twos':
      return byTwos(category, results.twos)
    case 'nearest_the_pin':
    case 'longest_drive':
      return byWinner(category, results.winners.get(category.id))
  }
}

function byPlace(
  category: PrizeCategory,
  finishers: readonly Finisher[],
  hasPrize: ReadonlySet<string>,
): CategoryAwards {
  const { prizes, divisionId } = category
  const passedOver: string[] = []
  const places = new Map<number, string[]>()
  const inOrder = finishers
    .filter((one) => divisionId === null || one.divisionId === divisionId)
    .flatMap(({ entrantId, position }) => (position === null ? [] : [{ entrantId, position }]))
    .sort((a, b) => a.position - b.position)
  let winners = 0
  for (const { entrantId, position } of inOrder) {
    const place = places.get(position)
    // A place is taken by all who share it, also where fewer prizes are left than players.
    if (winners >= prizes.length && !place) break
    if (hasPrize.has(entrantId)) {
      passedOver.push(entrantId)
      continue
    }
    if (place) place.push(entrantId)
    else places.set(position, [entrantId])
    winners += 1
  }
  const finish = [...places.values()]
  const { shares } = sharePrizes(
    prizes.map(({ amountMinor }) => amountMinor ?? 0),
    finish,
  )
  const awards: Award[] = []
  for (const sharing of finish) {
    const place = awards.length + 1
    for (const entrantId of sharing)
      awards.push({
        entrantId,
        place,
        isShared: sharing.length > 1,
        holes: [],
        amountMinor: shares.get(entrantId) ?? 0,
        things: thingsOf(prizes.slice(place - 1, place - 1 + sharing.length)),
      })
  }
  return { categoryId: category.id, awards, leftMinor: left(prizes, awards), passedOver }
}

/** The money is divided by the number of twos, so that who has two of them gets twice as much. */
function byTwos(category: PrizeCategory, twos: PrizeResults['twos']): CategoryAwards {
  const pot = category.prizes.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
  const each = twos.length === 0 ? 0 : Math.floor(pot / twos.length)
  const holes = new Map<string, number[]>()
  for (const { entrantId, holeNumber } of twos)
    holes.set(entrantId, [...(holes.get(entrantId) ?? []), holeNumber])
  const awards = [...holes].map(([entrantId, played]): Award => ({
    entrantId,
    place: 1,
    isShared: holes.size > 1,
    amountMinor: each * played.length,
    things: thingsOf(category.prizes),
    holes: played.sort((a, b) => a - b),
  }))
  return {
    categoryId: category.id,
    awards: awards.sort((a, b) => b.holes.length - a.holes.length),
    leftMinor: left(category.prizes, awards),
    passedOver: [],
  }
}

function byWinner(category: PrizeCategory, winner: string | undefined): CategoryAwards {
  const { prizes } = category
  const amountMinor = prizes.reduce((sum, prize) => sum + (prize.amountMinor ?? 0), 0)
  const award = { place: 1, isShared: false, amountMinor, things: thingsOf(prizes), holes: [] }
  const awards = winner === undefined ? [] : [{ entrantId: winner, ...award }]
  return { categoryId: category.id, awards, leftMinor: left(prizes, awards), passedOver: [] }
}

function thingsOf(prizes: readonly Prize[]): string[] {
  return prizes.flatMap(({ thing }) => (thing === null ? [] : [thing]))
}

function left(prizes: readonly Prize[], awards: readonly Award[]): number {
  const all = prizes.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
  return awards.reduce((rest, { amountMinor }) => rest - amountMinor, all)
}
