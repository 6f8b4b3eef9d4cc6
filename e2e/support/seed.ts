import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { call } from './call.ts'

const Identified = z.looseObject({ id: z.string() })
const Club = z.looseObject({ id: z.string(), clubCode: z.string() })
const Card = z.looseObject({
  name: z.string(),
  location: z.string(),
  tees: z.array(
    z.looseObject({ name: z.string(), color: z.string(), order: z.number(), ratings: z.array(z.unknown()) }),
  ),
  holes: z.array(
    z.looseObject({
      holeNumber: z.number(),
      par: z.number(),
      strokeIndex: z.number(),
      yardages: z.record(z.string(), z.number()),
    }),
  ),
})

/** The first tee of the seeded course. */
const SEEDED_TEE = { name: 'Blue', color: '#1e4fa3' }

export const PASSWORD = 'four quiet words here'

/** Somebody who makes calls, with a browser or without one. */
export type Caller = Pick<BrowserContext, 'request'>

/** Signs this browser in as whoever has made the calls. */
export async function signInAs({ context }: { context: BrowserContext }, { request }: Caller): Promise<void> {
  await context.addCookies((await request.storageState()).cookies)
}

export type SeededClub = { clubId: string; clubCode: string; courseId: string; competitionId: string }

/** Signs them up through the API; with a code as a player, without as an administrator. */
export async function signUp(
  { request }: Caller,
  person: { firstName: string; lastName: string; clubCode?: string },
): Promise<string> {
  const { firstName, lastName, clubCode } = person
  await call(request, 'POST', '/api/auth/preferences', {
    userType: clubCode === undefined ? 'club_admin' : 'player',
    ...(clubCode === undefined ? {} : { clubCode }),
  })
  // The journeys of one run share a server, and two of them may well have a Ruth.
  const email = `${firstName}.${lastName}.${randomUUID().slice(0, 8)}@seed.example`.toLowerCase()
  const { id } = Identified.parse(
    await call(request, 'POST', '/api/auth/sign-up', {
      firstName,
      lastName,
      email,
      password: PASSWORD,
      // Who has not is asked at home; consent.spec.ts is about that.
      agreedTo: { version: TERMS_VERSION, language: 'en' },
    }),
  )
  // Whoever has never chosen a tee is asked for it first; first-tee.spec.ts is about that.
  if (clubCode !== undefined) await call(request, 'PUT', '/api/usual-tee', { usualTee: SEEDED_TEE })
  return id
}

/** A club with a real course and a Stableford that is being played; the caller becomes its administrator. */
export async function seedClub(context: Caller, name: string): Promise<SeededClub> {
  const { request } = context
  await signUp(context, { firstName: 'Ruth', lastName: name.replaceAll(/\W/g, '') })
  const club = Club.parse(await call(request, 'POST', '/api/clubs', { name, timeZone: 'Europe/Dublin' }))
  const card = Card.parse(JSON.parse(readFileSync('fixtures/courses/luttrellstown-castle.json', 'utf8')))
  const course = Identified.parse(
    await call(request, 'POST', '/api/courses', {
      name: card.name,
      location: card.location,
      clubId: club.id,
      tees: card.tees.map(({ name: tee, color, order, ratings }) => ({ name: tee, color, order, ratings })),
      holes: card.holes.map(({ holeNumber, par, strokeIndex, yardages }) => ({
        holeNumber,
        par,
        handicapIndex: strokeIndex,
        yardages,
      })),
    }),
  )
  const competition = Identified.parse(
    await call(request, 'POST', '/api/competitions', {
      name: 'Captain’s Prize',
      clubId: club.id,
      courseId: course.id,
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 86_400_000).toISOString(),
      competitionType: 'stableford',
      entryFee: 10,
      prizes: 'Ten balls for the winner',
    }),
  )
  return { clubId: club.id, clubCode: club.clubCode, courseId: course.id, competitionId: competition.id }
}

/** A player of the club who has joined, started, and scored these holes; null leaves a hole open. */
export async function seedRound(
  context: Caller,
  terms: {
    club: SeededClub
    admin: Caller
    firstName: string
    handicap: string
    gross: (number | null)[]
  },
): Promise<string> {
  const { club, admin, firstName, handicap, gross } = terms
  const userId = await signUp(context, { firstName, lastName: 'Byrne', clubCode: club.clubCode })
  await call(admin.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap })
  await call(context.request, 'POST', `/api/competitions/${club.competitionId}/join`, {})
  const round = Identified.parse(
    await call(context.request, 'POST', '/api/rounds', {
      courseId: club.courseId,
      competitionId: club.competitionId,
    }),
  )
  const entries = gross.flatMap((grossScore, i) =>
    grossScore === null
      ? []
      : [
          {
            id: `ent_${i.toString(36).padStart(9, '0')}seeded${userId.slice(4, 14).toLowerCase()}`,
            holeNumber: i + 1,
            result: 'strokes',
            grossScore,
            at: new Date(Date.now() - 60_000 + i).toISOString(),
          },
        ],
  )
  if (entries.length > 0) await call(context.request, 'POST', `/api/rounds/${round.id}/scores`, { entries })
  return round.id
}
