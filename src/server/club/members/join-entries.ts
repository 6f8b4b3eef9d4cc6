import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/transaction.ts'

type Move = { from: string; to: string }

/** Why two people cannot be made one now, and the competition in which they both stand. */
export type EntriesRefusal = { why: 'both_entered'; competitionName: string }

const Common = z.object({ id: z.string(), name: z.string(), isBarred: z.boolean(), bothEntered: z.boolean() })

/**
 * Makes one entry of two in each competition that both have entered: the club's one stays, with its start and fee, and the
 * card is that of whoever has one. Refused where one person cannot stand for both: two cards, two teams, a drawn bracket or a final
 * result. Gives the competitions in which a place became free. Nothing is written before all are looked at.
 */
export async function joinEntries(
  tx: Queryable,
  { from, to }: Move,
): Promise<{ refusal: EntriesRefusal } | { freed: string[] }> {
  // Both players' entries are changed under the lock of their competition, as everywhere else.
  await tx.execute(sql`
    select c.id from competitions c where c.id in (
      select a.competition_id from competition_entries a join competition_entries b using (competition_id)
      where a.user_id = ${from} and b.user_id = ${to}) order by c.id for update`)
  const { rows } = await tx.execute(sql`
    select c.id, c.name, a.status = 'entered' and b.status = 'entered' as "bothEntered",
      exists (select from rounds r join rounds s on s.competition_id = r.competition_id
          and s.round_number = r.round_number and s.user_id = ${to} and s.status <> 'abandoned'
        where r.competition_id = c.id and r.user_id = ${from} and r.status <> 'abandoned')
      or (exists (select from team_members t where t.competition_id = c.id and t.user_id = ${from})
        and exists (select from team_members t where t.competition_id = c.id and t.user_id = ${to}))
      or exists (select from brackets where brackets.competition_id = c.id)
      or exists (select from result_sheets s where s.competition_id = c.id) as "isBarred"
    from competitions c
    join competition_entries a on a.competition_id = c.id and a.user_id = ${from}
    join competition_entries b on b.competition_id = c.id and b.user_id = ${to}
    order by c.id`)
  const common = rows.map((row) => Common.parse(row))
  const barred = common.find(({ isBarred }) => isBarred)
  if (barred) return { refusal: { why: 'both_entered', competitionName: barred.name } }
  for (const { id } of common) await joinOne(tx, id, { from, to })
  return { freed: common.flatMap(({ id, bothEntered }) => (bothEntered ? [id] : [])) }
}

async function joinOne(tx: Queryable, competitionId: string, { from, to }: Move): Promise<void> {
  await tx.execute(sql`
    update competition_entries a set
      status = case when 'entered' in (a.status, b.status) then 'entered'
        when 'reserve' in (a.status, b.status) then 'reserve' else a.status end,
      arrival = least(a.arrival, b.arrival), entered_at = least(a.entered_at, b.entered_at),
      entered_by = case when a.status = 'withdrawn' then b.entered_by else a.entered_by end,
      admitted_reason = coalesce(a.admitted_reason, b.admitted_reason),
      withdrawn_at = case when b.status = 'withdrawn' then a.withdrawn_at end,
      withdrawn_by = case when b.status = 'withdrawn' then a.withdrawn_by end,
      withdrawn_reason = case when b.status = 'withdrawn' then a.withdrawn_reason end,
      fee = case when 'paid' in (a.fee, b.fee) then 'paid' when 'waived' in (a.fee, b.fee) then 'waived'
        when 'refunded' in (a.fee, b.fee) then 'refunded' else 'owed' end,
      fee_paid_minor = case when b.fee = 'paid' and a.fee <> 'paid' then b.fee_paid_minor
        else coalesce(a.fee_paid_minor, b.fee_paid_minor) end,
      plays_as = coalesce(a.plays_as, b.plays_as), division = coalesce(a.division, b.division),
      card_status = case when a.card_status = 'playing' then b.card_status else a.card_status end,
      card_reason = case when a.card_status = 'playing' then b.card_reason else a.card_reason end,
      is_card_acceptable = case when a.card_status = 'playing' then b.is_card_acceptable else a.is_card_acceptable end,
      card_set_by = case when a.card_status = 'playing' then b.card_set_by else a.card_set_by end,
      card_set_at = case when a.card_status = 'playing' then b.card_set_at else a.card_set_at end,
      card_revision = greatest(a.card_revision, b.card_revision) + 1
    from competition_entries b
    where a.competition_id = ${competitionId} and b.competition_id = ${competitionId}
      and a.user_id = ${from} and b.user_id = ${to}`)
  await tx.execute(sql`
    delete from competition_entries where competition_id = ${competitionId} and user_id = ${to}`)
  // Of two starts the one stays that the club drew for its own member.
  for (const table of ['start_places', 'start_wishes'])
    await tx.execute(sql`
      delete from ${sql.identifier(table)} a using ${sql.identifier(table)} b
      where a.competition_id = ${competitionId} and b.competition_id = ${competitionId}
        and a.user_id = ${to} and b.user_id = ${from}`)
  await tx.execute(sql`
    update start_sheets set version = version + 1, groups = (
      select jsonb_agg(jsonb_set(g, '{players}', (g -> 'players') - ${to}::text) order by at)
      from jsonb_array_elements(groups) with ordinality as t (g, at))
    where competition_id = ${competitionId} and position(${from} in groups::text) > 0
      and position(${to} in groups::text) > 0`)
}

/** Rows of which a person can have one, by the columns it is one for. Those of the one who stays, stay. */
const oneEach: readonly { table: string; person?: string; columns: readonly string[] }[] = [
  { table: 'notices', columns: ['event_key'] },
  { table: 'notices_off', columns: ['kind'] },
  { table: 'playing_conditions_changes', columns: ['conditions_id'] },
  { table: 'handicap_corrections', columns: ['correction'] },
  { table: 'round_scorers', columns: ['round_id'] },
  { table: 'playing_group_members', columns: ['group_id'] },
  { table: 'desk_helpers', columns: ['competition_id'] },
  { table: 'guardians', columns: [] },
  { table: 'memberships', columns: ['club_id'] },
  { table: 'member_match_answers', person: 'member_id', columns: ['club_id', 'listed_id'] },
]

/**
 * Takes away what both have and one person can have only once, so that the rest can be moved. `clubId`: their memberships there are
 * joined by themselves. What an account has asked to take along is of that account.
 */
export async function dropDoubles(
  tx: Queryable,
  { from, to, clubId }: Move & { clubId: string },
): Promise<void> {
  for (const { table, person = 'user_id', columns } of oneEach) {
    const same = columns.map((column) => sql`and a.${sql.identifier(column)} = b.${sql.identifier(column)}`)
    const elsewhere = table === 'memberships' ? sql`and a.club_id <> ${clubId}` : sql``
    await tx.execute(sql`
      delete from ${sql.identifier(table)} a using ${sql.identifier(table)} b
      where a.${sql.identifier(person)} = ${from} and b.${sql.identifier(person)} = ${to}
      ${sql.join(same, sql` `)} ${elsewhere}`)
  }
  await tx.execute(sql`delete from data_exports where user_id = ${from}`)
}
