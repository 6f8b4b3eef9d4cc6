import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { currentUser, permissions } from '#contract/identity/session.ts'
import { OfflineError } from '#web/lib/api.ts'
import { onLateReplies, onShownReplies, shownReplies } from '#web/lib/shown-replies.ts'
import { keyOfAddress } from '#web/lib/query.ts'
import { KEPT_RETRY_MS } from '#web/lib/timings.ts'
import { timeOrDay } from '#web/lib/time-or-day.ts'
import { keptText } from '#web/messages/en/offline/kept.ts'
import { Bar, BarButton } from './bar.tsx'

/** What a screen needs and does not show. */
const unseen: readonly string[] = [currentUser.path, permissions.path]

/** Says how old the screen is when the server was not reached for it, and asks again (U13). */
export function KeptBar() {
  const client = useQueryClient()
  useSyncExternalStore(onShownReplies, shownReplies)
  useLocation()
  useRedrawOnChange(client)
  useEffect(() => askAgain(client), [client])
  const oldest = oldestOnScreen(client)
  if (oldest === undefined) return null
  return (
    <Bar
      title={keptText.title}
      action={
        <BarButton
          onPress={() => {
            readAllAgain(client)
          }}
        >
          {keptText.tryNow}
        </BarButton>
      }
    >
      {keptText.from(timeOrDay(oldest))}
    </Bar>
  )
}

/** What is on the screen changes when a part of it comes or goes, which only the cache of the queries knows. */
function useRedrawOnChange(client: QueryClient): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type }) => {
        if (type === 'observerAdded' || type === 'observerRemoved') queueMicrotask(redraw)
      }),
    [client],
  )
}

function oldestOnScreen(client: QueryClient): number | undefined {
  const times = [...shownReplies().values()]
    .filter(({ address }) => !unseen.includes(address) && isOnScreen(client, address))
    .map(({ at }) => at)
  return times.length === 0 ? undefined : Math.min(...times)
}

function isOnScreen(client: QueryClient, address: string): boolean {
  return (
    client.getQueryCache().findAll({ queryKey: keyOfAddress(address), exact: true, type: 'active' }).length >
    0
  )
}

/** Until the server is reached: at once when the network is back or the page comes into view, else now and then. */
function askAgain(client: QueryClient): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const ask = () => {
    readShownAgain(client)
  }
  const onView = () => {
    clearInterval(timer)
    if (document.visibilityState !== 'visible') return
    timer = setInterval(ask, KEPT_RETRY_MS)
    ask()
  }
  if (document.visibilityState === 'visible') timer = setInterval(ask, KEPT_RETRY_MS)
  const stop = onLateReplies((address) => {
    void client.invalidateQueries({ queryKey: keyOfAddress(address), exact: true })
  })
  const askAll = () => {
    readAllAgain(client)
  }
  addEventListener('online', askAll)
  document.addEventListener('visibilitychange', onView)
  return () => {
    clearInterval(timer)
    stop()
    removeEventListener('online', askAll)
    document.removeEventListener('visibilitychange', onView)
  }
}

function readShownAgain(client: QueryClient): void {
  for (const address of shownReplies().keys())
    void client.invalidateQueries({ queryKey: keyOfAddress(address), exact: true })
}

/** What this phone has not kept as well: beside what it has, that stands there as something that could not be loaded. */
function readAllAgain(client: QueryClient): void {
  readShownAgain(client)
  void client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.error instanceof OfflineError,
  })
}
