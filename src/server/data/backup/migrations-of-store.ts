import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client, Pool } from 'pg'
import { z } from 'zod'
import { migrate, migrationsFolder } from '../../platform/db/migrate.ts'

const Journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number(), tag: z.string() })) })

/** `when` of the newest migration that ran in this store. */
export async function newestMigration(client: Client): Promise<number> {
  const { rows } = await client.query<{ when: string | null }>(
    'select max(created_at)::text as when from drizzle.__drizzle_migrations',
  )
  const when = rows[0]?.when
  if (when === undefined || when === null) throw new Error('A store in use has run migrations')
  return Number(when)
}

/** Whether this version of the program has that migration; one that it does not know is of a newer version. */
export async function isKnownMigration(when: number): Promise<boolean> {
  const { entries } = await readJournal()
  return entries.some((entry) => entry.when === when)
}

/** Makes the tables as they were when `when` was the newest migration. */
export async function migrateUpTo(pool: Pool, when: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'scoreclub-migrations-'))
  try {
    const journal = await readJournal()
    const entries = journal.entries.filter((entry) => entry.when <= when)
    await mkdir(join(folder, 'meta'))
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    for (const { tag } of entries) await cp(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
    await migrate(pool, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function readJournal() {
  return Journal.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
}
