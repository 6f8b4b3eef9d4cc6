import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { LeaderboardEntry } from '#contract/leaderboard.ts'
import type { LiveRow } from '#contract/live-events.ts'
import { applyChange, type BoardState } from '#domain/leaderboard/apply-change.ts'
import type { ChangeFeed } from './change-feed.ts'

type HeldRow = { entrantId: string; revision: number; row: LiveRow }

/** A watcher's connection; `send` writes bytes that are shared by all watchers. */
export type Watcher = { send: (bytes: Buffer) => void; close: () => void }

export type Snapshot = { version: string; bytes: Buffer }

type Board = {
  source: BoardSource
  state: BoardState<HeldRow>
  snapshot: Snapshot | undefined
  watchers: Set<Watcher>
  /** Entrants whose cards changed since the last flush. */
  changed: Set<string>
  isFlushing: boolean
  timer: NodeJS.Timeout | undefined
  lastFlush: number
  lastUse: number
}

/** Where the rows of one competition's board come from. */
export type BoardSource = {
  /** All rows, or those that change with some entrants: their own or their teams'. */
  load: (userIds?: readonly string[]) => Promise<LiveRow[]>
  /** Facts to the ordered list that a reader gets. */
  order: (rows: readonly LiveRow[]) => LeaderboardEntry[]
}

export type HubOptions = {
  open: (competitionId: string) => Promise<BoardSource>
  log: FastifyBaseLogger
  /** Changes closer together than this go out as one event. */
  coalesceMs?: number
}

const COALESCE_MS = 100
const IDLE_MS = 10 * 60_000

/**
 * Holds the boards that are being read or watched. A change costs one small query, one encoding and one write of the
 * same bytes to each watcher; a reader costs nothing but the sending of bytes made once for each change.
 */
export class LeaderboardHub {
  readonly #options: HubOptions
  readonly #coalesceMs: number
  /** Versions start with it, so that a restarted server is noticed. */
  readonly #startId = randomBytes(4).toString('hex')
  #count = 0
  readonly #boards = new Map<string, Promise<Board>>()
  /** Those of them that are loaded. */
  readonly #ready = new Map<string, Board>()

  constructor(options: HubOptions) {
    this.#options = options
    this.#coalesceMs = options.coalesceMs ?? COALESCE_MS
  }

  /** The board as bytes, encoded once for each version. */
  async snapshot(competitionId: string): Promise<Snapshot> {
    const board = await this.#board(competitionId)
    board.snapshot ??= {
      version: board.state.version,
      bytes: Buffer.from(
        JSON.stringify(board.source.order([...board.state.rows.values()].map((held) => held.row))),
      ),
    }
    return board.snapshot
  }

  /** The rows the board is made of, from memory when somebody looks at it or did lately. */
  async rows(competitionId: string): Promise<LiveRow[]> {
    const board = await this.#board(competitionId)
    return [...board.state.rows.values()].map((held) => held.row)
  }

  /** The board as the store has it at this moment, in order, whatever is held here. */
  async readFromStore(competitionId: string): Promise<LeaderboardEntry[]> {
    const source = await this.#options.open(competitionId)
    return source.order(await source.load())
  }

  /** The same as `snapshot` without waiting, when it is made already. */
  cachedSnapshot(competitionId: string): Snapshot | undefined {
    return this.#ready.get(competitionId)?.snapshot
  }

  /** Greets the watcher with the version and tells it every change from then on, until the returned stop is called. */
  async watch(competitionId: string, watcher: Watcher): Promise<() => void> {
    const board = await this.#board(competitionId)
    board.watchers.add(watcher)
    watcher.send(encodeEvent('hello', { version: board.state.version }))
    return () => {
      board.watchers.delete(watcher)
      board.lastUse = Date.now()
    }
  }

  /** A card or an entry changed; to be called after the commit. Nothing to do for a board nobody looks at. */
  changed(competitionId: string, userId: string): void {
    const loading = this.#boards.get(competitionId)
    if (!loading) return
    void loading.then((board) => {
      board.changed.add(userId)
      this.#schedule(competitionId, board)
    }, ignoreFailedLoad)
  }

  /** Shows from now on what commands and other processes change; after a gap in the news every board is read again. */
  follow(feed: ChangeFeed): void {
    feed.onChange((change) => {
      if (change.kind === 'board') this.changed(change.competitionId, change.userId)
    })
    feed.onGap(() => {
      this.reloadAll()
    })
  }

