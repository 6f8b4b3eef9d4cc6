import { startEmbedded } from '#server/platform/db/embedded.ts'
import { connect } from '#server/platform/db/client.ts'

/**
 * An application reduced to its store, for tests that kill it: says `ready URL`, then writes rows with four writers
 * and says `row ID` once each is committed. Ends in order on SIGTERM. Its argument is the folder.
 */
const folder = process.argv[2]
if (folder === undefined) throw new Error('Name the folder.')
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const store = await startEmbedded({ folder, log: say })
  const { pool } = connect(store.url)
  await pool.query('create table if not exists rows (id text primary key)')
  say(`ready ${store.url}`)
  process.once('SIGTERM', () => void store.stop().then(() => process.exit(0)))
  const run = process.pid
  let count = 0
  for (const writer of [1, 2, 3, 4])
    void (async () => {
      for (;;) {
        const id = `${run}-${writer}-${(count += 1)}`
        try {
          await pool.query('insert into rows values ($1)', [id])
          say(`row ${id}`)
        } catch (error) {
          // The server was killed: not acknowledged, so the row may be there or not.
          say(`refused ${error instanceof Error ? error.message : String(error)}`)
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    })()
} catch (error) {
  say(`fault ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
