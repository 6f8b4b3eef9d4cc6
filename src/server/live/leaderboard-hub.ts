import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { LeaderboardEntry } from '#contract/leaderboard.ts'
import type { LiveRow } from '#contract/live-events.ts'
import { applyChange, type BoardState } from '#domain/leaderboard/apply-change.ts'
import { ownPlaces, type OwnPlace } from '#domain/leaderboard/own-place.ts'
import type { ChangeFeed } from './change-feed.ts'

type CachedRow = { entrantId: string; revision: number; row: LiveRow }

/** A connection that follows a board. All watchers are sent the same buffer, so it must not be changed. */
export type Watcher = { send: (bytes: Buffer) => void; close: () => void }

export type Snapshot = { version: string; bytes: Buffer }

type Board = {
  source: BoardSource
  state: BoardState<CachedRow>
  snapshot: Snapshot | undefined
  /** Made for the first reader of each version who asks for a place. */
  places: Map<string, OwnPlace> | undefined
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
/** With the browser's own wait of a second at most, everybody is back within five seconds of a restart. */
const COME_BACK_WITHIN_MS = 3_500

/**
 * Keeps in memory the boards that are being read or watched. A change costs one small query, one encoding and one write
 * of the same bytes to each watcher. A reader costs one write of bytes that are encoded once for each version.
 */
export class LeaderboardHub {
  readonly #options: HubOptions
  readonly #coalesceMs: number
  /** The beginning of every version, so that clients notice a restart of the server. */
  readonly #startId = randomBytes(4).toString('hex')
  #count = 0
  readonly #boards = new Map<string, Promise<Board>>()
  /** The boards that have finished loading. */
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
        JSON.stringify(board.source.order([...board.state.rows.values()].map((cached) => cached.row))),
      ),
    }
    return board.snapshot
  }

  /** Where a player, or their team, lies; worked out for all of them once for each version. */
  async place(competitionId: string, userId: string): Promise<OwnPlace | undefined> {
    const board = await this.#board(competitionId)
    board.places ??= ownPlaces(
      board.source.order([...board.state.rows.values()].map((cached) => cached.row)).map(toPlacedRow),
    )
    return board.places.get(userId)
  }

  /** The rows of a board, from memory when it is there. */
  async rows(competitionId: string): Promise<LiveRow[]> {
    const board = await this.#board(competitionId)
    return [...board.state.rows.values()].map((cached) => cached.row)
  }

  /** The board in order, read from the store at this moment and not from memory. */
  async readFromStore(competitionId: string): Promise<LeaderboardEntry[]> {
    const source = await this.#options.open(competitionId)
    return source.order(await source.load())
  }

  /** The snapshot without waiting, if it has been encoded already. */
  cachedSnapshot(competitionId: string): Snapshot | undefined {
    return this.#ready.get(competitionId)?.snapshot
  }

  /** Sends the watcher the present version and every change after it, until the returned function is called. */
  async watch(competitionId: string, watcher: Watcher): Promise<() => void> {
    const board = await this.#board(competitionId)
    board.watchers.add(watcher)
    watcher.send(encodeEvent('hello', { version: board.state.version }))
    return () => {
      board.watchers.delete(watcher)
      board.lastUse = Date.now()
    }
  }

  /** To be called after the commit when a card or an entry has changed. Does nothing for a board that is not in memory. */
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
      if (change.kind === 'competition') this.#reopen(change.competitionId)
    })
    feed.onGap(() => {
      this.reloadAll()
    })
  }

  /** Reads all boards again and has watchers fetch the snapshot, because changes may have been missed. */
  reloadAll(): void {
    for (const loading of this.#boards.values()) {
      loading
        .then((board) => this.#reload(board))
        .catch((error: unknown) => this.#options.log.error({ err: error }, 'board not reloaded'))
    }
  }

  /** Keeps connections open, finds dead ones, and drops boards that nobody has used for a while. */
  heartbeat(now: number): void {
    for (const [competitionId, loading] of this.#boards) {
      void loading.then((board) => {
        for (const watcher of board.watchers) watcher.send(pingEvent)
        if (board.watchers.size === 0 && now - board.lastUse > IDLE_MS) this.#forget(competitionId, board)
      }, ignoreFailedLoad)
    }
  }

  /** Ends all streams; the `bye` asks each watcher to stay away for a time of its own, so that not all come back at once (P17). */
  async close(): Promise<void> {
    const boards = await Promise.allSettled(this.#boards.values())
    this.#boards.clear()
    this.#ready.clear()
    for (const result of boards) {
      if (result.status === 'rejected') continue
      clearTimeout(result.value.timer)
      for (const watcher of result.value.watchers) {
        watcher.send(encodeEvent('bye', { waitMs: Math.floor(Math.random() * COME_BACK_WITHIN_MS) }))
        watcher.close()
      }
    }
  }

  /** Reads a competition again whose status or dates have changed, if its board is in memory; watchers fetch the snapshot. */
  #reopen(competitionId: string): void {
    this.#boards
      .get(competitionId)
      ?.then(async (board) => {
        board.source = await this.#options.open(competitionId)
        await this.#reload(board)
      })
      .catch((error: unknown) => this.#options.log.error({ err: error, competitionId }, 'board not reopened'))
  }

  #board(competitionId: string): Promise<Board> {
    const present = this.#boards.get(competitionId)
    if (present) return present
    const loading = this.#load(competitionId)
    this.#boards.set(competitionId, loading)
    // Whoever asked gets the error; the next request tries again.
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
      places: undefined,
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
      const cached = board.state.rows.get(rowId)
      return cached !== undefined && cached.revision > (found.get(rowId)?.revision ?? -1)
    }
    // A row that left the board or began again cannot be sent as changed rows, so watchers fetch the snapshot. The rows
    // found may include others than those asked for: the row of a player's team changes with the player's.
    if ([...userIds, ...found.keys()].some(isGone)) return this.#reload(board)
    const change = { from: board.state.version, to: this.#nextVersion(), rows: [...found.values()] }
    const next = applyChange(board.state, change)
    if (!next) throw new Error('A change made from this board does not fit it')
    board.state = next
    board.snapshot = undefined
    board.places = undefined
    const bytes = encodeEvent('change', { ...change, rows })
    for (const watcher of board.watchers) watcher.send(bytes)
  }

  async #reload(board: Board): Promise<void> {
    const rows = await board.source.load()
    board.state = { version: this.#nextVersion(), rows: byEntrant(rows) }
    board.snapshot = undefined
    board.places = undefined
    const bytes = encodeEvent('hello', { version: board.state.version })
    for (const watcher of board.watchers) watcher.send(bytes)
  }

  #nextVersion(): string {
    this.#count += 1
    return `${this.#startId}.${this.#count}`
  }
}

function toPlacedRow({ rank, team, ...row }: LeaderboardEntry) {
  const players = team?.members.filter((member) => !member.isBlind)
  return {
    ...row,
    main: rank.main,
    ...(players ? { memberIds: players.map((member) => member.userId) } : {}),
  }
}

function byEntrant(rows: readonly LiveRow[]): Map<string, CachedRow> {
  return new Map(rows.map((row) => [row.userId, { entrantId: row.userId, revision: row.revision, row }]))
}

export function encodeEvent(name: string, data: unknown): Buffer {
  return Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

const pingEvent = encodeEvent('ping', {})

/** The request that asked for the board got the error; there is no board to change. */
function ignoreFailedLoad(): void {
  return undefined
}
