import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { repositoryRoot } from '#server/platform/repository-root.ts'

/** The application as it was built last, in a process of its own that may be killed and started again at the same address. */
export type AppProcess = {
  url: string
  pid: () => number
  /** All that it has said since its first start. */
  output: () => string
  isRunning: () => boolean
  /** Whether this process has said that it serves. */
  isServing: () => boolean
  start: () => void
  /**
   * Waits until this process serves and /readyz is green. One that gave up is started again, as a supervisor does, as often
   * as `restarts` says.
   */
  ready: () => Promise<void>
  signal: (signal: NodeJS.Signals) => void
  /** Sends the signal and waits for the end; gives the exit code, null where a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

type AppOptions = {
  port: number
  env: Record<string, string>
  /** Words before the program, such as `faketime -f +3d`. */
  through?: readonly string[]
  /** Another Node than the tests'. */
  node?: string
  /** Ten if not given. */
  restarts?: number
}

export function appProcess({
  port,
  env,
  through = [],
  node = process.execPath,
  restarts: mostRestarts = 10,
}: AppOptions): AppProcess {
  const url = `http://127.0.0.1:${port}`
  const program = join(repositoryRoot, 'dist/server/main.js')
  let child: ChildProcess | undefined
  let output = ''
  let saidBefore = 0

  const running = () => {
    if (child?.pid === undefined) throw new Error('The application was not started.')
    return { child, pid: child.pid }
  }
  const isRunning = () => child?.exitCode === null && child.signalCode === null
  // Another server may have taken the port before this one and would answer in its place.
  const isServing = () => isRunning() && output.includes('Scoreclub is ready at', saidBefore)
  const start = () => {
    saidBefore = output.length
    const [command = node, ...words] = [...through, node, program]
    child = spawn(command, words, {
      cwd: repositoryRoot,
      env: {
        ...process.env,
        // An empty variable is "not set"; these must not come from whoever runs the tests.
        DATABASE_URL: '',
        SMTP_URL: '',
        PUBLIC_URL: '',
        LOG_LEVEL: 'error',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const ready = async () => {
    for (let restarts = 0; !isServing() || (await readiness(url)) !== 200; await delay(20)) {
      if (isRunning()) continue
      if ((restarts += 1) > mostRestarts)
        throw new Error(`The application does not start: ${output.slice(-2_000)}`)
      start()
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    const { child: ending } = running()
    const closed = once(ending, 'close')
    if (!isRunning()) return ending.exitCode
    ending.kill(signal)
    await closed
    return ending.exitCode
  }
  const signal = (name: NodeJS.Signals) => void running().child.kill(name)
  const pid = () => running().pid
  return { url, pid, output: () => output, isRunning, isServing, start, ready, signal, end }
}

/** The status of /readyz; undefined when nobody answers within the time. */
export async function readiness(url: string, withinMs = 10_000): Promise<number | undefined> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(withinMs) })).status
  } catch {
    return undefined // starting, gone, or too slow: not ready in any case
  }
}
