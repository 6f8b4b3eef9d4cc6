import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { tableFrame } from './row-grid.ts'

/** Rows of the size of real ones, so that nothing moves when they come (U35). */
export function LeaderboardSkeleton() {
  return (
    <div role="status" className={tableFrame}>
      <span className="sr-only">{text.loading}</span>
      <div className="h-9 bg-sunken max-sm:hidden" />
      {Array.from({ length: 8 }, (_, i) => (
        <div key={i} className="flex h-16 items-center gap-4 border-t border-line px-4">
          <Skeleton className="size-9 rounded-round" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  )
}
