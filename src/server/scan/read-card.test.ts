import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { CardReading } from '#scan/card-reading.ts'
import type { ScorecardReader } from '#scan/scorecard-reader.ts'
import { readCard } from './read-card.ts'
import { ReadingQueue } from './reading-queue.ts'
import { ScanDesk } from './scan-desk.ts'

const lines: string[] = []
const { log } = Fastify({
  logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
})
const photo = Buffer.from('a secret picture')
const nothing: CardReading = { outcome: 'unreadable', reason: 'too_dark' }

/** One reading by somebody, of a reader that does this. */
function reading(read: ScorecardReader['read'], more: { limitMs?: number; operator?: string } = {}) {
  const lane = {
    reader: { id: 'tried', read },
    queue: new ReadingQueue({ atOnce: 1, mostWaiting: 1 }),
    limitMs: more.limitMs ?? 60_000,
    operator: more.operator,
  }
  return new ScanDesk().alone('usr_a', (turn) => readCard(lane, { photo, hint: {}, turn, log }))
}

const untilAborted: ScorecardReader['read'] = (_photo, _hint, { signal } = {}) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))))

test('a reading that takes too long is ended, and its person is told so', async () => {
  await expect(reading(untilAborted, { limitMs: 5 })).rejects.toMatchObject({ code: 'scan_timed_out' })
})

test.each([
  [undefined, 'scan_failed'],
  ['Somebody, Somewhere', 'scan_service_failed'],
])('a reader that fails, of %s: %s', async (operator, code) => {
  const broken = () => Promise.reject(new Error('broken'))
  await expect(reading(broken, operator === undefined ? {} : { operator })).rejects.toMatchObject({ code })
})

test('each reading leaves a line with its time and outcome, and nothing of the picture or the person', async () => {
  lines.length = 0
  await reading(() => Promise.resolve(nothing))
  await expect(reading(untilAborted, { limitMs: 5 })).rejects.toThrow()
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
  for (const told of ['secret', 'usr_a']) expect(lines.join()).not.toContain(told)
})
