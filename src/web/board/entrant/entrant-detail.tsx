import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getEntrantCard, type EntrantCard } from '#contract/board/leaderboard.ts'
import type { RankedBy } from '#golf/competition/ranked-by.ts'
import { ninesOf, type CardLine, type CardSum } from '#golf/card/card.ts'
import { CardNine } from '#web/card/card-nine.tsx'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { handicapClaimText } from '#web/messages/en/handicap/handicap-claim.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Arithmetic, ArithmeticLines } from '#web/ui/arithmetic.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { linesOf } from './entrant-lines.ts'
import { pointsColumn } from '../board/board-words.ts'
import { useRefetchOn } from '../use-refetch-on.ts'

type EntrantDetailProps = {
  competitionId: string
  userId: string
  unit: RankedBy
  /** Of several rounds those that have a card, in their order. */
  rounds?: readonly number[] | undefined
  /** Changes with the row: then the card is asked for again. */
  shown: string
}

/** A player's row opened: the card, and every number on it with its arithmetic. */
export default function EntrantDetail(props: EntrantDetailProps) {
  const { competitionId, userId, unit, rounds = [], shown } = props
  const [chosen, setChosen] = useState<number>()
  const round = chosen ?? rounds.at(-1)
  const { data, error, refetch } = useQuery({
    ...query(getEntrantCard, {
      params: { competitionId, userId },
      query: round === undefined ? {} : { round },
    }),
    staleTime: 0,
  })
  useRefetchOn(shown, refetch)
  if (data)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {rounds.length > 1 && <RoundChoice rounds={rounds} chosen={round} onChoose={setChosen} />}
        <LoadedDetail card={data} unit={unit} />
      </div>
    )
  if (error)
    return (
      <ErrorState
        title={text.detail.failed}
        isOffline={error instanceof OfflineError}
        onRetry={() => void refetch()}
      >
        {failureText(error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{text.detail.loading}</span>
      <Skeleton className="h-56" />
      <Skeleton className="h-32" />
    </div>
  )
}

type RoundChoiceProps = {
  rounds: readonly number[]
  chosen: number | undefined
  onChoose: (round: number) => void
}

/** Whose card of several rounds is looked at. */
function RoundChoice({ rounds, chosen, onChoose }: RoundChoiceProps) {
  return (
    <div role="group" aria-label={text.rounds.choose} className="flex flex-wrap gap-2">
      {rounds.map((round) => (
        <Button
          key={round}
          look={round === chosen ? 'primary' : 'secondary'}
          aria-pressed={round === chosen}
          onClick={() => {
            onChoose(round)
          }}
        >
          {text.rounds.round(round)}
        </Button>
      ))}
    </div>
  )
}

function LoadedDetail({ card, unit }: { card: EntrantCard; unit: RankedBy }) {
  const { place } = card
  const lines = linesOf(card, unit)
  const { front, back } = ninesOf(lines)
  const numbers = [
    [text.detail.handicapIndex, card.handicapIndex],
    [text.detail.courseHandicap, card.courseHandicap],
    [text.detail.playingHandicap, card.playingHandicap],
    [text.columns.gross, card.gross],
    [text.columns.net, card.net],
    [pointsColumn(unit), card.points],
  ] as const
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {lines.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-2">
          {back.length > 0 ? (
            <>
              <Nine title={text.detail.out} lines={front} sum={card.out} />
              <Nine title={text.detail.in} lines={back} sum={card.in} />
            </>
          ) : (
            <Nine title={text.detail.total} lines={lines} sum={card.total} />
          )}
        </div>
      )}
      <div className="grid items-start gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {numbers.map(([name, number]) => (
          <Arithmetic
            key={name}
            label={
              <>
                {name} <b>{number.value ?? '–'}</b>
              </>
            }
            lines={number.lines}
          />
        ))}
      </div>
      <section className="grid gap-1">
        <h2 className="text-body font-semibold">{text.detail.why}</h2>
        <ArithmeticLines lines={place.lines} />
      </section>
      <p className="text-note text-soft">{handicapClaimText.short}</p>
    </div>
  )
}

type NineProps = { title: string; lines: readonly CardLine[]; sum: CardSum }

function Nine({ title, lines, sum }: NineProps) {
  return <CardNine caption={title} lines={lines} sums={[{ label: title, sum }]} />
}
