import type { ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { scanStages } from '#contract/photo/scan.ts'
import type { ReadingStage } from '#scan/scorecard-reader.ts'
import type { Services } from '../../platform/deps.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Sharer } from '../../platform/http/load-shedding/shared-places.ts'
import { readCounter, takePoint } from '../../platform/rate-limits/counters.store.ts'
import { limitTable } from '../../platform/rate-limits/limit-table.ts'
import { QueueFull } from './reading-queue.ts'
import type { QueuedReader } from './scan-readers.ts'
import { endScan, findScan, renewScan, SCAN_LEASE_MS, takeScan } from './scan-runs.store.ts'

/** Readings of one person in an hour. A card takes one, or a few in bad light. */
export const MOST_SCANS = limitTable['scan-account'].points

/** What is counted in an hour: a person's readings, or those at a tablet of the bar, at which many players stand. */
const countedReadings = {
  'scan-account': `You have had ${MOST_SCANS} photos read in the last hour.`,
  'kiosk-scans': `${limitTable['kiosk-scans'].points} photos were read here in the last hour.`,
}

export type ScanProgress = { stage: (typeof scanStages)[number] | null; place: number }

type Needed = Pick<Services, 'db' | 'now'>
type ReadProgress = { onStage: (stage: ReadingStage) => void; signal: AbortSignal }
type AnyReading = { outcome: 'read' } | { outcome: 'unreadable'; reason: string }
type Running = { controller: AbortController; progress: ScanProgress }

const noProgress: ScanProgress = { stage: null, place: 0 }

/**
 * The one gate before a photo is read. It says no to whoever has a reading already (`scan_running`), to whoever has no place left in
 * their share or finds too many waiting (`scan_queue_full`) and to whoever has had enough for an hour (`scan_limit`); all others
 * wait, with a place, or are read at once. At most one reading for each person in all processes, with the progress that the person
 * can ask any of them for: it is in memory and, for the others, in the store.
 */
export class ReadingGate {
  readonly #services: Needed
  readonly #byOwner = new Map<string, Running>()

  constructor(services: Needed) {
    this.#services = services
  }

  /**
   * One person's reading, from the request to its answer; `owner` is a person or a kiosk. Where the answer's connection closes,
   * nobody waits for it: the next in the queue need not either.
   */
  async enter<Result>(
    { owner, answer }: { owner: string; answer?: ServerResponse },
    work: (visit: ReadingVisit) => Promise<Result>,
  ): Promise<Result> {
    const { db, now } = this.#services
    if (!(await takeScan(db, { owner, now: now() }))) throw new AppError('scan_running')
    const running = { controller: new AbortController(), progress: noProgress }
    this.#byOwner.set(owner, running)
    const lease = this.#keepLease(owner, running)
    const visit = new ReadingVisit(this.#services, running, lease.renew)
    answer?.once('close', () => running.controller.abort(new AppError('unavailable')))
    try {
      return await work(visit)
    } catch (error) {
      // Any error after an abort is a consequence of it: the person gets the reason of the abort.
      const reason: unknown = running.controller.signal.reason
      throw reason instanceof AppError ? reason : error
    } finally {
      visit.leave()
      this.#byOwner.delete(owner)
      await lease.end()
    }
  }

  async findProgress(owner: string): Promise<ScanProgress> {
    const { db, now } = this.#services
    const own = this.#byOwner.get(owner)?.progress
    if (own) return own
    const { stage, place } = (await findScan(db, { owner, now: now() })) ?? noProgress
    return { stage: scanStages.find((one) => one === stage) ?? null, place }
  }

  /** Ends every reading: a server that stops does not wait for them, and they can be asked for again. */
  close(): void {
    for (const { controller } of this.#byOwner.values()) controller.abort(new AppError('unavailable'))
  }

  /** Tells the store now and then that the reading runs, and how far it is: one statement at a time, of the latest progress. */
  #keepLease(owner: string, running: Running): { renew: () => void; end: () => Promise<void> } {
    const { db, now } = this.#services
    let isWanted = false
    let writing: Promise<void> | undefined
    const write = async () => {
      while (isWanted) {
        isWanted = false
        // A store that is away for a moment hears of it next time; the reading does not end for that.
        await renewScan(db, { owner, now: now(), progress: running.progress }).catch(() => undefined)
      }
    }
    const renew = () => {
      isWanted = true
      writing ??= write().finally(() => {
        writing = undefined
      })
    }
    const timer = setInterval(renew, SCAN_LEASE_MS / 3)
    const end = async () => {
      clearInterval(timer)
      isWanted = false
      await writing
      // What cannot be removed now ends by itself.
      await endScan(db, { owner, now: now() }).catch(() => undefined)
    }
    return { renew, end }
  }
}

/** Somebody who has come through the first door of the gate, asks for the others in turn, and leaves at the end. */
export class ReadingVisit {
  readonly #services: Needed
  readonly #running: Running
  readonly #renew: () => void
  #leavePlace: () => void = () => undefined

  constructor(services: Needed, running: Running, renew: () => void) {
    this.#services = services
    this.#running = running
    this.#renew = renew
  }

  /** Takes a place among those who read and wait, or refuses with `scan_queue_full` where the sharer's share or the whole is full. */
  takePlace({ places }: Pick<QueuedReader, 'places'>, sharer: Sharer): void {
    const place = places.take(sharer)
    if ('full' in place) throw new AppError('scan_queue_full')
    this.#leavePlace = place.leave
  }

  leave(): void {
    this.#leavePlace()
  }

  /** Counts a reading, and refuses with `scan_limit` one too many. */
  async count(counter: keyof typeof countedReadings, whom: string): Promise<void> {
    const { db, now } = this.#services
    const asked = { counter: [counter, whom] as const, now: now() }
    if (await takePoint(db, asked)) return
    const { msToWait } = await readCounter(db, asked)
    const minutes = Math.max(1, Math.ceil(msToWait / 60_000))
    throw new AppError('scan_limit', {
      message: `${countedReadings[counter]} Type the scores in, or wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      details: { retryAfterSeconds: Math.ceil(msToWait / 1000) },
    })
  }

  /**
   * Waits in the reader's queue, then reads within its time limit. The log line has the outcome and the times, and nothing of the
   * picture or the person.
   */
  async read<Reading extends AnyReading>(
    { reader: { id }, queue, limitMs, operator }: Omit<QueuedReader, 'places'>,
    log: FastifyBaseLogger,
    read: (progress: ReadProgress) => Promise<Reading>,
  ): Promise<Reading> {
    const { controller } = this.#running
    const { signal } = controller
    const queuedAt = performance.now()
    let startedAt = queuedAt
    let timer: NodeJS.Timeout | undefined
    const times = () => ({
      waitedMs: Math.round(startedAt - queuedAt),
      tookMs: Math.round(performance.now() - startedAt),
    })
    const start = () => {
      startedAt = performance.now()
      timer = setTimeout(() => controller.abort(new AppError('scan_timed_out')), limitMs)
      return read({ onStage: (stage) => this.#report({ stage, place: 0 }), signal })
    }
    try {
      const onPlace = (place: number) =>
        this.#report({ stage: place === 0 ? 'finding_card' : 'waiting', place })
      const reading = await queue.run(start, { onPlace, signal })
      const outcome = reading.outcome === 'read' ? 'read' : reading.reason
      log.info({ reader: id, outcome, ...times() }, 'card read')
      return reading
    } catch (error) {
      if (error instanceof QueueFull) throw new AppError('scan_queue_full')
      const reason: unknown = signal.reason
      const cause = reason instanceof AppError ? { ended: reason.code } : { err: error }
      log.warn({ reader: id, ...cause, ...times() }, 'card not read')
      throw new AppError(operator === undefined ? 'scan_failed' : 'scan_service_failed')
    } finally {
      clearTimeout(timer)
    }
  }

  #report(progress: ScanProgress): void {
    this.#running.progress = progress
    this.#renew()
  }
}
