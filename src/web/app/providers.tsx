import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { listen } from '#web/lib/listen.ts'
import { makeQueryClient } from '#web/lib/query-client.ts'
import { readRememberedUser } from '#web/lib/remembered-user.ts'
import { RESUME_REFRESH_MS } from '#web/lib/timings.ts'
import { loadToaster, ToastHost } from '#web/ui/toast.tsx'
import { preloadOnIntent } from './preload.ts'
import { rememberScroll } from './scroll-memory.ts'
import { redirectToSignIn } from './redirect-to-sign-in.ts'

/** After the first page has loaded what it needs. */
const TOASTER_AFTER_MS = 1_500

const client = makeQueryClient(() => {
  redirectToSignIn()
})

export function Providers({ children }: { children: ReactNode }) {
  useEffect(() => preloadOnIntent(() => readRememberedUser() !== undefined), [])
  useEffect(rememberScroll, [])
  useEffect(refreshOnResume, [])
  useEffect(retryWhenOnline, [])
  useEffect(followTranslationSoon, [])
  return (
    <QueryClientProvider client={client}>
      {children}
      <ToastHost />
    </QueryClientProvider>
  )
}

/**
 * A browser that always translates does so sooner: what it has done is kept until it can be followed. Nothing stops this,
 * because the app is mounted once for as long as its page lives.
 */
function followTranslationSoon(): void {
  const early: MutationRecord[] = []
  const changes = new MutationObserver((records) => void early.push(...records))
  changes.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => {
    loadToaster().then(
      ({ followTranslation }) => {
        followTranslation(early, changes)
      },
      () => undefined,
    )
  }, TOASTER_AFTER_MS)
}

/** Reads again what is shown when the app comes back after a while in the background (T52). */
function refreshOnResume(): () => void {
  let hiddenAt: number | undefined
  const onChange = () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (hiddenAt !== undefined && Date.now() - hiddenAt > RESUME_REFRESH_MS)
      void client.invalidateQueries()
  }
  return listen(document, 'visibilitychange', onChange)
}

/** Reads again what could not be loaded, when the connection is back. */
function retryWhenOnline(): () => void {
  return listen(window, 'online', () => {
    void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' })
  })
}
