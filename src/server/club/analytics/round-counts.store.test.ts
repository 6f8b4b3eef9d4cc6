import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { times } from '#test/long-form.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import { countedRounds, holeTallies } from '../../platform/db/tables/analytics.ts'
import { clubs } from '../../platform/db/tables/clubs.ts'
import { competitionEntries, competitions } from '../../platform/db/tables/competitions.ts'
import { courses } from '../../platform/db/tables/courses.ts'
import { holeScores, rounds } from '../../platform/db/tables/rounds.ts'
import { users } from '../../platform/db/tables/users.ts'
import { lockRound } from '../../card/rounds.store.ts'
import { countRound, rebuildCounts } from './round-counts.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCourses()
})
afterAll(() => database.drop())

const PLAYERS = 4
/** Nine holes on the first course, three on the second, so that a card is short. */
const courseOf = (player: number) => (player % 2 === 0 ? 'crs_0' : 'crs_1')
const holesOf = (player: number) =>
  Array.from({ length: player % 2 === 0 ? 9 : 3 }, (_, i) => ({
    holeNumber: i + 1,
    par: 3 + (i % 3),
    strokeIndex: i + 1,
    yards: null,
  }))
const ids = Array.from({ length: PLAYERS }, (_, player) => player)

async function seedCourses() {
  const { db } = database
  await db.insert(clubs).values({
    id: 'clb',
    name: 'Club',
    code: 'SC100001',
    currency: 'EUR',
    timeZone: 'UTC',
    maxMembers: 50,
    subscriptionStatus: 'trial',
  })
  for (const course of ['crs_0', 'crs_1'])
    await db.insert(courses).values({
      id: course,
      clubId: 'clb',
      name: course,
      par: 36,
      courseRating: 360,
      slope: 113,
      strokeIndexesConfirmed: true,
    })
  await db.insert(competitions).values({
    id: 'cmp',
    clubId: 'clb',
    name: 'Medal',
    competitionType: 'stableford',
    status: 'active',
    startDate: new Date('2026-06-01'),
    endDate: new Date('2026-06-02'),
    openToAll: true,
    allowancePercent: 95,
    stablefordTable: 'standard',
  })
  for (const player of ids) {
    await db.insert(users).values({ id: `usr_${player}`, name: 'P', email: `p${player}@example.org` })
    await db
      .insert(competitionEntries)
      .values({ competitionId: 'cmp', clubId: 'clb', userId: `usr_${player}`, status: 'entered' })
  }
}

beforeEach(startOver)

async function startOver() {
  const { db } = database
  await db.delete(rounds)
  await db.delete(holeTallies)
  await db.update(competitionEntries).set({ cardStatus: 'playing' })
  await db.insert(rounds).values(
    ids.map((player) => ({
      id: `rnd_${player}`,
      userId: `usr_${player}`,
      clubId: 'clb',
      courseId: courseOf(player),
      // The last two play outside the competition.
      competitionId: player < 2 ? 'cmp' : null,
      courseRating: 360,
      slope: 113,
      par: 36,
      allowancePercent: 100,
      courseHandicap: 0,
      playingHandicap: 0,
      stablefordTable: player === 3 ? 'modified' : 'standard',
      strokeIndexesConfirmed: true,
      holes: holesOf(player),
      status: 'in_progress',
      startedAt: new Date('2026-06-01T09:00:00Z'),
    })),
  )
}

/** What happens to cards; a score of 0 is a pick-up, undefined a hole not played. */
type Step =
  | { do: 'submit'; player: number; points: number }
  | { do: 'reopen' | 'disqualify' | 'pardon' | 'totals' | 'confirm'; player: number }
  | { do: 'correct'; player: number; scores: (number | undefined)[] }

const player = fc.integer({ min: 0, max: PLAYERS - 1 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('submit' as const), player, points: fc.integer({ min: 0, max: 60 }) }),
  fc.record({
    do: fc.constantFrom(
      'reopen' as const,
      'disqualify' as const,
      'pardon' as const,
      'totals' as const,
      'confirm' as const,
    ),
    player,
  }),
  fc.record({
    do: fc.constant('correct' as const),
    player,
    scores: fc.array(fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }), {
      minLength: 9,
      maxLength: 9,
    }),
  }),
)

async function take(one: Step): Promise<void> {
  const roundId = `rnd_${one.player}`
  await database.db.transaction(async (tx) => {
    const change = (values: Partial<typeof rounds.$inferInsert>) =>
      tx.update(rounds).set(values).where(eq(rounds.id, roundId))
    const rule = (cardStatus: string) =>
      tx
        .update(competitionEntries)
        .set({ cardStatus })
        .where(eq(competitionEntries.userId, `usr_${one.player}`))
    const isRuling = one.do === 'disqualify' || one.do === 'pardon'
    // A ruling holds the entry, as the command does; everything else the round.
    if (!isRuling) await lockRound(tx, roundId)
    switch (one.do) {
      case 'submit':
        await change({
          status: 'submitted',
          submittedAt: new Date(),
          points: one.points,
          totalsOnly: false,
          totalsConfirmedAt: null,
        })
        break
      case 'totals':
        await change({
          status: 'submitted',
          points: 30,
          gross: 40,
          totalsOnly: true,
          totalsConfirmedAt: null,
        })
        break
      case 'confirm':
        await change({ totalsConfirmedAt: new Date() })
        break
      case 'reopen':
        await change({ status: 'in_progress' })
        break
      case 'disqualify':
        await rule('disqualified')
        break
      case 'pardon':
        await rule('playing')
        break
      case 'correct':
        await tx.delete(holeScores).where(eq(holeScores.roundId, roundId))
        const played = holesOf(one.player).flatMap(({ holeNumber }) => {
          const strokes = one.scores[holeNumber - 1]
          if (strokes === undefined) return []
          const result = strokes === 0 ? 'picked_up' : 'strokes'
          const score = { result, strokes: strokes === 0 ? null : strokes, at: new Date() }
          return [{ ...score, roundId, clubId: 'clb', holeNumber, entryId: 'e', authorId: 'u' }]
        })
        if (played.length > 0) await tx.insert(holeScores).values(played)
    }
    await countRound(tx, roundId)
  })
}

