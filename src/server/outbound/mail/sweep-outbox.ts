import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import { INVITATION_DAYS } from '#contract/club/invitations.ts'
import { mails } from '../../platform/db/tables/mail.ts'
import type { Queryable } from '../../platform/db/transaction.ts'
import { errorCode } from '../../platform/error-code.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Removes the mails in the outbox folder whose code or link opens nothing any more; the others stay for whoever passes
 * them on. Gives how many went.
 */
export async function sweepOutbox(db: Queryable, input: { dataDir: string; now: Date }): Promise<number> {
  const folder = join(input.dataDir, 'outbox')
  const names = await readdir(folder).catch((error: unknown) => {
    // No mail was written yet.
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const ids = names.flatMap((name) => /^(.+)\.eml$/.exec(name)?.[1] ?? [])
  if (ids.length === 0) return 0
  const rows = await db
    .select({ id: mails.id, kind: mails.kind, createdAt: mails.createdAt, giveUpAt: mails.giveUpAt })
    .from(mails)
    .where(inArray(mails.id, ids))
  const over = rows.filter((row) => {
    const end = secretEnd(row)
    return end !== undefined && end <= input.now.getTime()
  })
  for (const { id } of over) await rm(join(folder, `${id}.eml`), { force: true })
  return over.length
}

/** When what the mail gives access to ends; undefined for a mail that gives none. A code is given up when it expires. */
function secretEnd(mail: { kind: string; createdAt: Date; giveUpAt: Date }): number | undefined {
  if (mail.kind === 'reset_code' || mail.kind === 'verify_code') return mail.giveUpAt.getTime()
  return mail.kind === 'invitation' ? mail.createdAt.getTime() + INVITATION_DAYS * DAY_MS : undefined
}
