import type { Pool } from 'pg'
import { z } from 'zod'
import type { Card } from './count-from-cards.ts'

/* What stands in the store of one club, from which everything else is counted. */

const storedCard = z.object({
  id: z.string(),
  userId: z.string(),
  competitionId: z.nullable(z.string()),
  roundNumber: z.number(),
  status: z.string(),
  day: z.number(),
  courseRating: z.number(),
  slope: z.number(),
  courseHandicap: z.number(),
  playingHandicap: z.number(),
  handicapIndex: z.nullable(z.number()),
  gross: z.nullable(z.number()),
  points: z.nullable(z.number()),
  golf: z.string(),
  holes: z.array(
    z.object({
      holeNumber: z.number(),
      par: z.number(),
      strokeIndex: z.number(),
      isClosed: z.optional(z.boolean()),
    }),
  ),
  strokes: z.record(z.string(), z.number()),
  ruling: z.string(),
  isAcceptable: z.boolean(),
})
export type StoredCard = z.infer<typeof storedCard> & Card

const storedCompetition = z.object({
  id: z.string(),
  status: z.string(),
  roundCount: z.number(),
  /** The rows of the final result; null where none is kept. */
  sheet: z.nullable(
    z.array(z.object({ userId: z.string(), stablefordPoints: z.number(), position: z.nullable(z.number()) })),
  ),
})

export type StoredSheet = z.infer<typeof storedCompetition>['sheet']

const storedEntry = z.object({
  competitionId: z.string(),
  userId: z.string(),
  status: z.string(),
  fee: z.string(),
  paid: z.nullable(z.number()),
  ruling: z.string(),
})

export type StoredFacts = {
  cards: StoredCard[]
  competitions: z.infer<typeof storedCompetition>[]
  entries: z.infer<typeof storedEntry>[]
  /** Handicap Indexes in tenths, of those who are there. */
  indexes: { userId: string; index: number | null }[]
}

const cardsSql = `
select r.id, r.user_id as "userId", r.competition_id as "competitionId", r.round_number as "roundNumber", r.status,
  (extract(epoch from date_trunc('day', r.started_at at time zone c.time_zone)) / 86400)::int as day,
  r.course_rating as "courseRating", r.slope, r.course_handicap as "courseHandicap",
  r.playing_handicap as "playingHandicap", r.handicap_index as "handicapIndex", r.gross, r.points, r.holes,
  coalesce(r.same_round_as, r.id) as golf,
  coalesce((select json_object_agg(s.hole_number, s.strokes) from hole_scores s where s.round_id = r.id), '{}') as strokes,
  coalesce(e.card_status, 'playing') as ruling, coalesce(e.is_card_acceptable, true) as "isAcceptable"
from rounds r join clubs c on c.id = r.club_id
left join competition_entries e on e.competition_id = r.competition_id and e.user_id = r.user_id
where r.club_id = $1 order by r.id`

const competitionsSql = `
select c.id, c.status, c.round_count as "roundCount", s.rows as sheet
from competitions c left join result_sheets s on s.competition_id = c.id where c.club_id = $1 order by c.id`

const entriesSql = `
select competition_id as "competitionId", user_id as "userId", status, fee, fee_paid_minor as paid, card_status as ruling
from competition_entries where club_id = $1 order by 1, 2`

/** Every card, those that were taken off too. */
export async function readFacts(
  pool: Pool,
  { clubId, people }: { clubId: string; people: readonly string[] },
): Promise<StoredFacts> {
  const rows = async (sql: string, value: unknown) =>
    (await pool.query<Record<string, unknown>>(sql, [value])).rows
  return {
    cards: z.array(storedCard).parse(await rows(cardsSql, clubId)),
    competitions: z.array(storedCompetition).parse(await rows(competitionsSql, clubId)),
    entries: z.array(storedEntry).parse(await rows(entriesSql, clubId)),
    indexes: z
      .array(z.object({ userId: z.string(), index: z.nullable(z.number()) }))
      .parse(
        await rows(
          'select id as "userId", handicap_index as index from users where id = any($1) order by id',
          people,
        ),
      ),
  }
}

export const isStanding = ({ status }: Pick<StoredCard, 'status'>): boolean => status !== 'abandoned'
