import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { Config } from '../config.ts'
import type { Database } from '../db/client.ts'
import type { StreamPlaces } from '../live/stream-places.ts'

/** More than this are not counted: what an operator wants to know of a queue is that it is long. */
export const MOST_COUNTED = 10_000

/** How it stands with one process, and with what all processes share. Undefined: not known now. */
export type Figures = {
  /** Which of how many on this machine; undefined where it is the only one. */
  process: { number: number; of: number } | undefined
  version: string
  startedAt: Date
  store: {
    isReady: boolean
    bytes: number | undefined
    /** Of this process: those that are open, those of them that nobody uses, and who waits for one. */
    connections: { open: number; idle: number; waiting: number }
  }
  /** What waits in the store, counted up to `MOST_COUNTED`. */
  queues: { mails: number; pushes: number; exports: number } | undefined
  /** Since when the mail that is due first waits to be sent. */
  mailsDueSince: Date | undefined
  /** Photos of cards, of this process. */
  scans: { running: number; waiting: number }
  /** Event streams of this process. */
  streams: number
  backups: { isDaily: boolean; lastAt: Date | undefined }
}

export type FigureSources = {
  config: Config
  db: Database
  pool: Pool
  probe: { isReady: () => Promise<boolean> }
  streamPlaces: StreamPlaces
  /** Boards that this process answered from memory, before everything that measures requests. */
  hot: { readonly answered: number }
  scans: { readonly running: number; readonly waiting: number }
  lastBackup: (folder: string) => Promise<Date | undefined>
  version: string
  startedAt: Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Costs one query over indexes and one look into the folder of backups; a store that is away costs its time-out. */
export async function readFigures(sources: FigureSources): Promise<Figures> {
  const { config, pool, probe, streamPlaces, scans, version, startedAt } = sources
  const isReady = await probe.isReady().catch(() => false)
  const stored = isReady ? await readStored(sources) : undefined
  return {
    process: config.webProcesses > 1 ? { number: config.webProcess, of: config.webProcesses } : undefined,
    version,
    startedAt,
    store: {
      isReady,
      bytes: stored?.bytes,
      connections: { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    },
    queues: stored && { mails: stored.mails, pushes: stored.pushes, exports: stored.exports },
    mailsDueSince: stored?.mailsDueSince,
    scans: { running: scans.running, waiting: scans.waiting },
    streams: streamPlaces.size,
    backups: { isDaily: config.backup.isDaily, lastAt: await sources.lastBackup(config.backup.folder) },
  }
}

type Stored = {
  bytes: number
  mails: number
  pushes: number
  exports: number
  mailsDueSince: Date | undefined
}

async function readStored({ db, log }: FigureSources): Promise<Stored | undefined> {
  try {
    const { rows } = await db.execute<{
      bytes: string
      mails: number
      pushes: number
      exports: number
      mailsDueSince: string | null
    }>(sql`
      select
        pg_database_size(current_database()) as bytes,
        ${counted(sql`mails where sent_at is null and given_up_at is null`)} as mails,
        ${counted(sql`push_deliveries where sent_at is null and given_up_at is null`)} as pushes,
        ${counted(sql`data_exports where state in ('waiting', 'running')`)} as exports,
        (select min(due_since) from (${mailsByDue}) by_due) as "mailsDueSince"`)
    const [row] = rows
    if (!row) throw new Error('A select of constants has one row')
    const { bytes, mailsDueSince, ...queues } = row
    return {
      ...queues,
      bytes: Number(bytes),
      mailsDueSince: mailsDueSince === null ? undefined : new Date(mailsDueSince),
    }
  } catch (error) {
    log.warn({ err: error }, 'the store did not give its figures')
    return undefined
  }
}

/** One that was tried and not taken has been due since it was made: its next try always lies ahead. */
const mailsByDue = sql`
  select case when attempts > 0 then created_at else next_try_at end as due_since
  from mails where sent_at is null and given_up_at is null order by next_try_at limit ${MOST_COUNTED}`

const counted = (rows: ReturnType<typeof sql>) =>
  sql`(select count(*)::int from (select 1 from ${rows} limit ${MOST_COUNTED}) counted)`
