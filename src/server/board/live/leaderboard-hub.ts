import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { LeaderboardEntry } from '#contract/board/leaderboard.ts'
import type { LiveRow } from '#contract/platform/live-events.ts'
import { applyChange, type BoardState } from '#golf/board/apply-change.ts'
import { ownPlaces, type OwnPlace } from '#golf/board/own-place.ts'
import { encodeEvent, type Watcher } from '../../platform/http/event-stream.ts'
import type { ChangeFeed } from '../../platform/live/change-feed.ts'
import { toPlacedRow } from './to-placed-row.ts'

type CachedRow = { entrantId: string; revision: number; row: LiveRow }

export type Snapshot = {
  version: string
  bytes: Buffer
  /** These rows are the final result, and not only those of a board whose competition has just become final. */
  isFinal: boolean
}

type Board = {
  source: BoardSource
  state: BoardState<CachedRow>
  snapshot: Snapshot | undefined
  /** Made for the first reader of each version who asks for a place. */
  places: Map<string, OwnPlace> | undefined
  watchers: Set<Watcher>
  /** The same for those who have a link: other bytes of the same version, made only where somebody wants them. */
  shared: { snapshot: Snapshot | undefined; watchers: Set<Watcher> }
  /** Entrants whose cards changed since the last flush. */
  changed: Set<string>
  /** All of it is to be read again, not only the entrants whose cards changed. */
  isStale: boolean
  /** Who waits for a reading that begins after they asked. */
  behind: Waiter[]
  /** Versions of other processes that this board has caught up with. */
  reached: Set<string>
  /** How often the competition was read again; an older reading does not replace a newer one. */
  reopened: number
  isFlushing: boolean
  timer: NodeJS.Timeout | undefined
  /** When the next flush may begin, in ms. */
  notBefore: number
  lastUse: number
}

type Waiter = { resolve: () => void; reject: (error: unknown) => void }

/** Where the rows of one competition's board come from. */
export type BoardSource = {
  /** All rows, or those that change with some entrants: their own or their teams'. */
  load: (userIds?: readonly string[]) => Promise<LiveRow[]>
  /** Facts to the ordered list that a reader gets. */
  order: (rows: readonly LiveRow[]) => LeaderboardEntry[]
  /** What was loaded last as a whole is the final result. */
  isFinal?: () => boolean
  /** A row as those see it who have nothing but a link. */
  toShared: (row: LiveRow) => LiveRow
}

export type HubOptions = {
  open: (competitionId: string) => Promise<BoardSource>
  log: FastifyBaseLogger
  /** Changes closer together than this go out as one event. */
  coalesceMs?: number
}

