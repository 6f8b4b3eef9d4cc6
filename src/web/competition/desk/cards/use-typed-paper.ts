import type { RoundCard } from '#contract/card/round-card.ts'
import { useMovedCard } from '#web/card/corrections/use-moved-card.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'

/** What is typed of a paper card, with the card that it makes. */
export function useTypedPaper(opened: RoundCard, draft: string) {
  const { typed, ...rest } = useMovedCard(opened, draft)
  return { ...rest, typed: { ...typed, card: cardFromRound(rest.round, typed.results) } }
}

export type TypedPaper = ReturnType<typeof useTypedPaper>['typed']
