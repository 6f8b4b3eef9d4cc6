import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'

const PERIOD_MICROS = 20_000

/**
 * Gives a process a part of one core and no more, by a control group of Linux, until the returned function is called.
 * undefined where this user may not, or where the system has none.
 */
export async function limitToShareOfCore(
  pid: number,
  part: number,
): Promise<(() => Promise<void>) | undefined> {
  const quota = Math.round(part * PERIOD_MICROS)
  const first = {
    folder: '/sys/fs/cgroup/cpu',
    limits: { 'cpu.cfs_period_us': PERIOD_MICROS, 'cpu.cfs_quota_us': quota },
  }
  const second = { folder: '/sys/fs/cgroup', limits: { 'cpu.max': `${quota} ${PERIOD_MICROS}` } }
  const isSecond = await readFile(`${second.folder}/cgroup.controllers`).then(
    () => true,
    () => false,
  )
  const { folder, limits } = isSecond ? second : first
  const own = `${folder}/scoreclub-bench-${pid}`
  try {
    await mkdir(own)
    for (const [file, limit] of Object.entries(limits)) await writeFile(`${own}/${file}`, String(limit))
    await writeFile(`${own}/cgroup.procs`, String(pid))
  } catch (error) {
    console.log(`No part of a core can be given out here: ${String(error)}`)
    return undefined
  }
  return async () => {
    await writeFile(`${folder}/cgroup.procs`, String(pid))
    await rmdir(own)
  }
}
