import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { buildApp } from '../app/app.ts'
import type { Config } from '../platform/config.ts'
import { connect } from '../platform/db/client.ts'
import { migrate } from '../platform/db/migrate.ts'
import { StartupError } from '../platform/startup-error.ts'
import { newPassword, readRecord, writeRecord } from './demo-record.ts'
import { MAIL_DOMAIN, members } from './people.ts'
import { intoApp, Person } from './person.ts'
import { fullSize, seedClub } from './seed-club.ts'

type Preparing = { config: Config; url: string; progress: (line: string) => void; signal: AbortSignal }

/**
 * Makes sure that the store contains the complete demo club. A store in which anybody else has an account is not
 * changed at all; not even migrations run there.
 */
export async function prepareStore({ config, url, progress, signal }: Preparing): Promise<void> {
  const { db, pool } = connect(url)
  try {
    const { clubIds, people } = await findOccupants(pool)
    const record = readRecord(config.dataDir)
    if (record?.clubId && clubIds.includes(record.clubId)) return
    const strangers = people.filter((email) => !email.endsWith(`@${MAIL_DOMAIN}`))
    const isHalfMade = record?.clubId === null && strangers.length === 0
    if (people.length > 0 && !isHalfMade) throw new StartupError(refusal(config))
    await migrate(pool)
    if (people.length > 0) await clearUnfinishedDemo(pool)

    const password = newPassword()
    writeRecord(config.dataDir, { clubId: null, password })
    const now = new Date()
    const clock = { now }
    const app = await buildApp({
      config,
      db,
      pool,
      now: () => clock.now,
      wait: (ms) => delay(ms),
      sendsMail: false,
    })
    try {
      const { clubId } = await seedClub(
        {
          newPerson: () => new Person(intoApp(app, signal)),
          setTime: (time) => (clock.now = time),
          now,
          password,
          members,
          progress,
        },
        fullSize,
      )
      await pool.query('delete from mails')
      writeRecord(config.dataDir, { clubId, password })
    } finally {
      await app.close()
    }
  } finally {
    await pool.end()
  }
}

/** Runs before any migration, so the tables may not exist yet. */
async function findOccupants(pool: Pool): Promise<{ clubIds: string[]; people: string[] }> {
  const { rows } = await pool.query<{ is: boolean }>(
    `select to_regclass('public.clubs') is not null and to_regclass('public.users') is not null as is`,
  )
  if (!rows[0]?.is) return { clubIds: [], people: [] }
  const clubs = await pool.query<{ id: string }>('select id from clubs')
  const users = await pool.query<{ email: string }>('select email from users')
  return { clubIds: clubs.rows.map(({ id }) => id), people: users.rows.map(({ email }) => email) }
}

/** Deletes a demo whose creation was interrupted. Called only when everybody in the store belongs to the demo. */
async function clearUnfinishedDemo(pool: Pool): Promise<void> {
  await pool.query('delete from clubs')
  await pool.query('delete from users')
}

function refusal({ dataDir, databaseUrl }: Config): string {
  const where = databaseUrl === undefined ? dataDir : 'the server of DATABASE_URL'
  return `There is somebody’s club in ${where}, which the demo leaves alone. Start it with another DATA_DIR and without DATABASE_URL.`
}
