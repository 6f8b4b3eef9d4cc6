import { type SQL, sql } from 'drizzle-orm'
import { FORMER_MEMBER, TAKEN_OUT, formerMember } from '#contract/club/former-member.ts'
import { recordAction } from '../../../platform/audit/audit.store.ts'
import { allPrivacyNotes } from '../../../platform/db/all-privacy-notes.ts'
import type { ErasureEffect } from '../../../platform/db/privacy-notes.ts'
import type { Transaction } from '../../../platform/db/transaction.ts'
import { renameInMatches, renameInSheets, renameInTeams } from './rename-in-results.ts'
import type { ErasedPerson } from './erased-person.ts'

type Step = {
  table: string
  effect: Exclude<ErasureEffect, 'stays' | 'none'>
  /** Columns as the store names them; a row that goes takes all of its columns along. */
  columns?: readonly string[]
  run: (tx: Transaction, person: ErasedPerson) => Promise<unknown>
}

const statement =
  (text: (person: ErasedPerson) => SQL): Step['run'] =>
  (tx, person) =>
    tx.execute(text(person))

/** Nothing contains an empty text here: a person with a namesake has no name to look for. */
const contains = (column: SQL, text: string) => sql`(${text} <> '' and position(${text} in ${column}) > 0)`

/** Matches the person's full name as a marker wrote it. */
const isTheirName = (column: SQL, { name }: ErasedPerson) =>
  sql`(${name} <> '' and lower(btrim(${column})) = lower(${name}))`

const theirClubs = ({ clubIds }: ErasedPerson) => sql`any(${sql.param(clubIds)}::text[])`

/**
 * Rows that go: those that take a statement of their own, and those of the tables whose notes say `deletedBy`. Files of
 * theirs are noted first, for the job that removes them.
 */
const rowsThatGo: Step[] = [
  {
    table: 'rounds',
    effect: 'goes',
    // No card of the club: nobody else has seen it.
    columns: ['watch_round_id'],
    run: statement(
      ({ userId }) => sql`delete from rounds where user_id = ${userId} and watch_round_id is not null`,
    ),
  },
  {
    table: 'push_deliveries',
    effect: 'goes',
    run: statement(
      ({ userId }) => sql`
        delete from push_deliveries where notice_id in (select id from notices where user_id = ${userId})`,
    ),
  },
  {
    table: 'photos',
    effect: 'goes',
    run: statement(
      ({ userId, now }) => sql`
        with gone as (delete from photos where owner_id = ${userId} returning id)
        insert into file_removals (kind, name, created_at, next_try_at)
        select 'photo', id, ${now}, ${now} from gone on conflict do nothing`,
    ),
  },
  {
    table: 'data_exports',
    effect: 'goes',
    run: statement(
      ({ userId, now }) => sql`
        with gone as (delete from data_exports where user_id = ${userId} returning id)
        insert into file_removals (kind, name, created_at, next_try_at)
        select 'export', id, ${now}, ${now} from gone on conflict do nothing`,
    ),
  },
  {
    table: 'mails',
    effect: 'goes',
    run: statement(
      ({ userId, email, name, now }) => sql`
        with gone as (
          delete from mails where recipient = ${email}
            or ${contains(sql`event_key`, userId)}
            or ${contains(sql`coalesce(content::text, '')`, name)} returning id)
        insert into file_removals (kind, name, created_at, next_try_at)
        select 'mail', id, ${now}, ${now} from gone on conflict do nothing`,
    ),
  },
  {
    table: 'invitations',
    effect: 'goes',
    run: statement(
      ({ userId, email }) => sql`delete from invitations where email = ${email} or accepted_by = ${userId}`,
    ),
  },
  {
    table: 'rate_limits',
    effect: 'goes',
    run: statement(
      ({ userId, email }) =>
        sql`delete from rate_limits where ${contains(sql`key`, email)} or ${contains(sql`key`, userId)}`,
    ),
  },
  {
    table: 'verifications',
    effect: 'goes',
    run: statement(
      ({ userId, email }) => sql`
        delete from verifications where ${contains(sql`identifier`, email)} or ${contains(sql`value`, email)}
          or ${contains(sql`value`, userId)}`,
    ),
  },
  // No row of these keeps another's from going: test/privacy.test.ts looks at the foreign keys between them.
  ...allPrivacyNotes.flatMap(({ table, deletedBy }): Step[] =>
    deletedBy === undefined
      ? []
      : [
          {
            table,
            effect: 'goes',
            run: statement(
              ({ userId }) =>
                sql`delete from ${sql.identifier(table)} where ${sql.identifier(deletedBy)} = ${userId}`,
            ),
          },
        ],
  ),
  {
    table: 'member_match_answers',
    effect: 'goes',
    run: statement(
      ({ userId }) =>
        sql`delete from member_match_answers where member_id = ${userId} or listed_id = ${userId}`,
    ),
  },
  {
    // With all that it keeps of the record that went, and that could come back by it.
    table: 'member_merges',
    effect: 'goes',
    run: statement(
      ({ userId }) => sql`
        with recursive theirs as (
          select id, gone_id from member_merges where kept_id = ${userId} or gone_id = ${userId}
          union select m.id, m.gone_id from member_merges m join theirs t on m.kept_id = t.gone_id)
        delete from member_merges where id in (select id from theirs)`,
    ),
  },
]

