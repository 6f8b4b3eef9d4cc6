import { lazy, Suspense, type ComponentType } from 'react'
import { useSession } from '#web/lib/session.ts'

/** Over the page, so nothing moves when it arrives; a page without it has its header. */
const BottomBar = lazy<ComponentType>(() => import('./bottom-bar.tsx').catch(() => ({ default: () => null })))

/** The places of a member: visitors do not pay for them. */
export function MemberBar() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Suspense>
      <BottomBar />
    </Suspense>
  )
}
