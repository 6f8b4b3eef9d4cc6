import { sql } from 'drizzle-orm'
import { entriesDigest } from '../db/entries-digest.ts'
import { holeEntries, rounds } from '../db/tables/rounds.ts'
import type { Queryable } from '../db/transaction.ts'

export type ChainCheck = { entries: number; lastHash: string | null; brokenAt: number | null }

/**
 * Computes the hashes of a club's log again, in one pass over its rows. `brokenAt` is the first number whose row was
 * changed, or before which one is missing; when rows are missing at the end, it is the number after the last one.
 */
export async function checkChain(db: Queryable, clubId: string): Promise<ChainCheck> {
  const { rows } = await db.execute<{
    entries: number
    broken: string | null
    last_seq: string | null
    last_hash: string | null
    head_seq: string | null
    head_hash: string | null
  }>(sql`
    with checked as (
      select l.seq, l.hash,
        l.seq <> coalesce(lag(l.seq) over in_order, 0) + 1
        or l.previous_hash <> coalesce(lag(l.hash) over in_order, '')
        or l.hash <> audit_row_hash(l)
        or (l.reason is not null and l.reason_hash is distinct from audit_reason_hash(l.reason_salt, l.reason)) as is_broken
      from audit_log l where l.club_id = ${clubId} window in_order as (order by l.seq)
    ), ends as (
      select count(*)::int as entries, min(seq) filter (where is_broken) as broken, max(seq) as last_seq,
        (array_agg(hash order by seq desc))[1] as last_hash from checked
    )
    select ends.*, h.seq as head_seq, h.hash as head_hash
    from ends left join audit_heads h on h.club_id = ${clubId}`)
  const found = rows[0]
  if (!found) throw new Error('An aggregate has always a row')
  const { entries, broken, last_seq, last_hash, head_seq, head_hash } = found
  const isWhole = Number(last_seq ?? 0) === Number(head_seq ?? 0) && (last_hash ?? '') === (head_hash ?? '')
  const brokenAt = broken === null ? (isWhole ? null : Number(last_seq ?? 0) + 1) : Number(broken)
  return { entries, lastHash: last_hash, brokenAt }
}

const MOST_NAMED = 100

/** SQL: the partition of the round's season is in the store, or the season is too new to have one. */
const hasItsEntries = sql`(select bool_or(p.year = ${rounds.season}) or max(p.year) < ${rounds.season} from (
  select substring(inhrelid::regclass::text from '\\d+$')::int as year from pg_inherits where inhparent = 'hole_entries'::regclass) p)`

/**
 * Rebuilds every card of a club from its log of hole entries, the latest of each hole that the paper does not say,
 * and compares it with the card that counts; and compares the digest that the audit log has of each card that is handed in with its entries now.
 * Cards of a season whose entries an operator has taken out of the store are neither compared nor counted.
 */
export async function checkCards(
  db: Queryable,
  clubId: string,
): Promise<{ cards: number; brokenRounds: string[] }> {
  const cards = await db.execute<{ cards: number }>(
    sql`select count(*)::int as cards from rounds where club_id = ${clubId} and ${hasItsEntries}`,
  )
  const { rows } = await db.execute<{ id: string }>(sql`
    with own as (select id, season, status from rounds where club_id = ${clubId} and ${hasItsEntries}), replayed as (
      select distinct on (e.round_id, e.hole_number) e.round_id, e.hole_number, e.id as entry_id, e.result, e.strokes, e.author_id
      from hole_entries e join own on own.id = e.round_id and own.season = e.season where e.source <> 'paper'
      order by e.round_id, e.hole_number, e.at desc, e.id collate "C" desc
    ), counting as (
      select s.round_id, s.hole_number, s.entry_id, s.result, s.strokes, s.author_id
      from hole_scores s join own on own.id = s.round_id
    ), different as (
      (select * from replayed except select * from counting)
      union all
      (select * from counting except select * from replayed)
    ), kept as (
      select distinct on (object_id) object_id, after ->> 'entriesDigest' as digest from audit_log
      where club_id = ${clubId} and object_kind = 'round' order by object_id, seq desc
    ), digests as (
      select own.id, kept.digest, (select ${entriesDigest} from ${holeEntries} where ${holeEntries.roundId} = own.id and ${holeEntries.season} = own.season) as present
      from own join kept on kept.object_id = own.id where own.status = 'submitted'
    )
    select round_id as id from different
    union
    select id from digests where digest is distinct from present
    limit ${MOST_NAMED}`)
  return { cards: cards.rows[0]?.cards ?? 0, brokenRounds: rows.map(({ id }) => id) }
}
