import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { PAGE_OUTDATED } from '#web/lib/api.ts'
import { lazyOptional } from '#web/lib/lazy-optional.ts'
import { readRememberedUser } from '#web/lib/remembered-user.ts'
import { useSession } from '#web/lib/session.ts'
import { hasSignInHint } from '#web/lib/sign-in-hint.ts'
import { KEEP_APP_AFTER_MS } from '#web/lib/timings.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { currentOutbox, onOutboxChange } from './current-outbox.ts'
import type { BannerParts } from './sync-banner.tsx'
import type { TroubleBarProps } from './trouble-bar.tsx'

function Nothing(): ReactNode {
  return null
}

// What few players ever need is fetched by name from here: in the outbox's own file the names would be of every page.
const LateBar = lazyOptional(() => import('./late-bar.tsx'))
/** Needed most where nothing can be fetched, so it is there as soon as the outbox runs, or with the next signal. */
const loadTroubleBar = (): Promise<{ default: ComponentType<TroubleBarProps> }> =>
  import('./trouble-bar.tsx').catch(() =>
    new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
    }).then(loadTroubleBar),
  )
const TroubleBar = lazy(loadTroubleBar)
const loadLate = () => import('./propose-late.ts')

/** Comes with the outbox; where its code cannot be loaded, there is no outbox either and nothing to show. */
const SyncBanner = lazy<(props: BannerParts) => ReactNode>(() =>
  import('./sync-banner.tsx').then(
    (module) => ({ default: module.SyncBanner }),
    () => ({ default: Nothing }),
  ),
)

/** Needed where the server is not reached; where its code cannot be loaded either, the screens say so themselves. */
const AppBars = lazy<() => ReactNode>(() => import('./app/keep-app.ts').catch(() => ({ default: Nothing })))

/**
 * Sends the signed-in user's scores from whatever screen is open, and shows those that need the user (U4). Keeps what the
 * app needs without a network, and says how old it is when that is shown.
 */
export function OutboxEngine(parts: Omit<BannerParts, 'LateBar' | 'TroubleBar'>) {
  const { state, user } = useSession()
  const owner = user?.id
  useEffect(() => (owner === undefined ? undefined : runUntilStopped(owner)), [owner])
  useEffect(() => {
    // Signed in, perhaps again: what a lost session held back may go (P10).
    if (state === 'signed_in') void currentOutbox()?.wake()
  }, [state])
  useEffect(() => (owner === undefined ? undefined : keepAppSoon(owner)), [owner])
  const hasNews = useNewsOfApp()
  if (owner === undefined) return null
  return (
    <Suspense>
      <SyncBanner LateBar={LateBar} TroubleBar={TroubleBar} {...parts} />
      {hasNews && <AppBars />}
    </Suspense>
  )
}

/** Whether something kept was shown, a new version is there or a first round finished. By their names: those files come when they are needed. */
function useNewsOfApp(): boolean {
  const [hasNews, setHasNews] = useState(false)
  useEffect(() => {
    const show = () => {
      setHasNews(true)
    }
    const onOutdated = () => {
      void import('./app/keep-app.ts').then(({ setOutdated }) => {
        setOutdated()
      }, show)
    }
    addEventListener('scoreclub:kept-shown', show)
    addEventListener('scoreclub:app-news', show)
    addEventListener(PAGE_OUTDATED, onOutdated)
    return () => {
      removeEventListener('scoreclub:kept-shown', show)
      removeEventListener('scoreclub:app-news', show)
      removeEventListener(PAGE_OUTDATED, onOutdated)
    }
  }, [])
  return hasNews
}

/** After the first paint: it is for the next start of the app. Without a connection its code may be missing. */
function keepAppSoon(owner: string): () => void {
  const timer = setTimeout(() => {
    void import('./app/keep-app.ts').then(
      ({ keepApp }) => {
        keepApp(owner)
      },
      () => undefined,
    )
  }, KEEP_APP_AFTER_MS)
  return () => {
    clearTimeout(timer)
  }
}

/** An outbox that was opened before there was a screen, until the engine takes it over. */
let ahead: { owner: string; stop: Promise<() => void> } | undefined

/**
 * Opens the outbox of the phone's last user while the page's code is on its way, so that a card is drawn once and as it
 * is. Ends when the phone's storage has been read.
 */
export async function openOutboxAhead(): Promise<void> {
  const owner = hasSignInHint() ? readRememberedUser()?.id : undefined
  if (owner === undefined) return
  const running = import('./run-outbox.ts').then(({ runOutboxOf }) => runOutboxOf(owner, loadLate))
  ahead = { owner, stop: running }
  await running.then(whenRead, () => {
    // Without its code there is no outbox yet; the engine tries again.
    ahead = undefined
  })
}

function whenRead(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (currentOutbox()?.snapshot().isReady === false) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = onOutboxChange(look)
    look()
  })
}

/** The outbox is fetched once somebody is known: visitors do not pay for it. */
function runUntilStopped(owner: string): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  const opened = ahead?.owner === owner ? ahead.stop : undefined
  ahead = undefined
  const running = opened ?? import('./run-outbox.ts').then(({ runOutboxOf }) => runOutboxOf(owner, loadLate))
  void running.then((end) => {
    void whenIdle().then(loadTroubleBar)
    if (isStopped) end()
    else stop = end
  })
  return () => {
    isStopped = true
    stop?.()
  }
}
