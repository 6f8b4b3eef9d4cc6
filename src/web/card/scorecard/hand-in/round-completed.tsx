import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { CompetitionType } from '#golf/competition/competition.ts'
import { rankedBy } from '#golf/competition/ranked-by.ts'
import { bestHole } from '#golf/card/best-hole.ts'
import { ninesOf, type Card } from '#golf/card/card.ts'
import { holesText, signedText } from '#web/card/points-text.ts'
import { competitionTypeNames } from '#web/lib/competition-words.ts'
import { AFTER_SUBMIT_MS } from '#web/lib/timings.ts'
import { golfText } from '#web/messages/en/card/golf.ts'
import { scorecardDoneText } from '#web/messages/en/card/scorecard-done.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CardOverview } from './card-overview.tsx'
import type { HandedIn } from './handed-in.ts'
import { IndexMoved } from '#web/card/round-brought/index-moved.tsx'
import { BestHoleLine } from '#web/card/round-brought/best-hole-line.tsx'
import { PickedUpNote } from './picked-up-note.tsx'
import { PlaceTaken } from '#web/card/round-brought/place-taken.tsx'

/**
 * The card is in, and what it brought; home comes by itself after a second, unless the player touches anything first. What it
 * brought waits there (D51).
 */
export default function RoundCompleted({ round, card, competitionType }: HandedIn) {
  const { isStaying, stay } = useHomeSoon()
  useEffect(noteFinishedRound, [])
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-[minmax(0,1fr)] items-start gap-5 px-4 py-5 lg:max-w-7xl lg:grid-cols-2 lg:gap-8 lg:px-6 lg:py-8 sideways:max-w-4xl sideways:grid-cols-2 sideways:py-3">
      <title>{`${scorecardDoneText.roundCompleted} · Scoreclub`}</title>
      <div className="grid gap-4">
        <header className="grid gap-4 rounded-card bg-field p-5 text-on-field shadow-raised">
          <div className="grid gap-0.5">
            <h1 className="text-title font-bold">{scorecardDoneText.roundCompleted}</h1>
            <p className="truncate">{round.competitionName ?? round.courseName}</p>
          </div>
          <Totals card={card} competitionType={competitionType} />
          <p role="status">{isStaying ? scorecardDoneText.staying : scorecardDoneText.goingHome}</p>
        </header>
        <WhatNext round={round} isStaying={isStaying} onStay={stay} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section aria-label={scorecardDoneText.whatItMeans}>
          <dl className="divide-y divide-line border-y border-line">
            {round.competitionId !== null && competitionType !== 'matchplay' && (
              <PlaceTaken competitionId={round.competitionId} competitionType={competitionType} />
            )}
            <IndexMoved roundId={round.id} />
            <BestHole card={card} />
          </dl>
        </section>
        <section aria-label={scorecardDoneText.yourRound} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <Nines card={card} />
          <PickedUpNote card={card} competitionType={competitionType} />
        </section>
      </div>
    </div>
  )
}

/** For the hint to install, which comes after a round (web/offline/app/install-hint.ts); its code is not loaded for it. */
function noteFinishedRound(): void {
  try {
    localStorage.setItem('scoreclub.round-finished', '1')
    dispatchEvent(new Event('scoreclub:app-news'))
  } catch {
    // Without storage nobody could be told only once.
  }
}

/** Goes home after a second; any touch or key holds it back. */
function useHomeSoon(): { isStaying: boolean; stay: () => void } {
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
    const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
    for (const touch of touches) addEventListener(touch, stay, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) removeEventListener(touch, stay)
    }
  }, [navigate, isStaying])
  return {
    isStaying,
    stay: () => {
      setIsStaying(true)
    },
  }
}

/** The figure that the round was played for stands first, large; the others beside it. */
function Totals({ card, competitionType }: { card: Card; competitionType: CompetitionType | null }) {
  const { gross, net, points } = card.total
  const isParBogey = card.stablefordTable === 'par_bogey'
  const stableford = {
    name: isParBogey ? golfText.holesUp : scorecardText.stableford,
    value: (isParBogey ? holesText : signedText)(points),
  }
  const strokes = [
    { name: scorecardText.net, value: `${net}` },
    { name: scorecardText.gross, value: `${gross}` },
  ]
  const first =
    competitionType === 'stroke_play' && !card.isHoledOut
      ? { name: competitionTypeNames.stroke_play, value: scorecardDoneText.noReturn }
      : competitionType !== null && competitionType !== 'matchplay' && rankedBy[competitionType] === 'net'
        ? strokes[0]
        : stableford
  const others = [stableford, ...(card.lines.some((line) => line.gross !== null) ? strokes : [])]
  return (
    <dl className="flex flex-wrap items-end gap-x-6 gap-y-2">
      {[...(first ? [first] : []), ...others.filter((one) => one !== first)].map((figure) => (
        <div key={figure.name} className="flex flex-col-reverse">
          <dt className="text-note">{figure.name}</dt>
          <dd
            className={figure === first ? 'text-poster leading-none font-bold' : 'text-heading font-semibold'}
          >
            {figure.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function BestHole({ card }: { card: Card }) {
  const line = bestHole(card.lines)
  return line && <BestHoleLine line={line} />
}

function Nines({ card }: { card: Card }) {
  const { front, back } = ninesOf(card.lines)
  if (back.length === 0)
    return <CardOverview title={scorecardText.total} lines={card.lines} sum={card.total} />
  return (
    <>
      <CardOverview title={scorecardText.out} lines={front} sum={card.out} />
      <CardOverview title={scorecardText.in} lines={back} sum={card.in} />
    </>
  )
}

type WhatNextProps = Pick<HandedIn, 'round'> & { isStaying: boolean; onStay: () => void }

function WhatNext({ round, isStaying, onStay }: WhatNextProps) {
  return (
    <div className="grid gap-2">
      {round.competitionId === null ? (
        <LinkButton href="/handicap">{scorecardDoneText.myRecord}</LinkButton>
      ) : (
        <LinkButton href={`/competitions/${round.competitionId}/leaderboard`}>
          {scorecardDoneText.seeBoard}
        </LinkButton>
      )}
      <div className="-mx-3 flex min-h-11 flex-wrap gap-2">
        <LinkButton href={`/rounds/${round.id}`} look="quiet" className="px-3">
          {scorecardDoneText.seeCard}
        </LinkButton>
        <LinkButton href="/" look="quiet" className="px-3">
          {scorecardDoneText.home}
        </LinkButton>
        {!isStaying && (
          <Button look="quiet" className="px-3" onClick={onStay}>
            {scorecardDoneText.stayHere}
          </Button>
        )}
      </div>
    </div>
  )
}
