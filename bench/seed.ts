import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/db/client.ts'
import { newId } from '#server/platform/db/new-id.ts'
import { clubs, memberships } from '#server/platform/db/tables/clubs.ts'
import { competitionEntries, competitions } from '#server/platform/db/tables/competitions.ts'
import { courses } from '#server/platform/db/tables/courses.ts'
import { seasonAt } from '#server/platform/db/seasons.ts'
import { holeEntries, holeScores, rounds } from '#server/platform/db/tables/rounds.ts'
import { sessions, users } from '#server/platform/db/tables/users.ts'

export type Player = { userId: string; roundId: string; cookie: string }
export type Seeded = { competitionId: string; players: Player[] }

const DAY_MS = 24 * 3_600_000
const pars = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5]

/**
 * Writes one Stableford competition in play, whose signed-in players have a result on all 18 holes. Writes straight into
 * the tables, because 2,700 requests would add nothing to the benchmark. Scores derive from the players' numbers, so every
 * run has the same board.
 */
export async function seed(db: Database, input: { players: number }): Promise<Seeded> {
  const now = new Date()
  const clubId = newId('clb')
  const courseId = newId('crs')
  const competitionId = newId('cmp')
  await db.insert(clubs).values({
    id: clubId,
    name: 'Bench Links',
    code: 'SC100001',
    currency: 'EUR',
    timeZone: 'Europe/London',
    maxMembers: 1_000,
    subscriptionStatus: 'trial',
  })
  const rating = { par: 72, courseRating: 712, slope: 125, strokeIndexesConfirmed: true }
  await db.insert(courses).values({ id: courseId, clubId, name: 'Old Course', ...rating })
  await db.insert(competitions).values({
    id: competitionId,
    clubId,
    courseId,
    name: 'Monthly Medal',
    competitionType: 'stableford',
    status: 'active',
    startDate: new Date(now.getTime() - DAY_MS),
    endDate: new Date(now.getTime() + DAY_MS),
    openToAll: true,
    allowancePercent: 95,
    stablefordTable: 'standard',
  })

  const people = Array.from({ length: input.players }, (_, i) => ({
    i,
    userId: newId('usr'),
    roundId: newId('rnd'),
    token: randomBytes(24).toString('base64url'),
    playingHandicap: 2 + ((i * 7) % 30),
  }))
  await db.insert(users).values(
    people.map(({ i, userId, playingHandicap }) => ({
      id: userId,
      name: `Player ${i}`,
      email: `player${i}@example.org`,
      firstName: `Firstname${i}`,
      lastName: `Lastname${i}`,
      handicapIndex: playingHandicap * 10,
      currentClubId: clubId,
    })),
  )
  await db.insert(sessions).values(
    people.map(({ userId, token }) => ({
      id: randomBytes(12).toString('hex'),
      userId,
      token: createHash('sha256').update(token).digest('hex'),
      expiresAt: new Date(now.getTime() + 100 * DAY_MS),
    })),
  )
  await db
    .insert(memberships)
    .values(
      people.map(({ userId }) => ({ id: newId('mbr'), clubId, userId, role: 'player', status: 'active' })),
    )
  await db
    .insert(competitionEntries)
    .values(people.map(({ userId }) => ({ competitionId, clubId, userId, status: 'entered' })))
  await db.insert(rounds).values(
    people.map(({ userId, roundId, playingHandicap }) => ({
      ...rating,
      id: roundId,
      userId,
      clubId,
      courseId,
      competitionId,
      handicapIndex: playingHandicap * 10,
      allowancePercent: 95,
      courseHandicap: playingHandicap,
      playingHandicap,
      stablefordTable: 'standard',
      holes: pars.map((par, hole) => ({ holeNumber: hole + 1, par, strokeIndex: hole + 1, yards: par * 95 })),
      status: 'in_progress',
      revision: 18,
      startedAt: now,
    })),
  )
  await db.execute(earlierRounds)
  for (const person of people) await playEveryHole(db, { ...person, clubId }, now)
  return {
    competitionId,
    players: people.map(({ userId, roundId, token }) => ({
      userId,
      roundId,
      cookie: `scoreclub.session_token=${token}`,
    })),
  }
}

/** Earlier rounds of a season: with only 150 rounds PostgreSQL would read the whole table instead of using its index. */
const earlierRounds = sql`
  insert into rounds (id, user_id, club_id, course_id, course_rating, slope, par, allowance_percent, course_handicap,
    playing_handicap, stableford_table, stroke_indexes_confirmed, holes, status, started_at)
  select id || n, user_id, club_id, course_id, course_rating, slope, par, allowance_percent, course_handicap,
    playing_handicap, stableford_table, stroke_indexes_confirmed, holes, 'submitted', started_at - n * interval '7 days'
  from rounds, generate_series(1, 20) n`

async function playEveryHole(
  db: Database,
  { i, userId, roundId, clubId }: { i: number; userId: string; roundId: string; clubId: string },
  now: Date,
): Promise<void> {
  const played = pars.map((par, hole) => ({
    roundId,
    clubId,
    entryId: entryId(hole),
    holeNumber: hole + 1,
    result: 'strokes',
    strokes: par + ((i * 5 + hole * 3) % 4),
    at: new Date(now.getTime() - 3_600_000),
    authorId: userId,
  }))
  await db
    .insert(holeEntries)
    .values(
      played.map(({ entryId: id, ...entry }) => ({ ...entry, id, receivedAt: now, season: seasonAt(now) })),
    )
  await db.insert(holeScores).values(played)
}

/** An entry's id as a phone creates it; rises with `count`. */
export function entryId(count: number): string {
  return `ent_${count.toString(36).padStart(9, '0')}benchbenchbench1`
}
