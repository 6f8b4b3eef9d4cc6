import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { recentRounds, type RecentRound } from '#contract/club/analytics.ts'
import { formatDate } from '#web/lib/format.ts'
import { query } from '#web/lib/query.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { Loaded } from './loaded.tsx'

const ROUNDS_LISTED = 50

export function RoundsTab({ timeZone }: { timeZone: string | undefined }) {
  const rounds = useQuery(query(recentRounds, { query: { limit: ROUNDS_LISTED } }))
  const words = analyticsText.rounds
  return (
    <Loaded answer={rounds}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={analyticsText.empty.title}>{analyticsText.empty.text}</EmptyState>
        ) : (
          <Section title={words.title}>
            <Table label={words.tableLabel}>
              <thead>
                <tr>
                  {[words.date, words.player, words.course, words.competition].map((name) => (
                    <HeadCell key={name}>{name}</HeadCell>
                  ))}
                  {[words.gross, words.net, words.points].map((name) => (
                    <HeadCell key={name} className="text-right">
                      {name}
                    </HeadCell>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((round) => (
                  <RoundRow key={round.id} round={round} timeZone={timeZone} />
                ))}
              </tbody>
            </Table>
            <p className="text-note text-soft">{words.latest(rows.length)}</p>
          </Section>
        )
      }
    </Loaded>
  )
}

function RoundRow({ round, timeZone }: { round: RecentRound; timeZone: string | undefined }) {
  const words = analyticsText.rounds
  const none = analyticsText.notPlayed
  const date = formatDate(round.roundDate, timeZone)
  const player = `${round.firstName} ${round.lastName}`
  return (
    <tr>
      <Cell className="whitespace-nowrap">
        <Link
          href={`/rounds/${round.id}`}
          aria-label={words.open(player, date)}
          className="inline-flex min-h-11 items-center font-medium text-accent underline print:text-ink print:no-underline"
        >
          {date}
        </Link>
      </Cell>
      <Cell className="min-w-36">{player}</Cell>
      <Cell className="min-w-40">
        {round.courseName}
        {round.holeCount !== 18 && (
          <span className="text-note text-soft"> · {words.holes(round.holeCount)}</span>
        )}
      </Cell>
      <Cell className="min-w-36">{round.competitionName ?? none}</Cell>
      <Cell className="text-right font-semibold">{round.grossScore ?? none}</Cell>
      <Cell className="text-right">{round.netScore ?? none}</Cell>
      <Cell className="text-right">{round.stablefordPoints ?? none}</Cell>
    </tr>
  )
}
