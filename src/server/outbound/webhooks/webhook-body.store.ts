import { eq, inArray, sql } from 'drizzle-orm'
import type { WebhookAbout } from '#contract/outbound/webhook-events.ts'
import { competitions } from '../../platform/db/tables/competitions.ts'
import { webhookDeliveries } from '../../platform/db/tables/webhooks.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable } from '../../platform/db/transaction.ts'

type Delivery = typeof webhookDeliveries.$inferSelect

/** What a receiver reads: what happened, when, and to whom, as an administrator of the club sees it now. */
export async function readWebhookBody(
  db: Queryable,
  { event, about, createdAt, clubId }: Delivery,
): Promise<object> {
  const head = { type: event, timestamp: createdAt.toISOString() }
  switch (event) {
    case 'score.entered': {
      const { roundId, competitionId, playerId, enteredById, holes } = about as WebhookAbout['score.entered']
      const [people, competition] = await Promise.all([
        findPeople(db, [playerId, enteredById]),
        findCompetitionName(db, competitionId),
      ])
      const player = people(playerId)
      return {
        ...head,
        data: { clubId, roundId, competition, player, enteredBy: people(enteredById), holes },
      }
    }
    case 'result.final': {
      const { competitionId } = about as WebhookAbout['result.final']
      const competition = await findCompetitionName(db, competitionId)
      const results = `/api/competitions/${competitionId}/results.json`
      return { ...head, data: { clubId, competition, results } }
    }
    case 'member.joined':
    case 'member.left': {
      const { memberId } = about as WebhookAbout['member.joined']
      return { ...head, data: { clubId, member: (await findPeople(db, [memberId]))(memberId) } }
    }
    case 'test':
      return { ...head, data: { clubId } }
  }
}

async function findPeople(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return (id: string) => rows.find((one) => one.id === id) ?? { id, name: '' }
}

async function findCompetitionName(db: Queryable, id: string | null) {
  if (id === null) return null
  const rows = await db
    .select({ id: competitions.id, name: competitions.name })
    .from(competitions)
    .where(eq(competitions.id, id))
  return rows[0] ?? { id, name: '' }
}
