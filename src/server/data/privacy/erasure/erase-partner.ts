import { sql } from 'drizzle-orm'
import { TAKEN_OUT } from '#contract/club/former-member.ts'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import type { Services } from '../../../platform/deps.ts'
import type { SignedIn } from '../../../platform/http/session.ts'

/**
 * Takes a marker's name and signature out of the club's cards, their history and rounds at other clubs, for a partner who asks for it and may
 * have no account. The name has to be exactly what stands on the cards. Results do not change; a dash says that somebody
 * signed. Answers on how many cards it stood.
 */
export async function erasePartner(
  services: Pick<Services, 'db' | 'now'>,
  input: { viewer: SignedIn; clubId: string; name: string },
): Promise<number> {
  const { viewer, clubId, name } = input
  return services.db.transaction(async (tx) => {
    const isTheirs = (column: string) => sql`lower(btrim(${sql.raw(column)})) = lower(${name})`
    const without = (
      side: 'before' | 'after',
    ) => sql`case when ${isTheirs(`e.${side} #>> '{attestation,markerName}'`)}
      then jsonb_set(e.${sql.raw(side)}, '{attestation}', (e.${sql.raw(side)} -> 'attestation')
        || '{"markerName": null, "markerSignature": null}') else e.${sql.raw(side)} end`
    await tx.execute(sql`
      update round_events e set before = ${without('before')}, after = ${without('after')}
      from rounds r where r.id = e.round_id and r.club_id = ${clubId}
        and (${isTheirs("e.before #>> '{attestation,markerName}'")} or ${isTheirs("e.after #>> '{attestation,markerName}'")})`)
    const { rowCount } = await tx.execute(sql`
      update rounds set marker_name = ${TAKEN_OUT},
        marker_signature = case when marker_signature is null then null else ${TAKEN_OUT} end
      where club_id = ${clubId} and ${isTheirs('marker_name')}`)
    const elsewhere = await tx.execute(sql`
      update rounds_elsewhere set marker_name = ${TAKEN_OUT} where club_id = ${clubId} and ${isTheirs('marker_name')}`)
    const cards = (rowCount ?? 0) + (elsewhere.rowCount ?? 0)
    if (cards > 0)
      await recordAction(services, tx, {
        by: viewer,
        clubId,
        action: 'club.partner_erased',
        objectId: clubId,
        after: { cards },
      })
    return cards
  })
}
