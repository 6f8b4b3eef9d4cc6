import { Suspense } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'

const WhoMayEnter = lazyWithOtherWords(() => import('./who-may-enter.online.tsx'))

/** Whom a competition admits, and why not the reader; loaded after the page that it stands on, where not everybody may. */
export function LazyWhoMayEnter({ competition }: { competition: Competition }) {
  const { admits, notAdmitted, status } = competition
  const isOver = status !== 'draft' && status !== 'upcoming' && status !== 'active'
  return (
    admits &&
    !isOver && (
      <Suspense>
        <WhoMayEnter admits={admits} notAdmitted={notAdmitted} />
      </Suspense>
    )
  )
}
