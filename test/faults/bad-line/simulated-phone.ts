import { IDBFactory } from 'fake-indexeddb'
import { getRound } from '#contract/card/rounds.ts'
import type { HoleResult } from '#golf/card/hole-result.ts'
import { send } from '#web/lib/api.ts'
import { browserKeptPorts } from '#web/offline/kept/kept-ports.ts'
import { browserPorts, type OutboxPorts } from '#web/offline/outbox-ports.ts'
import { keepScored } from '#web/offline/kept/keep-scored.ts'
import { type OutboxRunner, startOutboxRunner } from '#web/offline/outbox-runner.ts'
import { createSender } from '#web/offline/outbox-sender.ts'
import type { OutboxEntry } from '#web/offline/outbox.ts'
import { recordedHoles } from '#web/offline/outbox.ts'
import { NUMBER_HEADER, turn } from './bad-line.ts'
import { onPhone, type Surroundings } from './this-phone.ts'

/** An entry as it was tapped. */
export type Tapped = { id: string; roundId: string; holeNumber: number; result: HoleResult; authorId: string }

export type Person = { userId: string; cookie: string }

/** When a tab dies: now, when its next request has left, or when the answer has come and is not yet looked at. */
export const deaths = ['now', 'when sent', 'when answered'] as const
export type Death = (typeof deaths)[number]

type PhoneOptions = {
  person: Person
  lineUrl: () => string
  nextNumber: () => number
  random: () => number
  /** Changes what the phone does, to see whether that is noticed. */
  sabotage?: (ports: OutboxPorts) => OutboxPorts
  /** A phone whose storage does not outlive its tab, to see whether that is noticed. */
  forgets?: boolean
}

const never = new Promise<never>(() => undefined)

/** The network of the process, before phones had one of their own. */
const networkFetch = globalThis.fetch

/**
 * A phone with storage of its own, a clock of its own, and tabs that run the product's outbox. It writes down what its
 * screens have shown: which entries as kept on the phone, and which as saved at the club.
 */
export class SimulatedPhone {
  readonly tapped = new Map<string, Tapped>()
  readonly shownKept = new Set<string>()
  readonly shownSaved = new Set<string>()
  readonly options: PhoneOptions
  /** Hours off, and changed while it plays. */
  clockOffMs = 0
  /** In a dip of the course: no request leaves the phone. */
  hasSignal = true
  readonly tabs: Tab[] = []
  #storage: IDBFactory = new IDBFactory()
  #lock: Promise<unknown> = Promise.resolve()

  constructor(options: PhoneOptions) {
    this.options = options
  }

  /** A page that has read what the phone has kept. */
  async openTab(): Promise<Tab> {
    if (this.options.forgets && this.tabs.length === 0) this.#storage = new IDBFactory()
    const tab = new Tab(this)
    this.tabs.push(tab)
    void tab.ended.then(() => this.tabs.splice(this.tabs.indexOf(tab), 1))
    while (!tab.runner.snapshot().isReady) await turn()
    return tab
  }

  /** The lock that the tabs of a browser share; a tab that dies lets go of it. */
  exclusively(tab: Tab, act: () => Promise<void>): Promise<void> {
    const turnOfTab = this.#lock.then(() => (tab.isAlive ? Promise.race([act(), tab.ended]) : undefined))
    this.#lock = turnOfTab.catch(() => undefined)
    return turnOfTab
  }

  get storage(): IDBFactory {
    return this.#storage
  }

  patienceEnds(number: number): void {
    for (const tab of this.tabs) tab.patienceEnds(number)
  }
}

/** One page of the app. Killed, nothing of it goes on; what it had not written is gone. */
export class Tab {
  readonly ended: Promise<void>
  readonly runner: OutboxRunner
  readonly #phone: SimulatedPhone
  readonly #surroundings: Surroundings
  readonly #asking = new Map<number, AbortController>()
  #end: () => void = () => undefined
  #isAlive = true
  #dies: Exclude<Death, 'now'> | undefined
  #shown: ReadonlyMap<string, OutboxEntry> = new Map()

