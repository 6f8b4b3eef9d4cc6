import { CircleCheckBig } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Round } from '#contract/rounds.ts'
import { AFTER_SUBMIT_MS } from '#web/lib/timings.ts'
import { Card, Figure } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The card is in; home comes by itself after a second, unless the player goes somewhere first. */
export function RoundCompleted({ round }: { round: Round }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    const timer = setTimeout(() => {
      navigate('/')
    }, AFTER_SUBMIT_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [navigate])
  return (
    <div className="mx-auto max-w-xl px-4 py-8">
      <Card className="grid justify-items-center gap-4 text-center">
        <CircleCheckBig aria-hidden size={40} className="text-accent" />
        <h1 className="text-heading font-bold">Round Completed</h1>
        <dl className="flex gap-8">
          <Figure label="Gross" value={round.grossScore ?? '–'} />
          <Figure label="Net" value={round.netScore ?? '–'} />
          <Figure label="Stableford" value={round.stablefordPoints ?? '–'} />
        </dl>
        <div className="flex flex-wrap justify-center gap-2">
          <LinkButton href="/">Home</LinkButton>
          {round.competitionId !== null && (
            <LinkButton href={`/competitions/${round.competitionId}/leaderboard`} look="secondary">
              Leaderboard
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  )
}
