import { useState } from 'react'
import type { RoundCard } from '#contract/round-card.ts'
import { useTypedHoles } from './use-typed-holes.ts'

/** What is typed of a card, and on which holes somebody else has changed the card since; what is typed stays. */
export function useMovedCard(opened: RoundCard, draft: string) {
  const [round, setRound] = useState(opened)
  const [moved, setMoved] = useState<readonly number[]>([])
  const typed = useTypedHoles(round, draft)
  return {
    round,
    typed,
    moved,
    onMoved: (now: RoundCard) => {
      setMoved(typed.goOnFrom(now))
      setRound(now)
    },
  }
}
