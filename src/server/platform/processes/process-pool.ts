import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyBaseLogger } from 'fastify'
import { Tinypool } from 'tinypool'
import { z } from 'zod'
import { repositoryRoot } from '../repository-root.ts'

/** The server's variables hold its secrets, and whoever finds a fault in a decoder of pictures is to find none of them there. */
const VARIABLES = ['PATH', 'TMPDIR', 'TMP', 'TEMP', 'SystemRoot']

/**
 * glibc gives each thread a heap of its own, up to eight for each processor, and what a reading frees in one of them is of no use to the
 * others. Two take as long, and a process that reads photos needs 50 MB less. Elsewhere it means nothing.
 */
const allocator = { MALLOC_ARENA_MAX: '2' }

const isFromSources = import.meta.url.endsWith('.ts')
const typescript = pathToFileURL(
  join(repositoryRoot, 'src/server/platform/processes/read-typescript.mjs'),
).href

/** An error that came from a process: it is a plain object by then. */
const processFault = z.object({ message: z.string(), stack: z.string().optional() })

type ProcessPoolOptions = {
  /** What the processes do, for the log. */
  work: string
  processes: number
  /** A process ends when it has had nothing to do for so long. */
  idleMs: number
  /** Of JavaScript, in each process. */
  heapMb: number
  log: FastifyBaseLogger
}

/** How a task is run: by the default export of `file`, which may send messages and get them while it works. */
export type TaskOptions = {
  file: string
  /** Gets what the process sends. */
  onMessage?: (message: unknown) => void
  /** Is given what sends a message to the process. */
  onStart?: (send: (message: string) => void) => void
  /** Ends the process. */
  signal?: AbortSignal
}

/**
 * Processes for work that takes long or may break: it can neither block nor crash the server
 * (docs/decisions/0077-cards-are-read-in-processes.md). They start with the first task. One that dies fails only its own task, and the next
 * task gets a new one.
 */
export class ProcessPool {
  readonly #pool: Tinypool

  constructor({ work, processes, idleMs, heapMb, log }: ProcessPoolOptions) {
    this.#pool = new Tinypool({
      runtime: 'child_process',
      minThreads: 0,
      maxThreads: processes,
      idleTimeout: idleMs,
      serialization: 'advanced',
      env: { ...namedVariables(), ...allocator },
      execArgv: [
        `--max-old-space-size=${heapMb}`,
        ...(isFromSources ? ['--import', typescript] : ['--enable-source-maps']),
      ],
    })
    // A process can die between two tasks. Without a listener this error would end the server.
    this.#pool.on('error', (error: unknown) => log.error({ err: error }, `a process for ${work} died`))
  }

  /** What the file made of the task. Both cross to another process, as copies. */
  async run(task: unknown, { file, onMessage, onStart, signal }: TaskOptions): Promise<unknown> {
    try {
      return await this.#pool.run(task, {
        filename: file,
        channel: {
          ...(onMessage ? { postMessage: onMessage } : {}),
          ...(onStart ? { onMessage: onStart } : {}),
        },
        ...(signal ? { signal } : {}),
      })
    } catch (fault) {
      throw fault instanceof Error ? fault : asError(fault)
    }
  }

  /** How many processes there are now. */
  get size(): number {
    return this.#pool.threads.length
  }

  /** How many tasks wait for a process. */
  get waiting(): number {
    return this.#pool.queueSize
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }
}

/** The path of a program for processes: its name is that of its file in `folder`, and of its bundle. */
export function programFile(folder: string, name: string): string {
  return join(repositoryRoot, isFromSources ? `${folder}/${name}.ts` : `dist/server/${name}.js`)
}

function asError(fault: unknown): Error {
  const { message, stack } = processFault.parse(fault)
  return Object.assign(new Error(message), { stack })
}

function namedVariables(): Record<string, string> {
  return Object.fromEntries(
    VARIABLES.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
