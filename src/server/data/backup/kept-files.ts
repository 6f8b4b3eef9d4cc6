import { readdir } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { errorCode } from '../../platform/error-code.ts'

/**
 * The files of the data folder that a backup holds, as paths with `/`, sorted: photos, mails, secrets. Not the
 * database's own, which the snapshot replaces, no folder of backups, not the one that is being written, and not the mark of
 * the photos, because those that are restored are in another place.
 */
export async function listKeptFiles(
  dataDir: string,
  { backupDir, draft }: { backupDir: string; draft: string },
): Promise<string[]> {
  const left = [
    ...[join(dataDir, 'postgres'), join(dataDir, 'backups'), resolve(backupDir), resolve(draft)],
    join(dataDir, 'photos/owner'),
  ]
  const paths: string[] = []
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readIfThere(folder)) {
      const path = join(folder, entry.name)
      if (left.includes(path)) continue
      if (entry.isDirectory()) await walk(path)
      else if (entry.isFile()) paths.push(relative(dataDir, path).split(sep).join('/'))
    }
  }
  await walk(dataDir)
  return paths.sort()
}

async function readIfThere(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    // A folder may go while the server runs on.
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
