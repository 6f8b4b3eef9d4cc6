import { connect } from '../../platform/db/client.ts'
import { isMigrated } from '../../platform/db/migrate.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { exactSession, inSnapshot } from './exact-session.ts'
import { fillStore } from './fill-store.ts'
import { newestMigration } from './migrations-of-store.ts'
import { prepareEmptyStore } from './prepare-empty-store.ts'
import { readStore } from './read-store.ts'

type MoveInput = { fromUrl: string; toUrl: string; onProgress: (line: string) => void }

/** What was moved, each table proven equal by its count and checksum. */
export type Moved = { tables: number; rows: number }

/** Copies everything of one store into an empty one, table by table without a file between; the first one stays as it is. */
export async function moveStore({ fromUrl, toUrl, onProgress }: MoveInput): Promise<Moved> {
  await refuseOtherVersion(fromUrl)
  const source = await exactSession(fromUrl)
  try {
    return await inSnapshot(source, async () => {
      await prepareEmptyStore(toUrl, await newestMigration(source))
      const content = await readStore(source)
      const target = await exactSession(toUrl)
      try {
        await fillStore(target, content, (done, total, name) =>
          onProgress(`Tables: ${done} of ${total} (${name})`),
        )
      } finally {
        await target.end()
      }
      const { tables } = content
      return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) }
    })
  } finally {
    await source.end()
  }
}

/** A store of another version is first brought to this one by a start of the program, which may correct rows as well. */
async function refuseOtherVersion(url: string): Promise<void> {
  const { pool } = connect(url)
  try {
    if (!(await isMigrated(pool)))
      throw new StartupError(
        'The store to copy is empty or of an older version. Start this version of Scoreclub on it once, stop it, and copy then.',
      )
  } finally {
    await pool.end()
  }
}
