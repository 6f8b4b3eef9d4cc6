import { Client } from 'pg'
import { liftLimits } from '../../platform/db/client.ts'

/** Values as text are the same from every server: in UTC, with all their digits. */
const SETTINGS = {
  timezone: 'UTC',
  datestyle: 'ISO, MDY',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
}

/** A connection for copying a store: it may take as long as it needs and shows each value in one exact way. */
export async function exactSession(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'scoreclub-copy',
  })
  // A connection that breaks while nothing runs on it says so at the next query.
  client.on('error', () => undefined)
  await client.connect()
  await liftLimits(client)
  for (const [name, value] of Object.entries(SETTINGS))
    await client.query('select set_config($1, $2, false)', [name, value])
  return client
}

/** Everything that is read in `read` is of one instant, while others go on writing. */
export async function inSnapshot<T>(client: Client, read: () => Promise<T>): Promise<T> {
  await client.query('begin transaction isolation level repeatable read, read only')
  try {
    return await read()
  } finally {
    await client.query('rollback')
  }
}
