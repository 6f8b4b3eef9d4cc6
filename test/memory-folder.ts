import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processBirth } from '#server/platform/db/running-process.ts'

const memory = '/dev/shm'
/** A dozen stores with their logs. */
const ROOM_BYTES = 2 ** 30

/**
 * A new folder for a store that lives as long as a test: in memory where the machine has a place with room there, else among
 * the temporary files. A database is made and dropped there in a tenth of the time, and killed processes lose no more than
 * on a disk. What a power cut loses is tested on disks (faults/power-cut.ts).
 */
export function memoryFolder(prefix: string): string {
  if (!hasRoom()) return mkdtempSync(join(tmpdir(), prefix))
  removeAbandoned()
  return mkdtempSync(join(memory, `scoreclub-of-${process.pid}-${prefix}`))
}

function hasRoom(): boolean {
  if (process.platform !== 'linux') return false
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= ROOM_BYTES
  } catch {
    return false // there is no such place
  }
}

/** A run that was killed leaves its folder, which would take memory until the machine is started again. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const owner = /^scoreclub-of-(\d+)-/.exec(name)?.[1]
    if (owner !== undefined && processBirth(Number(owner)) === undefined)
      rmSync(join(memory, name), { recursive: true, force: true })
  }
}
