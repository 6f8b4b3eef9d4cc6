import { execFileSync } from 'node:child_process'
import { rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayingClub } from './playing-club.ts'

/** Takes all the room that is left on a file system, page by page at the end, so that no file on it can grow. */
export function fillUp(mount: string): void {
  const { bavail, bsize } = statfsSync(mount)
  const filler = join(mount, 'filler')
  try {
    execFileSync('fallocate', ['-l', String(Math.max(bsize, bavail * bsize)), filler], { stdio: 'ignore' })
  } catch {
    // Its own tables need some of the room; what is left is filled below.
  }
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096', 'oflag=append', 'conv=notrunc'], {
      stdio: 'ignore',
    })
  } catch {
    // That it ends because the disk is full is what was asked for.
  }
}

export function makeRoom(mount: string): void {
  rmSync(join(mount, 'filler'), { force: true })
}

/** Has PostgreSQL begin a new file of its log, which has no room on a full disk: it ends itself then. */
export async function askForNewLogFile(club: PlayingClub): Promise<void> {
  // It dies of this, and so does the question.
  for (let i = 0; i < 20; i++)
    await club.pool
      .query(`select pg_logical_emit_message(true, 'faults', 'a'), pg_switch_wal()`)
      .catch(() => undefined)
}
