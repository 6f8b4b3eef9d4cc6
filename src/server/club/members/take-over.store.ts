import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { clubs, memberships } from '../../platform/db/tables/clubs.ts'
import { rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import type { Queryable, Transaction } from '../../platform/db/transaction.ts'
import type { RoomEvents } from '../../platform/room-events.ts'
import { CHANGE_CHANNEL, encodeChange } from '../../platform/live/change-feed.ts'
import type { ClubEvents } from '../club-events.ts'
import { dropDoubles, joinEntries, type EntriesRefusal } from './join-entries.ts'

export type ListedMembership = typeof memberships.$inferSelect

/** Who is in a club's list under this address and has no account yet; locked. */
export function lockListedMember(
  tx: Queryable,
  { clubId, email }: { clubId: string; email: string },
): Promise<ListedMembership | undefined> {
  return lockListed(tx, clubId, eq(memberships.listedEmail, email.toLowerCase()))
}

/** The line of the list by the person's id; undefined once it has an account or is gone. Locked. */
export function lockListedPerson(
  tx: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<ListedMembership | undefined> {
  return lockListed(tx, clubId, eq(memberships.userId, userId))
}

async function lockListed(tx: Queryable, clubId: string, known: SQL): Promise<ListedMembership | undefined> {
  const rows = await tx
    .select()
    .from(memberships)
    .where(
      and(eq(memberships.clubId, clubId), known, memberships.hasNoAccount, ne(memberships.status, 'removed')),
    )
    .for('update')
  return rows[0]
}

/** Why two people cannot be made one now: both have a card in play, or both stand in one competition. */
export type TakeOverRefusal = { why: 'both_play' } | EntriesRefusal

/** What came of it; `freed` are the competitions of which the person gave a second place back. */
export type TakenOver = { refusal: TakeOverRefusal } | { refusal?: undefined; freed: readonly string[] }

/** Whoever keeps the handicap records follows. */
type Joining = { events: RoomEvents<ClubEvents> }

/**
 * Makes the person of an imported line and the account that is theirs one person, the account: membership, rounds, entries
 * and handicap record become the account's, and the person without an account is gone. Their index becomes the
 * account's unless another club keeps that one (D31). Part of the transaction that joins the account. A refusal leaves
 * everything as it was.
 */
export async function takeOver(
  services: Joining,
  tx: Transaction,
  { listed, userId }: { listed: ListedMembership; userId: string },
): Promise<TakenOver> {
  const { clubId } = listed
  return becomeOne(services, tx, {
    from: listed.userId,
    to: userId,
    clubId,
    isListed: true,
    joinPlaces: () => joinMemberships(tx, { listed, userId }),
  })
}

/**
 * Makes two people of one club one: `to`, with everything of both. Where both have said the same of themselves, or the club of
 * both, what `to` has stays. A guest's place at the club is gone with the guest. A refusal leaves everything as it was.
 */
export function foldInto(
  services: Joining,
  tx: Transaction,
  { from, to, clubId }: Move & { clubId: string },
): Promise<TakenOver> {
  return becomeOne(services, tx, {
    from,
    to,
    clubId,
    isListed: false,
    joinPlaces: () => foldPlaces(tx, { from, to, clubId }),
  })
}

type BecomingOne = Move & { clubId: string; isListed: boolean; joinPlaces: () => Promise<void> }

async function becomeOne(
  { events }: Joining,
  tx: Transaction,
  { from, to, clubId, isListed, joinPlaces }: BecomingOne,
): Promise<TakenOver> {
  if (await bothPlay(tx, { from, to })) return { refusal: { why: 'both_play' } }
  const joined = await joinEntries(tx, { from, to })
  if ('refusal' in joined) return joined
  await dropDoubles(tx, { from, to, clubId })
  const [person] = await tx.select().from(users).where(eq(users.id, from)).for('update')
  const [account] = await tx.select().from(users).where(eq(users.id, to)).for('update')
  if (!person || !account) throw new Error(`Person ${from} or ${to} vanished under their lock`)
  const competitionIds = await competitionsOf(tx, from)
  const isKeptElsewhere = account.handicapIndex !== null && (await playsElsewhere(tx, { clubId, userId: to }))
  await joinPlaces()
  await events.publish(tx, 'peopleJoined', {
    from: { userId: from, handicapIndex: person.handicapIndex },
    to: { userId: to, handicapIndex: account.handicapIndex },
    isListed,
    isKeptElsewhere,
  })
  await moveRows(tx, { from, to })
  await tx
    .update(users)
    .set({ gender: account.gender ?? person.gender })
    .where(eq(users.id, to))
  await tx.delete(users).where(eq(users.id, from))
  for (const competitionId of competitionIds) await tell(tx, { kind: 'competition', competitionId })
  await tell(tx, { kind: 'person', userId: to })
  return joined
}

/** What the club's list says of both, the one's first; a guest has no line in it. */
async function foldPlaces(tx: Queryable, { from, to, clubId }: Move & { clubId: string }): Promise<void> {
  await tx.execute(sql`delete from guests where user_id = ${from}`)
  const [other] = await tx
    .delete(memberships)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.userId, from)))
    .returning()
  if (!other) return
  const [own] = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.clubId, clubId), eq(memberships.userId, to)))
    .for('update')
  if (!own) throw new Error(`${to} has no membership of ${clubId} to keep`)
  await tx
    .update(memberships)
    .set({
      memberNumber: own.memberNumber ?? other.memberNumber,
      categoryId: own.categoryId ?? other.categoryId,
      phone: own.phone ?? other.phone,
      nationalId: own.nationalId ?? other.nationalId,
      bornOn: own.bornOn ?? other.bornOn,
      hidesMoves: own.hidesMoves || other.hidesMoves,
      listedEmail: own.listedEmail ?? (own.hasNoAccount ? other.listedEmail : null),
      status: own.status === 'pending' && other.status === 'active' ? 'active' : own.status,
    })
    .where(eq(memberships.id, own.id))
}

