import { runCommand } from './backup/run-command.ts'
import { withStore } from './backup/running-store.ts'
import { readConfig } from './config.ts'
import { connect } from './db/client.ts'
import { openPhotoFiles } from './open-photo-files.ts'
import { countPhotos, markPlace } from './photos/own-places.ts'
import { say } from './terminal.ts'

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
