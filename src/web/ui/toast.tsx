import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import type { Toast, ToastQueue } from './toast-queue.ts'

let isWanted = false
const listeners = new Set<() => void>()

let loading: Promise<typeof import('./toaster.tsx')> | undefined

/**
 * Loads the toaster ahead of its first use, so that a toast just before leaving the page is seen. One promise for all who
 * wait: of two imports the later one may be done first, and what is shown and withdrawn must stay in its order.
 */
export function loadToaster(): Promise<typeof import('./toaster.tsx')> {
  loading ??= import('./toaster.tsx').catch((fault: unknown) => {
    // Without a connection; the next toast tries again.
    loading = undefined
    throw fault
  })
  return loading
}

// Without a connection its code may not be available; the app goes on without toasts.
const Toaster = lazy<() => ReactNode>(() => loadToaster().catch(() => ({ default: () => null })))

function ask(act: (queue: ToastQueue) => void): void {
  isWanted = true
  for (const listener of listeners) listener()
  void loadToaster().then(
    ({ queue }) => {
      act(queue)
    },
    () => undefined,
  )
}

/** Shows a message for five seconds at the foot of the screen. What must not be missed also stands on the page. */
export function showToast(toast: Toast): void {
  ask((queue) => {
    queue.push(toast)
  })
}

/** Takes away what was said about this topic, because it is over: a refused photo when a good one is chosen. */
export function withdrawToast(topic: string): void {
  ask((queue) => {
    queue.withdraw(topic)
  })
}

/** Loads the toaster with the first toast, not with the page. */
export function ToastHost() {
  const isShown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isWanted,
    () => false,
  )
  if (!isShown) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