const COALESCE_MS = 100
/** After a store that did not answer. */
const RETRY_MS = 1_000
const IDLE_MS = 10 * 60_000
const MOST_REACHED = 1_000
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
  #isClosed = false
  readonly #boards = new Map<string, Promise<Board>>()
  /** The boards that have finished loading. */
  readonly #ready = new Map<string, Board>()

  constructor(options: HubOptions) {
    this.#options = options
    this.#coalesceMs = options.coalesceMs ?? COALESCE_MS
  }

  /**
   * The version that a reader's stream has named, if it is another process's: their snapshot has to be at least as new as
   * that (`since`), although this process may not have heard of the change yet.
   */
  foreignVersion(named: string | string[] | undefined): string | undefined {
    if (typeof named !== 'string' || !/^[\da-f]{8}\.\d{1,12}$/.test(named)) return undefined
    return named.startsWith(this.#startId) ? undefined : named
  }

  /** The board as bytes, encoded once for each version. */
  async snapshot(competitionId: string, { since }: { since?: string | undefined } = {}): Promise<Snapshot> {
    const board = await this.#board(competitionId)
    if (since !== undefined) await this.#catchUpWith(competitionId, board, since)
    const snapshot = this.#encode(board)
    return since === undefined ? snapshot : { ...snapshot, version: since }
  }

  #encode(board: Board): Snapshot {
    board.snapshot ??= {
      version: board.state.version,
      isFinal: board.source.isFinal?.() ?? false,
      bytes: Buffer.from(JSON.stringify(board.source.order(rowsOf(board)))),
    }
    return board.snapshot
  }

  /** The board for those who have a link, encoded once for each version as well. */
  async sharedSnapshot(
    competitionId: string,
    { since }: { since?: string | undefined } = {},
  ): Promise<Snapshot> {
    const board = await this.#board(competitionId)
    if (since !== undefined) await this.#catchUpWith(competitionId, board, since)
    const snapshot = this.#encodeShared(board)
    return since === undefined ? snapshot : { ...snapshot, version: since }
  }

  #encodeShared(board: Board): Snapshot {
    board.shared.snapshot ??= {
      version: board.state.version,
      isFinal: board.source.isFinal?.() ?? false,
      bytes: Buffer.from(
        JSON.stringify(board.source.order(rowsOf(board).map((row) => board.source.toShared(row)))),
      ),
    }
    return board.shared.snapshot
  }

  /** Where a player, or their team, lies; worked out for all of them once for each version. */
  async place(competitionId: string, userId: string): Promise<OwnPlace | undefined> {
    const board = await this.#board(competitionId)
    board.places ??= ownPlaces(board.source.order(rowsOf(board)).map(toPlacedRow))
    return board.places.get(userId)
  }

  /** The rows of a board, from memory when it is there. */
  async rows(competitionId: string): Promise<LiveRow[]> {
    return rowsOf(await this.#board(competitionId))
  }

  /** The snapshot without waiting, if it has been encoded already. */
  cachedSnapshot(competitionId: string): Snapshot | undefined {
    const board = this.#ready.get(competitionId)
    if (board) board.lastUse = Date.now()
    return board?.snapshot
  }

  /**
   * Sends the watcher the present version and every change after it, until the returned function is called. `isShared`: as
   * those see it who have a link.
   */
  async watch(competitionId: string, watcher: Watcher, { isShared = false } = {}): Promise<() => void> {
    const board = await this.#board(competitionId)
    const { watchers } = isShared ? board.shared : board
    watchers.add(watcher)
    watcher.send(encodeEvent('hello', { version: board.state.version }))
    return () => {
      watchers.delete(watcher)
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
  follow(feed: Pick<ChangeFeed, 'onChange' | 'onGap'>): void {
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
    for (const [competitionId, loading] of this.#boards) {
      void loading.then((board) => {
        board.isStale = true
        this.#schedule(competitionId, board)
      }, ignoreFailedLoad)
    }
  }

  /** Keeps connections open, finds dead ones, and drops boards that nobody has used for a while. */
  heartbeat(now: number): void {
    for (const [competitionId, loading] of this.#boards) {
      void loading.then((board) => {
        tellAll(board, pingEvent)
        if (!isWatched(board) && now - board.lastUse > IDLE_MS) this.#forget(competitionId, board)
      }, ignoreFailedLoad)
    }
  }

  /** Ends all streams; the `bye` asks each watcher to stay away for a time of its own, so that not all come back at once (P17). */
  async close(): Promise<void> {
    this.#isClosed = true
    const boards = await Promise.allSettled(this.#boards.values())
    this.#boards.clear()
    this.#ready.clear()
    for (const result of boards) {
      if (result.status === 'rejected') continue
      clearTimeout(result.value.timer)
      for (const watcher of [...result.value.watchers, ...result.value.shared.watchers]) {
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
        const turn = (board.reopened += 1)
        const source = await this.#options.open(competitionId)
        if (turn !== board.reopened) return
        board.source = source
        board.isStale = true
        this.#schedule(competitionId, board)
      })
      .catch((error: unknown) => this.#options.log.error({ err: error, competitionId }, 'board not reopened'))
  }

  #board(competitionId: string): Promise<Board> {
    const present = this.#boards.get(competitionId)
    const ready = this.#ready.get(competitionId)
    if (ready) ready.lastUse = Date.now()
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
      shared: { snapshot: undefined, watchers: new Set() },
      changed: new Set(),
      isStale: false,
      behind: [],
      reached: new Set(),
      reopened: 0,
      isFlushing: false,
      timer: undefined,
      notBefore: 0,
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

  /** One flush at a time: a board read as a whole must not replace a change that was read after it. */
  #schedule(competitionId: string, board: Board): void {
    if (board.timer || board.isFlushing || this.#isClosed) return
    const wait = Math.max(0, board.notBefore - Date.now())
    board.timer = setTimeout(() => {
      board.timer = undefined
      board.isFlushing = true
      board.notBefore = Date.now() + this.#coalesceMs
      this.#flush(board)
        .catch((error: unknown) => {
          board.notBefore = Date.now() + RETRY_MS
          this.#options.log.error({ err: error, competitionId }, 'board not refreshed')
        })
        .finally(() => {
          board.isFlushing = false
          const isWanted = board.changed.size > 0 || board.isStale || board.behind.length > 0
          if (isWanted) this.#schedule(competitionId, board)
        })
    }, wait)
  }

  /**
   * What another process has shown was committed then, so a reading that begins now has it. One reading for all who ask
   * meanwhile, and once for each version: this board never goes back behind what it has shown.
   */
  async #catchUpWith(competitionId: string, board: Board, version: string): Promise<void> {
    if (board.reached.has(version)) return
    await new Promise<void>((resolve, reject) => {
      board.behind.push({ resolve, reject })
      this.#schedule(competitionId, board)
    })
    if (board.reached.size >= MOST_REACHED) board.reached.clear()
    board.reached.add(version)
  }

  async #flush(board: Board): Promise<void> {
    const behind = board.behind.splice(0)
    try {
      if (board.isStale) await this.#reload(board)
      else if (behind.length > 0) await this.#catchUp(board)
      else await this.#readChanged(board)
      for (const { resolve } of behind) resolve()
    } catch (error) {
      for (const { reject } of behind) reject(error)
      throw error
    }
  }

  /** Reads the whole board; its watchers are sent only what differs from what they have. */
  async #catchUp(board: Board): Promise<void> {
    const userIds = [...board.changed]
    board.changed.clear()
    const all = await board.source.load().catch((error: unknown) => {
      for (const userId of userIds) board.changed.add(userId)
      throw error
    })
    const found = byEntrant(all)
    const before = board.state.rows
    if ([...before.keys()].some((id) => isGone(before, found, id))) return this.#replace(board, all)
    const differing = all.filter((row) => JSON.stringify(row) !== JSON.stringify(before.get(row.userId)?.row))
    if (differing.length > 0) this.#tell(board, differing)
  }

  async #readChanged(board: Board): Promise<void> {
    const userIds = [...board.changed]
    board.changed.clear()
    const rows = await board.source.load(userIds).catch((error: unknown) => {
      for (const userId of userIds) board.changed.add(userId)
      throw error
    })
    const found = byEntrant(rows)
    // A row that left the board or began again cannot be sent as changed rows, so watchers fetch the snapshot. The rows
    // found may include others than those asked for: the row of a player's team changes with the player's.
    if ([...userIds, ...found.keys()].some((id) => isGone(board.state.rows, found, id)))
      return this.#reload(board)
    this.#tell(board, rows)
  }

  /** Sends watchers the rows that have changed. */
  #tell(board: Board, rows: readonly LiveRow[]): void {
    const change = {
      from: board.state.version,
      to: this.#nextVersion(),
      rows: [...byEntrant(rows).values()],
    }
    const next = applyChange(board.state, change)
    if (!next) throw new Error('A change made from this board does not fit it')
    board.state = next
    forgetBytes(board)
    const bytes = encodeEvent('change', { ...change, rows })
    for (const watcher of board.watchers) watcher.send(bytes)
    const { watchers } = board.shared
    if (watchers.size === 0) return
    const shared = encodeEvent('change', { ...change, rows: rows.map((row) => board.source.toShared(row)) })
    for (const watcher of watchers) watcher.send(shared)
  }

  async #reload(board: Board): Promise<void> {
    board.isStale = false
    const rows = await board.source.load().catch((error: unknown) => {
      board.isStale = true
      throw error
    })
    this.#replace(board, rows)
  }

  /** Has watchers fetch the snapshot. */
  #replace(board: Board, rows: readonly LiveRow[]): void {
    board.state = { version: this.#nextVersion(), rows: byEntrant(rows) }
    forgetBytes(board)
    tellAll(board, encodeEvent('hello', { version: board.state.version }))
  }

  #nextVersion(): string {
    this.#count += 1
    return `${this.#startId}.${this.#count}`
  }
}

