import { lazy, Suspense, type ComponentProps } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'

const JoinButton = lazy(async () => ({
  default: (await import('#web/competition/join-button.tsx')).JoinButton,
}))

/** The join button with its place held: most readers are entered already and do not load it. */
export function LazyJoinButton(props: ComponentProps<typeof JoinButton>) {
  return (
    <Suspense fallback={<Skeleton className="h-11 w-18" />}>
      <JoinButton {...props} />
    </Suspense>
  )
}
