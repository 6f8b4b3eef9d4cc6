import { Suspense } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'

const EntryTimes = lazyWithOtherWords(() => import('./entry-times.online.tsx'))

/** Until play is over, where the club has set times for entering; loaded after the page that it stands on. */
export function LazyEntryTimes({ competition }: { competition: Competition }) {
  const { status, entriesOpenAt, entriesCloseAt } = competition
  if ((entriesOpenAt ?? entriesCloseAt) === undefined || (status !== 'upcoming' && status !== 'active'))
    return null
  return (
    <Suspense>
      <EntryTimes competition={competition} />
    </Suspense>
  )
}
