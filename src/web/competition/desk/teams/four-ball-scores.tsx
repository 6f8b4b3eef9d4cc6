import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Competition } from '#contract/competition/competitions.ts'
import { readFourBallScores, type FourBallScores as Scores } from '#contract/competition/teams.ts'
import { formatDecimal } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { fourBallScoresText as text } from '#web/messages/en/competition/four-ball-scores.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Section } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

/** Which cards of a four-ball meet the conditions of Great Britain and Ireland; nothing in clubs with other rules. */
export default function FourBallScores({ competition }: { competition: Competition }) {
  const { id: competitionId, roundCount = 1 } = competition
  const asked = useQuery({ ...query(readFourBallScores, { params: { competitionId } }), staleTime: 0 })
  if (asked.isError)
    return (
      <ErrorState title={text.loadFailed} onRetry={() => void asked.refetch()}>
        {sharedText.tryAgainLater}
      </ErrorState>
    )
  if (asked.data?.isByCommittee !== true) return null
  const { pairs } = asked.data
  const isOpen = pairs.some(({ players }) => players.some(({ isAcceptable }) => isAcceptable === 'open'))
  return (
    <Section title={text.title}>
      <p className="max-w-prose text-soft">{text.lead}</p>
      {pairs.length === 0 && <p>{text.none}</p>}
      {pairs.map((pair) => (
        <Pair
          key={`${pair.teamId} ${pair.roundNumber}`}
          pair={pair}
          name={text.pair(pair.teamName, pair.roundNumber, roundCount)}
        />
      ))}
      {isOpen && <p className="max-w-prose text-note text-soft">{text.openHint}</p>}
    </Section>
  )
}

function Pair({ pair, name }: { pair: Scores['pairs'][number]; name: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold wrap-anywhere">
        {name} <span className="font-normal text-soft">{text.points(pair.pairPoints)}</span>
      </h3>
      <Table label={name}>
        <thead>
          <tr>
            {[text.player, text.counted, text.scaled, text.meets].map((head) => (
              <HeadCell key={head}>{head}</HeadCell>
            ))}
          </tr>
        </thead>
        <tbody>
          {pair.players.map(({ roundId, playerName, holesCounted, scaledPoints, isAcceptable }) => (
            <tr key={roundId}>
              <Cell>
                <Link
                  href={`/rounds/${roundId}`}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  {playerName}
                </Link>
              </Cell>
              <Cell className="tabular-nums">{betweenText(holesCounted)}</Cell>
              <Cell className="tabular-nums">{betweenText(scaledPoints)}</Cell>
              <Cell className="font-semibold">{text.verdict[isAcceptable]}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function betweenText({ least, most }: { least: number; most: number }): string {
  const [low, high] = [least, most].map((one) => formatDecimal(String(one)))
  return low === high ? (low ?? '') : text.between(low ?? '', high ?? '')
}
