/** What the club's server sends: a sentence of its own, and the page of the app that it leads to. */
type Pushed = { id: string; title: string; text: string; path: string }

/**
 * Shows what the server sends to this browser, and opens the page that it is about when it is pressed. Browsers withdraw
 * the permission from an app that is woken and shows nothing, so every message is shown, and one that is sent twice takes
 * the place of the first.
 */
export function showNotices(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const pushed = readPushed(event.data)
    if (pushed) event.waitUntil(show(worker, pushed))
  })
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    const pushed = asPushed(notification.data)
    if (pushed) event.waitUntil(Promise.all([markRead(pushed.id), open(worker, pushed.path)]))
  })
}

function readPushed(data: PushMessageData | null): Pushed | undefined {
  try {
    return asPushed(data?.json())
  } catch {
    return undefined
  }
}

/** Only a path of this site is a place to go to. */
function asPushed(given: unknown): Pushed | undefined {
  if (typeof given !== 'object' || given === null) return undefined
  const { id, title, text, path }: Partial<Record<keyof Pushed, unknown>> = given
  if (typeof id !== 'string' || typeof title !== 'string' || typeof text !== 'string') return undefined
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? { id, title, text, path } : undefined
}

function show(worker: ServiceWorkerGlobalScope, pushed: Pushed): Promise<void> {
  const { title, text: body, id: tag } = pushed
  return worker.registration.showNotification(title, { body, tag, data: pushed, icon: '/icons/192.png' })
}

/** Without a network it stays new in the app. */
async function markRead(id: string): Promise<void> {
  await fetch(`/api/notices/${encodeURIComponent(id)}/read`, { method: 'POST' }).catch(() => undefined)
}

/** In a page of the app that is open, or in a new one. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [first] = await worker.clients.matchAll({ type: 'window' })
  if (!first) {
    await worker.clients.openWindow(path)
    return
  }
  const shown = await first.navigate(path)
  // Not every system lets a page come to the front.
  await (shown ?? first).focus().catch(() => undefined)
}
