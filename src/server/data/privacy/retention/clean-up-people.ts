import { type SQL, sql } from 'drizzle-orm'
import { TAKEN_OUT } from '#contract/club/former-member.ts'
import type { KeepConfig } from '../../data-settings.ts'
import type { Transaction } from '../../../platform/db/transaction.ts'
import type { Services } from '../../../platform/deps.ts'
import { isSigned, photoGoesAt, signatureGoesAt } from './goes-at.ts'

const DAY_MS = 24 * 3_600_000
const AT_ONCE = 500
/** Any number that nothing else locks: one process at a time cleans up. */
const LOCK = 7_243_001

type Step = { what: string; run: (now: Date, keep: KeepConfig) => SQL }

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Files of the rows that go are noted, for the job that removes them. */
const withFiles = (kind: 'photo' | 'export' | 'mail', gone: SQL, now: Date) => sql`
  with gone as (${gone} returning id)
  insert into file_removals (kind, name, created_at, next_try_at) select ${kind}, id, ${now}, ${now} from gone
  on conflict (kind, name) do update set next_try_at = excluded.next_try_at`

/** Each step handles a portion and is repeated until there is nothing left of it, so it can be cut off at any time. */
const steps: readonly Step[] = [
  {
    what: 'signatures',
    run: (now, keep) => sql`
      with old as (
        select r.id from rounds r join clubs c on c.id = r.club_id
        where ${isSigned} and ${signatureGoesAt(keep)} < ${now}
        limit ${AT_ONCE} for update of r skip locked),
      history as (
        update round_events e set before = ${withoutSignature(sql`e.before`)}, after = ${withoutSignature(sql`e.after`)}
        from old where e.round_id = old.id)
      update rounds r set marker_signature = ${TAKEN_OUT} from old where r.id = old.id`,
  },
  {
    what: 'photos',
    run: (now, keep) => sql`
      with old as (
        select p.id, p.round_id from photos p join rounds r on r.id = p.round_id join clubs c on c.id = r.club_id
        where p.state = 'attached' and ${photoGoesAt(keep)} < ${now}
        limit ${AT_ONCE} for update of p skip locked),
      named as (update rounds r set scorecard_photo = null from old where r.id = old.round_id),
      gone as (delete from photos p using old where p.id = old.id returning p.id)
      insert into file_removals (kind, name, created_at, next_try_at) select 'photo', id, ${now}, ${now} from gone
      on conflict (kind, name) do update set next_try_at = excluded.next_try_at`,
  },
  {
    what: 'mails',
    run: (now, keep) =>
      withFiles(
        'mail',
        sql`delete from mails where id in (select id from mails
          where coalesce(sent_at, given_up_at) < ${before(now, keep.mailDays)} limit ${AT_ONCE})`,
        now,
      ),
  },
  {
    what: 'archives',
    run: (now) =>
      withFiles(
        'export',
        sql`delete from data_exports where id in (select id from data_exports
          where expires_at < ${now} and state <> 'running' limit ${AT_ONCE})`,
        now,
      ),
  },
  {
    what: 'codes',
    run: (now) => sql`
      delete from email_codes where (user_id, purpose) in (select user_id, purpose from email_codes
        where expires_at < ${before(now, 1)} limit ${AT_ONCE})`,
  },
  {
    what: 'choices before sign-in',
    run: (now) => sql`
      delete from sign_in_preferences where token_hash in (select token_hash from sign_in_preferences
        where expires_at < ${now} limit ${AT_ONCE})`,
  },
  {
    // A guest who entered a competition stands in its result, as long as that is kept.
    what: 'guests',
    run: (now, keep) => sql`
      delete from users where id in (select g.user_id from guests g
        where g.added_at < ${before(now, keep.guestDays)}
          and not exists (select 1 from competition_entries e where e.user_id = g.user_id) limit ${AT_ONCE})`,
  },
  {
    what: 'sessions',
    run: (now) => sql`
      delete from sessions where id in (select id from sessions where expires_at < ${before(now, 1)} limit ${AT_ONCE})`,
  },
]

/**
 * Deletes what has been kept long enough. Of several processes one does it; the others find the lock taken and leave it.
 * Answers how much of each went.
 */
export async function cleanUpPeople({
  db,
  now,
  config,
}: Pick<Services, 'db' | 'now' | 'config'>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { what, run } of steps)
    for (;;) {
      const count = await db.transaction(async (tx) =>
        (await isOurTurn(tx)) ? ((await tx.execute(run(now(), config.keep))).rowCount ?? 0) : 0,
      )
      counts[what] = (counts[what] ?? 0) + count
      if (count < AT_ONCE) break
    }
  return counts
}

async function isOurTurn(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}::bigint) as free`,
  )
  return rows[0]?.free === true
}

function withoutSignature(state: SQL): SQL {
  return sql`case when jsonb_typeof(${state} -> 'attestation') = 'object'
    then jsonb_set(${state}, '{attestation,markerSignature}', 'null') else ${state} end`
}
