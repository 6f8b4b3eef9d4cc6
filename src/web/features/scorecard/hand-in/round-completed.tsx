import { CircleCheckBig } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Round } from '#contract/rounds.ts'
import { AFTER_SUBMIT_MS } from '#web/lib/timings.ts'
import { scorecardText } from '#web/messages/en/scorecard.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Figure } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The card is in; home comes by itself after a second, unless the player touches anything first. */
export default function RoundCompleted({ round }: { round: Round }) {
  const [, navigate] = useLocation()
  const [isStaying, setIsStaying] = useState(false)
  useEffect(() => {
    if (isStaying) return
    const timer = setTimeout(() => {
      navigate('/')
    }, AFTER_SUBMIT_MS)
    const stay = () => {
      setIsStaying(true)
    }
    addEventListener('pointerdown', stay)
    addEventListener('keydown', stay)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', stay)
      removeEventListener('keydown', stay)
    }
  }, [navigate, isStaying])
  return (
    <div className="mx-auto max-w-xl px-4 py-8">
      <Card className="grid justify-items-center gap-4 text-center">
        <CircleCheckBig aria-hidden size={40} className="text-accent" />
        <h1 className="text-heading font-bold">{scorecardText.roundCompleted}</h1>
        <p role="status" className="text-soft">
          {isStaying ? scorecardText.staying : scorecardText.goingHome}
        </p>
        <dl className="flex gap-8">
          <Figure label={scorecardText.gross} value={round.grossScore ?? '–'} />
          <Figure label={scorecardText.net} value={round.netScore ?? '–'} />
          <Figure label={scorecardText.stableford} value={round.stablefordPoints ?? '–'} />
        </dl>
        <div className="flex flex-wrap justify-center gap-2">
          <LinkButton href="/">{scorecardText.home}</LinkButton>
          <LinkButton href={`/rounds/${round.id}`} look="secondary">
            {scorecardText.seeCard}
          </LinkButton>
          {round.competitionId !== null && (
            <LinkButton href={`/competitions/${round.competitionId}/leaderboard`} look="secondary">
              {scorecardText.leaderboard}
            </LinkButton>
          )}
          {!isStaying && (
            <Button
              look="quiet"
              onClick={() => {
                setIsStaying(true)
              }}
            >
              {scorecardText.stayHere}
            </Button>
          )}
        </div>
      </Card>
    </div>
  )
}
