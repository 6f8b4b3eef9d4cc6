import { drizzle } from 'drizzle-orm/node-postgres'
import type { Services } from '../../platform/deps.ts'
import { CHANGE_CHANNEL } from '../../platform/live/change-feed.ts'
import { addWebhookNews } from '../../outbound/outbound.ts'
import type { RoundFacts } from '../rounds.store.ts'
import { saveEntriesOfRound, type EntriesToSave, type SavedEntries } from './hole-entries.store.ts'

/**
 * The same as a score is saved everywhere, for a club that has another program told of each: both in one transaction. It costs
 * those clubs four statements more for each score, and no other club anything.
 */
export async function saveAndTell(
  { pool }: Pick<Services, 'pool'>,
  { command, facts, byId }: { command: EntriesToSave; facts: RoundFacts; byId: string },
): Promise<SavedEntries | undefined> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const saved = await saveEntriesOfRound(client, command, CHANGE_CHANNEL)
    if (saved?.changedCard != null)
      await addWebhookNews(drizzle(client), {
        event: 'score.entered',
        clubId: facts.clubId,
        now: command.receivedAt,
        about: {
          roundId: command.roundId,
          competitionId: facts.competitionId,
          playerId: facts.userId,
          enteredById: byId,
          holes: saved.counting.map(({ holeNumber, result }) => ({
            hole: holeNumber,
            result: result.kind,
            strokes: result.kind === 'strokes' ? result.strokes : null,
          })),
        },
      })
    await client.query('commit')
    client.release()
    return saved
  } catch (error) {
    // A connection in the middle of a transaction goes back to nobody.
    client.release(true)
    throw error
  }
}
