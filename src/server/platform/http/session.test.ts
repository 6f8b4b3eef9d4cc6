import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { SessionReader, type SessionPerson } from './session.ts'

const someone: SessionPerson = {
  userId: 'usr_a',
  currentClubId: null,
  memberships: [],
  firstName: 'Ann',
  lastName: 'A',
  email: 'ann@example.org',
  image: null,
  handicapIndex: null,
  signUpRole: null,
  typedClubCode: null,
  clubCodeRefusal: null,
  emailVerified: true,
  agreedTerms: null,
}

/** A request with a session cookie; the reader looks at nothing else of it. */
const request: Pick<FastifyRequest, 'headers'> = { headers: { cookie: 'scoreclub.session_token=abc' } }

function readerOf(load: () => Promise<SessionPerson>) {
  const reads = { count: 0 }
  const now = new Date('2026-06-06T09:00:00Z')
  const reader = new SessionReader(
    async () => {
      reads.count += 1
      return { person: await load(), expiresAt: new Date('2027-01-01T00:00:00Z') }
    },
    { now: () => now, isSecure: false, loadAccessToken: () => Promise.resolve(undefined) },
  )
  return { reader, reads }
}

test('when a session was read in the last seconds, then the store is not asked again', async () => {
  const { reader, reads } = readerOf(() => Promise.resolve(someone))
  await reader.read(request)
  await reader.read(request)
  expect(reads.count).toBe(1)
  expect(reader.known(request)).toBe(someone)
})

test('when the process does not hear of changes, then every request asks the store', async () => {
  const { reader, reads } = readerOf(() => Promise.resolve(someone))
  await reader.read(request)
  reader.hearsChanges(false)
  expect(reader.known(request)).toBeUndefined()
  await reader.read(request)
  await reader.read(request)
  expect(reads.count).toBe(3)
  reader.hearsChanges(true)
  await reader.read(request)
  await reader.read(request)
  expect(reads.count).toBe(4)
})

test('when somebody is forgotten while their session is being read, then what was read is not kept', async () => {
  let finish: (person: SessionPerson) => void = () => undefined
  const { reader } = readerOf(() => new Promise<SessionPerson>((resolve) => (finish = resolve)))
  const reading = reader.read(request)
  reader.forget('usr_a')
  finish(someone)
  expect(await reading).toBe(someone)
  expect(reader.known(request)).toBeUndefined()
})

test('when a request has made the reader forget its person, then who it was is known without asking the store', async () => {
  const { reader, reads } = readerOf(() => Promise.resolve(someone))
  await reader.read(request)
  reader.forget('usr_a')
  expect(reader.readFor(request)).toBe(someone)
  expect(reader.readFor({ ...request })).toBeUndefined()
  expect(reads.count).toBe(1)
})
