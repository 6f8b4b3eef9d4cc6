import { type SQL, sql } from 'drizzle-orm'
import { allPrivacyNotes } from '../../../platform/db/all-privacy-notes.ts'
import type { PrivacyNotes } from '../../../platform/db/privacy-notes.ts'

export type ExportedPerson = { userId: string; email: string; name: string }

export type ExportTable = {
  /** Of the files, without ending. */
  file: string
  /** The tables of the store that it is made of. */
  from: readonly string[]
  /** What would give access, or is about others, and so stays out. */
  without?: readonly string[]
  rows: (person: ExportedPerson) => SQL
}

const ownRounds = (userId: string) => sql`(select id from rounds where user_id = ${userId})`

/** Where a person's rows are exported as they are, which the notes beside the table say. */
function asNoted({ table, exported }: PrivacyNotes): ExportTable[] {
  if (!exported) return []
  const { file, by, only, without, orderBy } = exported
  const list = (columns: readonly string[]) =>
    sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
  return [
    {
      file,
      from: [table],
      ...(without && { without }),
      rows: ({ userId }) => sql`
        select ${only ? list(only) : sql`*`} from ${sql.identifier(table)} where ${sql.identifier(by)} = ${userId}
        ${orderBy ? sql`order by ${list(orderBy)}` : sql``}`,
    },
  ]
}

