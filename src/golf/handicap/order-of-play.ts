import type { Day } from '../day.ts'

/** When a card was played: the moment it began, in ms since 1970, and which round of its competition it is of. */
export type Played = { day: Day; startedAt: number; competitionId: string | null; roundNumber: number }

/**
 * Puts the cards of each day in the order in which they were played, whenever they were handed in or typed: a score is measured
 * against what was there when it was made (Rules of Handicapping 5.9). Of two rounds of one competition the first was played
 * first. What the committee has entered between them saw the cards before it and not those after it, so that stays.
 */
export function inOrderOfPlay<Item>(
  items: readonly Item[],
  playedOf: (item: Item) => Played | undefined,
): Item[] {
  const ordered = [...items]
  for (const cards of cardsTogether(items, playedOf)) {
    const begun = beginnings(cards.map(({ played }) => played))
    const inOrder = cards
      .map(({ item }, i) => ({ item, at: begun[i] ?? 0 }))
      .sort((one, other) => one.at - other.at)
    cards.forEach(({ place }, i) => {
      const card = inOrder[i]
      if (card) ordered[place] = card.item
    })
  }
  return ordered
}

type Card<Item> = { item: Item; place: number; played: Played }

/** The cards of one day between which there is nothing but cards. */
function cardsTogether<Item>(
  items: readonly Item[],
  playedOf: (item: Item) => Played | undefined,
): Card<Item>[][] {
  const groups: Card<Item>[][] = []
  let open = new Map<Day, Card<Item>[]>()
  items.forEach((item, place) => {
    const played = playedOf(item)
    if (!played) {
      open = new Map()
      return
    }
    const group = open.get(played.day) ?? []
    if (group.length === 0) groups.push(group)
    open.set(played.day, group)
    group.push({ item, place, played })
  })
  return groups
}

/** When each began: of the rounds of one competition the earliest moment is the first one's, although it was typed last. */
function beginnings(cards: readonly Played[]): number[] {
  return cards.map((card) => {
    if (card.competitionId === null) return card.startedAt
    const rounds = cards.filter(({ competitionId }) => competitionId === card.competitionId)
    const moments = rounds.map(({ startedAt }) => startedAt).sort((a, b) => a - b)
    const before = rounds.filter(({ roundNumber }) => roundNumber < card.roundNumber).length
    // Paper cards of an earlier day all begin at noon: a fraction keeps their rounds apart.
    return (moments[before] ?? card.startedAt) + before / 100
  })
}
