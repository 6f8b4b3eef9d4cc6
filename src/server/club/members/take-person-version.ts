import { eq } from 'drizzle-orm'
import { users } from '../../platform/db/tables/users.ts'
import type { Transaction } from '../../platform/db/transaction.ts'
import { takeVersion } from '../../platform/http/take-version.ts'
import { decimalOrNull } from './decimal-or-null.ts'

/** The version that a change was made from, and the change as it was sent. */
export type Seen = { seen: number | undefined; sent: object }

/** Whether somebody made this very change since: the answer to the first of two equal requests was lost. */
export async function isMadeAlready(
  tx: Transaction,
  { memberId, seen, index }: { memberId: string; seen: number | undefined; index: number },
): Promise<boolean> {
  if (seen === undefined) return false
  const [person] = await tx.select().from(users).where(eq(users.id, memberId)).for('update')
  return person !== undefined && person.version !== seen && person.handicapIndex === index
}

/** A person has one version for what administrators set of them: their handicap and which ratings serve them. */
export async function takePersonVersion(tx: Transaction, input: Seen & { memberId: string }): Promise<void> {
  const { memberId, seen, sent } = input
  await takeVersion(tx, users, {
    id: memberId,
    seen,
    sent,
    now: async () => {
      const [person] = await tx.select().from(users).where(eq(users.id, memberId))
      return (
        person && {
          version: person.version,
          handicap: decimalOrNull(person.handicapIndex),
          gender: person.gender,
        }
      )
    },
  })
}
