import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt, type Placeholder, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Membership } from '#contract/club/membership.ts'
import type { HandicapIndex } from '#golf/numbers.ts'
import { toHandicapIndex } from '#golf/numbers.ts'
import type { Database } from '../platform/db/client.ts'
import type { Queryable } from '../platform/db/transaction.ts'
import { clubs, memberships } from '../platform/db/tables/clubs.ts'
import { competitions } from '../platform/db/tables/competitions.ts'
import { deskHelpers } from '../platform/db/tables/desk-helpers.ts'
import { mailLanguages, type MailLanguage } from '../platform/db/tables/mail.ts'
import { accounts, signInPreferences, users } from '../platform/db/tables/users.ts'

/** Why a club code opens no club: none has it, or too many unknown ones were tried and it was not looked up. */
export type CodeRefusal = 'unknown' | 'limited'

export type PersonRow = {
  userId: string
  firstName: string
  lastName: string
  email: string
  image: string | null
  handicapIndex: HandicapIndex | null
  signUpRole: string | null
  emailVerified: boolean
  language: MailLanguage
  awaitingClubId: string | null
  typedClubCode: string | null
  clubCodeRefusal: CodeRefusal | null
  agreedTerms: string | null
  currentClubId: string | null
  /** Which address of the machine the current club's links lead to. */
  networkHost: string | null
  /** Where they were asked to help at a desk that is open, and until when, in milliseconds. */
  deskHelp: readonly z.infer<typeof DeskHelpUntil>[]
  memberships: (Membership & { clubName: string; clubColour: string | null; clubCrest: string | null })[]
}

const DeskHelpUntil = z.object({
  clubId: z.string(),
  competitionId: z.string(),
  name: z.string(),
  until: z.number(),
})

/** Closed by the club, a competition has no helpers; else they help to the end of its last day on the club's clock. */
const deskHelp = sql`(select json_agg(json_build_object('clubId', h.club_id, 'competitionId', c.id, 'name', c.name,
    'until', extract(epoch from ((date_trunc('day', c.end_date at time zone k.time_zone) + interval '1 day')
      at time zone k.time_zone)) * 1000) order by c.start_date, c.id)
  from ${deskHelpers} h join ${competitions} c on c.id = h.competition_id join ${clubs} k on k.id = h.club_id
  where h.user_id = ${users.id} and c.status in ('upcoming', 'active'))`

/** A person with the memberships that count (active and pending ones). One query. */
export async function findPerson(db: Queryable, userId: string): Promise<PersonRow | undefined> {
  return toPerson(await personQuery(db, userId))
}

/** The same, planned once for everybody: each score of a player begins with it. */
export function preparePersonReading(db: Database): (userId: string) => Promise<PersonRow | undefined> {
  const person = personQuery(db, sql.placeholder('userId')).prepare('person')
  return async (userId) => toPerson(await person.execute({ userId }))
}

function personQuery(db: Queryable, userId: string | Placeholder) {
  return db
    .select({
      user: users,
      membership: memberships,
      clubName: clubs.name,
      clubColour: clubs.colour,
      clubCrest: clubs.crest,
      networkHost: clubs.networkHost,
      deskHelp: deskHelp.mapWith((found: unknown) => z.array(DeskHelpUntil).parse(found)),
    })
    .from(users)
    .leftJoin(
      memberships,
      and(eq(memberships.userId, users.id), inArray(memberships.status, ['active', 'pending'])),
    )
    .leftJoin(clubs, eq(clubs.id, memberships.clubId))
    .where(eq(users.id, userId))
    .orderBy(memberships.joinedAt)
}

function toPerson(rows: Awaited<ReturnType<typeof personQuery>>): PersonRow | undefined {
  const user = rows[0]?.user
  if (!user) return undefined
  const own = rows.flatMap(({ membership, clubName, clubColour, clubCrest }) =>
    membership
      ? [
          {
            clubId: membership.clubId,
            role: membership.role === 'club_admin' ? ('club_admin' as const) : ('player' as const),
            alsoPlays: membership.alsoPlays,
            isOffHandicapCommittee: membership.isOffHandicapCommittee,
            status: membership.status === 'pending' ? ('pending' as const) : ('active' as const),
            clubName: clubName ?? '',
            clubColour,
            clubCrest,
          },
        ]
      : [],
  )
  const active = own.filter((one) => one.status === 'active')
  const current = active.find((one) => one.clubId === user.currentClubId) ?? active[0]
  return {
    userId: user.id,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    image: user.image,
    handicapIndex: user.handicapIndex === null ? null : (toHandicapIndex(user.handicapIndex) ?? null),
    signUpRole: user.signUpRole,
    emailVerified: user.emailVerified,
    language: mailLanguages.find((one) => one === user.language) ?? 'en',
    awaitingClubId: user.awaitingClubId,
    typedClubCode: user.typedClubCode,
    clubCodeRefusal: user.clubCodeRefusal,
    agreedTerms: user.agreedTerms,
    currentClubId: current?.clubId ?? null,
    networkHost: rows.find(({ membership }) => membership?.clubId === current?.clubId)?.networkHost ?? null,
    deskHelp: rows[0]?.deskHelp ?? [],
    memberships: own,
  }
}

