import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import { allowSilence, StoreSilent } from '../db/client.ts'
import type { Queryable } from '../db/transaction.ts'

/** What one process tells the others, and itself. Only ids: whoever needs the facts reads them from the store. */
export type Change =
  | { kind: 'board'; competitionId: string; userId: string }
  /** A score of a card outside a competition, which has no board. */
  | { kind: 'card'; userId: string }
  /** Somebody else has scored a card too: its player's scores may differ from now on. */
  | { kind: 'marked'; roundId: string }
  /** Status, dates or name of a competition. */
  | { kind: 'competition'; competitionId: string }
  /** Name, colour or crest of a club, which the sessions of its members show. */
  | { kind: 'club'; clubId: string }
  /** Memberships, handicap, sessions or name of a person. */
  | { kind: 'person'; userId: string }
  /** A mail waits to be sent. */
  | { kind: 'mail' }
  /** Somebody has a new notice. */
  | { kind: 'notice'; userId: string }
  /** Something waits to be told to a club's other program. */
  | { kind: 'webhook' }
  /** An entry fee waits to be paid back, or a payment page to be closed. */
  | { kind: 'fees' }
  /** A club's other programs want to be told of other things than before. */
  | { kind: 'webhooks' }

/** The NOTIFY channel that every process of an installation listens to. */
export const CHANGE_CHANNEL = 'scoreclub_changes'

/** How often the listening connection is asked whether it still hears. A question that is open this long has no answer. */
const PULSE_MS = 4_000

/**
 * Changes between processes over PostgreSQL's NOTIFY: sent inside the writing transaction, so they go out exactly when
 * it commits and never when it rolls back. Every process listens, the writing one too. The one
 * exception is a score on a store that is this process's alone: it is delivered after its commit (card/hole-entries/save-hole-entries.ts).
 * When the listening connection breaks, or hears nothing any more, `onGap` says that changes may have been missed, as
 * soon as it listens again.
 */
export class ChangeFeed {
  readonly #pool: Pool
  readonly #log: FastifyBaseLogger
  readonly #handlers: ((change: Change) => void)[] = []
  readonly #gapHandlers: (() => void)[] = []
  readonly #lostHandlers: (() => void)[] = []
  readonly #pulseMs: number
  #client: PoolClient | undefined
  #retry: NodeJS.Timeout | undefined
  #pulse: NodeJS.Timeout | undefined
  #isStopped = false
  #isInDoubt = false

  /** This process is the only one on its store (the embedded one), so it can deliver its own changes without NOTIFY. */
  readonly isAlone: boolean

  constructor(pool: Pool, input: { log: FastifyBaseLogger; isAlone: boolean; pulseMs?: number }) {
    this.#pool = pool
    this.#pulseMs = input.pulseMs ?? PULSE_MS
    this.#log = input.log
    this.isAlone = input.isAlone
  }

  onChange(handler: (change: Change) => void): void {
    this.#handlers.push(handler)
  }

  onGap(handler: () => void): void {
    this.#gapHandlers.push(handler)
  }

  /** The listening connection is gone; until `onGap`, changes of other processes do not arrive. */
  onLost(handler: () => void): void {
    this.#lostHandlers.push(handler)
  }

