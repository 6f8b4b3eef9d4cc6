import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { parseClubCode } from '#contract/club/club-code.ts'
import { findClubByCode, findPerson } from '#server/identity/auth.store.ts'
import { rememberDevice } from '#server/identity/known-device/known-device.ts'
import { insertSession } from '#server/identity/session/session.store.ts'
import { LONGEST_IDLE_S } from '#server/identity/session/session-lifetime.ts'
import { newSessionToken, sessionTokenHash } from '#server/identity/session/session-token.ts'
import { joinByCode } from '#server/club/join-by-code.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { accounts, users } from '#server/platform/db/tables/users.ts'
import type { Transaction } from '#server/platform/db/transaction.ts'
import type { Machine } from '#server/platform/http/machine-addresses.ts'
import { RoomEvents } from '#server/platform/room-events.ts'
import { sessionCookieName } from '#server/platform/http/session-cookie.ts'
import { SIGNED_IN_COOKIE } from '#server/platform/http/signed-in-cookie.ts'

export type NewPerson = {
  firstName: string
  lastName: string
  email: string
  password: string
  clubCode?: string
}
type Place = { db: Database; config: Config; machine: Machine; now: () => Date }

/**
 * Writes what signing up writes (identity/sign-in/sign-up.test.ts compares them), without its 38 statements: most of the time
 * of a suite went into them. Gives the cookies of the person's browser; undefined where a sign-up leads elsewhere, with
 * mails that confirm an address, with another service for accounts, or with a code of no club.
 */
export async function putPerson(
  place: Place,
  person: NewPerson,
): Promise<{ userId: string; cookies: Map<string, string> } | undefined> {
  const { config } = place
  if (config.mail.smtpUrl !== undefined || config.provider !== undefined) return undefined
  const password = await hashOf(person.password)
  return place.db.transaction(async (tx) => {
    const clubId = await findClubId(tx, person.clubCode)
    if (clubId === undefined && person.clubCode !== undefined) return undefined
    const userId = await insertAccount(tx, person, password)
    if (clubId !== undefined) await join(place, tx, { clubId, userId })
    const token = newSessionToken()
    const at = place.now()
    await insertSession(tx, {
      id: randomUUID(),
      userId,
      token: sessionTokenHash(token),
      userAgent: 'lightMyRequest',
      createdAt: at,
      updatedAt: at,
      expiresAt: new Date(at.getTime() + LONGEST_IDLE_S * 1000),
    })
    const device = await rememberDevice(tx, { userId, deviceToken: undefined, now: at })
    const isSecure = config.publicUrl?.startsWith('https:') ?? false
    const cookies = new Map([
      [sessionCookieName({ isSecure }), token],
      [`${isSecure ? '__Host-' : ''}scoreclub.device`, device],
      [SIGNED_IN_COOKIE, '1'],
    ])
    return { userId, cookies }
  })
}

async function findClubId(tx: Transaction, typed: string | undefined): Promise<string | undefined> {
  const code = typed === undefined ? undefined : parseClubCode(typed)
  const club = code === undefined ? undefined : await findClubByCode(tx, code)
  return club?.isActive ? club.id : undefined
}

async function insertAccount(tx: Transaction, person: NewPerson, password: string): Promise<string> {
  const { firstName, lastName, email, clubCode } = person
  const userId = newId('usr')
  await tx.insert(users).values({
    id: userId,
    name: `${firstName} ${lastName}`,
    email,
    firstName,
    lastName,
    language: 'en',
    signUpRole: clubCode === undefined ? 'club_admin' : 'player',
  })
  await tx
    .insert(accounts)
    .values({ id: randomUUID(), userId, accountId: userId, providerId: 'credential', password })
  return userId
}

async function join(
  place: Place,
  tx: Transaction,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<void> {
  const person = await findPerson(tx, userId)
  if (!person) throw new Error('The person was not written')
  await joinByCode({ ...place, events: new RoomEvents() }, tx, { clubId, person, mustWait: false, requestId: randomUUID() })
}

const hashes = new Map<string, Promise<string>>()

/** Of each password once: a hash tells nothing about who has it. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password)
  hashes.set(password, known)
  return known
}
