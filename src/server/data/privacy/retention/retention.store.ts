import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { CardKeeping } from '#contract/data/kept-days.ts'
import type { Queryable } from '../../../platform/db/transaction.ts'
import { isSigned, photoGoesAt, signatureGoesAt } from './goes-at.ts'

const Going = z.object({ now: z.coerce.number(), next: z.nullable(z.coerce.date()) })
export type Going = z.infer<typeof Going>

/** How many photos and signatures of a club's cards are due, and when the next one is. */
export async function findGoing(
  db: Queryable,
  input: { clubId: string; keep: CardKeeping; now: Date },
): Promise<{ photos: Going; signatures: Going }> {
  const { clubId, keep, now } = input
  const [photoAt, signatureAt] = [photoGoesAt(keep), signatureGoesAt(keep)]
  const photos = await db.execute(sql`
    select count(*) filter (where ${photoAt} < ${now}) as now, min(${photoAt}) filter (where ${photoAt} >= ${now}) as next
    from photos p join rounds r on r.id = p.round_id join clubs c on c.id = r.club_id
    where r.club_id = ${clubId} and p.state = 'attached'`)
  const signatures = await db.execute(sql`
    select count(*) filter (where ${signatureAt} < ${now}) as now,
      min(${signatureAt}) filter (where ${signatureAt} >= ${now}) as next
    from rounds r join clubs c on c.id = r.club_id
    where r.club_id = ${clubId} and ${isSigned} and r.submitted_at is not null`)
  return { photos: Going.parse(photos.rows[0]), signatures: Going.parse(signatures.rows[0]) }
}
