import { sharedText } from '#web/messages/en/platform/shared.ts'
import { contentWidth } from '#web/ui/content-width.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The shape of a page while the page itself or the reader's name is loading. */
export function PageSkeleton() {
  return (
    <div role="status" className={`${contentWidth} grid gap-6 py-6 sm:py-8`}>
      <span className="sr-only">{sharedText.loading}</span>
      <Skeleton className="h-10 w-56 max-w-full" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
      </div>
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
