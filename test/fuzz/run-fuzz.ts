import fc from 'fast-check'
import type { TestServer } from '../server.ts'
import { readCalls } from './contract-calls.ts'
import { furnishWorld, type Furnished } from './furnish-world.ts'
import { watchStore, type FuzzStore, type Owners } from './fuzz-store.ts'
import { faultsOf, HANG_MS, type FuzzAnswer } from './judge.ts'
import { requests, type FuzzRequest } from './requests.ts'

export type FuzzReport = {
  tried: number
  /** How many answers had each status. */
  statuses: Record<string, number>
  /** Calls that succeeded at least once, of all. */
  calls: { succeeded: number; all: number; never: string[] }
  slowestMs: number
  faults: string[]
}

/** The world begins again after so many requests, so that one that deletes things does not end the trial for all. */
export const BATCH = 200

/** Worlds further apart than a session is kept in memory. */
const SESSION_MEMORY_MS = 6_000

/** Tries generated requests, each batch from a seed of its own: the first batch's is `seed`, the next one's `seed + 1`. */
export async function runFuzz(
  server: TestServer,
  { seed, count }: { seed: number; count: number },
): Promise<FuzzReport> {
  const calls = await readCalls()
  const world = await furnishWorld(server)
  const store = await watchStore(server.database.pool)
  const rejections: unknown[] = []
  const note = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', note)
  const report: FuzzReport = {
    tried: 0,
    statuses: {},
    slowestMs: 0,
    faults: [],
    calls: { succeeded: 0, all: calls.length, never: [] },
  }
  const succeeded = new Set<string>()
  try {
    for (let batch = 0; report.tried < count; batch += 1) {
      await store.restore()
      server.setTime(new Date(server.now().getTime() + SESSION_MEMORY_MS))
      const size = Math.min(BATCH, count - report.tried)
      const batchSeed = seed + batch
      const generated = fc.sample(requests(calls, world), { seed: batchSeed, numRuns: size })
      await runBatch({ server, world, store, report, succeeded }, generated, batchSeed)
    }
  } finally {
    process.off('unhandledRejection', note)
  }
  for (const reason of rejections) report.faults.push(`unhandled rejection: ${String(reason)}`)
  report.calls.succeeded = succeeded.size
  report.calls.never = calls.map(nameOf).filter((name) => !succeeded.has(name))
  return report
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

type Trial = {
  server: TestServer
  world: Furnished
  store: FuzzStore
  report: FuzzReport
  succeeded: Set<string>
}

async function runBatch(trial: Trial, batch: readonly FuzzRequest[], seed: number): Promise<void> {
  const { server, world, store, report, succeeded } = trial
  let owners: Owners = await store.readOwners()
  for (const [number, request] of batch.entries()) {
    const answer = await send(server, request)
    const changed = await store.takeChanges()
    const faults = faultsOf({ request, answer, changed, owners, world })
    report.tried += 1
    report.statuses[answer.status] = (report.statuses[answer.status] ?? 0) + 1
    report.slowestMs = Math.max(report.slowestMs, answer.ms)
    if (answer.status < 300) succeeded.add(nameOf(request.call))
    if (faults.length > 0) report.faults.push(describe({ request, answer, faults, seed, number }))
    if (changed.length > 0) owners = await store.readOwners()
  }
}

/** A stream that opens is left at once, as by a page that is closed; its headers are its answer. */
async function send({ app }: TestServer, request: FuzzRequest): Promise<FuzzAnswer> {
  const { url, headers, payload, remoteAddress } = request
  const method = request.call.method
  const began = performance.now()
  let overdue: NodeJS.Timeout | undefined
  const tooLong = new Promise<FuzzAnswer>((resolve) => {
    overdue = setTimeout(
      () => resolve({ status: 0, contentType: '', text: '', ms: 2 * HANG_MS }),
      2 * HANG_MS,
    )
  })
  const answered = app
    .inject({ method, url, headers, remoteAddress, ...(payload === undefined ? {} : { payload }) })
    .then((response): FuzzAnswer => {
      const contentType = String(response.headers['content-type'] ?? '')
      return { status: response.statusCode, contentType, text: response.body, ms: performance.now() - began }
    })
  const answer = await Promise.race([answered, tooLong])
  clearTimeout(overdue)
  return answer
}

const shorten = (text: string, most: number) => (text.length > most ? `${text.slice(0, most)}…` : text)

function describe(found: {
  request: FuzzRequest
  answer: FuzzAnswer
  faults: readonly string[]
  seed: number
  number: number
}): string {
  const { request, answer, faults, seed, number } = found
  return [
    `${nameOf(request.call)} as ${request.kind}: ${faults.join('; ')}`,
    `  FUZZ_SEED=${seed} FUZZ_REQUESTS=${number + 1}: the last one`,
    `  ${shorten(request.url, 300)} ${JSON.stringify({ ...request.headers, cookie: undefined })}`,
    `  ${shorten(String(request.payload), 600)}`,
    `  ${answer.status} ${shorten(answer.text, 400)}`,
  ].join('\n')
}
