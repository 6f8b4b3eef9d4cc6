import type { Pool } from 'pg'

/** A Saturday: so many clubs with a competition each, so many players in it, and whoever watches each board. */
export type Saturday = { clubs: number; players: number; spectators: number }

/** A player of the seeded clubs, by their numbers: the ids and tokens follow from them. */
export const playerOf = (club: number, player: number) => ({
  userId: `usr_${club}_${player}`,
  roundId: `rnd_${club}_${player}`,
  token: `token-${club}-${player}`,
})
/** With how many holes everybody's card begins: a store whose tables of scores are empty is planned and read as none is on a Saturday. */
export const HOLES_PLAYED = 9
export const competitionOf = (club: number) => `cmp_${club}`

/**
 * Writes the clubs with everybody signed in and out on the course, straight into the tables: a request for each of them would
 * take longer than the Saturday that is measured.
 */
export async function seedClubs(pool: Pool, { clubs, players }: Saturday): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const statement of statements)
      await client.query(
        statement.replaceAll(':clubs', String(clubs)).replaceAll(':players', String(players)),
      )
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    client.release(true)
  }
}

const everyPlayer = `generate_series(1, :clubs) c, generate_series(1, :players) p`
const rating = `72 as par, 712 as course_rating, 125 as slope, true as stroke_indexes_confirmed`
const holes = `(select jsonb_agg(jsonb_build_object('holeNumber', h, 'par', 4, 'strokeIndex', h, 'yards', 380)) from generate_series(1, 18) h)`

const statements = [
  `insert into clubs (id, name, code, currency, time_zone, max_members, subscription_status)
    select 'clb_' || c, 'Club ' || c, 'SC' || lpad(c::text, 6, '0'), 'EUR', 'Europe/London', 1000, 'trial'
    from generate_series(1, :clubs) c`,
  `insert into courses (id, club_id, name, par, course_rating, slope, stroke_indexes_confirmed)
    select 'crs_' || c, 'clb_' || c, 'Old Course', ${rating.replaceAll(/ as \w+/g, '')} from generate_series(1, :clubs) c`,
  `insert into competitions (id, club_id, course_id, name, competition_type, status, start_date, end_date, open_to_all,
      allowance_percent, stableford_table)
    select 'cmp_' || c, 'clb_' || c, 'crs_' || c, 'Saturday Medal', 'stableford', 'active', now() - interval '1 hour',
      now() + interval '1 day', true, 95, 'standard'
    from generate_series(1, :clubs) c`,
  `insert into users (id, name, email, first_name, last_name, handicap_index, current_club_id)
    select 'usr_' || c || '_' || p, 'Player ' || p, 'p' || p || '@club' || c || '.example', 'First' || p, 'Last' || p,
      20 + (p * 7) % 300, 'clb_' || c
    from ${everyPlayer}`,
  `insert into sessions (id, user_id, token, expires_at)
    select 'ses_' || c || '_' || p, 'usr_' || c || '_' || p,
      encode(sha256(convert_to('token-' || c || '-' || p, 'UTF8')), 'hex'), now() + interval '30 days'
    from ${everyPlayer}`,
  `insert into memberships (id, club_id, user_id, role, status)
    select 'mbr_' || c || '_' || p, 'clb_' || c, 'usr_' || c || '_' || p, 'player', 'active' from ${everyPlayer}`,
  `insert into competition_entries (competition_id, club_id, user_id, status)
    select 'cmp_' || c, 'clb_' || c, 'usr_' || c || '_' || p, 'entered' from ${everyPlayer}`,
  `insert into rounds (id, user_id, club_id, course_id, competition_id, par, course_rating, slope, stroke_indexes_confirmed,
      handicap_index, allowance_percent, course_handicap, playing_handicap, stableford_table, holes, status, started_at)
    select 'rnd_' || c || '_' || p, 'usr_' || c || '_' || p, 'clb_' || c, 'crs_' || c, 'cmp_' || c, ${rating},
      20 + (p * 7) % 300, 95, 2 + p % 30, 2 + p % 30, 'standard', ${holes}, 'in_progress', now() - interval '1 hour'
    from ${everyPlayer}`,
  `insert into hole_entries (round_id, club_id, id, hole_number, result, strokes, at, author_id, received_at)
    select 'rnd_' || c || '_' || p, 'clb_' || c, 'ent_seed_' || h, h, 'strokes', 3 + (p + h) % 4, now() - interval '1 hour',
      'usr_' || c || '_' || p, now() - interval '1 hour'
    from ${everyPlayer}, generate_series(1, ${HOLES_PLAYED}) h`,
  `insert into hole_scores (round_id, club_id, hole_number, entry_id, result, strokes, at, author_id)
    select 'rnd_' || c || '_' || p, 'clb_' || c, h, 'ent_seed_' || h, 'strokes', 3 + (p + h) % 4, now() - interval '1 hour',
      'usr_' || c || '_' || p
    from ${everyPlayer}, generate_series(1, ${HOLES_PLAYED}) h`,
]
