import { join } from 'node:path'
import { Client } from 'pg'
import { chooseAddress, keptPassword, storeUrl } from '#server/platform/db/embedded-cluster.ts'
import type { RunningServer } from './running-server.ts'

/** The running server's own PostgreSQL, for what no call of the product can do. */
export async function withStore<Value>(
  server: RunningServer,
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const folder = join(server.dataDir, 'postgres')
  const url = storeUrl(await chooseAddress(folder), await keptPassword(folder), 'scoreclub')
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** While `work` runs the store takes no new row of the table and changes none, as with a full disk: a real 500. */
export async function whileRefusingWrites(
  server: RunningServer,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await withStore(server, async (client) => {
    await client.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`)
    await client.query(
      `create trigger refuse before insert or update or delete on ${table} for each statement execute function refuse()`,
    )
    try {
      await work()
    } finally {
      await client.query('drop function refuse() cascade')
    }
  })
}

/** While `work` runs the table cannot be read at all. */
export async function whileUnreadable(
  server: RunningServer,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await withStore(server, async (client) => {
    await client.query(`alter table ${table} rename to ${table}_away`)
    try {
      await work()
    } finally {
      await client.query(`alter table ${table}_away rename to ${table}`)
    }
  })
}
