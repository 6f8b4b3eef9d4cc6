import type { Database } from './client.ts'
import type { Transaction } from './transaction.ts'

/** Ends a transaction that was only there to be looked at. */
class RolledBack extends Error {
  constructor() {
    super('Rolled back: it was only looked at')
  }
}

/** What would come of something: it is done in a transaction that is rolled back, with all the refusals that doing it has. */
export async function rollBackAfter<Found>(
  db: Pick<Database, 'transaction'>,
  look: (tx: Transaction) => Promise<Found>,
): Promise<Found> {
  let seen: { found: Found } | undefined
  try {
    return await db.transaction(async (tx): Promise<never> => {
      seen = { found: await look(tx) }
      throw new RolledBack()
    })
  } catch (error) {
    if (error instanceof RolledBack && seen) return seen.found
    throw error
  }
}
