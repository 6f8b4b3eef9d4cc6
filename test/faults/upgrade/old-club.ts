import type { Pool } from 'pg'

/**
 * Two clubs in the words of the first schema, whose rows every later migration has to carry over: one course whose card
 * was typed and one that is as it was generated, cards handed in, abandoned, under way and with totals alone, scores
 * without an entry of their own, sessions under their plain token.
 */
export async function fillOldClub(pool: Pool, { cards }: { cards: number }): Promise<void> {
  const of = (from: string) => `from generate_series(1, ${cards}) n ${from}`
  const card = `(select jsonb_agg(jsonb_build_object('holeNumber', h, 'par', 3 + h % 3, 'handicapIndex', h, 'yards', 100 + h) order by h)
    from generate_series(1, 18) h)`
  for (const statement of [
    `insert into users (id, name, email, first_name, last_name, handicap_index, current_club_id, created_at, updated_at)
      select 'usr_' || n, 'Player ' || n, 'player' || n || '@example.org', 'Player', n::text, n % 300, 'clb_' || n % 2,
        now() - interval '90 days', now() - interval '90 days' ${of('')}`,
    `insert into accounts (id, user_id, account_id, provider_id, password, created_at, updated_at)
      select 'acc_' || n, 'usr_' || n, 'usr_' || n, 'credential', 'no hash', now() - interval '90 days', now() - interval '90 days' ${of('')}`,
    `insert into sessions (id, user_id, token, expires_at, created_at, updated_at)
      select 'ses_' || n, 'usr_' || n, md5(n::text), now() + interval '20 days', now() - interval '2 days', now() - interval '2 days' ${of('')}`,
    `insert into clubs (id, name, code, currency, time_zone, max_members, subscription_status, created_by, created_at)
      select 'clb_' || n, 'Old Club ' || n, 'QQ10000' || n, 'GBP', 'Europe/London', 5000, 'trial', 'usr_1', now() - interval '90 days'
      from generate_series(0, 1) n`,
    `insert into memberships (id, club_id, user_id, role, status, joined_at)
      select 'mem_' || n, 'clb_' || n % 2, 'usr_' || n, case when n < 3 then 'club_admin' else 'player' end, 'active',
        now() - interval '90 days' ${of('')}`,
    `insert into courses (id, club_id, name, par, slope, stroke_indexes_confirmed, created_at)
      select 'crs_' || n, 'clb_' || n, 'Course ' || n, 72, 113, n = 0, now() - interval '90 days' from generate_series(0, 1) n`,
    `insert into holes (id, course_id, hole_number, par, stroke_index, yardages)
      select 'hol_' || n || '_' || h, 'crs_' || n, h, 3 + h % 3, h, '{"White": 380, "Red": 320}'
      from generate_series(0, 1) n, generate_series(1, 18) h`,
    `insert into competitions (id, club_id, course_id, name, competition_type, status, start_date, end_date, open_to_all,
        allowance_percent, stableford_table, created_at)
      select 'cmp_' || n, 'clb_' || n, 'crs_' || n, 'Medal', 'stroke_play', 'active', now() - interval '30 days',
        now() + interval '300 days', true, 95, 'standard', now() - interval '60 days' from generate_series(0, 1) n`,
    `insert into competition_entries (competition_id, user_id, status, entered_at)
      select 'cmp_' || n % 2, 'usr_' || n, 'entered', now() - interval '40 days' ${of('')}`,
    `insert into rounds (id, user_id, club_id, course_id, competition_id, course_rating, slope, par, allowance_percent,
        course_handicap, playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at, submitted_at,
        marker_name, marker_signature, totals_only, holes_played, gross, net, points, net_to_par)
      select 'rnd_' || n, 'usr_' || n, 'clb_' || n % 2, 'crs_' || n % 2, case when n % 5 > 0 then 'cmp_' || n % 2 end, 720, 113, 72,
        95, 10, 10, 'standard', n % 2 = 0, ${card},
        case n % 7 when 0 then 'abandoned' when 1 then 'in_progress' else 'submitted' end, now() - interval '20 days',
        case when n % 7 > 1 then now() - interval '19 days' end, case when n % 7 > 1 then 'Marker' end,
        case when n % 7 > 1 then 'signed' end, n % 7 = 6, 18, 90, 80, 36, 8 ${of('')}`,
    `insert into hole_entries (round_id, id, hole_number, result, strokes, at, author_id, received_at)
      select 'rnd_' || n, 'ent_' || n || '_' || h, h, 'strokes', 3 + (n + h) % 5, now() - interval '20 days',
        case when n % 9 = 0 then 'usr_1' else 'usr_' || n end, now() - interval '20 days'
      ${of('cross join generate_series(1, 18) h where n % 7 <> 6')}`,
    `insert into hole_scores (round_id, hole_number, entry_id, result, strokes, at)
      select round_id, hole_number, case when hole_number = 18 then 'ent_gone' else id end, result, strokes, at from hole_entries`,
    `insert into handicap_entries (id, user_id, club_id, after, author_id, created_at)
      select 'hcp_' || n, 'usr_' || n, 'clb_' || n % 2, n % 300, 'usr_1', now() - interval '50 days' ${of('')}`,
  ])
    await pool.query(statement)
}

/** What came later, in a store that has the tables for it. */
export async function fillLaterTables(pool: Pool): Promise<void> {
  const later: [table: string, statement: string][] = [
    ['teams', "insert into teams (id, competition_id, name) values ('tea_1', 'cmp_1', 'Aces')"],
    [
      'team_members',
      "insert into team_members (competition_id, user_id, team_id) values ('cmp_1', 'usr_1', 'tea_1')",
    ],
    [
      'invitations',
      `insert into invitations (id, club_id, email, handicap_index, invited_by, created_at, sent_at, expires_at, link_was_shown)
        values ('inv_1', 'clb_1', 'guest@example.org', 100, 'usr_1', now(), now(), now() + interval '7 days', false)`,
    ],
    [
      'result_sheets',
      'insert into result_sheets (competition_id, rows, made_at) values (\'cmp_0\', \'[{"userId": "usr_2"}]\', now())',
    ],
  ]
  for (const [table, statement] of later) {
    const { rows } = await pool.query<{ isThere: boolean }>(
      'select to_regclass($1) is not null as "isThere"',
      [table],
    )
    if (rows[0]?.isThere) await pool.query(statement)
  }
}