  /** Sends a change with the caller's transaction: when that commits, and never when it rolls back. */
  async announce(tx: Queryable, change: Change): Promise<void> {
    await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${encodeChange(change)})`)
  }

  /** Passes a committed change to the handlers of this process only. */
  deliver(change: Change): void {
    for (const handler of this.#handlers) handler(change)
  }

  /**
   * A commit was not answered, so something may have changed that nobody announces: handlers read again as soon as the
   * store answers.
   */
  doubt(): void {
    this.#isInDoubt = true
  }

  async start(): Promise<void> {
    const client = await this.#pool.connect()
    client.on('notification', (message) => {
      const change = decodeChange(message.payload ?? '')
      if (change) this.deliver(change)
    })
    client.on('error', (error) => this.#lost(client, error))
    client.on('end', () => this.#lost(client, undefined))
    try {
      await client.query(`listen ${CHANGE_CHANNEL}`)
    } catch (error) {
      client.release(true)
      throw error
    }
    // Stopped meanwhile: nobody would give the connection back, and the pool would wait for it for ever.
    if (this.#isStopped) return client.release(true)
    allowSilence(client)
    this.#client = client
    this.#watch(client)
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#retry)
    clearInterval(this.#pulse)
    const client = this.#client
    this.#client = undefined
    // A store that hangs must not keep us: closing the connection ends the listening.
    client?.release(true)
  }

  /** A line that goes nowhere looks like one on which nothing happens, so it is asked again and again. */
  #watch(client: PoolClient): void {
    let isAsked = false
    this.#pulse = setInterval(() => {
      if (isAsked) return this.#lost(client, new StoreSilent())
      isAsked = true
      client.query('select 1').then(
        () => {
          isAsked = false
          if (!this.#isInDoubt) return
          this.#isInDoubt = false
          this.#tellGap()
        },
        (error: unknown) => this.#lost(client, error),
      )
    }, this.#pulseMs)
  }

  #tellGap(): void {
    for (const handler of this.#gapHandlers) handler()
  }

  #lost(client: PoolClient, error: unknown): void {
    if (this.#client !== client) return
    clearInterval(this.#pulse)
    this.#client = undefined
    client.removeAllListeners('notification')
    client.release(true)
    this.#log.warn({ err: error }, 'listening connection lost')
    for (const handler of this.#lostHandlers) handler()
    this.#startAgain(100)
  }

  #startAgain(delayMs: number): void {
    if (this.#isStopped) return
    this.#retry = setTimeout(() => {
      this.start().then(
        () => {
          this.#isInDoubt = false
          if (!this.#isStopped) this.#tellGap()
        },
        (error: unknown) => {
          this.#log.warn({ err: error }, 'cannot listen for changes yet')
          this.#startAgain(Math.min(2 * delayMs, 5_000))
        },
      )
    }, delayMs)
  }
}

/** A change as the payload of a notice. */
export function encodeChange(change: Change): string {
  switch (change.kind) {
    case 'board':
      return `board ${change.competitionId} ${change.userId}`
    case 'card':
      return `card ${change.userId}`
    case 'marked':
      return `marked ${change.roundId}`
    case 'competition':
      return `competition ${change.competitionId}`
    case 'club':
      return `club ${change.clubId}`
    case 'person':
      return `person ${change.userId}`
    case 'mail':
      return 'mail'
    case 'notice':
      return `notice ${change.userId}`
    case 'webhook':
    case 'webhooks':
    case 'fees':
      return change.kind
  }
}

/**
 * The payload of a board's change as an SQL expression of two columns, for a statement that learns only while it runs
 * whose board changed: the score write announces its change in the same statement. The columns are never null there.
 */
export function boardChangeSql(columns: { competitionId: string; userId: string }): string {
  return `'board ' || ${columns.competitionId} || ' ' || ${columns.userId}`
}

/** The same of a card outside a competition. */
export function cardChangeSql(userId: string): string {
  return `'card ' || ${userId}`
}

/** The payload of a notice's change for a statement that tells many people at once; the column is never null there. */
export function noticeChangeSql(userId: string): string {
  return `'notice ' || ${userId}`
}

/** undefined for a payload that no version of this program wrote. */
export function decodeChange(payload: string): Change | undefined {
  const [kind, first, second] = payload.split(' ')
  if (kind === 'board' && first !== undefined && second !== undefined)
    return { kind: 'board', competitionId: first, userId: second }
  if (kind === 'card' && first !== undefined) return { kind: 'card', userId: first }
  if (kind === 'marked' && first !== undefined) return { kind: 'marked', roundId: first }
  if (kind === 'competition' && first !== undefined) return { kind: 'competition', competitionId: first }
  if (kind === 'club' && first !== undefined) return { kind: 'club', clubId: first }
  if (kind === 'person' && first !== undefined) return { kind: 'person', userId: first }
  if (kind === 'mail' || kind === 'webhook' || kind === 'webhooks' || kind === 'fees') return { kind }
  if (kind === 'notice' && first !== undefined) return { kind: 'notice', userId: first }
  return undefined
}