  constructor(phone: SimulatedPhone) {
    this.#phone = phone
    this.ended = new Promise((resolve) => (this.#end = resolve))
    this.#surroundings = { storage: phone.storage, fetch: (input, init) => this.#fetch(input, init) }
    this.runner = onPhone(this.#surroundings, () =>
      startOutboxRunner(phone.options.person.userId, this.#ports(), createSender),
    )
    this.runner.subscribe(() => this.#watch())
  }

  /** Shows the round as the page does when it is opened: from the server where there is one. */
  async load(roundId: string, { isOwn }: { isOwn: boolean }): Promise<void> {
    await this.#do(async () => {
      const round = await send(getRound, { params: { roundId } }).catch(() => undefined)
      if (round) await (isOwn ? this.runner.keepRound(round) : keepScored(this.runner, round))
    })
  }

  /** Resolves when the phone's storage has it, or when the tab has ended. */
  tap(roundId: string, holeNumber: number, result: HoleResult): Promise<void> {
    const before = new Set(this.runner.snapshot().outbox.entries.keys())
    const recording = this.#do(() => this.runner.record(roundId, holeNumber, result))
    for (const { id, authorId } of this.runner.snapshot().outbox.entries.values())
      if (!before.has(id)) this.#phone.tapped.set(id, { id, roundId, holeNumber, result, authorId })
    return recording
  }

  /** The network is back or the page in view: tries at once, and resolves when it has tried. */
  wake(): Promise<void> {
    return this.#do(() => this.runner.wake())
  }

  get isAlive(): boolean {
    return this.#isAlive
  }

  get waiting(): number {
    return this.runner.snapshot().outbox.entries.size
  }

  get waitingIds(): Iterable<string> {
    return this.runner.snapshot().outbox.entries.keys()
  }

  get refusals(): string[] {
    return [...this.runner.snapshot().outbox.entries.values()].flatMap(({ id, refusal }) =>
      refusal === null ? [] : [`${id}: ${refusal}`],
    )
  }

  /** What the card on its screen says, by hole. */
  card(roundId: string): Map<number, HoleResult> {
    const recorded = recordedHoles(this.runner.snapshot().outbox, roundId)
    return new Map([...recorded].map(([hole, { result }]) => [hole, result]))
  }

  kill(death: Death = 'now'): void {
    if (death !== 'now') {
      this.#dies = death
      return
    }
    this.#isAlive = false
    for (const asking of this.#asking.values()) asking.abort()
    this.#end()
    this.runner.stop()
  }

  patienceEnds(number: number): void {
    this.#asking.get(number)?.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  }

  #do(act: () => Promise<void>): Promise<void> {
    return Promise.race([onPhone(this.#surroundings, act), this.ended])
  }

  /** What has been in the queue and is not in it any more is shown as saved at the club. */
  #watch(): void {
    if (!this.#isAlive) return
    const { entries } = this.runner.snapshot().outbox
    for (const [id, entry] of entries) if (entry.isStored) this.#phone.shownKept.add(id)
    for (const id of this.#shown.keys()) if (!entries.has(id)) this.#phone.shownSaved.add(id)
    this.#shown = entries
  }

  async #fetch(input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const { person, lineUrl, nextNumber } = this.#phone.options
    if (!this.#phone.hasSignal) throw new TypeError('Failed to fetch')
    const number = nextNumber()
    const patience = new AbortController()
    this.#asking.set(number, patience)
    try {
      const path = input instanceof Request ? input.url : String(input)
      const answering = networkFetch(lineUrl() + path, {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          cookie: person.cookie,
          [NUMBER_HEADER]: String(number),
        },
        signal: AbortSignal.any([patience.signal, ...(init?.signal ? [init.signal] : [])]),
      })
      if (this.#dies === 'when sent') {
        // The request leaves before its phone is gone.
        answering.catch(() => undefined)
        for (let i = 0; i < 5; i++) await turn()
        this.kill()
      }
      const answer = await answering
      const text = await answer.text()
      if (this.#dies === 'when answered') this.kill()
      return new Response(text, { status: answer.status, headers: answer.headers })
    } finally {
      this.#asking.delete(number)
    }
  }

  #ports(): OutboxPorts {
    const phone = this.#phone
    const owner = phone.options.person.userId
    const ports = browserPorts(owner, {
      kept: () => Promise.resolve(browserKeptPorts(owner)),
      loadLate: () => import('#web/offline/propose-late.ts'),
      notifyTabs: () => {
        for (const other of phone.tabs) if (other !== this) void other.#do(() => other.runner.readStorage())
      },
    })
    const own: OutboxPorts = {
      ...ports,
      openStore: async (onLost) => this.#aliveOnly(await ports.openStore(onLost)),
      post: (...sent) => this.#whileAlive(() => ports.post(...sent)),
      now: () => Date.now() + phone.clockOffMs,
      random: phone.options.random,
      runExclusively: (act) => phone.exclusively(this, act),
    }
    return phone.options.sabotage?.(own) ?? own
  }

  #aliveOnly<Store extends object>(store: Store): Store {
    return new Proxy(store, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name)
        if (typeof found !== 'function' || name === 'close') return found
        return (...given: unknown[]) =>
          this.#whileAlive(() => Promise.resolve(Reflect.apply(found, target, given) as unknown))
      },
    })
  }

  /** A dead tab hears of nothing any more. */
  async #whileAlive<Result>(act: () => Promise<Result>): Promise<Result> {
    if (!this.#isAlive) return never
    try {
      return await act()
    } finally {
      if (!this.#isAlive) await never
    }
  }
}