const tell = (tx: Queryable, change: Parameters<typeof encodeChange>[0]) =>
  tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, ${encodeChange(change)})`)

type Move = { from: string; to: string }

async function bothPlay(tx: Queryable, { from, to }: Move): Promise<boolean> {
  const open = await tx
    .select({ openedByClub: rounds.openedByClub })
    .from(rounds)
    .where(and(inArray(rounds.userId, [from, to]), eq(rounds.status, 'in_progress')))
    // A card is locked before its player, as where it is handed in.
    .for('no key update')
  // What a desk or kiosk opened stands beside the one round that a player has open.
  return open.filter(({ openedByClub }) => !openedByClub).length > 1
}

const Named = z.object({ id: z.string() })

async function competitionsOf(tx: Queryable, userId: string): Promise<string[]> {
  const { rows } = await tx.execute(
    sql`select competition_id as id from competition_entries where user_id = ${userId}`,
  )
  return rows.map((row) => Named.parse(row).id)
}

/** Whether somebody is a member of another club. */
export async function playsElsewhere(
  tx: Queryable,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<boolean> {
  const rows = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .innerJoin(clubs, eq(clubs.id, memberships.clubId))
    .where(
      and(eq(memberships.userId, userId), ne(memberships.clubId, clubId), eq(memberships.status, 'active')),
    )
    .limit(1)
  return rows.length > 0
}

/** The line's membership becomes the account's, with the role of one that the account had at the club before. */
async function joinMemberships(
  tx: Queryable,
  { listed, userId }: { listed: ListedMembership; userId: string },
): Promise<void> {
  const [own] = await tx
    .delete(memberships)
    .where(and(eq(memberships.clubId, listed.clubId), eq(memberships.userId, userId)))
    .returning()
  const before = own?.status === 'active' ? own : listed
  await tx
    .update(memberships)
    .set({
      // What the club has said of the account counts where its list says nothing.
      memberNumber: listed.memberNumber ?? own?.memberNumber ?? null,
      categoryId: listed.categoryId ?? own?.categoryId ?? null,
      phone: listed.phone ?? own?.phone ?? null,
      nationalId: listed.nationalId ?? own?.nationalId ?? null,
      bornOn: listed.bornOn ?? own?.bornOn ?? null,
      hidesMoves: listed.hidesMoves || (own?.hidesMoves ?? false),
      hasNoAccount: false,
      listedEmail: null,
      claimedNumber: null,
      claimedBornOn: null,
      status: 'active',
      role: before.role,
      alsoPlays: before.alsoPlays,
      isOffHandicapCommittee: before.isOffHandicapCommittee,
      joinedAt: before.joinedAt,
    })
    .where(eq(memberships.id, listed.id))
}

const Column = z.object({ table: z.string(), column: z.string() })

/**
 * Columns that name a person without a foreign key. Those of `audit_log` and `hole_entries` are never changed: they say what
 * was recorded then.
 */
const unbound = [
  { table: 'counted_rounds', column: 'user_id' },
  { table: 'kiosk_hand_ins', column: 'attester_id' },
]

/** By which an account is opened and kept open. */
export const signInTables = [
  ...['sessions', 'accounts', 'passkeys', 'passkey_challenges', 'recovery_codes', 'started_sign_ins'],
  ...['email_codes', 'one_time_secrets', 'known_devices', 'push_subscriptions', 'access_tokens'],
] as const

/** Each column that names a person and follows when two become one. */
export async function listPersonColumns(tx: Queryable): Promise<{ table: string; column: string }[]> {
  const { rows } = await tx.execute(sql`
    select conrelid::regclass::text as "table", attname as "column" from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = 'users'::regclass and cardinality(conkey) = 1`)
  return [...rows.map((row) => Column.parse(row)), ...unbound]
}

/** Every row that names the one names the other. */
async function moveRows(tx: Queryable, { from, to }: Move): Promise<void> {
  // What somebody agreed to is never changed: it goes with an account that goes.
  for (const { table, column } of (await listPersonColumns(tx)).filter(({ table }) => table !== 'consents'))
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = ${to} where ${sql.identifier(column)} = ${from}`)
  // A round that its player entered stays one of the player's own.
  await tx.execute(
    sql`update rounds_elsewhere set entered_by = ${to} where user_id = ${to} and entered_by = ${from}`,
  )
  const ofTheirs = sql`competition_id in (select competition_id from competition_entries where user_id = ${to})`
  await renameInside(tx, { from, to, where: ofTheirs })
}

/** What names people inside a value, by the competition that it is of. */
export const namesInside = [
  { table: 'result_sheets', columns: ['rows', 'cards'] },
  { table: 'start_sheets', columns: ['groups'] },
  { table: 'brackets', columns: ['entrants_by_seed', 'sides'] },
] as const

/** Names the one where the other is named inside a value. `where`: of which competitions, by `competition_id`. */
export async function renameInside(tx: Queryable, { from, to, where }: Move & { where: SQL }): Promise<void> {
  for (const { table, columns } of namesInside)
    for (const name of columns) {
      const column = sql.identifier(name)
      await tx.execute(sql`
        update ${sql.identifier(table)} set ${column} = replace(${column}::text, ${from}, ${to})::jsonb
        where ${where} and position(${from} in ${column}::text) > 0`)
    }
  await tx.execute(sql`
    update start_wishes set with_users = array_replace(with_users, ${from}, ${to})
    where ${where} and ${from} = any(with_users)`)
}
