import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { repositoryRoot } from '../repository-root.ts'
import { StartupError } from '../startup-error.ts'
import { closeUnanswered } from './close-unanswered.ts'
import { fromWebProcess, ofGroup, type FromWebProcess, type ToWebProcess } from './process-messages.ts'

/** Before a process is started in place of one that died, and again while they die at once. */
const WAITS_MS = [0, 200, 500, 1_000, 2_000, 5_000, 10_000]
/** Who served for so long did not die of its start. */
const WELL_MS = 60_000
/** Of the ten seconds that supervisors give. */
const STOP_PATIENCE_MS = 7_500

const isFromSources = import.meta.url.endsWith('.ts')
const webProcess = join(repositoryRoot, isFromSources ? 'src/server/app/main.ts' : 'dist/server/main.js')

type GroupOptions = {
  count: number
  /** What the processes are told beside the environment of this one: the store and the port. */
  env: Readonly<Record<string, string>>
  say: (line: string) => void
  /** What each of them runs; the tests have one of their own. */
  program?: string
}

/** One of the places; the process in it changes. */
type Place = {
  number: number
  worker: Worker | undefined
  /** The last step that was begun or waits: two at the same time would each put a process here, and one of them would be forgotten. */
  turn: Promise<unknown>
  deaths: number
}

/**
 * Web processes on one port of one machine, started and watched by this process, which answers no requests itself. Node's
 * cluster hands each new connection to the next of them that is free. One that dies is replaced; `restart` replaces one
 * after the other, each once its successor serves (decision record 62).
 */
export class ProcessGroup {
  readonly #options: GroupOptions
  readonly #places: Place[]
  readonly #listening = new WeakSet<Worker>()
  #isStopping = false
  #restarting: Promise<void> | undefined
  #isRestartWanted = false
  #hasStarted = false