const ownCards: Step[] = [
  {
    table: 'card_objections',
    effect: 'goes',
    run: statement(
      ({ userId }) =>
        sql`delete from card_objections where round_id in (select id from rounds where user_id = ${userId})`,
    ),
  },
  {
    table: 'late_scores',
    effect: 'goes',
    run: statement(({ userId }) => sql`delete from late_scores where author_id = ${userId}`),
  },
  {
    // Those of photos that the person took have gone with the photos.
    table: 'paper_pictures',
    effect: 'goes',
    run: statement(
      ({ userId }) =>
        sql`delete from paper_pictures where round_id in (select id from rounds where user_id = ${userId})`,
    ),
  },
  {
    table: 'rounds',
    effect: 'emptied',
    columns: ['marker_name', 'marker_signature', 'scorecard_photo'],
    // A sign stays where a partner signed, so that a card which was attested is not doubted as one that never was.
    run: statement(
      ({ userId }) => sql`
        update rounds set scorecard_photo = null,
          marker_name = case when marker_name is null then null else ${TAKEN_OUT} end,
          marker_signature = case when marker_signature is null then null else ${TAKEN_OUT} end
        where user_id = ${userId}`,
    ),
  },
  {
    table: 'marker_cards',
    effect: 'emptied',
    columns: ['refusal'],
    run: statement(
      ({ userId }) => sql`
        update marker_cards set refusal = null
        where refusal is not null and (marker_id = ${userId}
          or round_id = any(array(select id from rounds where user_id = ${userId})))`,
    ),
  },
  {
    table: 'round_events',
    effect: 'replaced',
    columns: ['reason', 'before', 'after'],
    run: statement(
      ({ userId }) => sql`
        update round_events e set reason = ${TAKEN_OUT}, before = ${unsigned(sql`e.before`)}, after = ${unsigned(sql`e.after`)}
        from rounds r where r.id = e.round_id and r.user_id = ${userId}`,
    ),
  },
  {
    table: 'kiosk_hand_ins',
    effect: 'emptied',
    columns: ['dispute_reason', 'settled_reason'],
    run: statement(
      ({ userId }) => sql`
        update kiosk_hand_ins h set dispute_reason = null, settled_reason = null
        from rounds r where r.id = h.round_id and r.user_id = ${userId}`,
    ),
  },
  {
    table: 'competition_entries',
    effect: 'emptied',
    columns: ['card_reason', 'admitted_reason', 'withdrawn_reason'],
    run: statement(
      ({ userId }) => sql`
        update competition_entries set card_reason = null, admitted_reason = null, withdrawn_reason = null
        where user_id = ${userId}
          and coalesce(card_reason, admitted_reason, withdrawn_reason) is not null`,
    ),
  },
]

