import { runCommand } from '../data/backup/run-command.ts'
import { withStore } from '../data/backup/running-store.ts'
import { readConfig } from '../platform/config.ts'
import { connect } from '../platform/db/client.ts'
import { countPhotos, markPlace, openPhotoFiles } from '../photo/photo.ts'
import { say } from '../platform/terminal.ts'

/** `npm run own-photos`, also while the server runs. Returns the exit code. */
export function run(): Promise<number> {
  return runCommand(async () => {
    const config = readConfig(process.env)
    const { places } = await openPhotoFiles(config)
    await withStore(config, say, async (url) => {
      const { db, pool } = connect(url, { connections: 1 })
      try {
        for (const place of places) {
          const { all, known } = await countPhotos({ db }, place)
          if (all === 0 && place.isSpare) continue
          // All that was there before counts: whoever runs this has said whose it is.
          await markPlace({ db, now: () => new Date() }, place, new Date(0))
          say(
            `${place.name}: ${all} photos, ${all - known} of which are of no upload that this store knows. Those go in two days.`,
          )
        }
      } finally {
        await pool.end()
      }
    })
    return 'The photos are this installation’s. Any other that has the same settings no longer adds or removes any.'
  })
}
