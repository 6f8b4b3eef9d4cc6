import { listen } from '#web/lib/listen.ts'

/*
 * Where each page of the history was scrolled to. The browser's own memory runs before a page of ours has its content,
 * so it is switched off: going back brings the page back as it was left, going on starts at the top.
 */
const KEPT = 'scoreclub.scroll.'
/** How long a page may take to become as long as it was, or to stop growing above the part that is shown. */
const PATIENCE_MS = 3_000

let cameBack = false
let stopInsisting: () => void = () => undefined

/** Whether the last change of page was a step in the history, and not a click on a link. */
export function cameByHistory(): boolean {
  return cameBack
}

/** Keeps and restores the positions until the returned function is called. */
export function rememberScroll(): () => void {
  history.scrollRestoration = 'manual'
  let entry = entryNow()
  let isKeeping = true
  const onScroll = () => {
    if (isKeeping) keep(entry, scrollY)
  }
  const onPop = () => {
    // A link to a part of the same page comes as a step in the history too, but to an entry that is new.
    if (location.hash !== '' && entryOf(history.state) === undefined) {
      onPush()
      return
    }
    cameBack = true
    entry = entryNow()
    isKeeping = false
    restore(positionOf(entry), () => {
      isKeeping = true
    })
  }
  const onPush = () => {
    stopInsisting()
    isKeeping = true
    cameBack = false
    entry = entryNow()
    // The same page with other filters stays where it is; another one scrolls to its top.
    keep(entry, scrollY)
    if (location.hash !== '') showPart(location.hash.slice(1))
  }
  addEventListener('scroll', onScroll, { passive: true })
  const stops = [listen(window, 'popstate', onPop), listen(window, 'pushState', onPush)]
  // A page that was reloaded is shown where it was, too.
  const left = positionOf(entry)
  if (left > 0) restore(left, () => undefined)
  else if (location.hash !== '') showPart(location.hash.slice(1))
  return () => {
    stopInsisting()
    removeEventListener('scroll', onScroll)
    for (const stop of stops) stop()
  }
}

function entryOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('scrollEntry' in state)) return undefined
  return typeof state.scrollEntry === 'string' ? state.scrollEntry : undefined
}

/** The name of the history entry that is shown; it gets one when it has none. */
function entryNow(): string {
  const state: unknown = history.state
  const known = entryOf(state)
  if (known !== undefined) return known
  const entry = Math.random().toString(36).slice(2)
  history.replaceState({ ...(typeof state === 'object' ? state : {}), scrollEntry: entry }, '')
  return entry
}

function keep(entry: string, position: number): void {
  try {
    sessionStorage.setItem(KEPT + entry, String(Math.round(position)))
  } catch {
    // Without storage every page starts at its top.
  }
}

function positionOf(entry: string): number {
  try {
    return Number(sessionStorage.getItem(KEPT + entry) ?? 0)
  } catch {
    return 0
  }
}

/** Scrolls there as soon as the page is long enough. */
function restore(position: number, onDone: () => void): void {
  insist(() => {
    const longest = document.documentElement.scrollHeight - innerHeight
    scrollTo(0, Math.min(position, longest))
    return longest >= position
  }, onDone)
}

/** Shows a part of the page, "#statistics", and holds it in view while what is above it grows. */
function showPart(id: string): void {
  let isFocused = false
  insist(
    () => {
      const part = document.getElementById(id)
      if (!part) return undefined
      part.scrollIntoView()
      if (!isFocused) part.focus({ preventScroll: true })
      isFocused = true
      return false
    },
    () => undefined,
  )
}

/**
 * Tries whenever the page changes its height, until it succeeds, the reader scrolls, or the time is over. The time starts
 * when there is something to scroll to: before that an attempt answers undefined.
 */
function insist(attempt: () => boolean | undefined, onDone: () => void): void {
  stopInsisting()
  const own = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  let patience: ReturnType<typeof setTimeout> | undefined
  const watcher = new ResizeObserver(() => {
    const isDone = attempt()
    if (isDone === undefined) return
    patience ??= setTimeout(stop, PATIENCE_MS)
    if (isDone) stop()
  })
  function stop() {
    clearTimeout(patience)
    watcher.disconnect()
    for (const kind of own) removeEventListener(kind, stop)
    stopInsisting = () => undefined
    onDone()
  }
  stopInsisting = stop
  for (const kind of own) addEventListener(kind, stop, { passive: true })
  watcher.observe(document.body)
}
