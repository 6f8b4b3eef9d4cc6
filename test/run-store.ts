import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { repositoryRoot } from '#server/platform/repository-root.ts'

/** A running test/store-program.ts with the lines it has printed so far. */
export type RunningStore = {
  child: ChildProcess
  pid: number
  lines: string[]
  /** Waits for the first line that matches, from line `from` on; rejects when the program ends without one. */
  line: (pattern: RegExp, from?: number) => Promise<string>
  kill: (signal: NodeJS.Signals) => Promise<void>
}

type RunOptions = {
  /** Runs it as this user, which only root can do. */
  user?: { uid: number; gid: number }
  /** A bundle of the program somewhere else (test/bundle-store.ts); without it, this checkout's own. */
  bundle?: string
}

/** Starts the program in a process of its own, with its store in `folder`. */
export function runStore(folder: string, { user, bundle }: RunOptions = {}): RunningStore {
  const program = bundle ?? join(repositoryRoot, 'dist/test-programs/store-program.js')
  const child = spawn(process.execPath, [program, folder], {
    cwd: bundle === undefined ? repositoryRoot : '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  })
  if (child.pid === undefined) throw new Error('The program did not start.')
  const ended = once(child, 'close')
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const check of waiting) check()
  }
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push(text)
    wake()
  })
  let isOver = false
  void ended.then(() => {
    isOver = true
    wake()
  })

  const line = (pattern: RegExp, from = 0) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = lines.slice(from).find((text) => pattern.test(text))
        if (found === undefined && !isOver) return
        waiting.delete(check)
        if (found !== undefined) resolve(found)
        else reject(new Error(`The program ended without ${pattern}: ${lines.slice(-5).join(' | ')}`))
      }
      waiting.add(check)
      check()
    })
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return { child, pid: child.pid, lines, line, kill }
}
