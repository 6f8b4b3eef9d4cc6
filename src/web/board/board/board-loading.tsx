import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BackIcon } from './board-head.tsx'
import { LeaderboardSkeleton } from './leaderboard-skeleton.tsx'

/** The board before its competition is known, in the places where everything will stand. */
export function BoardLoading() {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-1 pb-6 sm:px-6 sm:pt-3 xl:pt-6">
      <title>{`${text.board} · Scoreclub`}</title>
      <div className="@container grid grid-cols-[minmax(0,1fr)] gap-1 sm:gap-2">
        <div className="flex items-center gap-x-2 sm:gap-x-3">
          <BackIcon />
          <h1 className="text-lead font-bold sm:text-title md:text-heading sideways:text-lead">
            {text.board}
          </h1>
        </div>
        <Skeleton className="h-7 w-64 max-w-full" />
      </div>
      <div className="mt-1.5 grid gap-2 sm:mt-3 sm:gap-3 xl:mt-4 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-6">
        <Skeleton className="h-10 sm:h-16 xl:order-2 xl:h-48" />
        <LeaderboardSkeleton />
      </div>
    </div>
  )
}
