import { readdir } from 'node:fs/promises'
import { timeOfBackup } from './backup-name.ts'

/** When the newest backup in the folder was made; undefined where there is none, or no folder that can be read. */
export async function lastBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => [])
  const times = names.flatMap((name) => timeOfBackup(name)?.getTime() ?? [])
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}
