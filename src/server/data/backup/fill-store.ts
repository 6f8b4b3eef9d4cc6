import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { addSeasonsOfRounds } from '../../platform/db/seasons.ts'
import { type Sequence, setSequences } from './sequences.ts'
import { type StoreTable, type TableSum, copyTarget, listTables, quoted, sumTable } from './store-tables.ts'

/** Where the rows come from: each table as the text of PostgreSQL's COPY, and what must be there at the end. */
export type StoreContent = {
  tables: (StoreTable & TableSum)[]
  sequences: Sequence[]
  openRows: (table: StoreTable) => Promise<Readable>
}

/** The copy differs from what was copied, or does not fit into this store; nothing was changed. */
export class CopyRefused extends Error {
  override name = 'CopyRefused'
}

/**
 * Puts `content` into a store whose tables have the same columns and hold nothing that counts, in one transaction: all
 * of it, proven by the count and the checksum of each table, or nothing. Foreign keys are set aside meanwhile and
 * checked over all rows at the end. Triggers are off, because the audit log arrives with its chain.
 */
export async function fillStore(
  client: Client,
  content: StoreContent,
  onTable: (done: number, total: number, name: string) => void,
): Promise<void> {
  await client.query('begin')
  try {
    const own = await listTables(client)
    refuseOtherTables(own, content.tables)
    const foreignKeys = await dropForeignKeys(client)
    const triggers = await disableTriggers(client)
    // Migrations leave a few rows of their own, which the copy brings along.
    for (const { name } of own) await client.query(`delete from ${quoted(name)}`)
    for (const [done, table] of roundsFirst(content.tables).entries()) {
      onTable(done, content.tables.length, table.name)
      await pipeline(
        await content.openRows(table),
        client.query(copyFrom(`copy ${copyTarget(table)} from stdin`)),
      )
      await proveTable(client, table)
      if (table.name === 'rounds') await addSeasonsOfRounds(client)
    }
    await setSequences(client, content.sequences)
    for (const statement of [...foreignKeys, ...triggers]) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  // Without figures about its tables the store would choose its first plans blindly.
  await client.query('analyze')
}

/** Rounds say which seasons there are, and entries go into the partitions of these. */
function roundsFirst<Table extends StoreTable>(tables: readonly Table[]): Table[] {
  return [...tables].sort((one, other) => Number(other.name === 'rounds') - Number(one.name === 'rounds'))
}

function refuseOtherTables(own: readonly StoreTable[], given: readonly StoreTable[]): void {
  const shape = (tables: readonly StoreTable[]) => tables.map(copyTarget).sort()
  const [here, there] = [shape(own), shape(given)]
  const missing = there.find((table) => !here.includes(table)) ?? here.find((table) => !there.includes(table))
  if (missing !== undefined)
    throw new CopyRefused(`The tables of the two stores differ: ${missing} is in one of them only.`)
}

async function proveTable(client: Client, table: StoreTable & TableSum): Promise<void> {
  const { rows, checksum } = await sumTable(client, table)
  if (rows !== table.rows || checksum !== table.checksum)
    throw new CopyRefused(
      `The table ${table.name} arrived with ${rows} rows (checksum ${checksum}) instead of ${table.rows} (${table.checksum}).`,
    )
}

/** Returns the statements that put the foreign keys back, which checks them over all rows. */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  )
}

const HOW_ENABLED: Readonly<Record<string, string>> = { O: 'enable', A: 'enable always', R: 'enable replica' }

/** Returns the statements that enable each trigger again, in the way that it was. */
async function disableTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; state: string }>(`
    select tgrelid::regclass::text as table, tgname as name, tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and tgenabled <> 'D' and c.relnamespace = 'public'::regnamespace`)
  for (const { table, name } of rows)
    await client.query(`alter table ${table} disable trigger ${quoted(name)}`)
  return rows.map(
    ({ table, name, state }) =>
      `alter table ${table} ${HOW_ENABLED[state] ?? 'enable'} trigger ${quoted(name)}`,
  )
}
