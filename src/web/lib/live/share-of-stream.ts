import { newId } from '#web/lib/new-id.ts'
import { openStream, SILENCE_MS, type Stream, type StreamListener } from './open-stream.ts'

type NamedEvent = { name: string; data: string }

/** A shared stream also tells a tab that joins later how it stands, in the words of its first event. */
export type SharedStream = Stream & {
  /** The event that a stream opened now would begin with, after it has said `data`; undefined when that has not changed. */
  firstEventAfter: (name: string, data: string) => NamedEvent | undefined
}

/** What the tabs say to each other; with `to` it is for one of them. */
type Message =
  | { kind: 'joined'; from: string }
  | { kind: 'open'; to?: string }
  | { kind: 'down'; to?: string }
  | ({ kind: 'event'; to?: string } & NamedEvent)

/** Longest random wait before a silent leader is replaced, so that not all tabs do it at once. */
const TAKE_OVER_SPREAD_MS = 3_000

/** Locks need a secure page: over plain http in a club's own network each tab has its own stream. */
export function canShareStreams(): boolean {
  return isSecureContext && 'locks' in navigator && 'BroadcastChannel' in globalThis
}

/**
 * One stream for all tabs of a browser that show the same board, because over HTTP/1.1 a browser opens six connections to
 * a server, and six boards would leave none for anything else. The tab that holds the lock leads: it has the stream and
 * passes on what it hears. When it goes, the lock goes to the next. Listens until `stop` is called.
 */
export class ShareOfStream {
  readonly #me = newId('')
  readonly #name: string
  readonly #channel: BroadcastChannel
  readonly #ended = new AbortController()
  readonly #stream: SharedStream
  readonly #listener: StreamListener
  #isOpen = false
  /** Set while this tab leads. */
  #lead: { stop: () => void; first: NamedEvent | undefined } | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(stream: SharedStream, listener: StreamListener) {
    this.#stream = stream
    this.#listener = listener
    this.#name = `scoreclub stream ${stream.path}`
    this.#channel = new BroadcastChannel(this.#name)
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      this.#hear(data)
    })
    this.#tell({ kind: 'joined', from: this.#me })
    this.#waitForWord()
    void this.#queue({ signal: this.#ended.signal })
  }

  stop(): void {
    clearTimeout(this.#silence)
    this.#ended.abort()
    this.#lead?.stop()
    this.#channel.close()
  }

  #tell(message: Message): void {
    this.#channel.postMessage(message)
  }

  #hear(message: Message): void {
    if (message.kind === 'joined') {
      this.#welcome(message.from)
      return
    }
    if (this.#lead || (message.to !== undefined && message.to !== this.#me)) return
    clearTimeout(this.#silence)
    if (message.kind === 'down') {
      this.#setOpen(false)
      return
    }
    this.#waitForWord()
    if (message.kind === 'open') this.#setOpen(true)
    // Nothing can be done with what comes before this tab knows how the stream stands; the leader's welcome follows.
    else if (this.#isOpen) this.#listener.onEvent(message.name, message.data)
  }

  #welcome(to: string): void {
    if (!this.#lead) return
    this.#tell({ kind: this.#isOpen ? 'open' : 'down', to })
    if (this.#isOpen && this.#lead.first) this.#tell({ kind: 'event', ...this.#lead.first, to })
  }

  #setOpen(isOpen: boolean): void {
    const was = this.#isOpen
    this.#isOpen = isOpen
    if (isOpen) this.#listener.onOpen()
    else if (was) this.#listener.onDown()
  }

  /** A leader that is silent for longer than its stream may be hangs, and is replaced. */
  #waitForWord(): void {
    clearTimeout(this.#silence)
    const patience = SILENCE_MS + TAKE_OVER_SPREAD_MS * Math.random()
    this.#silence = setTimeout(() => {
      this.#setOpen(false)
      void this.#queue({ steal: true })
    }, patience)
  }

  async #queue(how: { steal: true } | { signal: AbortSignal }): Promise<void> {
    try {
      await navigator.locks.request(this.#name, how, () =>
        this.#ended.signal.aborted ? undefined : this.#leadUntilStopped(),
      )
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
      if (this.#ended.signal.aborted) return
      // Another tab took over from this one, which had been silent for too long.
      this.#lead?.stop()
      this.#setOpen(false)
      this.#waitForWord()
      await this.#queue({ signal: this.#ended.signal })
    }
  }

  #leadUntilStopped(): Promise<void> {
    clearTimeout(this.#silence)
    // The stream of the leader before is gone: nobody's board is live until this one is open.
    this.#setOpen(false)
    this.#tell({ kind: 'down' })
    return new Promise((resolve) => {
      const close = openStream(this.#stream, {
        onOpen: () => {
          this.#setOpen(true)
          this.#tell({ kind: 'open' })
        },
        onDown: () => {
          this.#setOpen(false)
          this.#tell({ kind: 'down' })
        },
        onEvent: (name, data) => {
          if (this.#lead) this.#lead.first = this.#stream.firstEventAfter(name, data) ?? this.#lead.first
          this.#listener.onEvent(name, data)
          this.#tell({ kind: 'event', name, data })
        },
      })
      const stop = () => {
        close()
        this.#lead = undefined
        resolve()
      }
      this.#lead = { stop, first: undefined }
    })
  }
}
