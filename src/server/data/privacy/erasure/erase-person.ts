import { sql } from 'drizzle-orm'
import { fullName } from '#contract/club/former-member.ts'
import type { Transaction } from '../../../platform/db/transaction.ts'
import { leaveClub } from '../../../card/card.ts'
import type { Services } from '../../../platform/deps.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { ErasedPerson } from './erased-person.ts'
import { erasurePlan } from './erasure-plan.ts'

/**
 * Deletes an account for good, in the caller's transaction: docs/privacy.md says what becomes of each column. Every
 * process is told, so that the person's streams and sessions end and boards show the neutral name.
 */
export async function erasePerson(
  services: Pick<Services, 'feed' | 'now'> & Partial<Pick<Services, 'config'>>,
  tx: Transaction,
  { userId, requestId }: { userId: string; requestId: string },
): Promise<void> {
  const { feed, now } = services
  const person = { ...(await findErased(tx, userId, now())), requestId }
  await requireHandedOver(tx, person)
  for (const clubId of [...person.clubIds].sort())
    await leaveClub(services, tx, { clubId, userId, by: userId })
  const competitions = await tx.execute<{ id: string }>(sql`
    select competition_id as id from competition_entries where user_id = ${userId}
    union select competition_id from team_members where user_id = ${userId} order by 1`)
  for (const step of erasurePlan) await step.run(tx, person)
  for (const { id } of competitions.rows) await feed.announce(tx, { kind: 'competition', competitionId: id })
  await feed.announce(tx, { kind: 'person', userId })
}

async function findErased(
  tx: Transaction,
  userId: string,
  now: Date,
): Promise<Omit<ErasedPerson, 'requestId'>> {
  const found = await tx.execute<{ first_name: string; last_name: string; email: string; erased: boolean }>(
    sql`select first_name, last_name, email, erased_at is not null as erased from users where id = ${userId} for update`,
  )
  const row = found.rows[0]
  if (!row || row.erased) throw new AppError('not_found')
  const clubs = await tx.execute<{ id: string }>(sql`
    select club_id as id from memberships where user_id = ${userId}
    union select club_id from rounds where user_id = ${userId}
    union select club_id from handicap_entries where user_id = ${userId}`)
  const teams = await tx.execute<{ id: string }>(
    sql`select team_id as id from team_members where user_id = ${userId}`,
  )
  const clubIds = clubs.rows.map(({ id }) => id)
  const person = { firstName: row.first_name, lastName: row.last_name }
  const name = fullName(person)
  return {
    userId,
    ...person,
    email: row.email,
    clubIds,
    now,
    teamIds: teams.rows.map(({ id }) => id),
    name: (await hasNamesake(tx, { userId, name, clubIds })) ? '' : name,
  }
}

/** Somebody else of the same name in one of the clubs: what is written about that name may be about them. */
async function hasNamesake(
  tx: Transaction,
  { userId, name, clubIds }: { userId: string; name: string; clubIds: string[] },
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from memberships m join users u on u.id = m.user_id
    where m.club_id = any(${sql.param(clubIds)}::text[]) and u.id <> ${userId}
      and lower(btrim(u.first_name || ' ' || u.last_name)) = lower(${name}) limit 1`)
  return rows.length > 0
}

/** A club with other members keeps an administrator: the last one names another first. */
async function requireHandedOver(tx: Transaction, { userId, clubIds }: ErasedPerson): Promise<void> {
  // Held until the end, so that two administrators cannot go at once.
  await tx.execute(
    sql`select 1 from clubs where id = any(${sql.param(clubIds)}::text[]) order by id for update`,
  )
  const { rows } = await tx.execute<{ id: string; name: string }>(sql`
    select c.id, c.name from memberships own join clubs c on c.id = own.club_id
    where own.user_id = ${userId} and own.role = 'club_admin' and own.status = 'active'
      and exists (select 1 from memberships m where m.club_id = c.id and m.user_id <> ${userId}
        and m.status in ('active', 'pending'))
      and not exists (select 1 from memberships m where m.club_id = c.id and m.user_id <> ${userId}
        and m.role = 'club_admin' and m.status = 'active')
    order by c.name`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new AppError('hand_over_first', {
    message: `You are the last administrator of ${names}. Make another member an administrator, then delete your account.`,
    details: { clubs: rows },
  })
}
