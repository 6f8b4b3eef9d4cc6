import type { ServerResponse } from 'node:http'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { leaderboardStreamPath, type LiveRow } from '#contract/platform/live-events.ts'
import { boardOf, unequalBoards, Watcher } from '#test/faults/watcher.ts'
import { MOST_BUFFERED, openEventStream } from '../http/event-stream.ts'
import { makeSendSnapshot } from '../../board/live/send-snapshot.ts'
import { LeaderboardHub } from '../../board/live/leaderboard-hub.ts'

const COMPETITION = 'cmp_slow'
const PLAYERS = 100
/** Long names, so that the buffers of the two kernels between server and reader are full after a few changes. */
const row = (player: number, revision: number): LiveRow => ({
  userId: `usr_${player}`,
  playerName: 'long '.repeat(600),
  handicap: null,
  playingHandicap: null,
  grossScore: revision,
  netScore: revision,
  stablefordPoints: 0,
  toPar: 0,
  thru: 1,
  revision,
  isCompleted: false,
  note: null,
  rank: { main: revision, countback: null },
})

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A hub on a real socket whose board changes when the test says so, and two who watch it. */
async function start() {
  let revision = 1
  let elapsedMs = 0
  const rows = () => Array.from({ length: PLAYERS }, (_, player) => row(player, revision))
  const app = Fastify()
  const hub = new LeaderboardHub({
    log: app.log,
    coalesceMs: 0,
    open: () =>
      Promise.resolve({
        load: () => Promise.resolve(rows()),
        order: (all) => all.map((one) => ({ ...one, position: 1, isShared: true, decidedBy: null })),
        toShared: (row) => row,
      }),
  })
  const sendSnapshot = makeSendSnapshot([])
  app.get(getLeaderboard.path, async (request, reply) => {
    reply.hijack()
    sendSnapshot(request.headers, reply.raw, await hub.snapshot(COMPETITION))
  })
  const lines = new Set<ServerResponse>()
  const waiting = () => Math.max(...[...lines].map(({ writableLength }) => writableLength))
  let most = 0
  app.get(leaderboardStreamPath(':competitionId').replace('%3A', ':'), async (_request, reply) => {
    const { raw } = reply
    const stream = openEventStream(reply, { clock: () => elapsedMs })
    lines.add(raw)
    const watching = {
      ...stream,
      send: (bytes: Buffer) => {
        stream.send(bytes)
        most = Math.max(most, waiting())
      },
    }
    const stop = await hub.watch(COMPETITION, watching)
    stream.onClose(() => {
      lines.delete(raw)
      stop()
    })
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const where = { url, competitionId: COMPETITION, cookie: '' }
  const watchers = [new Watcher(where), new Watcher(where)] as const
  closing.push(
    () => app.close(),
    () => hub.close(),
    () => watchers.forEach((watcher) => watcher.stop()),
  )
  for (const watcher of watchers) watcher.open()
  await expect.poll(() => watchers.map(({ version }) => version !== undefined)).toEqual([true, true])
  const change = () => {
    revision += 1
    for (let player = 0; player < PLAYERS; player += 1) hub.changed(COMPETITION, `usr_${player}`)
  }
  return {
    where,
    watchers,
    change,
    heartbeat: () => hub.heartbeat(Date.now()),
    open: () => lines.size,
    most: () => most,
    waiting,
    pass: (ms: number) => (elapsedMs += ms),
  }
}

/** Changes the board, one change after the other as the quick watcher has each, until it is so. */
async function changeUntil(
  { watchers: [quick], change }: Awaited<ReturnType<typeof start>>,
  isSo: () => boolean,
) {
  for (let changes = 0; !isSo(); changes += 1) {
    if (changes > 200) throw new Error('It has not come about after 200 changes of 300 kB.')
    const { version } = quick
    change()
    await expect.poll(() => quick.version !== version, { timeout: 20_000, interval: 2 }).toBe(true)
  }
}

test('when a reader stops reading, then it is dropped at a bound, others are served meanwhile, and it comes back to the board of the server', async () => {
  const board = await start()
  const [quick, slow] = board.watchers
  slow.hold()
  await changeUntil(board, () => board.open() === 1)
  const largest = Buffer.byteLength(JSON.stringify(Array.from({ length: PLAYERS }, (_, i) => row(i, 1_000))))
  expect(board.most()).toBeLessThan(MOST_BUFFERED + 2 * largest)
  expect([quick.opened, quick.gaps, slow.opened]).toEqual([1, 0, 1])
  slow.readOn()
  await expect.poll(() => slow.opened, { timeout: 20_000 }).toBe(2)
  expect(await unequalBoards(board.watchers, board.where)).toBe(0)
  expect(slow.rows()).toEqual(await boardOf(board.where))
})

test('when a reader has not read all it was sent for forty seconds, then it is dropped although little waits', async () => {
  const board = await start()
  const [, slow] = board.watchers
  slow.hold()
  await changeUntil(board, () => board.waiting() > 100_000)
  expect(board.open()).toBe(2)
  board.pass(39_000)
  board.heartbeat()
  expect(board.open()).toBe(2)
  board.pass(2_000)
  board.heartbeat()
  await expect.poll(() => board.open(), { timeout: 20_000 }).toBe(1)
  slow.readOn()
  await expect.poll(() => slow.opened, { timeout: 20_000 }).toBe(2)
  expect(await unequalBoards(board.watchers, board.where)).toBe(0)
})