export async function findUserIdByEmail(db: Queryable, email: string): Promise<string | undefined> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return rows[0]?.id
}

export async function findClubByCode(db: Queryable, code: string) {
  const rows = await db.select().from(clubs).where(eq(clubs.code, code))
  return rows[0]
}

export async function savePreference(
  db: Queryable,
  preference: { tokenHash: string; userType: string; typedCode: string | null; expiresAt: Date },
): Promise<void> {
  await db.insert(signInPreferences).values(preference)
}

/** A preference that has not expired, with the name of its club. */
export async function findPreference(db: Queryable, tokenHash: string, now: Date) {
  const rows = await db
    .select({
      userType: signInPreferences.userType,
      typedCode: signInPreferences.typedCode,
      clubId: signInPreferences.clubId,
      clubName: clubs.name,
      clubColour: clubs.colour,
      clubCrest: clubs.crest,
    })
    .from(signInPreferences)
    .leftJoin(clubs, eq(clubs.id, signInPreferences.clubId))
    .where(and(eq(signInPreferences.tokenHash, tokenHash), gt(signInPreferences.expiresAt, now)))
  return rows[0]
}

/** Puts the club that a preference's code opens in the place of the code. */
export async function setPreferenceClub(db: Queryable, tokenHash: string, clubId: string): Promise<void> {
  await db
    .update(signInPreferences)
    .set({ clubId, typedCode: null })
    .where(eq(signInPreferences.tokenHash, tokenHash))
}

/** Choices that nobody signed in with; they hold codes that visitors typed. */
export async function removeEndedPreferences(db: Queryable, now: Date): Promise<void> {
  await db.delete(signInPreferences).where(lt(signInPreferences.expiresAt, now))
}

/** Reads and deletes a preference: it serves one sign-in. */
export async function takePreference(db: Queryable, tokenHash: string, now: Date) {
  const rows = await db
    .delete(signInPreferences)
    .where(and(eq(signInPreferences.tokenHash, tokenHash), gt(signInPreferences.expiresAt, now)))
    .returning()
  return rows[0]
}

export async function setCurrentClub(db: Queryable, userId: string, clubId: string): Promise<void> {
  await db.update(users).set({ currentClubId: clubId }).where(eq(users.id, userId))
}

/** Remembers the role chosen at sign-up; the caller makes sure that only the first choice is kept. */
export async function setSignUpRole(db: Queryable, userId: string, role: string): Promise<void> {
  await db.update(users).set({ signUpRole: role }).where(eq(users.id, userId))
}

export async function setLanguage(db: Queryable, userId: string, language: MailLanguage): Promise<void> {
  await db.update(users).set({ language }).where(eq(users.id, userId))
}

/** The club that a person joins as soon as their address is verified. */
export async function setAwaitingClub(db: Queryable, userId: string, clubId: string): Promise<void> {
  await db.update(users).set({ awaitingClubId: clubId }).where(eq(users.id, userId))
}

/** The club code that a person without a club typed, and why it opened none; null while it waits to be looked up. */
export async function setTypedClubCode(
  db: Queryable,
  userId: string,
  { typed, refusal }: { typed: string; refusal: CodeRefusal | null },
): Promise<void> {
  await db
    .update(users)
    .set({ typedClubCode: typed, clubCodeRefusal: refusal, awaitingClubId: null })
    .where(eq(users.id, userId))
}

/** For who is in a club, or is about to be: no code of theirs waits any more. */
export async function clearTypedClubCode(db: Queryable, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ typedClubCode: null, clubCodeRefusal: null, awaitingClubId: null })
    .where(eq(users.id, userId))
}

/** The person has something from a mail to their address, so mails arrive there. */
export async function setEmailVerified(db: Queryable, userId: string): Promise<void> {
  await db.update(users).set({ emailVerified: true, emailBouncedAt: null }).where(eq(users.id, userId))
}

export async function findPasswordHash(db: Queryable, userId: string): Promise<string | undefined> {
  const rows = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return rows[0]?.password ?? undefined
}

/** Throws the store's error 23505 when somebody else has the address. */
export async function setEmail(
  tx: Queryable,
  { userId, email, isVerified, now }: { userId: string; email: string; isVerified: boolean; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ email, emailVerified: isVerified, emailBouncedAt: null, updatedAt: now })
    .where(eq(users.id, userId))
}

/** Sets the password. Whoever calls this also ends the sessions that the old one opened. */
export async function replacePassword(
  tx: Queryable,
  input: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  const { userId, passwordHash, now } = input
  const changed = await tx
    .update(accounts)
    .set({ password: passwordHash, updatedAt: now })
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
    .returning({ id: accounts.id })
  if (changed.length === 0)
    await tx.insert(accounts).values({
      id: randomUUID(),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: passwordHash,
    })
}
