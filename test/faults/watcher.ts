import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import {
  BOARD_VERSION_HEADER,
  changeEvent,
  helloEvent,
  leaderboardStreamPath,
  type LiveRow,
} from '#contract/platform/live-events.ts'
import {
  emptyLiveBoard,
  isInStep,
  needsSnapshot,
  reduceLiveBoard,
  type LiveBoardEvent,
} from '#web/board/live-board.ts'
import { reconnectDelayMs } from '#web/lib/live/open-stream.ts'

const byeEvent = z.object({ waitMs: z.number() })

/** Somebody who looks at a board: what the product's page makes of each event, without the page. */
export class Watcher {
  readonly #where: { url: string; competitionId: string; cookie: string }
  #state = emptyLiveBoard
  #request: ClientRequest | undefined
  #response: IncomingMessage | undefined
  #isHeld = false
  #comeBackMs: number | undefined
  #isStopped = false
  /** How often a stream was opened, and how often the server said goodbye. */
  opened = 0
  byes = 0
  /** Events read from its streams so far. */
  heard = 0
  /** Changes that did not lead on from the board it had; the snapshot is read for each. */
  gaps = 0
  /** Why each stream that was open ended, other than by a goodbye. */
  readonly ends: string[] = []
  /** How long the last goodbye, and the product's page, made it stay away. */
  awayMs: number | undefined

  constructor(where: { url: string; competitionId: string; cookie: string }) {
    this.#where = where
  }

  get isOpen(): boolean {
    return this.#response !== undefined
  }

  get version(): string | undefined {
    return this.#state.board?.version
  }

  /** The board as it is shown, in no particular order. */
  rows(): string[] {
    return [...(this.#state.board?.rows.values() ?? [])].map(rowText).sort()
  }

  open(): void {
    if (this.#isStopped) return
    const { url, competitionId, cookie } = this.#where
    let isDown = false
    const down = (fault?: Error) => {
      if (isDown || this.#isStopped) return
      isDown = true
      if (this.#response && this.#comeBackMs === undefined) this.ends.push(fault?.message ?? 'closed')
      this.#response = undefined
      this.#tell({ type: 'down' })
      void delay(this.#comeBackMs ?? 50 + 100 * Math.random()).then(() => this.open())
      this.#comeBackMs = undefined
    }
    const request = get(
      url + leaderboardStreamPath(competitionId),
      { headers: { cookie }, agent: false },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume()
          return down()
        }
        this.opened += 1
        this.#tell({ type: 'opened' })
        this.#response = response
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            this.#hear(text.slice(0, end))
            text = text.slice(end + 2)
          }
        })
        response.on('close', () => down()).on('error', down)
        if (this.#isHeld) response.pause()
      },
    )
    request.on('error', down)
    this.#request = request
  }

  /** The line breaks; the watcher comes back by itself. */
  cut(): void {
    this.#request?.destroy()
  }

  /** Its phone sleeps: the line stays open and nothing is read from it. */
  hold(): void {
    this.#isHeld = true
    this.#response?.pause()
  }

  readOn(): void {
    this.#isHeld = false
    this.#response?.resume()
  }

  stop(): void {
    this.#isStopped = true
    this.#request?.destroy()
  }

  #hear(event: string): void {
    this.heard += 1
    const [, name, data] = /^event: (.+)\ndata: (.+)$/.exec(event) ?? []
    if (name === 'bye') {
      this.byes += 1
      const { waitMs } = z.parse(byeEvent, JSON.parse(data ?? ''))
      this.awayMs = waitMs + reconnectDelayMs(0, Math.random())
      this.#comeBackMs = this.awayMs
    }
    const now = Date.now()
    if (name === 'ping') this.#tell({ type: 'ping', now })
    if (name === 'hello') this.#tell({ type: 'hello', now, ...z.parse(helloEvent, JSON.parse(data ?? '')) })
    if (name !== 'change') return
    this.#tell({ type: 'change', now, change: z.parse(changeEvent, JSON.parse(data ?? '')) })
    if (!isInStep(this.#state)) this.gaps += 1
  }

  #tell(event: LiveBoardEvent): void {
    this.#state = reduceLiveBoard(this.#state, event)
    if (needsSnapshot(this.#state)) void this.#fetch()
  }

  async #fetch(): Promise<void> {
    this.#tell({ type: 'fetching' })
    // A server that is killed may have begun to answer.
    const snapshot = await this.#snapshot().catch(() => undefined)
    if (!snapshot) {
      this.ends.push('no snapshot')
      this.cut()
      this.#tell({ type: 'fetch_failed', isUnreached: true })
      return
    }
    const rows = z.parse(getLeaderboard.reply, snapshot.reply)
    this.#tell({ type: 'fetched', version: snapshot.version, rows, now: Date.now() })
  }

  async #snapshot(): Promise<{ reply: unknown; version: string } | undefined> {
    const { url, competitionId, cookie } = this.#where
    const { streamVersion } = this.#state
    const answer = await fetch(url + getLeaderboard.path.replace(':competitionId', competitionId), {
      headers: { cookie, ...(streamVersion === undefined ? {} : { [BOARD_VERSION_HEADER]: streamVersion }) },
    })
    const reply: unknown = await answer.json()
    const version = (answer.headers.get('etag') ?? '').replaceAll(/^(?:W\/)?"|"$/g, '')
    return answer.status === 200 ? { reply, version } : undefined
  }
}

/** What the server shows now, as `rows` of a watcher has it. */
export async function boardOf(where: {
  url: string
  competitionId: string
  cookie: string
}): Promise<string[]> {
  const { url, competitionId, cookie } = where
  const answer = await fetch(url + getLeaderboard.path.replace(':competitionId', competitionId), {
    headers: { cookie },
  })
  return z
    .parse(getLeaderboard.reply, await answer.json())
    .map(rowText)
    .sort()
}

function rowText({ userId, grossScore, netScore, stablefordPoints, toPar, thru, revision }: LiveRow): string {
  return JSON.stringify({ userId, grossScore, netScore, stablefordPoints, toPar, thru, revision })
}

/** Opens one watcher after the other for the players in turn, and waits until each has its board. */
export async function openWatchers(
  club: { players: readonly { cookie: string }[]; competitionId: string },
  { url, count }: { url: string; count: number },
): Promise<Watcher[]> {
  const watchers = Array.from({ length: count }, (_, i) => {
    const cookie = club.players[i % club.players.length]?.cookie ?? ''
    return new Watcher({ url, competitionId: club.competitionId, cookie })
  })
  for (const watcher of watchers) watcher.open()
  while (watchers.some(({ version }) => version === undefined)) await delay(20)
  return watchers
}

/** Waits until every watcher shows what the server shows; gives how many still differ after the time. */
export async function unequalBoards(
  watchers: readonly Watcher[],
  where: { url: string; competitionId: string; cookie: string },
  withinMs = 20_000,
): Promise<number> {
  for (const until = Date.now() + withinMs; ; await delay(50)) {
    const board = JSON.stringify(await boardOf(where))
    const unequal = watchers.filter((watcher) => JSON.stringify(watcher.rows()) !== board).length
    if (unequal === 0 || Date.now() > until) return unequal
  }
}