/** Where the person marked the cards of others, or is named in what was written about those. */
const cardsOfOthers: Step[] = [
  {
    table: 'rounds',
    effect: 'emptied',
    columns: [],
    run: statement(
      (person) => sql`
        update rounds set marker_name = ${FORMER_MEMBER},
          marker_signature = case when marker_signature is null then null else ${TAKEN_OUT} end
        where club_id = ${theirClubs(person)} and ${isTheirName(sql`marker_name`, person)}`,
    ),
  },
  {
    table: 'round_events',
    effect: 'replaced',
    columns: [],
    run: statement(
      (person) => sql`
        update round_events e set reason = replace(e.reason, ${person.name}, ${FORMER_MEMBER}),
          before = ${renamedMarker(sql`e.before`, person)}, after = ${renamedMarker(sql`e.after`, person)}
        from rounds r where r.id = e.round_id and r.club_id = ${theirClubs(person)}
          and (${contains(sql`e.reason`, person.name)}
            or ${isTheirName(sql`e.before #>> '{attestation,markerName}'`, person)}
            or ${isTheirName(sql`e.after #>> '{attestation,markerName}'`, person)})`,
    ),
  },
  {
    table: 'competition_entries',
    effect: 'emptied',
    columns: [],
    run: statement(
      (person) => sql`
        update competition_entries e set card_reason = replace(e.card_reason, ${person.name}, ${FORMER_MEMBER}),
          admitted_reason = replace(e.admitted_reason, ${person.name}, ${FORMER_MEMBER}),
          withdrawn_reason = replace(e.withdrawn_reason, ${person.name}, ${FORMER_MEMBER})
        from competitions c where c.id = e.competition_id and c.club_id = ${theirClubs(person)}
          and ${contains(sql`concat_ws(' ', e.card_reason, e.admitted_reason, e.withdrawn_reason)`, person.name)}`,
    ),
  },
  {
    table: 'kiosk_hand_ins',
    effect: 'emptied',
    columns: [],
    run: statement(
      (person) => sql`
        update kiosk_hand_ins h set dispute_reason = replace(h.dispute_reason, ${person.name}, ${FORMER_MEMBER}),
          settled_reason = replace(h.settled_reason, ${person.name}, ${FORMER_MEMBER})
        from rounds r where r.id = h.round_id and r.club_id = ${theirClubs(person)}
          and (${contains(sql`coalesce(h.dispute_reason, '')`, person.name)}
            or ${contains(sql`coalesce(h.settled_reason, '')`, person.name)})`,
    ),
  },
  {
    table: 'card_objections',
    effect: 'goes',
    columns: [],
    run: statement(
      (person) => sql`
        update card_objections set reason = replace(reason, ${person.name}, ${FORMER_MEMBER}),
          answer = replace(answer, ${person.name}, ${FORMER_MEMBER})
        where club_id = ${theirClubs(person)}
          and (${contains(sql`coalesce(reason, '')`, person.name)} or ${contains(sql`coalesce(answer, '')`, person.name)})`,
    ),
  },
  {
    table: 'matches',
    effect: 'replaced',
    columns: ['reason'],
    run: statement(
      (person) => sql`
        update matches m set reason = replace(m.reason, ${person.name}, ${FORMER_MEMBER})
        from competitions c where c.id = m.competition_id and c.club_id = ${theirClubs(person)}
          and ${contains(sql`coalesce(m.reason, '')`, person.name)}`,
    ),
  },
  {
    table: 'playing_conditions',
    effect: 'replaced',
    columns: ['reason'],
    run: statement(
      (person) => sql`
        update playing_conditions set reason = replace(reason, ${person.name}, ${FORMER_MEMBER})
        where club_id = ${theirClubs(person)} and ${contains(sql`reason`, person.name)}`,
    ),
  },
  {
    table: 'term_corrections',
    effect: 'replaced',
    columns: ['reason'],
    run: statement(
      (person) => sql`
        update term_corrections set reason = replace(reason, ${person.name}, ${FORMER_MEMBER})
        where club_id = ${theirClubs(person)} and ${contains(sql`reason`, person.name)}`,
    ),
  },
  {
    table: 'rounds_elsewhere',
    effect: 'goes',
    columns: [],
    run: statement(
      (person) => sql`
        update rounds_elsewhere set refused_reason = replace(refused_reason, ${person.name}, ${FORMER_MEMBER}),
          taken_off_reason = replace(taken_off_reason, ${person.name}, ${FORMER_MEMBER}),
          note = replace(note, ${person.name}, ${FORMER_MEMBER}),
          marker_name = case when ${isTheirName(sql`marker_name`, person)} then ${FORMER_MEMBER} else marker_name end
        where club_id = ${theirClubs(person)}
          and (${contains(sql`concat_ws(' ', refused_reason, taken_off_reason, note)`, person.name)}
            or ${isTheirName(sql`marker_name`, person)})`,
    ),
  },
  ...['handicap_entries', 'handicap_rulings', 'handicap_decisions', 'late_scores'].map((table): Step => ({
    table,
    effect: 'goes',
    columns: [],
    run: statement(
      (person) => sql`
        update ${sql.identifier(table)} set reason = replace(reason, ${person.name}, ${FORMER_MEMBER})
        where club_id = ${theirClubs(person)} and ${contains(sql`coalesce(reason, '')`, person.name)}`,
    ),
  })),
]

const clubsAndResults: Step[] = [
  {
    table: 'handicap_decisions',
    effect: 'goes',
    columns: [],
    run: statement(
      (person) => sql`
        update handicap_decisions set hearing = replace(hearing, ${person.name}, ${FORMER_MEMBER})
        where club_id = ${theirClubs(person)} and ${contains(sql`coalesce(hearing, '')`, person.name)}`,
    ),
  },
  {
    table: 'player_messages',
    effect: 'replaced',
    columns: ['text'],
    run: statement(
      (person) => sql`
        update player_messages m set text = replace(m.text, ${person.name}, ${FORMER_MEMBER})
        from competitions c where c.id = m.competition_id and c.club_id = ${theirClubs(person)}
          and ${contains(sql`m.text`, person.name)}`,
    ),
  },
  { table: 'teams', effect: 'replaced', columns: ['name'], run: renameInTeams },
  {
    table: 'champions',
    effect: 'replaced',
    columns: ['winner'],
    run: statement(
      (person) => sql`
        update champions set winner = replace(winner, ${person.name}, ${FORMER_MEMBER})
        where club_id = ${theirClubs(person)} and ${contains(sql`coalesce(winner, '')`, person.name)}`,
    ),
  },
  {
    // The name as the club's table wrote it, also where it chose nobody for it.
    table: 'past_result_rows',
    effect: 'replaced',
    columns: ['name', 'user_id'],
    run: statement(
      (person) => sql`
        update past_result_rows set name = ${FORMER_MEMBER}, user_id = null
        where user_id = ${person.userId}
          or (club_id = ${theirClubs(person)} and ${isTheirName(sql`name`, person)})`,
    ),
  },
  { table: 'result_sheets', effect: 'replaced', columns: ['rows', 'cards'], run: renameInSheets },
  { table: 'matches', effect: 'replaced', columns: ['kept_strokes'], run: renameInMatches },
  {
    table: 'invitations',
    effect: 'emptied',
    columns: ['message'],
    run: statement(({ userId }) => sql`update invitations set message = null where invited_by = ${userId}`),
  },
  {
    table: 'clubs',
    effect: 'emptied',
    columns: ['email'],
    run: statement(({ email }) => sql`update clubs set email = null where lower(email) = ${email}`),
  },
]

/** After the account, because the store gives these up only with it. */
const agreed: Step[] = [
  {
    table: 'consents',
    effect: 'goes',
    run: statement(({ userId }) => sql`delete from consents where user_id = ${userId}`),
  },
]

/** Says so in the log of each club, whose store gives reasons up only then. Last, because it holds the clubs' logs. */
const auditLog: Step[] = [
  {
    table: 'audit_log',
    effect: 'emptied',
    columns: ['reason', 'reason_salt'],
    run: async (tx, { userId, name, clubIds, now, requestId }) => {
      for (const clubId of [...clubIds].sort())
        await recordAction({ now: () => now }, tx, {
          by: null,
          clubId,
          action: 'member.erased',
          objectId: userId,
          requestId,
        })
      await tx.execute(sql`
        update audit_log set reason = null, reason_salt = null
        where club_id = any(${sql.param(clubIds)}::text[]) and reason is not null
          and (subject_id = ${userId} or ${contains(sql`reason`, name)})`)
    },
  },
]

const account: Step[] = [
  {
    table: 'users',
    effect: 'replaced',
    columns: ['name', 'first_name', 'last_name', 'email'],
    run: statement(
      ({ userId, now }) => sql`
        update users set name = ${FORMER_MEMBER}, first_name = ${formerMember.firstName},
          last_name = ${formerMember.lastName}, email = ${erasedAddress(userId)}, updated_at = ${now}, erased_at = ${now}
        where id = ${userId}`,
    ),
  },
  {
    table: 'users',
    effect: 'emptied',
    columns: [
      ...[
        'email_verified',
        'email_bounced_at',
        'image',
        'gender',
        'usual_tee_name',
        'usual_tee_color',
        'handicap_index',
      ],
      ...[
        'sign_up_role',
        'current_club_id',
        'awaiting_club_id',
        'agreed_terms',
        'typed_club_code',
        'club_code_refusal',
        'language',
      ],
    ],
    run: statement(
      ({ userId }) => sql`
        update users set email_verified = false, email_bounced_at = null, image = null, gender = null, usual_tee_name = null,
          usual_tee_color = null, handicap_index = null, sign_up_role = null, current_club_id = null,
          awaiting_club_id = null, agreed_terms = null, typed_club_code = null, club_code_refusal = null, language = null
        where id = ${userId}`,
    ),
  },
]

/**
 * Everything that deleting an account changes, in this order. The notes beside the tables have the same columns with the
 * same effects, which test/privacy.test.ts checks. A step without columns does to other people's rows what the notes say
 * of the person's own.
 */
export const erasurePlan: readonly Step[] = [
  ...rowsThatGo,
  ...ownCards,
  ...cardsOfOthers,
  ...clubsAndResults,
  ...account,
  ...agreed,
  ...auditLog,
]

/** RFC 2606 keeps this ending free, so no mail ever reaches anybody. */
export function erasedAddress(userId: string): string {
  return `${userId.toLowerCase()}@erased.invalid`
}

/** A card's state without the name and signature of its marker; null stays null. */
function unsigned(state: SQL): SQL {
  return sql`case when jsonb_typeof(${state} -> 'attestation') = 'object'
    then jsonb_set(${state}, '{attestation}', (${state} -> 'attestation') || '{"markerName": null, "markerSignature": null}')
    else ${state} end`
}

function renamedMarker(state: SQL, person: ErasedPerson): SQL {
  return sql`case when ${isTheirName(sql`${state} #>> '{attestation,markerName}'`, person)}
    then jsonb_set(${state}, '{attestation}', (${state} -> 'attestation')
      || jsonb_build_object('markerName', ${FORMER_MEMBER}::text, 'markerSignature', null))
    else ${state} end`
}
