import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkAuditLog } from '#contract/audit.ts'
import { getLeaderboard } from '#contract/leaderboard.ts'
import { getRoundCard } from '#contract/round-card.ts'
import { correctTerms } from '#contract/term-corrections.ts'
import { times } from '#test/long-form.ts'
import { naiveRecord } from '#test/naive-record.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  rateTees,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

/*
 * Whatever a committee does in whatever order, cards, boards and handicap records are those that a count from nothing makes of
 * the cards that stand.
 */

const DAY_MS = 24 * 60 * 60 * 1000
const reason = 'So decided by the committee'
const PLAYERS = 3

type Person = { browser: Browser; userId: string }
/** What happens on a committee day; numbers choose among what there is at the time. */
type Act =
  | { do: 'begin'; player: number; competition: number; daysAgo: number }
  | { do: 'type'; card: number; holes: number[] }
  | { do: 'handIn' | 'reopen' | 'end' | 'takeOff' | 'putBack'; card: number }
  | { do: 'move'; card: number; player: number; competition: number; daysAgo: number }
  | { do: 'rule'; player: number; competition: number; as: 'playing' | 'no_return' | 'disqualified' }
  | { do: 'par'; par: number }
  | { do: 'step'; competition: number; status: 'active' | 'completed' | 'final' }
  | { do: 'putRight'; card: number; competition: number; index: string; allowance: number; what: number }
  | { do: 'takeBack'; correction: number }

const upTo = (most: number) => fc.integer({ min: 0, max: most })
const card = upTo(9)
const player = upTo(PLAYERS - 1)
/** The last one is none. */
const competition = upTo(2)
const daysAgo = upTo(40)
/** Scores close to each other, so that none is exceptional and no index is capped. */
const holes = fc.array(fc.integer({ min: 4, max: 6 }), { minLength: 4, maxLength: 4 })
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('begin' as const), player, competition, daysAgo }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const), card, holes }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('handIn' as const), card }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('reopen' as const, 'end', 'takeOff', 'putBack'), card }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('move' as const), card, player, competition, daysAgo }),
  },
  fc.record({
    ...{ do: fc.constant('rule' as const), player, competition: upTo(1) },
    as: fc.constantFrom('playing' as const, 'no_return', 'disqualified'),
  }),
  fc.record({ do: fc.constant('par' as const), par: fc.integer({ min: 3, max: 5 }) }),
  fc.record({
    ...{ do: fc.constant('step' as const), competition: upTo(1) },
    status: fc.constantFrom('active' as const, 'completed', 'final'),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      ...{ do: fc.constant('putRight' as const), card, competition: upTo(1), what: upTo(2) },
      ...{ index: fc.constantFrom('4.0', '12.5', '27.3'), allowance: fc.constantFrom(85, 95, 100) },
    }),
  },
  fc.record({ do: fc.constant('takeBack' as const), correction: upTo(5) }),
)

let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** One club with two competitions, and what has been begun and put right there so far. */
class CommitteeDay {
  readonly club: TestClub
  readonly #players: Person[]
  readonly #competitions: string[]
  readonly #cards: string[] = []
  readonly #corrections: string[] = []

  constructor(club: TestClub, players: Person[], competitions: string[]) {
    this.club = club
    this.#players = players
    this.#competitions = competitions
  }

