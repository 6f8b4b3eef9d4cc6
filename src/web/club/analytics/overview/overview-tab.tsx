import { useQuery } from '@tanstack/react-query'
import { clubStats, playerStats } from '#contract/club/analytics.ts'
import type { Output } from '#contract/platform/call.ts'
import { query } from '#web/lib/query.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Card, Figure, Section } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { BestPerformers } from './best-performers.tsx'
import { decimal, whole, monthName } from '../figure-words.ts'
import { Loaded } from '../loaded.tsx'
import { MonthCharts, type Month } from './month-charts.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

export function OverviewTab() {
  const club = useQuery(query(clubStats))
  const players = useQuery(query(playerStats))
  return (
    <Loaded answer={club}>
      {(stats) => (
        <div className="grid gap-6">
          <ClubFigures stats={stats} />
          {stats.months.every((month) => month.rounds === 0) && stats.scoredRounds === 0 ? (
            <EmptyState title={analyticsText.empty.title}>{analyticsText.empty.text}</EmptyState>
          ) : (
            <MonthCharts months={stats.months} />
          )}
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Loaded answer={players}>{(rows) => <BestPerformers players={rows} />}</Loaded>
            <MonthTable months={stats.months} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function ClubFigures({ stats }: { stats: Output<typeof clubStats.reply> }) {
  const words = analyticsText.figures
  return (
    <Card>
      <h2 className="sr-only">{words.label}</h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
        <Figure label={words.totalMembers} value={whole(stats.totalMembers)} />
        <Figure label={words.roundsThisMonth} value={whole(stats.roundsThisMonth)} />
        <Figure label={words.activeCompetitions} value={whole(stats.activeCompetitions)} />
        <Figure
          label={words.averageScore}
          value={stats.averageScore === null ? analyticsText.notPlayed : decimal(stats.averageScore)}
          note={
            <>
              {words.madeOf(stats.scoredRounds)}
              {stats.averageNineScore !== null && (
                <>
                  <br />
                  {words.nines(decimal(stats.averageNineScore), stats.nineHoleRounds)}
                </>
              )}
            </>
          }
        />
      </dl>
      <p className="mt-4 max-w-prose text-note text-soft">{analyticsText.whatCounts}</p>
    </Card>
  )
}

/** The numbers of both charts by month. */
function MonthTable({ months }: { months: readonly Month[] }) {
  const words = analyticsText.months
  return (
    <Section title={words.tableTitle}>
      <Table label={words.tableTitle}>
        <thead>
          <tr>
            <HeadCell>{words.month}</HeadCell>
            <HeadCell className="text-right">{words.rounds}</HeadCell>
            <HeadCell className="text-right">{words.averageScore}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month}>
              <Cell>{monthName(one.month, 'long')}</Cell>
              <Cell className="text-right">{whole(one.rounds)}</Cell>
              <Cell className="text-right">
                {one.averageScore === null ? analyticsText.notPlayed : decimal(one.averageScore)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}
