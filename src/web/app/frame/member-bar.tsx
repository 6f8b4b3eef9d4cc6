import { Suspense } from 'react'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { useSession } from '#web/lib/session.ts'

/** It lies over the page, so nothing moves when it arrives; until then there is the header. */
const BottomBar = lazyOptional(() => import('./bottom-bar.tsx'))

/** The bottom bar of a member; visitors do not load its code. */
export function MemberBar() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Suspense>
      <BottomBar />
    </Suspense>
  )
}