  constructor(options: GroupOptions) {
    this.#options = options
    this.#places = Array.from({ length: options.count }, (_, i) => ({
      number: i + 1,
      worker: undefined,
      turn: Promise.resolve(),
      deaths: 0,
    }))
    cluster.setupPrimary({
      exec: options.program ?? webProcess,
      args: [],
      execArgv: [...process.execArgv, '--enable-source-maps'],
    })
  }

  /**
   * Starts all: the first alone, because it may have to migrate. `beforeServing` is called once that one is prepared. Throws
   * when one ends before it serves.
   */
  async start(beforeServing: () => Promise<void>): Promise<{ hasClub: boolean }> {
    const [first, ...others] = this.#places
    if (!first) throw new Error('A group has at least one process')
    const prepared = await this.#prepare(first)
    if (!prepared) throw notStarted()
    await beforeServing()
    const opened = [
      inTurn(first, () => this.#serve(first, prepared.worker)),
      ...others.map((place) => inTurn(place, () => this.#open(place))),
    ]
    if ((await Promise.all(opened)).includes(false)) throw notStarted()
    this.#hasStarted = true
    this.#beginRestart()
    return { hasClub: prepared.hasClub }
  }

  /**
   * Puts a new process in the place of each, one after the other; asked while it does so or while they start, it does it once
   * more afterwards.
   */
  restart(): void {
    this.#isRestartWanted = true
    this.#beginRestart()
  }

  /** Ends all in order; those that take too long are killed. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(workers.map((worker) => this.#endInTime(worker)))
  }

  #beginRestart(): void {
    if (!this.#isRestartWanted || !this.#hasStarted || this.#isStopping) return
    this.#restarting ??= this.#restartAll()
      .catch((error: unknown) => {
        this.#options.say(`The restart ended early, and the processes go on as they are: ${String(error)}`)
      })
      .finally(() => {
        this.#restarting = undefined
        // It may have been asked between the last look and this.
        this.#beginRestart()
      })
  }

  async #restartAll(): Promise<void> {
    while (this.#isRestartWanted && !this.#isStopping) {
      this.#isRestartWanted = false
      for (const place of this.#places) if (!(await this.#renew(place))) return
    }
  }

  /** Puts a successor into the place; false when there is none and the others are left alone. */
  async #renew(place: Place): Promise<boolean> {
    const { say } = this.#options
    const { old, isOpen } = await inTurn(place, async () => ({
      old: place.worker,
      isOpen: !this.#isStopping && (await this.#open(place)),
    }))
    if (this.#isStopping) return false
    const isOldThere = old !== undefined && isAlive(old)
    if (isOpen) {
      if (isOldThere) {
        tell(old, { do: 'hand_over' })
        await ended(old)
      }
      say(`Web process ${place.number} of ${this.#places.length} was restarted.`)
    } else if (isOldThere) {
      say(`Web process ${place.number} could not be restarted; the old one goes on, and so do the others.`)
    }
    return isOpen || !isOldThere
  }

  async #endInTime(worker: Worker): Promise<void> {
    if (!isAlive(worker)) return
    const end = ended(worker)
    // One that is still loading does not listen to messages yet, and they would be lost; a signal ends it at any moment. Those
    // that listen are not sent one: after that of a terminal it would be a second, which cuts off what is open.
    if (this.#listening.has(worker)) tell(worker, { do: 'stop' })
    else worker.process.kill('SIGTERM')
    const overdue = setTimeout(() => {
      this.#options.say(`A web process did not stop within ${STOP_PATIENCE_MS} ms and was killed.`)
      worker.process.kill('SIGKILL')
    }, STOP_PATIENCE_MS)
    await end
    clearTimeout(overdue)
  }

  /** Starts a process for the place and has it serve; false when it ended before. Only in the place's turn. */
  async #open(place: Place): Promise<boolean> {
    const prepared = await this.#prepare(place)
    return prepared !== undefined && (await this.#serve(place, prepared.worker))
  }

  async #prepare({ number }: Place): Promise<{ worker: Worker; hasClub: boolean } | undefined> {
    const worker = cluster.fork({ ...this.#options.env, [ofGroup]: String(number) })
    // It was told something when it had just ended, which is seen by its end.
    worker.on('error', () => undefined)
    closeUnanswered(worker)
    const message = await nextMessage(worker, 'prepared')
    this.#listening.add(worker)
    return message?.say === 'prepared' ? { worker, hasClub: message.hasClub } : undefined
  }

  async #serve(place: Place, worker: Worker): Promise<boolean> {
    tell(worker, { do: 'serve' })
    if (!(await nextMessage(worker, 'serving'))) return false
    place.worker = worker
    const since = Date.now()
    worker.once('exit', (code: number | null, signal: string | null) => {
      // Its successor was there before it ended.
      if (place.worker !== worker) return
      place.worker = undefined
      if (this.#isStopping) return
      if (Date.now() - since > WELL_MS) place.deaths = 0
      this.#options.say(
        `Web process ${place.number} ended (${signal ?? `code ${code}`}); another takes its place.`,
      )
      void this.#replace(place)
    })
    return true
  }

  async #replace(place: Place): Promise<void> {
    while (!this.#isStopping && place.worker === undefined) {
      await delay(WAITS_MS[Math.min(place.deaths, WAITS_MS.length - 1)])
      place.deaths += 1
      await inTurn(place, async () => {
        // A restart may have come first.
        if (!this.#isStopping && place.worker === undefined) await this.#open(place)
      })
    }
  }
}

/** Begins once what was begun for this place before is done. */
function inTurn<Result>(place: Place, step: () => Promise<Result>): Promise<Result> {
  const result = place.turn.then(step, step)
  place.turn = result
  return result
}

/** Not `once` of node:events, which throws when the process cannot be told something, and that it has ended is seen by its end. */
function ended(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
  })
}

function notStarted(): StartupError {
  return new StartupError('A web process ended before it served; its reason stands above.')
}

/** What the process says next of that kind; undefined when it ends first. */
async function nextMessage(worker: Worker, say: FromWebProcess['say']): Promise<FromWebProcess | undefined> {
  if (!isAlive(worker)) return undefined
  return await new Promise((resolve) => {
    const onMessage = (message: unknown) => {
      const heard = fromWebProcess.parse(message)
      if (heard.say === say) done(heard)
    }
    const onExit = () => done(undefined)
    const done = (heard: FromWebProcess | undefined) => {
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      resolve(heard)
    }
    worker.on('message', onMessage)
    worker.once('exit', onExit)
  })
}

function isAlive(worker: Worker): boolean {
  return worker.process.exitCode === null && worker.process.signalCode === null
}

function tell(worker: Worker, message: ToWebProcess): void {
  // A process that has just ended hears nothing; its end is seen by itself.
  if (worker.isConnected()) worker.send(message, undefined, undefined, () => undefined)
}