/** What is made of several tables, or of rows that are not found by the person's id alone. */
const withStatements: readonly ExportTable[] = [
  {
    file: 'second-step',
    from: ['one_time_secrets', 'recovery_codes'],
    rows: ({ userId }) => sql`
      select s.made_at, s.on_since, (select count(*) from recovery_codes r where r.user_id = s.user_id) as recovery_codes_left
      from one_time_secrets s where s.user_id = ${userId}`,
  },
  {
    file: 'counted-attempts',
    from: ['rate_limits'],
    rows: ({ userId, email }) => sql`
      select * from rate_limits where position(${email} in key) > 0 or position(${userId} in key) > 0`,
  },
  {
    file: 'agreed-to',
    from: ['consents', 'consent_texts'],
    rows: ({ userId }) => sql`
      select c.*, t.kind, t.version, t.language, t.text
      from consents c join consent_texts t on t.hash = c.text_hash where c.user_id = ${userId} order by c.at`,
  },
  {
    file: 'memberships',
    from: ['memberships'],
    rows: ({ userId }) => sql`
      select m.*, c.name as club_name from memberships m join clubs c on c.id = m.club_id
      where m.user_id = ${userId} order by m.joined_at`,
  },
  {
    file: 'clubs-founded',
    from: ['clubs'],
    rows: ({ userId, email }) => sql`
      select id, name, email, created_by = ${userId} as founded_by_you, created_at from clubs
      where created_by = ${userId} or lower(email) = ${email}`,
  },
  {
    file: 'invitations',
    from: ['invitations'],
    rows: ({ userId, email }) => sql`
      select i.id, c.name as club_name, i.status, i.created_at, i.sent_at, i.expires_at, i.accepted_at, i.handicap_index,
        i.message, i.email = ${email} or i.accepted_by = ${userId} as sent_to_you
      from invitations i join clubs c on c.id = i.club_id
      where i.email = ${email} or i.accepted_by = ${userId} or i.invited_by = ${userId} order by i.created_at`,
  },
  {
    file: 'mails',
    from: ['mails'],
    rows: ({ email }) => sql`
      select id, club_id, kind, recipient, language, created_at, attempts, sent_at, given_up_at, failure, failure_status, failure_reason from mails
      where recipient = ${email} order by created_at`,
  },
  {
    file: 'rounds',
    from: ['rounds'],
    rows: ({ userId }) => sql`
      select r.*, k.name as course_name, c.name as competition_name from rounds r
      left join courses k on k.id = r.course_id left join competitions c on c.id = r.competition_id
      where r.user_id = ${userId} order by r.started_at`,
  },
  {
    file: 'hole-scores',
    from: ['hole_scores'],
    rows: ({ userId }) => sql`
      select * from hole_scores where round_id in ${ownRounds(userId)} order by round_id, hole_number`,
  },
  {
    file: 'hole-entries',
    from: ['hole_entries'],
    rows: ({ userId }) => sql`
      select * from hole_entries where round_id in ${ownRounds(userId)} order by round_id, received_at`,
  },
  {
    file: 'scores-you-entered-for-others',
    from: ['hole_entries'],
    rows: ({ userId }) => sql`
      select e.* from round_scorers s join hole_entries e on e.round_id = s.round_id and e.author_id = ${userId}
      where s.user_id = ${userId} order by e.round_id, e.received_at`,
  },
  {
    file: 'scorers',
    from: ['round_scorers'],
    rows: ({ userId }) => sql`
      select s.*, s.user_id = ${userId} as is_you from round_scorers s
      where s.user_id = ${userId} or s.round_id in ${ownRounds(userId)} order by s.added_at, s.round_id`,
  },
  {
    file: 'markers-cards',
    from: ['marker_cards'],
    rows: ({ userId }) => sql`
      select c.*, c.marker_id = ${userId} as marked_by_you from marker_cards c
      where c.marker_id = ${userId} or c.round_id in ${ownRounds(userId)} order by c.named_at`,
  },
  {
    file: 'paper-pictures',
    from: ['paper_pictures'],
    rows: ({ userId }) => sql`
      select c.round_id, c.entry_id, c.photo_id, encode(c.jpeg, 'base64') as jpeg_in_base64 from paper_pictures c
      where c.round_id in ${ownRounds(userId)} order by c.round_id, c.entry_id`,
  },
  {
    file: 'changes-of-cards',
    from: ['round_events'],
    rows: ({ userId }) => sql`
      select e.*, e.author_id = ${userId} as by_you from round_events e
      where e.round_id in ${ownRounds(userId)} order by e.seq`,
  },
  {
    file: 'what-you-said-of-cards',
    from: ['card_objections'],
    rows: ({ userId }) => sql`
      select * from card_objections where round_id in ${ownRounds(userId)} order by round_id, at`,
  },
  {
    file: 'late-scores',
    from: ['late_scores'],
    rows: ({ userId }) => sql`
      select * from late_scores where round_id in ${ownRounds(userId)} order by round_id, received_at`,
  },
  {
    file: 'cards-you-marked',
    from: ['rounds'],
    rows: ({ userId, name }) => sql`
      select r.id, r.started_at, r.marker_name, r.marker_signature from rounds r
      where r.user_id <> ${userId} and lower(btrim(r.marker_name)) = lower(${name})
        and r.club_id in (select club_id from memberships where user_id = ${userId}) order by r.started_at`,
  },
  {
    file: 'groups',
    from: ['playing_group_members', 'playing_groups'],
    without: ['link_hash'],
    rows: ({ userId }) => sql`
      select m.group_id, m.round_id, m.place, m.added_by = ${userId} as added_by_you, m.added_at, m.left_at, g.course_id,
        g.competition_id, g.created_by = ${userId} as set_up_by_you, g.created_at
      from playing_group_members m join playing_groups g on g.id = m.group_id
      where m.user_id = ${userId} order by m.added_at`,
  },
  {
    file: 'guests-you-added',
    from: ['guests'],
    without: ['key', 'home_club'],
    rows: ({ userId }) => sql`
      select user_id, club_id, added_at from guests where added_by = ${userId} or user_id = ${userId} order by added_at`,
  },
  {
    file: 'past-results',
    from: ['past_result_rows', 'past_results'],
    rows: ({ userId }) => sql`
      select p.name as competition, p.day, p.figure, r.* from past_result_rows r
      join past_results p on p.id = r.past_result_id where r.user_id = ${userId} order by p.day, p.id`,
  },
  {
    file: 'handicap-conditions',
    from: ['playing_conditions_changes', 'playing_conditions'],
    rows: ({ userId }) => sql`
      select m.*, e.day, e.pcc, e.reason from playing_conditions_changes m
      join playing_conditions e on e.id = m.conditions_id where m.user_id = ${userId} order by e.seq`,
  },
  {
    file: 'competitions',
    from: ['competition_entries', 'competitions'],
    rows: ({ userId }) => sql`
      select e.*, c.name as competition_name, c.competition_type, c.start_date, c.end_date
      from competition_entries e join competitions c on c.id = e.competition_id
      where e.user_id = ${userId} order by c.start_date`,
  },
  {
    file: 'entry-fees-by-card',
    from: ['entry_payments'],
    without: ['account_id'],
    rows: ({ userId }) => sql`
      select p.id, p.club_id, p.competition_id, p.user_id, c.name as competition_name, p.session_id, p.intent_id, p.amount_minor, p.currency, p.state,
        p.closed_at, p.settles, p.paid_at, p.return_reason, p.return_tries, p.returned_at, p.refusal, p.asked, p.answered, p.looked_at, p.created_at
      from entry_payments p join competitions c on c.id = p.competition_id
      where p.user_id = ${userId} order by p.created_at`,
  },
  {
    file: 'results',
    from: ['result_sheets'],
    rows: ({ userId }) => sql`
      select s.competition_id, s.made_at, row.value as result from competition_entries e
      join result_sheets s on s.competition_id = e.competition_id
      cross join jsonb_array_elements(s.rows) row
      where e.user_id = ${userId} and row.value ->> 'userId' = ${userId} order by s.made_at`,
  },
  {
    file: 'teams',
    from: ['team_members', 'teams'],
    rows: ({ userId }) => sql`
      select m.*, t.name as team_name from team_members m join teams t on t.id = m.team_id
      where m.user_id = ${userId} order by m.joined_at`,
  },
  {
    file: 'start-times',
    from: ['start_places', 'start_sheets'],
    rows: ({ userId }) => sql`
      select p.*, s.published_at from start_places p join start_sheets s on s.competition_id = p.competition_id
      where p.user_id = ${userId} order by p.starts_at`,
  },
  {
    file: 'draws',
    from: ['brackets'],
    rows: ({ userId }) => sql`
      select b.competition_id, b.bracket_type, b.seeding, b.drawn_at, b.play_by, b.match_format, b.allowance_percent,
        case when b.sides is null then null else b.sides -> s.value end as your_pair, s.ordinality as your_seed
      from competition_entries e join brackets b on b.competition_id = e.competition_id
      cross join jsonb_array_elements_text(b.entrants_by_seed) with ordinality s
      where e.user_id = ${userId} and (s.value = ${userId} or b.sides -> s.value ? ${userId}) order by b.drawn_at`,
  },
  {
    file: 'matches',
    from: ['matches'],
    rows: ({ userId }) => sql`
      select m.id, m.competition_id, m.match_number, m.part, m.bracket_round, m.sources, m.result,
        m.winner_id = ${userId} as won_by_you, m.recorded_by = ${userId} as recorded_by_you, m.recorded_at, m.kept_strokes,
        m.reason, m.play_by_day
      from competition_entries e join matches m on m.competition_id = e.competition_id
      where e.user_id = ${userId} order by m.competition_id, m.match_number`,
  },
  {
    file: 'reported-results',
    from: ['match_reports'],
    rows: ({ userId }) => sql`
      select r.match_id, r.side_id = ${userId} as for_your_side, r.author_id = ${userId} as said_by_you,
        r.winner_id = ${userId} as you_won, r.result, r.reported_at
      from match_reports r where ${userId} in (r.side_id, r.author_id, r.winner_id) order by r.reported_at`,
  },
  {
    file: 'match-cards',
    from: ['match_cards', 'match_entries'],
    rows: ({ userId }) => sql`
      select c.match_id, c.player1_id = ${userId} as you_are_side_a, e.hole_number, e.kind, e.side, e.strokes_a,
        e.strokes_b, e.result, e.at, e.author_id = ${userId} as entered_by_you, e.received_at
      from match_cards c join match_entries e on e.card_id = c.id
      where ${userId} in (c.player1_id, c.player2_id, e.author_id) order by c.match_id, e.at, e.id`,
  },
  {
    file: 'cards-at-kiosks',
    from: ['kiosk_hand_ins', 'kiosks'],
    without: ['link_hash', 'token_hash'],
    rows: ({ userId }) => sql`
      select h.id, h.round_id, k.name as kiosk_name, h.at, h.disputed_at, h.dispute_reason, h.settled_at,
        h.settled_reason, h.attester_id = ${userId} as attested_by_you
      from kiosk_hand_ins h join kiosks k on k.id = h.kiosk_id
      where h.round_id in ${ownRounds(userId)} order by h.at`,
  },
  {
    file: 'actions',
    from: ['audit_log'],
    without: ['reason_salt', 'reason_hash', 'previous_hash', 'hash'],
    rows: ({ userId }) => sql`
      select * from audit_log where subject_id = ${userId} or actor_id = ${userId} order by at, club_id, seq`,
  },
]

/** Everything that holds something of a person; each becomes a JSON and a CSV file. */
export const exportTables: readonly ExportTable[] = [...allPrivacyNotes.flatMap(asNoted), ...withStatements]
