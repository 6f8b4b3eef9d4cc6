import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient } from 'pg'
import { ZipFile } from 'yazl'
import { exportTables, type ExportedPerson, type ExportTable } from './export-tables.ts'
import { spreadsheetText } from '../../../platform/http/spreadsheet-text.ts'

const ROWS_AT_ONCE = 500

type ArchiveInput = {
  pool: Pool
  person: ExportedPerson
  readPhoto: (id: string) => Promise<Buffer | undefined>
  sink: Writable
  /** Hears how many files are done of how many. */
  onProgress: (done: number, total: number) => void
  signal: AbortSignal
}

type ArchiveFile = { name: string; open: () => Promise<Readable> }

/**
 * Writes everything about a person as a zip. The store is read in one snapshot and by portions, so that the files fit
 * together and a large account takes no more memory than a small one. The photos come last, after the snapshot: the store
 * would end a transaction in which nothing is asked while a bucket answers.
 */
export async function writeArchive(input: ArchiveInput): Promise<void> {
  const { pool, person, sink, readPhoto, onProgress, signal } = input
  const snapshot = await openSnapshot(pool)
  const { client } = snapshot
  try {
    const photoIds = await listPhotos(client, person)
    const photos = photoIds.map((id) => ({
      name: `photos/${id}.jpg`,
      open: async () => {
        await snapshot.close()
        return Readable.from([(await readPhoto(id)) ?? Buffer.alloc(0)])
      },
    }))
    const files = [...tableFiles(client, person), ...(await signatureFiles(client, person)), ...photos]
    const zip = new ZipFile()
    let done = 0
    onProgress(0, files.length)
    for (const { name, open } of files)
      zip.addReadStreamLazy(name, (give) => {
        open().then(
          (stream) => {
            stream.once('error', (error) => {
              sink.destroy(error)
            })
            stream.once('end', () => {
              done += 1
              onProgress(done, files.length)
            })
            give(null, stream)
          },
          (error: unknown) => {
            give(error, Readable.from([]))
          },
        )
      })
    zip.end()
    // A fault of one file is told by the archive, not by its stream.
    zip.on('error', (error: Error) => {
      sink.destroy(error)
    })
    await pipeline(zip.outputStream, sink, { signal })
    await snapshot.close()
  } catch (error) {
    snapshot.drop()
    throw error
  }
}

type Snapshot = { client: PoolClient; close: () => Promise<void>; drop: () => void }

/** The store as it is now, until it is closed. */
async function openSnapshot(pool: Pool): Promise<Snapshot> {
  const client = await pool.connect()
  let isOpen = true
  const drop = () => {
    if (!isOpen) return
    isOpen = false
    // A cursor may be open and the transaction broken: the next user gets another connection.
    client.release(true)
  }
  const close = async () => {
    if (!isOpen) return
    await client.query('commit')
    isOpen = false
    client.release()
  }
  try {
    await client.query('begin transaction isolation level repeatable read, read only')
  } catch (error) {
    drop()
    throw error
  }
  return { client, close, drop }
}

function tableFiles(client: PoolClient, person: ExportedPerson): ArchiveFile[] {
  const guide = { name: 'README.txt', open: () => Promise.resolve(Readable.from([archiveGuide()])) }
  return [
    guide,
    ...exportTables.flatMap((table): ArchiveFile[] => [
      {
        name: `json/${table.file}.json`,
        open: () => Promise.resolve(Readable.from(jsonOf(client, table, person))),
      },
      {
        name: `csv/${table.file}.csv`,
        open: () => Promise.resolve(Readable.from(csvOf(client, table, person))),
      },
    ]),
  ]
}

type Row = Record<string, unknown>

async function* jsonOf(
  client: PoolClient,
  table: ExportTable,
  person: ExportedPerson,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of portions(client, table, person)) {
    yield before + rows.map((row) => JSON.stringify(row, null, 1)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* csvOf(
  client: PoolClient,
  table: ExportTable,
  person: ExportedPerson,
): AsyncGenerator<string> {
  let names: string[] | undefined
  for await (const rows of portions(client, table, person)) {
    // Spreadsheets take a file for UTF-8 by its first sign.
    if (!names) {
      names = Object.keys(rows[0] ?? {})
      yield `\ufeff${csvLine(names)}\r\n`
    }
    const columns = names
    yield rows.map((row) => `${csvLine(columns.map((name) => row[name]))}\r\n`).join('')
  }
}

const dialect = new PgDialect()

async function* portions(
  client: PoolClient,
  table: ExportTable,
  person: ExportedPerson,
): AsyncGenerator<Row[]> {
  const query = dialect.sqlToQuery(sql`
    declare portion no scroll cursor for select to_jsonb(exported_row) - ${sql.param([...(table.without ?? [])])}::text[] as row
    from (${table.rows(person)}) exported_row`)
  await client.query(query.sql, query.params)
  for (;;) {
    const { rows } = await client.query<{ row: Row }>(`fetch ${ROWS_AT_ONCE} from portion`)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await client.query('close portion')
}

async function listPhotos(client: PoolClient, person: ExportedPerson): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    "select id from photos where owner_id = $1 and state in ('kept', 'attached') order by created_at",
    [person.userId],
  )
  return rows.map(({ id }) => id)
}

/** Signatures that were drawn; one that was typed stands in the file of the rounds. */
async function signatureFiles(client: PoolClient, person: ExportedPerson): Promise<ArchiveFile[]> {
  const drawn = await client.query<{ id: string }>(
    `select id from rounds where user_id = $1 and starts_with(marker_signature, 'data:image/svg+xml;base64,')
     order by started_at`,
    [person.userId],
  )
  return drawn.rows.map(({ id }) => ({
    name: `signatures/${id}.svg`,
    open: async () => {
      const { rows } = await client.query<{ base64: string }>(
        "select split_part(marker_signature, ',', 2) as base64 from rounds where id = $1",
        [id],
      )
      return Readable.from([Buffer.from(rows[0]?.base64 ?? '', 'base64')])
    },
  }))
}

/** What stands in the archive beside the files. */
function archiveGuide(): string {
  return `This archive has everything that Scoreclub keeps about you.

json/        each table as JSON, with all values as they are stored
csv/         the same tables for a spreadsheet
photos/      the photos of your cards
signatures/  signatures that were drawn on your cards

Handicap Indexes, ratings and differentials are whole tenths: 124 is 12.4. Times are UTC.
"actions" says who changed what about you, and what you changed; people are named by their ids.
Passwords, session tokens and codes are left out, because whoever has them could sign in as you.

Este archivo contiene todo lo que Scoreclub guarda sobre usted: cada tabla como JSON y como CSV, las fotos de sus
tarjetas y las firmas dibujadas. Los índices de hándicap son décimas enteras (124 es 12,4) y las horas son UTC.
`
}

/** A row of CSV as RFC 4180 has it, without its line break. */
export function csvLine(values: readonly unknown[]): string {
  return values.map(csvValue).join(',')
}

/** Text that a spreadsheet would run as a formula begins with an apostrophe, so that it stays text. */
function csvValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = spreadsheetText(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