/** The slow, obvious way: look at every hole of every card. */
async function countByHand() {
  const { db } = database
  const cards = await db.select().from(rounds)
  const scores = await db.select().from(holeScores)
  const entries = await db.select().from(competitionEntries)
  const counted: unknown[] = []
  const tallies = new Map<string, number[]>()
  for (const card of cards.sort((a, b) => a.id.localeCompare(b.id))) {
    const entry = entries.find((one) => one.userId === card.userId)
    if (card.status !== 'submitted') continue
    if (card.totalsOnly && card.totalsConfirmedAt === null) continue
    if (card.competitionId !== null && entry?.cardStatus === 'disqualified') continue
    const played = card.totalsOnly ? [] : scores.filter((score) => score.roundId === card.id)
    const isHoled = played.length === card.holes.length && played.every((one) => one.strokes !== null)
    counted.push({
      roundId: card.id,
      gross: isHoled ? played.reduce((sum, one) => sum + (one.strokes ?? 0), 0) : null,
      points: card.stablefordTable === 'standard' ? card.points : null,
      isComplete: card.totalsOnly || played.length === card.holes.length,
    })
    for (const one of played) {
      const key = `${card.courseId} ${one.holeNumber}`
      const tally = tallies.get(key) ?? [0, 0, 0, 0, 0, 0, 0, 0]
      const par = card.holes.find((hole) => hole.holeNumber === one.holeNumber)?.par ?? Number.NaN
      const add = (place: number, many = 1) => (tally[place] = (tally[place] ?? 0) + many)
      if (one.strokes === null) add(7)
      else {
        add(0)
        add(1, one.strokes)
        add(2 + Math.min(4, Math.max(0, one.strokes - par + 2)))
      }
      tallies.set(key, tally)
    }
  }
  return { counted, tallies: [...tallies].sort(([a], [b]) => a.localeCompare(b)) }
}

async function readCounts() {
  const { db } = database
  const counted = await db
    .select({
      roundId: countedRounds.roundId,
      gross: countedRounds.gross,
      points: countedRounds.points,
      isComplete: countedRounds.isComplete,
    })
    .from(countedRounds)
    .orderBy(countedRounds.roundId)
  const rows = await db.select().from(holeTallies)
  const tallies = rows
    .map((row): [string, number[]] => [
      `${row.courseId} ${row.holeNumber}`,
      [
        ...[row.holed, row.strokes, row.eagles, row.birdies],
        ...[row.pars, row.bogeys, row.doublesOrWorse, row.pickedUp],
      ],
    ])
    // A hole whose every score was taken back has a row of zeros.
    .filter(([, tally]) => tally.some((count) => count !== 0))
    .sort(([a], [b]) => a.localeCompare(b))
  return { counted, tallies }
}

const rebuild = () => database.db.transaction(rebuildCounts)

test(
  'whatever happens to the cards, the counts equal a direct count, and a rebuild changes nothing',
  { timeout: 120_000, tags: ['smaller-here'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        await startOver()
        for (const one of steps) await take(one)
        const kept = await readCounts()
        expect(kept).toEqual(await countByHand())
        await rebuild()
        expect(await readCounts()).toEqual(kept)
        await rebuild()
        expect(await readCounts()).toEqual(kept)
      }),
      { numRuns: times(12, 40) },
    )
  },
)

const fives = Array.from({ length: 9 }, () => 5)

test('when a card is counted three times, then the figures have it once', async () => {
  await take({ do: 'correct', player: 0, scores: fives })
  await take({ do: 'submit', player: 0, points: 18 })
  const once = await readCounts()
  await database.db.transaction(async (tx) => {
    await countRound(tx, 'rnd_0')
    await countRound(tx, 'rnd_0')
  })
  expect(await readCounts()).toEqual(once)
})

test(
  'when cards of one course are handed in and ruled on at the same time, then all of them are counted',
  { tags: ['smaller-here'] },
  async () => {
    for (const one of ids) await take({ do: 'correct', player: one, scores: fives })
    for (let turn = 0; turn < times(6, 10); turn++) {
      await Promise.all(
        ids.flatMap((one) => [
          take({ do: turn % 3 === 2 ? 'reopen' : 'submit', player: one, points: 18 }),
          ...(one < 2 ? [take({ do: turn % 2 === 0 ? 'disqualify' : 'pardon', player: one })] : []),
        ]),
      )
      expect(await readCounts()).toEqual(await countByHand())
    }
  },
)
