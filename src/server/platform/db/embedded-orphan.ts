import { readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'
import { StartupError } from '../startup-error.ts'
import { processBirth, ps, signalProcess } from './running-process.ts'

/** Fast shutdown first, then the immediate one, which needs recovery at the next start, then SIGKILL. */
const steps = [
  { signal: 'SIGINT', patienceMs: 20_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
  { signal: 'SIGKILL', patienceMs: 5_000 },
] as const

/**
 * Ends every server process that an application killed earlier left on this cluster. Backends outlive a killed
 * postmaster for a moment and hold its shared memory, so they are waited for too. Afterwards a postmaster.pid
 * whose number belongs to an unrelated process or to a zombie is removed: PostgreSQL would take either for a
 * running server and refuse to start.
 */
export async function stopLeftovers(cluster: string, log: (line: string) => void): Promise<void> {
  if (serverProcesses(cluster).length > 0) log('A database server left by an earlier run is being stopped.')
  for (const { signal, patienceMs } of steps) {
    const found = serverProcesses(cluster)
    if (found.length === 0) break
    const postmaster = postmasterPid(cluster)
    // Without a postmaster the backends end by themselves; there is no process that could shut them down in order.
    const targets = signal === 'SIGINT' ? found.filter((pid) => pid === postmaster) : found
    for (const pid of targets) signalProcess(pid, signal)
    await until(() => serverProcesses(cluster).length === 0, targets.length > 0 ? patienceMs : 1_000)
  }
  const [survivor] = serverProcesses(cluster)
  if (survivor !== undefined)
    throw new StartupError(
      `The database server left by an earlier run (process ${survivor}) cannot be stopped.`,
    )
  const named = postmasterPid(cluster)
  if (named !== undefined && signalProcess(named, 0)) await rm(join(cluster, 'postmaster.pid'))
}

/** Server processes work inside their cluster's folder, and nothing else does. */
function serverProcesses(cluster: string): number[] {
  if (process.platform !== 'linux') {
    const pid = postmasterPid(cluster)
    return pid !== undefined && ps('command=', pid)?.includes(cluster) ? [pid] : []
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => processBirth(pid) !== undefined && procText(pid, 'comm') === 'postgres')
    .filter((pid) => workingFolder(pid) === cluster)
}

function procText(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return undefined
    throw error
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch (error) {
    // It has ended meanwhile, or belongs to another user and so cannot be a server on our files.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}

function postmasterPid(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function until(isDone: () => boolean, patienceMs: number): Promise<void> {
  for (const end = Date.now() + patienceMs; !isDone() && Date.now() < end;) await delay(20)
}
