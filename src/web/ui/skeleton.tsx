import { sharedText } from '#web/messages/en/platform/shared.ts'
import { classNames } from './class-names.ts'

/** A grey placeholder; give it the size of what will stand there, so that nothing moves (U35). */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-breathe rounded-control bg-sunken', className)} />
}

/** Placeholders for several cards, with one word for screen readers. */
export function SkeletonCards({ count = 3, className = 'h-32' }: { count?: number; className?: string }) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{sharedText.loading}</span>
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={i} className={classNames('rounded-card border border-line', className)} />
      ))}
    </div>
  )
}
