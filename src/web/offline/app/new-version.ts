/**
 * `waiting`: the browser has a new version of the app, for the next start. `outdated`: the club's server does not answer
 * this version any more.
 */
export type AppVersion = 'current' | 'waiting' | 'outdated'

/** Tells the app's frame, which does not have this code before it is needed. */
export const APP_NEWS = 'scoreclub:app-news'

/** A new worker fetches the whole app before it can take over. */
const FETCHING_MS = 20_000
/** A worker that has begun to take over needs a moment; one that does not answer for so long has failed. */
const TAKING_OVER_MS = 20_000

let version: AppVersion = 'current'
const listeners = new Set<() => void>()

export function appVersion(this: void): AppVersion {
  return version
}

export function onAppVersion(this: void, listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function setOutdated(this: void): void {
  set('outdated')
}

function set(next: AppVersion): void {
  // What is outdated stays so, whatever waits.
  if (version === next || version === 'outdated') return
  version = next
  for (const listener of listeners) listener()
  dispatchEvent(new Event(APP_NEWS))
}

/** Watches for a version that waits. The first worker of a browser replaces nothing. */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && registration.active) set('waiting')
  }
  const follow = () => {
    registration.installing?.addEventListener('statechange', look)
  }
  look()
  follow()
  registration.addEventListener('updatefound', follow)
}

/** Whether a new version has taken over, is held by another tab that is open, or could not start. */
export type TakeOver = 'taken' | 'held' | 'failed'

/** Has the waiting version take over; the page is to be loaded with it once it has. */
export async function takeWaitingVersion(): Promise<TakeOver> {
  try {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
    return waiting ? await takesOver(waiting, 'take over') : 'taken'
  } catch {
    // The browser forbids its workers just now.
    return 'failed'
  }
}

/**
 * Loads the page in the version that the server answers: with its worker, else without one, so that the old worker cannot
 * bring the old page again.
 */
export async function leaveOutdatedVersion(reload: () => void): Promise<void> {
  const registration =
    'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (registration) {
    const next = await newestWorker(registration)
    const isTaken = next !== undefined && (await takesOver(next, 'take over now')) === 'taken'
    if (!isTaken) await registration.unregister()
  }
  reload()
}

async function newestWorker(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  try {
    await registration.update()
  } catch {
    // No network for it just now; the page then comes without a worker.
  }
  const { installing } = registration
  if (installing) await settled(installing)
  return registration.waiting ?? undefined
}

function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      resolve()
    })
    setTimeout(resolve, FETCHING_MS)
  })
}

function takesOver(waiting: ServiceWorker, message: 'take over' | 'take over now'): Promise<TakeOver> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const ended = new AbortController()
    const end = (outcome: TakeOver) => {
      ended.abort()
      port1.close()
      clearTimeout(timer)
      resolve(outcome)
    }
    const timer = setTimeout(end, TAKING_OVER_MS, 'failed')
    port1.onmessage = ({ data }) => {
      if (data === 'held') end('held')
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => end('taken'), ended)
    waiting.addEventListener(
      'statechange',
      () => {
        if (waiting.state === 'activated') end('taken')
        // A version that is newer still has come in its place.
        if (waiting.state === 'redundant') end('failed')
      },
      ended,
    )
    waiting.postMessage(message, [port2])
  })
}
