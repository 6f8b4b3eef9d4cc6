import { Suspense } from 'react'
import type { RoundCard } from '#contract/card/round-card.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import { roundsText } from '#web/messages/en/card/rounds.ts'
import { Section } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Few cards are ever changed by the club, and its card is read with a connection. */
const RoundEvents = lazyWithOtherWords(() => import('./round-events.online.tsx'))

/** What the club did to the card and why. */
export function RoundHistory({ round }: { round: RoundCard }) {
  return (
    <Section title={roundsText.history}>
      {round.events.length === 0 ? (
        <p className="text-soft">{roundsText.noHistory}</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-24 rounded-card" />}>
          <RoundEvents round={round} />
        </Suspense>
      )}
    </Section>
  )
}
