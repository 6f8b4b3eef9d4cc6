import { sql } from 'drizzle-orm'
import type { Services } from '../../platform/deps.ts'
import { CHANGE_CHANNEL, encodeChange } from '../../platform/live/change-feed.ts'
import { findPerson, findUserIdByEmail } from '../auth.store.ts'
import { endSessions } from '../session/session.store.ts'
import { mailSecondStep } from './mail-second-step.ts'
import { stopAsking } from './second-step.store.ts'

export type ResetResult = 'off' | 'was_off' | 'nobody'

/**
 * Turns the second step off for somebody who lost phone and recovery codes, on the word of whoever runs the installation.
 * Every session of theirs ends, and a mail tells them. Safe to repeat.
 */
export async function resetSecondStep(
  services: Pick<Services, 'config' | 'db' | 'machine' | 'now'>,
  email: string,
): Promise<ResetResult> {
  const userId = await findUserIdByEmail(services.db, email.trim().toLowerCase())
  if (userId === undefined) return 'nobody'
  return services.db.transaction(async (tx) => {
    const person = await findPerson(tx, userId)
    if (!(await stopAsking(tx, userId))) return 'was_off'
    await endSessions(tx, userId)
    if (person) await mailSecondStep(services, tx, { person, event: 'reset', left: 0 })
    await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${encodeChange({ kind: 'person', userId })})`)
    return 'off'
  })
}
