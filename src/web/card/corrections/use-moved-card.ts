import { useState } from 'react'
import type { RoundCard } from '#contract/card/round-card.ts'
import { useTypedHoles } from './use-typed-holes.ts'

/** What is typed of a card, and on which holes somebody else has changed the card since; what is typed stays. */
export function useMovedCard(opened: RoundCard, draft: string) {
  const [round, setRound] = useState(opened)
  const typed = useTypedHoles(round, draft)
  const [moved, setMoved] = useState(typed.movedBefore)
  return {
    round,
    typed,
    moved: moved.filter(typed.isTyped),
    onMoved: (now: RoundCard) => {
      setMoved(typed.goOnFrom(now))
      setRound(now)
    },
  }
}
