import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CardReading } from '#scan/card-reading.ts'
import type { ScorecardReader } from '#scan/scorecard-reader.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { ReadingGate } from './reading-gate.ts'
import { ReadingQueue } from './reading-queue.ts'

const lines: string[] = []
const { log } = Fastify({
  logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
})
const photo = Buffer.from('a secret picture')
const tooDark: CardReading = { outcome: 'unreadable', reason: 'too_dark' }

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** A person's reading by a reader that does what `read` does. */
function readBy(read: ScorecardReader['read'], more: { limitMs?: number; operator?: string } = {}) {
  const queuedReader = {
    reader: { id: 'tried', read },
    queue: new ReadingQueue({ concurrency: 1, maxWaiting: 1 }),
    limitMs: more.limitMs ?? 60_000,
    operator: more.operator,
  }
  const gate = new ReadingGate({ db: database.db, now: () => new Date() })
  return gate.enter({ owner: 'usr_a' }, (visit) =>
    visit.read(queuedReader, log, (progress) => read(photo, {}, progress)),
  )
}

const untilAborted: ScorecardReader['read'] = (_photo, _hint, { signal } = {}) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))))

test('when a reading takes longer than its limit, then it is ended with scan_timed_out', async () => {
  await expect(readBy(untilAborted, { limitMs: 5 })).rejects.toMatchObject({ code: 'scan_timed_out' })
})

test.each([
  [undefined, 'scan_failed'],
  ['Somebody, Somewhere', 'scan_service_failed'],
])('when a reader operated by %s fails, then the answer is %s', async (operator, code) => {
  const broken = () => Promise.reject(new Error('broken'))
  await expect(readBy(broken, operator === undefined ? {} : { operator })).rejects.toMatchObject({ code })
})

test('each reading leaves a log line with its times and outcome, and nothing of the picture or the person', async () => {
  lines.length = 0
  await readBy(() => Promise.resolve(tooDark))
  await expect(readBy(untilAborted, { limitMs: 5 })).rejects.toThrow()
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    {
      msg: 'card read',
      reader: 'tried',
      outcome: 'too_dark',
      waitedMs: 0,
      tookMs: expect.any(Number) as number,
    },
    { msg: 'card not read', reader: 'tried', ended: 'scan_timed_out' },
  ])
  for (const secret of ['secret', 'usr_a']) expect(lines.join()).not.toContain(secret)
})
