import { type SQL, sql } from 'drizzle-orm'
import type { CardKeeping } from '#contract/data/kept-days.ts'

/*
 * When photos and signatures of cards go, as SQL over `clubs c`, `rounds r` and `photos p`: after the club's own days,
 * and never later than the installation says.
 */

export const isSigned = sql`r.marker_signature <> '–'`

export function signatureGoesAt({ signatureDays }: CardKeeping): SQL {
  return sql`(r.submitted_at + ${days(sql`c.keep_signature_days`, signatureDays)})`
}

export function photoGoesAt({ photoDays }: CardKeeping): SQL {
  return sql`(greatest(p.created_at, r.started_at) + ${days(sql`c.keep_photo_days`, photoDays)})`
}

/** Hours and not days, which a change of the clock would make longer or shorter. `least` passes over null. */
function days(own: SQL, installation: number): SQL {
  return sql`make_interval(hours => 24 * least(${own}, ${installation}::int))`
}
