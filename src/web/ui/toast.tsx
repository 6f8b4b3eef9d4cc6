import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { makeToastQueue, type Toast } from './toast-queue.ts'

type Shown = { id: number; toast: Toast; onGone: () => void }

let shown: Shown | undefined
let count = 0
const listeners = new Set<() => void>()

function set(next: Shown | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

const queue = makeToastQueue((toast, onGone) => {
  count += 1
  const id = count
  set({ id, toast, onGone })
  return () => {
    if (shown?.id === id) set(undefined)
    onGone()
  }
})

/** Shows a message for five seconds at the foot of the screen. What must not be missed also stands on the page. */
export const showToast = queue.push

/** Takes away what was said about this topic, because it is over: a refused photo when a good one is chosen. */
export const withdrawToast = queue.withdraw

function Nothing(): ReactNode {
  return null
}

/** Loads the toaster ahead of its first use, so that a toast just before leaving the page is seen. */
export const loadToaster = () => import('./toaster.tsx')

// Without a connection its code may not be available; the app goes on without toasts.
const Toaster = lazy<(props: { current: Shown | undefined }) => ReactNode>(() =>
  loadToaster().catch(() => ({ default: Nothing })),
)

/** Loads the toaster with the first toast, not with the page. */
export function ToastHost() {
  const current = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => undefined,
  )
  const [path] = useLocation()
  useEffect(() => queue.leavePage, [path])
  if (count === 0) return null
  return (
    <Suspense>
      <Toaster current={current} />
    </Suspense>
  )
}
