import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { storeProcesses } from './power-cut.ts'

/** Why the system calls of PostgreSQL cannot be watched here; undefined where they can. */
export function whyNoStrace(): string | undefined {
  if (process.platform !== 'linux') return 'strace is a program of Linux'
  try {
    execFileSync('strace', ['-e', 'trace=none', 'true'], { stdio: 'ignore' })
    return undefined
  } catch {
    return 'strace is not installed, or this user may not trace'
  }
}

export type FlushWatch = {
  /** When a flush of any process of the cluster had succeeded, in milliseconds since 1970. */
  stop: () => Promise<number[]>
}

/** Watches every process of the cluster, and those it starts from now on. */
export async function watchFlushes(cluster: string, folder: string): Promise<FlushWatch> {
  const output = join(folder, 'strace.log')
  const pids = storeProcesses(cluster)
  const strace: ChildProcess = spawn(
    'strace',
    [
      '-f',
      '-ttt',
      '-e',
      'trace=fsync,fdatasync,sync_file_range,msync',
      '-o',
      output,
      ...pids.flatMap((pid) => ['-p', String(pid)]),
    ],
    { stdio: 'ignore' },
  )
  const ended = once(strace, 'exit')
  while (!pids.every(isTraced)) {
    if (strace.exitCode !== null) throw new Error(`strace ended with code ${strace.exitCode}`)
    await delay(20)
  }
  const stop = async () => {
    strace.kill('SIGINT')
    await ended
    return readFileSync(output, 'utf8').split('\n').flatMap(flushEnd)
  }
  return { stop }
}

/** "4242 1763800000.123456 fdatasync(7) = 0", or its second half where another process came between. */
function flushEnd(line: string): number[] {
  const found =
    /^\d+ +(\d+\.\d+) (?:(?:fsync|fdatasync)\(\d+\)|<\.\.\. (?:fsync|fdatasync) resumed>\)) += 0/.exec(line)
  return found ? [Number(found[1]) * 1_000] : []
}

/** A process that has gone need not be waited for. */
function isTraced(pid: number): boolean {
  if (!readdirSync('/proc').includes(String(pid))) return true
  return !/^TracerPid:\s+0$/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
}
