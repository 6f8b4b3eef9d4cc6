import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Redirect, useParams } from 'wouter'
import { getCompetition, listCompetitions } from '#contract/competition/competitions.ts'
import { OfflineError } from '#web/lib/api.ts'
import { query } from '#web/lib/query.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Page } from '#web/ui/page.tsx'
import { BoardLoading } from './board/board-loading.tsx'
import { Board } from './board/board.tsx'
import { useFollowCompetition } from './use-follow-competition.ts'
import { useLiveLeaderboard } from './use-live-leaderboard.ts'

export default function LeaderboardPage() {
  const competitionId = useParams<{ competitionId: string }>().competitionId ?? ''
  const client = useQueryClient()
  const competition = useQuery({
    ...query(getCompetition, { params: { competitionId } }),
    // Whoever comes from the list has its heading at once.
    placeholderData: () =>
      client.getQueryData(query(listCompetitions).queryKey)?.find((one) => one.id === competitionId),
  })
  const { data } = competition
  const isBoard = data !== undefined && data.competitionType !== 'matchplay'
  const { state, refresh } = useLiveLeaderboard(competitionId, isBoard)
  useFollowCompetition(competition, state.snapshots)
  if (!data)
    return competition.isError ? (
      <Page title={text.board}>
        <ErrorState
          title={text.competitionFailed}
          isOffline={competition.error instanceof OfflineError}
          onRetry={() => void competition.refetch()}
          action={<BackLink href="/competitions">{text.backToCompetitions}</BackLink>}
        >
          {sharedText.tryAgainLater}
        </ErrorState>
      </Page>
    ) : (
      <BoardLoading />
    )
  if (!isBoard) return <Redirect to={`/competitions/${competitionId}/bracket`} replace />
  return <Board competition={data} state={state} onRefresh={refresh} />
}
