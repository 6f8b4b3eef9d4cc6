import { Suspense } from 'react'
import { lazyWithOtherWords } from '#web/lib/lazy-with-other-words.ts'
import type { NinePlayedProps } from './nine-played.online.tsx'

const NinePlayed = lazyWithOtherWords<NinePlayedProps>(() => import('./nine-played.online.tsx'))

/** The same, loaded after the page that it stands on, on a line that is there from the start; nothing where all holes are played. */
export function LazyNinePlayed({ of: { nine } }: { of: { nine?: string | undefined } }) {
  return (
    nine !== undefined && (
      <span className="block">
        <Suspense fallback={<>&nbsp;</>}>
          <NinePlayed nine={nine} />
        </Suspense>
      </span>
    )
  )
}