  /** Changes may have been missed: boards are read anew and watchers fetch the snapshot. */
  reloadAll(): void {
    for (const loading of this.#boards.values()) {
      loading
        .then((board) => this.#reload(board))
        .catch((error: unknown) => this.#options.log.error({ err: error }, 'board not read anew'))
    }
  }

  /** Keeps connections open and notices dead ones; forgets boards without use. */
  heartbeat(now: number): void {
    for (const [competitionId, loading] of this.#boards) {
      void loading.then((board) => {
        for (const watcher of board.watchers) watcher.send(pingEvent)
        if (board.watchers.size === 0 && now - board.lastUse > IDLE_MS) this.#forget(competitionId, board)
      }, ignoreFailedLoad)
    }
  }

  /** Asks all watchers to come back later and ends their streams. */
  async close(): Promise<void> {
    const boards = await Promise.allSettled(this.#boards.values())
    this.#boards.clear()
    this.#ready.clear()
    for (const result of boards) {
      if (result.status === 'rejected') continue
      clearTimeout(result.value.timer)
      for (const watcher of result.value.watchers) {
        watcher.send(encodeEvent('bye', {}))
        watcher.close()
      }
    }
  }

  #board(competitionId: string): Promise<Board> {
    const present = this.#boards.get(competitionId)
    if (present) return present
    const loading = this.#load(competitionId)
    this.#boards.set(competitionId, loading)
    // A failed load is answered to whoever asked; the next one tries again.
    loading.catch(() => this.#boards.delete(competitionId))
    return loading
  }

  async #load(competitionId: string): Promise<Board> {
    const source = await this.#options.open(competitionId)
    const rows = await source.load()
    const board: Board = {
      source,
      state: { version: this.#nextVersion(), rows: byEntrant(rows) },
      snapshot: undefined,
      watchers: new Set(),
      changed: new Set(),
      isFlushing: false,
      timer: undefined,
      lastFlush: 0,
      lastUse: Date.now(),
    }
    this.#ready.set(competitionId, board)
    return board
  }

  #forget(competitionId: string, board: Board): void {
    clearTimeout(board.timer)
    this.#boards.delete(competitionId)
    this.#ready.delete(competitionId)
  }

  #schedule(competitionId: string, board: Board): void {
    if (board.timer || board.isFlushing) return
    const wait = Math.max(0, board.lastFlush + this.#coalesceMs - Date.now())
    board.timer = setTimeout(() => {
      board.timer = undefined
      board.isFlushing = true
      this.#flush(board)
        .catch((error: unknown) =>
          this.#options.log.error({ err: error, competitionId }, 'board not refreshed'),
        )
        .finally(() => {
          board.isFlushing = false
          if (board.changed.size > 0) this.#schedule(competitionId, board)
        })
    }, wait)
  }

  async #flush(board: Board): Promise<void> {
    const userIds = [...board.changed]
    board.changed.clear()
    board.lastFlush = Date.now()
    const rows = await board.source.load(userIds).catch((error: unknown) => {
      for (const userId of userIds) board.changed.add(userId)
      throw error
    })
    const found = byEntrant(rows)
    const isGone = (rowId: string) => {
      const held = board.state.rows.get(rowId)
      return held !== undefined && held.revision > (found.get(rowId)?.revision ?? -1)
    }
    // Somebody left the board or began anew: facts cannot say that, so watchers read the snapshot. The rows found may
    // be others than those asked for: a player's team changes with him.
    if ([...userIds, ...found.keys()].some(isGone)) return this.#reload(board)
    const change = { from: board.state.version, to: this.#nextVersion(), rows: [...found.values()] }
    const next = applyChange(board.state, change)
    if (!next) throw new Error('A change made from this board does not fit it')
    board.state = next
    board.snapshot = undefined
    const bytes = encodeEvent('change', { ...change, rows })
    for (const watcher of board.watchers) watcher.send(bytes)
  }

  async #reload(board: Board): Promise<void> {
    const rows = await board.source.load()
    board.state = { version: this.#nextVersion(), rows: byEntrant(rows) }
    board.snapshot = undefined
    const bytes = encodeEvent('hello', { version: board.state.version })
    for (const watcher of board.watchers) watcher.send(bytes)
  }

  #nextVersion(): string {
    this.#count += 1
    return `${this.#startId}.${this.#count}`
  }
}

function byEntrant(rows: readonly LiveRow[]): Map<string, HeldRow> {
  return new Map(rows.map((row) => [row.userId, { entrantId: row.userId, revision: row.revision, row }]))
}

export function encodeEvent(name: string, data: unknown): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

const pingEvent = encodeEvent('ping', {})

/** The request that asked for the board was told already; there is no board to change. */
function ignoreFailedLoad(): void {
  return undefined
}
