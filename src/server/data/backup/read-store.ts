import type { Readable } from 'node:stream'
import type { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { readSequences } from './sequences.ts'
import { type StoreTable, copySource, listTables, sumTable } from './store-tables.ts'
import type { StoreContent } from './fill-store.ts'

/** What is in the store now; to be read inside of `inSnapshot`, one table after the other. */
export async function readStore(client: Client): Promise<StoreContent> {
  const tables = []
  for (const table of await listTables(client)) tables.push({ ...table, ...(await sumTable(client, table)) })
  return {
    tables,
    sequences: await readSequences(client),
    openRows: (table) => Promise.resolve(openRows(client, table)),
  }
}

function openRows(client: Client, table: StoreTable): Readable {
  return client.query(copyTo(`copy ${copySource(table)} to stdout`))
}
