import type { Config } from '../platform/config.ts'
import { connect } from '../platform/db/client.ts'
import { AppError } from '../platform/http/app-error.ts'
import { openPhotoFiles, takeAlong } from '../photo/photo.ts'
import { say } from '../platform/terminal.ts'

/** After a store was moved: the photos were the other one's, which no longer adds or removes any. */
export async function takePhotosAlong(config: Config, url: string): Promise<void> {
  const { db, pool } = connect(url, { connections: 1 })
  try {
    await takeAlong({ db }, (await openPhotoFiles(config)).places)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    say(
      'The photos cannot be reached now. Run npm run own-photos with the new settings before the next start.',
    )
  } finally {
    await pool.end()
  }
}