  async perform(act: Act): Promise<void> {
    const { admin, clubId, courseId } = this.club
    const scopes = (one: Extract<Act, { do: 'putRight' }>) => [
      { competitionId: this.#competition(one), allowance: one.allowance },
      { roundId: pick(this.#cards, one.card), handicapIndex: one.index },
      { courseId, from: dayOf(40) },
    ]
    switch (act.do) {
      case 'begin': {
        const userId = pick(this.#players, act.player)?.userId
        const begun = await admin('POST', `/api/clubs/${clubId}/members/${userId}/rounds`, {
          ...{
            reason,
            courseId,
            competitionId: this.#competition(act) ?? null,
            playedOn: dayOf(act.daysAgo),
          },
        })
        return this.#note(begun)
      }
      case 'type':
        return this.#type(act)
      case 'handIn':
        // Two cards with the same scores on one day are two rounds here.
        return this.#act(act.card, 'hand-in', { partnerName: 'Max Marker', sameRound: false })
      case 'reopen':
      case 'end':
        return this.#act(act.card, act.do)
      case 'takeOff':
        return this.#act(act.card, 'take-off')
      case 'putBack':
        return this.#act(act.card, 'put-back')
      case 'move':
        return this.#act(act.card, 'move', {
          userId: pick(this.#players, act.player)?.userId,
          competitionId: this.#competition(act) ?? null,
          playedOn: dayOf(act.daysAgo),
        })
      case 'rule': {
        const { userId } = this.#players[act.player] ?? {}
        const path = `/api/competitions/${this.#competition(act)}/entries/${userId}`
        return answered(
          await admin('PATCH', path, {
            status: act.as,
            reason,
            countsForHandicap: act.as !== 'disqualified',
          }),
        )
      }
      case 'par':
        return this.#changePar(act.par)
      case 'step':
        return answered(
          await admin('PATCH', `/api/competitions/${this.#competition(act)}/status`, {
            ...{ status: act.status, reason },
          }),
        )
      case 'putRight': {
        const scope = scopes(act)[act.what]
        const answer = await admin('POST', `/api/clubs/${clubId}/term-corrections`, { scope, reason })
        if (answer.status === 200) this.#corrections.push(expectBody(answer, correctTerms.reply).id)
        return answered(answer)
      }
      case 'takeBack': {
        const id = pick(this.#corrections, act.correction)
        if (id === undefined) return
        const path = `/api/clubs/${clubId}/term-corrections/${id}/take-back`
        return answered(await admin('POST', path, { reason }))
      }
    }
  }

  #competition({ competition }: { competition: number }): string | undefined {
    return this.#competitions[competition]
  }

  #note(answer: Answer): void {
    answered(answer)
    if (answer.status !== 200) return
    const { id } = z.object({ id: z.string() }).parse(answer.body)
    if (!this.#cards.includes(id)) this.#cards.push(id)
  }

  async #act(cardNumber: number, what: string, more: object = {}): Promise<void> {
    const id = pick(this.#cards, cardNumber)
    if (id === undefined) return
    this.#note(await this.club.admin('POST', `/api/rounds/${id}/${what}`, { reason, ...more }))
  }

  /** Fives, and four holes as they are given. */
  async #type({ card: cardNumber, holes: some }: Extract<Act, { do: 'type' }>): Promise<void> {
    const id = pick(this.#cards, cardNumber)
    if (id === undefined) return
    const { admin } = this.club
    const { entries } = expectBody(await admin('GET', `/api/rounds/${id}/card`), getRoundCard.reply)
    const changes = Array.from({ length: 18 }, (_, i) => {
      const held = entries.find(({ holeNumber }) => holeNumber === i + 1)
      return {
        holeNumber: i + 1,
        from: { result: held?.result ?? 'not_played', grossScore: held?.grossScore ?? null },
        to: { result: 'strokes', grossScore: some[i] ?? 5 },
      }
    })
    answered(await admin('POST', `/api/rounds/${id}/corrections`, { reason, holes: changes }))
  }

  async #changePar(par: number): Promise<void> {
    const { admin, courseId } = this.club
    const Holes = z.object({ holes: z.array(z.object({ id: z.string() })) })
    const [first] = Holes.parse((await admin('GET', `/api/courses/${courseId}`)).body).holes
    answered(await admin('PATCH', `/api/holes/${first?.id}`, { par }))
  }

  /** Compares everything that is shown with a count from the cards that stand. */
  async check(): Promise<void> {
    const cards = await readCards(this.club.clubId)
    for (const one of cards.filter(({ status }) => status === 'submitted'))
      expect([one.id, one.gross, one.points], 'totals of a card').toEqual([
        one.id,
        grossOf(one),
        pointsOf(one),
      ])
    for (const { userId } of this.#players) await this.#checkIndex(userId, cards)
    for (const id of this.#competitions) await this.#checkBoard(id, cards)
  }

  async #checkIndex(userId: string, cards: readonly StoredCard[]): Promise<void> {
    const { rows } = await server.database.pool.query<{ handicap_index: number | null }>(
      'select handicap_index from users where id = $1',
      [userId],
    )
    const counting = cards
      .filter((one) => one.userId === userId && one.status === 'submitted' && one.counts)
      .sort((a, b) => a.day - b.day)
    const steps = naiveRecord(
      counting.map((one) => ({
        ...{ what: 'round', holes: 18, day: one.day, pcc: 0, isExceptionalUndone: false, isCapLifted: false },
        ...{ adjustedGross: adjustedGrossOf(one), courseRating: one.courseRating, slope: one.slope },
      })),
    )
    expect(rows[0]?.handicap_index, 'Handicap Index').toBe(steps.at(-1)?.index ?? null)
  }

  async #checkBoard(competitionId: string, cards: readonly StoredCard[]): Promise<void> {
    const expected = this.#players
      .map(({ userId }) => {
        const own = cards.find((one) => one.competitionId === competitionId && one.userId === userId)
        return [userId, own && grossOf(own) > 0 ? pointsOf(own) : null] as const
      })
      .sort()
    await expect
      .poll(
        async () => {
          const path = `/api/competitions/${competitionId}/leaderboard`
          const board = expectBody(await this.club.admin('GET', path), getLeaderboard.reply)
          return board.map((row) => [row.userId, row.thru > 0 ? row.stablefordPoints : null] as const).sort()
        },
        { message: 'the board' },
      )
      .toEqual(expected)
  }

  async checkLog(): Promise<void> {
    const path = `/api/clubs/${this.club.clubId}/audit-log/check`
    const { brokenAt, brokenRounds } = expectBody(await this.club.admin('GET', path), checkAuditLog.reply)
    expect({ brokenAt, brokenRounds }).toEqual({ brokenAt: null, brokenRounds: [] })
  }
}

const pick = <One>(from: readonly One[], at: number): One | undefined => from[at % Math.max(1, from.length)]
const dayOf = (ago: number) => new Date(server.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10)

/** An act is done or refused with a reason; it never breaks. */
function answered(answer: Answer): void {
  expect(answer.status, answer.text).toBeLessThan(500)
}

const storedCard = z.object({
  id: z.string(),
  userId: z.string(),
  competitionId: z.nullable(z.string()),
  status: z.string(),
  day: z.number(),
  courseRating: z.number(),
  slope: z.number(),
  courseHandicap: z.number(),
  playingHandicap: z.number(),
  hasIndex: z.boolean(),
  gross: z.nullable(z.number()),
  points: z.nullable(z.number()),
  holes: z.array(z.object({ holeNumber: z.number(), par: z.number(), strokeIndex: z.number() })),
  strokes: z.record(z.string(), z.number()),
  /** For the handicap. */
  counts: z.boolean(),
})
type StoredCard = z.infer<typeof storedCard>

/** The cards that stand, with the scores that were typed. */
async function readCards(clubId: string): Promise<StoredCard[]> {
  const { rows } = await server.database.pool.query(
    `select r.id, r.user_id as "userId", r.competition_id as "competitionId", r.status,
      (extract(epoch from date_trunc('day', r.started_at at time zone c.time_zone)) / 86400)::int as day,
      r.course_rating as "courseRating", r.slope, r.course_handicap as "courseHandicap",
      r.playing_handicap as "playingHandicap", r.handicap_index is not null as "hasIndex", r.gross, r.points, r.holes,
      coalesce((select json_object_agg(s.hole_number, s.strokes) from hole_scores s where s.round_id = r.id), '{}') as strokes,
      coalesce(e.is_card_acceptable, true) as counts
    from rounds r join clubs c on c.id = r.club_id
    left join competition_entries e on e.competition_id = r.competition_id and e.user_id = r.user_id
    where r.club_id = $1 and r.status <> 'abandoned'`,
    [clubId],
  )
  return z.array(storedCard).parse(rows)
}

const strokesOn = (of: StoredCard, hole: number) => of.strokes[hole] ?? 0
const grossOf = (of: StoredCard) =>
  of.holes.reduce((sum, { holeNumber }) => sum + strokesOn(of, holeNumber), 0)

/** Rules of Handicapping 6.1: one stroke on each hole whose stroke index the handicap reaches, and again from 18 on. */
const received = (handicap: number, strokeIndex: number) => Math.floor((handicap - strokeIndex) / 18) + 1

function pointsOf(of: StoredCard): number {
  return of.holes.reduce((sum, { holeNumber, par, strokeIndex }) => {
    const strokes = strokesOn(of, holeNumber)
    const net = strokes - received(of.playingHandicap, strokeIndex)
    return sum + (strokes === 0 ? 0 : Math.max(0, par + 2 - net))
  }, 0)
}

/** Rules of Handicapping 3.1: a net double bogey at most, and five over par before the first index. */
function adjustedGrossOf(of: StoredCard): number {
  return of.holes.reduce((sum, { holeNumber, par, strokeIndex }) => {
    const most = of.hasIndex ? par + 2 + received(of.courseHandicap, strokeIndex) : par + 5
    return sum + Math.min(strokesOn(of, holeNumber), most)
  }, 0)
}

async function openDay(): Promise<CommitteeDay> {
  count += 1
  const club = await createTestClub(server, `Days ${count}`)
  await rateTees(club)
  const players: Person[] = []
  for (let i = 0; i < PLAYERS; i++)
    players.push(
      await signUpAs(server, { firstName: `P${i}`, lastName: `D${count}`, clubCode: club.clubCode }),
    )
  const terms = {
    competitionType: 'stableford',
    startDate: `${dayOf(60)}T08:00`,
    endDate: `${dayOf(-2)}T20:00`,
  }
  const competitions = [
    await createTestCompetition(server, club, { name: `May ${count}`, ...terms }),
    await createTestCompetition(server, club, { name: `June ${count}`, ...terms }),
  ]
  for (const id of competitions)
    for (const { browser } of players) answered(await browser('POST', `/api/competitions/${id}/join`, {}))
  return new CommitteeDay(club, players, competitions)
}

describe('any committee day', () => {
  const name =
    'when cards are begun, typed, ended, moved, ruled on, put right and taken back in any order, then all that is shown is the count from nothing'
  test(name, { timeout: times(120_000, 5_400_000) }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 24 }), async (acts) => {
        const day = await openDay()
        for (const one of acts) {
          await day.perform(one)
          await day.check()
        }
        await day.checkLog()
      }),
      { numRuns: times(6, 2000) },
    )
  })
})
