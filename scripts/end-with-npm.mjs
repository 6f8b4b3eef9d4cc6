import { readFileSync } from 'node:fs'

/**
 * Ends this process in order when the `npm start` above it is gone. npm passes SIGINT and SIGTERM on, but a killed
 * npm passes nothing on, and the server would hold the port and the data for ever.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  // npm runs scripts through a shell; most shells replace themselves by the program, some wait above it.
  const shellsParent = isShell(parent) ? parentOf(parent) : undefined
  const watch = setInterval(() => {
    const isOrphan =
      process.ppid !== parent || (shellsParent !== undefined && parentOf(parent) !== shellsParent)
    if (!isOrphan) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

function isShell(pid) {
  return /^\d+ \((ba|da|z|k)?sh\)/.test(statOf(pid) ?? '')
}

function parentOf(pid) {
  const stat = statOf(pid)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
}

function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return undefined // it is gone, or this system has no /proc and only the first check works
  }
}
