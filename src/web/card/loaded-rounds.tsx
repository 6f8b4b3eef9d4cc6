import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { OfflineError } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { RoundLine, RoundList } from '#web/ui/round-line.tsx'
import { SkeletonCards } from '#web/ui/skeleton.tsx'

type LoadedRoundsProps<Round> = {
  rounds: UseQueryResult<readonly Round[]>
  /** How many there will be at most. */
  shown: number
  lineOf: (round: Round) => ComponentProps<typeof RoundLine>
  failed: string
  /** What stands there before the first round. */
  empty: ReactNode
}

/** The latest rounds in a list, or what stands in its place. */
export function LoadedRounds<Round extends { id: string }>(props: LoadedRoundsProps<Round>) {
  const { rounds, shown, lineOf, failed, empty } = props
  if (rounds.isError && !rounds.data)
    return (
      <ErrorState
        title={failed}
        isOffline={rounds.error instanceof OfflineError}
        onRetry={() => void rounds.refetch()}
      >
        {failureText(rounds.error, sharedText.tryAgainLater)}
      </ErrorState>
    )
  if (!rounds.data) return <SkeletonCards count={shown} className="h-16" />
  if (rounds.data.length === 0) return empty
  return (
    <RoundList>
      {rounds.data.slice(0, shown).map((round) => (
        <RoundLine key={round.id} {...lineOf(round)} />
      ))}
    </RoundList>
  )
}