function rowsOf(board: Board): LiveRow[] {
  return [...board.state.rows.values()].map((cached) => cached.row)
}

/** A row that has left the board, or that began again. */
function isGone(
  before: ReadonlyMap<string, CachedRow>,
  found: ReadonlyMap<string, CachedRow>,
  rowId: string,
): boolean {
  const cached = before.get(rowId)
  return cached !== undefined && cached.revision > (found.get(rowId)?.revision ?? -1)
}

/** What was made of the last version. */
function forgetBytes(board: Board): void {
  board.snapshot = undefined
  board.shared.snapshot = undefined
  board.places = undefined
}

function isWatched({ watchers, shared }: Board): boolean {
  return watchers.size + shared.watchers.size > 0
}

function tellAll({ watchers, shared }: Board, bytes: Buffer): void {
  for (const watcher of watchers) watcher.send(bytes)
  for (const watcher of shared.watchers) watcher.send(bytes)
}

function byEntrant(rows: readonly LiveRow[]): Map<string, CachedRow> {
  return new Map(rows.map((row) => [row.userId, { entrantId: row.userId, revision: row.revision, row }]))
}

const pingEvent = encodeEvent('ping', {})

/** The request that asked for the board got the error; there is no board to change. */
function ignoreFailedLoad(): void {
  return undefined
}
