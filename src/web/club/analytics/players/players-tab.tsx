import { useQuery } from '@tanstack/react-query'
import { playerStats } from '#contract/club/analytics.ts'
import { query } from '#web/lib/query.ts'
import { analyticsText } from '#web/messages/en/club/analytics.online.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '../loaded.tsx'
import { PlayersTable } from './players-table.tsx'
import { PointsByHandicapChart, shownPlayers } from './points-by-handicap-chart.tsx'

export function PlayersTab() {
  const players = useQuery(query(playerStats))
  return (
    <Loaded answer={players}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={analyticsText.empty.title}>{analyticsText.empty.text}</EmptyState>
        ) : (
          <div className="grid gap-6">
            {shownPlayers(rows).length > 0 && <PointsByHandicapChart players={shownPlayers(rows)} />}
            <PlayersTable players={rows} />
          </div>
        )
      }
    </Loaded>
  )
}
