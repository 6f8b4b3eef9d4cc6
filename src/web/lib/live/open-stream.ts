/**
 * One stream of server-sent events that notices when it is dead. Mobile networks cut connections without closing them,
 * which shows as silence; the server sends something at least every HEARTBEAT_MS.
 */
export const HEARTBEAT_MS = 15_000
export const SILENCE_MS = HEARTBEAT_MS + 3_000
const FIRST_RECONNECT_MS = 1_000
const LONGEST_RECONNECT_MS = 30_000

/** 1 s doubling to 30 s, half of it random, so that not everybody reconnects to a restarted server at once. */
export function reconnectDelayMs(failuresBefore: number, random: number): number {
  const longest = Math.min(LONGEST_RECONNECT_MS, FIRST_RECONNECT_MS * 2 ** failuresBefore)
  return longest / 2 + (longest / 2) * random
}

/** A "bye" may say how long to stay away. */
function waitAskedFor(event: Event | undefined): number {
  return event instanceof MessageEvent ? Number(/"waitMs":(\d+)/.exec(String(event.data))?.[1] ?? 0) : 0
}

export type StreamListener = {
  onOpen: () => void
  /** The stream is down; it comes back by itself. */
  onDown: () => void
  /** `data` is the event's text, unparsed. */
  onEvent: (name: string, data: string) => void
}

/** Where the stream is, and the names of its events, the server's "ping" among them; "bye" is always heard. */
export type Stream = { path: string; events: readonly string[] }

/** Keeps a stream of this tab's own open until the returned function is called. */
export function openStream({ path, events }: Stream, listener: StreamListener): () => void {
  let source: EventSource | undefined
  let failures = 0
  let silence: ReturnType<typeof setTimeout> | undefined
  let reconnect: ReturnType<typeof setTimeout> | undefined

  function heard() {
    clearTimeout(silence)
    silence = setTimeout(down, SILENCE_MS)
  }

  function drop() {
    clearTimeout(silence)
    clearTimeout(reconnect)
    source?.close()
    source = undefined
  }

  function down(event?: Event) {
    drop()
    listener.onDown()
    reconnect = setTimeout(open, waitAskedFor(event) + reconnectDelayMs(failures++, Math.random()))
  }

  function open() {
    drop()
    const opened = new EventSource(path)
    source = opened
    heard()
    opened.addEventListener('open', () => {
      failures = 0
      heard()
      listener.onOpen()
    })
    opened.addEventListener('error', down)
    opened.addEventListener('bye', down)
    for (const name of events)
      opened.addEventListener(name, (event: MessageEvent<unknown>) => {
        heard()
        if (typeof event.data === 'string') listener.onEvent(name, event.data)
      })
  }

  open()
  return drop
}
