import type { PlayerStats } from '#contract/club/analytics.ts'
import { BEST_PERFORMERS, bestPerformers, LEAST_ROUNDS } from '#golf/card/statistics/best-performers.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { Section } from '#web/ui/card.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { decimal } from '../figure-words.ts'

/** The best players, with the measure under the table (T17). */
export function BestPerformers({ players }: { players: readonly PlayerStats[] }) {
  const words = analyticsText.best
  const best = bestPerformers(players)
  return (
    <Section title={words.title}>
      {best.length > 0 && (
        <Table label={words.title}>
          <thead>
            <tr>
              <HeadCell className="text-right">{words.place}</HeadCell>
              <HeadCell>{words.player}</HeadCell>
              <HeadCell className="text-right">{words.averagePoints}</HeadCell>
              <HeadCell className="text-right">{words.rounds}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {best.map((player, i) => (
              <tr key={player.userId}>
                <Cell className="text-right">{i + 1}</Cell>
                <Cell className="font-medium">{`${player.firstName} ${player.lastName}`}</Cell>
                <Cell className="text-right font-semibold">{decimal(player.averagePoints ?? 0, 2)}</Cell>
                <Cell className="text-right">{player.pointsRounds}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <p className="text-note text-soft">
        {best.length === 0 && `${words.none(LEAST_ROUNDS)} `}
        {words.rule(BEST_PERFORMERS, LEAST_ROUNDS)}
      </p>
    </Section>
  )
}
