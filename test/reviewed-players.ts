import { parseDay } from '#golf/day.ts'
import type { TestDatabase } from './database.ts'

const DAY_MS = 86_400_000

/** A card of a made player: played so many days ago. */
export type MadeCard = {
  daysAgo: number
  /** In tenths; a card without one was begun and not handed in. */
  differential?: number
  /** In general play, or in this competition. */
  competitionId?: string
  exceptional?: number
  status?: 'submitted' | 'abandoned' | 'in_progress'
  holes?: number
  isPractice?: boolean
}

export type MadePlayer = {
  id: string
  firstName?: string
  index: number | null
  joinedDaysAgo?: number
  cards: readonly MadeCard[]
}

type Club = { clubId: string; courseId: string }

/** Writes players with their records straight to the store, as years of play would have left them; indexes in tenths. */
export async function writePlayers(
  { pool }: Pick<TestDatabase, 'pool'>,
  club: Club,
  terms: { now: Date; players: readonly MadePlayer[] },
): Promise<void> {
  const { now, players } = terms
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString()
  const insert = (table: string, rows: readonly object[]) =>
    pool.query(
      `insert into ${table} (${Object.keys(rows[0] ?? {}).join(', ')})
        select ${Object.keys(rows[0] ?? {}).join(', ')} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    )
  await insert(
    'users',
    players.map(({ id, firstName, index }) => ({
      id,
      name: id,
      email: `${id}@made.example`,
      email_verified: true,
      version: 1,
      first_name: firstName ?? id,
      last_name: 'Made',
      handicap_index: index,
      created_at: at(900),
      updated_at: at(900),
    })),
  )
  await insert(
    'memberships',
    players.map(({ id, joinedDaysAgo }) => ({
      id: `mbr_${id}`,
      club_id: club.clubId,
      user_id: id,
      role: 'player',
      also_plays: false,
      status: 'active',
      joined_at: at(joinedDaysAgo ?? 900),
    })),
  )
  const cards = players.flatMap(({ id, index, cards: own }) =>
    own.map((card, i) => ({ card, userId: id, index, id: `${id}_${i}` })),
  )
  if (cards.length === 0) return
  await insert(
    'rounds',
    cards.map(({ card, userId, id }) => ({
      id: `rnd_${id}`,
      user_id: userId,
      club_id: club.clubId,
      course_id: club.courseId,
      competition_id: card.competitionId ?? null,
      handicap_index: null,
      course_rating: 720,
      slope: 113,
      par: 72,
      allowance_percent: 100,
      course_handicap: 0,
      playing_handicap: 0,
      revision: 0,
      stableford_table: 'standard',
      stroke_indexes_confirmed: true,
      holes: [],
      totals_only: false,
      status: card.status ?? 'submitted',
      started_at: at(card.daysAgo),
      is_practice: card.isPractice === true,
    })),
  )
  const scores = cards.filter(({ card }) => card.differential !== undefined)
  if (scores.length > 0) await insert('handicap_scores', scores.map(scoreRow(club, { now, at })))
  const entries = cards.flatMap(({ card, id, userId }) =>
    Array.from({ length: card.holes ?? 0 }, (_, i) => ({
      round_id: `rnd_${id}`,
      hole_number: i + 1,
      entry_id: `ent_${id}_${i}`,
      result: 'strokes',
      strokes: 5,
      at: at(card.daysAgo),
      author_id: userId,
    })),
  )
  if (entries.length > 0) await insert('hole_scores', entries)
}

type MadeScore = { card: MadeCard; userId: string; index: number | null; id: string }

function scoreRow(club: Club, { now, at }: { now: Date; at: (daysAgo: number) => string }) {
  const today = parseDay(now.toISOString().slice(0, 10)) ?? Number.NaN
  return ({ card, userId, index, id }: MadeScore, i: number) => ({
    id: `scr_${id}`,
    seq: 1_000_000 + i,
    user_id: userId,
    club_id: club.clubId,
    round_id: `rnd_${id}`,
    day: today - card.daysAgo,
    created_at: at(card.daysAgo),
    course_name: 'Made Course',
    index_when_played: index,
    course_rating: 720,
    slope: 113,
    par: 72,
    pcc: 0,
    course_handicap: 0,
    accepted_as: 'eighteen',
    adjusted_gross: 90,
    adjusted_holes: [],
    cap: 'none',
    differential: `${card.differential ?? 0}/10`,
    rounded_differential: card.differential,
    exceptional_adjustment: card.exceptional ?? 0,
  })
}
