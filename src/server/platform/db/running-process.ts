import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { errorCode } from '../error-code.ts'

/**
 * The start time of the process with this id, in a form that no later process with the same id can have.
 * Undefined when there is no such process, or only a zombie, which holds no file and no lock.
 */
export function processBirth(pid: number): string | undefined {
  return process.platform === 'linux' ? birthFromProc(pid) : birthFromPs(pid)
}

function birthFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state] = fields
    return state === 'Z' || state === 'X' ? undefined : fields[19]
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ESRCH') return undefined
    throw error
  }
}

function birthFromPs(pid: number): string | undefined {
  const line = ps('stat=,lstart=', pid)
  return line === undefined || line.startsWith('Z') ? undefined : line.replace(/^\S+\s+/, '')
}

/** One `ps` answer about one process (macOS has no /proc); undefined when there is no such process. */
export function ps(columns: string, pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', columns, '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1) return undefined
    throw error
  }
}

/** True when the signal was delivered; false when the process was already gone, or (with signal 0, which only asks) not ours. */
export function signalProcess(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) === 'ESRCH' || (signal === 0 && errorCode(error) === 'EPERM')) return false
    throw error
  }
}
