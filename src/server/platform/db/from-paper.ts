import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { roundEvents } from './tables/round-events.ts'

/** The club was the last to hand a card in; of a card that was made from another one, to hand that one in. */
export function isFromPaper(card: { id: SQLWrapper; clubId: SQLWrapper }): SQL<boolean> {
  return sql<boolean>`coalesce((select coalesce((e.after ->> 'isFromPaper')::boolean, e.kind = 'handed_in')
    from ${roundEvents} e where e.round_id = ${card.id} and e.club_id = ${card.clubId}
      and (e.kind in ('handed_in', 'handed_in_at_kiosk', 'reopened') or e.after ->> 'isFromPaper' is not null)
    order by e.seq desc limit 1), false)`
}
