import { Suspense } from 'react'
import type { WireNotForHandicap } from '#contract/handicap/not-for-handicap.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import type { NotForHandicapProps } from './not-for-handicap.online.tsx'

const NotForHandicap = lazyWithOtherWords<NotForHandicapProps>(() => import('./not-for-handicap.online.tsx'))

/** That scores go on no handicap record, and why; nothing where they do. Loaded after the page that it stands on. */
export function LazyNotForHandicap({
  of: { notForHandicap: why },
  className,
}: {
  of: { notForHandicap?: WireNotForHandicap | undefined }
  className?: string
}) {
  return (
    why !== undefined && (
      <Suspense>
        <NotForHandicap why={why} className={className} />
      </Suspense>
    )
  )
}
