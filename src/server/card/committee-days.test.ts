import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAuditLog } from '#contract/platform/audit.ts'
import { enterGuest, readEntries } from '#contract/competition/entries.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { listMembers } from '#contract/club/members.ts'
import { getPrizes } from '#contract/competition/prizes.ts'
import { getOrderOfMerit } from '#contract/competition/season.ts'
import { ACCOUNTS, committeeDay, type Act, type PaperCard } from '#test/committee-day/acts.ts'
import { Committee, type Done } from '#test/committee-day/committee.ts'
import {
  adjustedGrossOf,
  cardsOnRecord,
  grossOf,
  grossPlacesOf,
  meritOf,
  placesOf,
  pointsOf,
  prizesOf,
  type Place,
  type Played,
} from '#test/committee-day/count-from-cards.ts'
import { shownOf } from '#test/committee-day/entry-ledger.ts'
import {
  isStanding,
  readFacts,
  type StoredFacts,
  type StoredSheet,
} from '#test/committee-day/stored-facts.ts'
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
 * Whatever a committee does in whatever order, cards, boards, results, prizes, seasons, fees and handicap records are those that a
 * count from nothing makes of the cards that stand; what is taken back leaves no trace in them, and everything is in the audit log.
 * `npm test` plays a few days, always the same; 2,000 new ones are the long form, with a seed of its own or a given one:
 * `LONG_FORM=on npx vitest run --project server src/server/card/committee-days.test.ts` (COMMITTEE_DAYS=200 SEED=7 for a part).
 */

const DAY_MS = 24 * 60 * 60 * 1000
/** In hundredths. */
const RESULT_PRIZES = [3000, 2000, 1001]
const GROSS_PRIZES = [1500]
/** What opens a final result again (D44). */
const REOPENING = /^(put right|close) /
const MERIT = { points: [10, 6, 3], otherPoints: 1, best: 2 }

let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const dayOf = (ago: number) => new Date(server.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10)
const ok = (answer: Answer) => {
  expect(answer.status, answer.text).toBe(200)
  return answer
}
const byFirst = <Row extends readonly unknown[]>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))

/** One club of three competitions and an order of merit, whose committee acts while everything is counted anew after each act. */
class CommitteeDay {
  readonly #committee: Committee
  readonly #everybody: readonly string[]
  readonly #guest: string
  readonly #seasonId: string
  /** What was there before and after what another act takes back. */
  readonly #around = new Map<string, { before: StoredFacts; after: StoredFacts }>()
  #facts: StoredFacts = { cards: [], competitions: [], entries: [], indexes: [] }
  #logged = 0

  constructor(parts: { committee: Committee; guest: string; seasonId: string }) {
    this.#committee = parts.committee
    this.#guest = parts.guest
    this.#seasonId = parts.seasonId
    this.#everybody = [...parts.committee.people]
  }

  async open(): Promise<void> {
    this.#facts = await this.#read()
    this.#logged = await this.#countLogged()
  }

  async play(one: Act): Promise<void> {
    // Play is closed before a result is final.
    if (one.do === 'step' && one.status === 'final') await this.play({ ...one, status: 'completed' })
    await this.#follow(() => this.#committee.perform(one))
    if (one.do === 'merge' && one.isTakenBackAtOnce)
      await this.#follow(() => this.#committee.takeMergeBack(0))
  }

  async playCard({ holes, ...begun }: PaperCard): Promise<void> {
    const before = this.#committee.newestCard
    await this.play({ do: 'begin', ...begun })
    const card = this.#committee.newestCard
    if (card === before) return
    await this.play({ do: 'type', card, holes })
    await this.play({ do: 'handIn', card })
  }

  async #follow(perform: () => Promise<Done>): Promise<void> {
    server.setTime(new Date(server.now().getTime() + 10))
    const before = this.#facts
    const { did, undid } = await perform()
    const after = await this.#read()
    this.#facts = after
    this.#committee.adopt(after.cards)
    const hasChanged = await this.#checkLogged({ before, after })
    // The same again, which changes nothing, is still undone by what undoes the first.
    if (did !== undefined && !isDeepStrictEqual(before, after)) this.#around.set(did, { before, after })
    const reopened = this.#checkTrace(undid, before)
    this.#checkCards()
    for (const userId of this.#committee.people) this.#checkIndex(userId)
    // An act that was refused, and one that found everything as it says, has nothing to show.
    if (!hasChanged) return
    await server.hearAll()
    await Promise.all([
      ...this.#committee.competitions.map((id) => this.#checkCompetition(id)),
      this.#checkMerit(),
    ])
    for (const { id, sheet } of reopened) await this.#makeFinalAgain(id, sheet)
  }

  /** A result that a correction reopened stays open when that is taken back; made final again, it is the one it was. */
  async #makeFinalAgain(competitionId: string, sheet: StoredSheet): Promise<void> {
    const competition = this.#committee.competitions.indexOf(competitionId)
    await this.#follow(() => this.#committee.perform({ do: 'step', competition, status: 'final' }))
    const again = this.#facts.competitions.find(({ id }) => id === competitionId)
    expect(again, 'a result made final again').toMatchObject({ status: 'final', sheet })
  }

  #read(): Promise<StoredFacts> {
    const { club } = this.#committee
    return readFacts(server.database.pool, { clubId: club.clubId, people: this.#everybody })
  }

  get #standing() {
    return this.#facts.cards.filter(isStanding)
  }

  async #countLogged(): Promise<number> {
    const { rows } = await server.database.pool.query<{ logged: number }>(
      'select count(*)::int as logged from audit_log where club_id = $1',
      [this.#committee.club.clubId],
    )
    return rows[0]?.logged ?? 0
  }

  /** What has changed something is in the audit log. Gives whether anything was done at all. */
  async #checkLogged({ before, after }: { before: StoredFacts; after: StoredFacts }): Promise<boolean> {
    const [logged, known] = [await this.#countLogged(), this.#logged]
    if (JSON.stringify(before) !== JSON.stringify(after))
      expect(logged, 'entries of the audit log').toBeGreaterThan(known)
    this.#logged = logged
    return logged > known
  }

  /**
   * What is taken back before anything else was changed is as if it had never been, but for final results that it reopened: they
   * wait for the committee. Gives those, as they were.
   */
  #checkTrace(undid: string | undefined, beforeUndoing: StoredFacts): { id: string; sheet: StoredSheet }[] {
    if (undid === undefined) return []
    const around = this.#around.get(undid)
    this.#around.delete(undid)
    if (!around || !isDeepStrictEqual(around.after, beforeUndoing)) return []
    const { before, after } = around
    const reopened = before.competitions.filter(
      ({ id, status }) =>
        REOPENING.test(undid) &&
        status === 'final' &&
        after.competitions.find((one) => one.id === id)?.status === 'completed',
    )
    const isReopened = new Set(reopened.map(({ id }) => id))
    const competitions = before.competitions.map((one) =>
      isReopened.has(one.id) ? { ...one, status: 'completed', sheet: null } : one,
    )
    expect(this.#facts, `after taking back: ${undid}`).toEqual({ ...before, competitions })
    return reopened
  }

  #checkCards(): void {
    const { owners } = this.#committee
    const golfers = new Map(this.#facts.cards.map(({ id, userId }) => [id, userId]))
    for (const one of this.#standing) {
      expect([one.id, golfers.get(one.golf)], 'whose round of golf a card is of').toEqual([
        one.id,
        one.userId,
      ])
      const closed = one.holes.flatMap(({ holeNumber, isClosed }) => (isClosed === true ? [holeNumber] : []))
      expect([one.id, one.userId, closed], 'whose a card is, and its closed holes').toEqual([
        ...[one.id, owners.get(one.id)],
        this.#committee.closedIn(one.competitionId, one.roundNumber),
      ])
      if (one.status === 'submitted')
        expect([one.id, one.gross, one.points], 'totals of a card').toEqual([
          ...[one.id, grossOf(one), pointsOf(one)],
        ])
    }
  }

  #checkIndex(userId: string): void {
    const { notForHandicap, days, indexesPutRight } = this.#committee
    const own = this.#standing.filter((one) => one.userId === userId)
    const counting = cardsOnRecord(own, { competitionIds: notForHandicap, days: [...days.values()] })
    const steps = naiveRecord(
      counting.map((one) => ({
        what: 'round',
        holes: 18,
        day: one.day,
        pcc: 0,
        isExceptionalUndone: false,
        isCapLifted: false,
        adjustedGross: adjustedGrossOf(one),
        courseRating: one.courseRating,
        slope: one.slope,
        saidPlayedOff: indexesPutRight.has(one.handicapIndex ?? NaN)
          ? (one.handicapIndex ?? undefined)
          : undefined,
      })),
    )
    const index = this.#facts.indexes.find((one) => one.userId === userId)?.index
    const expected = userId === this.#guest ? null : (steps.at(-1)?.index ?? null)
    expect([userId, index], 'Handicap Index').toEqual([userId, expected])
  }

  #played(competitionId: string): Played & { isFinal: boolean } {
    const competition = this.#facts.competitions.find(({ id }) => id === competitionId)
    const status = competition?.status ?? ''
    const entries = [...this.#committee.ledger.of(competitionId)]
    return {
      roundCount: competition?.roundCount ?? 0,
      isOver: status === 'completed' || status === 'final',
      isFinal: status === 'final',
      entrants: entries.flatMap(([userId, { isIn }]) => (isIn ? [userId] : [])),
      cards: this.#standing.filter((one) => one.competitionId === competitionId),
    }
  }

  async #checkCompetition(competitionId: string): Promise<void> {
    const played = this.#played(competitionId)
    const places = placesOf(played)
    this.#checkSheet(competitionId, { places, isFinal: played.isFinal })
    await Promise.all([
      this.#checkBoard(competitionId, places),
      this.#checkPrizes(competitionId, played),
      this.#checkEntries(competitionId),
    ])
  }

  #checkSheet(
    competitionId: string,
    { places, isFinal }: { places: readonly Place[]; isFinal: boolean },
  ): void {
    const sheet = this.#facts.competitions.find(({ id }) => id === competitionId)?.sheet ?? null
    const kept = sheet?.map((row) => [row.userId, row.stablefordPoints, row.position] as const)
    const expected = places.map(({ userId, points, place }) => [userId, points ?? 0, place] as const)
    expect(kept && byFirst(kept), 'the final result').toEqual(isFinal ? byFirst(expected) : undefined)
  }

  async #checkBoard(competitionId: string, places: readonly Place[]): Promise<void> {
    const expected = places.map(({ userId, points, place }) => [userId, points, place] as const)
    const read = async () => {
      const path = `/api/competitions/${competitionId}/leaderboard`
      const board = expectBody(await this.#committee.club.admin('GET', path), getLeaderboard.reply)
      return byFirst(
        board.map(({ userId, stablefordPoints, position, thru, rounds }) => {
          const hasScore = rounds ? rounds.some((round) => round.thru > 0) : thru > 0
          return [userId, hasScore ? stablefordPoints : null, position] as const
        }),
      )
    }
    await expect.poll(read, { message: 'the board', interval: 10 }).toEqual(byFirst(expected))
  }

  async #checkPrizes(competitionId: string, played: Played): Promise<void> {
    const ofResult = prizesOf(placesOf({ ...played, isOver: true }), RESULT_PRIZES)
    const ofGross = prizesOf(grossPlacesOf(played), GROSS_PRIZES, new Set(ofResult.keys()))
    const read = async () => {
      const path = `/api/competitions/${competitionId}/prizes`
      const { categories } = expectBody(await this.#committee.club.admin('GET', path), getPrizes.reply)
      return categories.map(({ awards }) =>
        byFirst(
          (awards ?? []).map(
            ({ entrantId, amount }) => [entrantId, Math.round(Number(amount) * 100)] as const,
          ),
        ),
      )
    }
    // They are made of the board, which follows a moment after the commit.
    await expect
      .poll(read, { message: 'prizes', interval: 10 })
      .toEqual([byFirst([...ofResult]), byFirst([...ofGross])])
  }

  async #checkEntries(competitionId: string): Promise<void> {
    const path = `/api/competitions/${competitionId}/entry-list`
    const list = expectBody(await this.#committee.club.admin('GET', path), readEntries.reply)
    const expected = [...this.#committee.ledger.of(competitionId)]
    const shown = list.entries.map((one) => [one.userId, one.status, one.fee, one.paid] as const)
    expect(byFirst(shown), 'entries and their fees').toEqual(
      byFirst(
        expected.map(([userId, one]) => [userId, one.isIn ? 'entered' : 'withdrawn', shownOf(one), one.paid]),
      ),
    )
    const having = (fee: string) => expected.filter(([, one]) => shownOf(one) === fee).length
    expect(list.fees, 'sums of fees').toMatchObject({
      owing: having('owed'),
      owed: (15 * having('owed')).toFixed(2),
      paying: having('paid'),
      paid: (15 * having('paid')).toFixed(2),
    })
  }

  async #checkMerit(): Promise<void> {
    const results = this.#committee.competitions
      .map((id) => this.#played(id))
      .filter(({ isFinal }) => isFinal)
      .map(placesOf)
    const expected = [...meritOf(results, MERIT)]
    const path = `/api/clubs/${this.#committee.club.clubId}/seasons/${this.#seasonId}/order-of-merit`
    const { rows } = expectBody(await this.#committee.club.admin('GET', path), getOrderOfMerit.reply)
    const placed = expected.map(([userId, hundredths]) => {
      const place = 1 + expected.filter(([, other]) => other > hundredths).length
      return [userId, hundredths, hundredths === 0 ? null : place] as const
    })
    expect(
      byFirst(rows.map(({ playerId, hundredths, position }) => [playerId, hundredths, position] as const)),
      'the order of merit',
    ).toEqual(byFirst(placed))
  }

  async close(): Promise<void> {
    const path = `/api/clubs/${this.#committee.club.clubId}/audit-log/check`
    const { brokenAt, brokenRounds } = expectBody(
      await this.#committee.club.admin('GET', path),
      checkAuditLog.reply,
    )
    expect({ brokenAt, brokenRounds }).toEqual({ brokenAt: null, brokenRounds: [] })
  }
}

type Person = { browser: Browser; userId: string }

/** Without an account, as a list of members has them. */
async function listMember(club: TestClub): Promise<string> {
  const file = Buffer.from(`First name,Last name\nTwice,L${count}`)
  const path = `/api/clubs/${club.clubId}/member-imports/imp_${String(count).padStart(20, 'D')}?ready=1`
  ok(await club.admin('PUT', path, file, { 'content-type': 'text/csv' }))
  const members = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/members`), listMembers.reply)
  const listed = members.find(({ firstName }) => firstName === 'Twice')
  if (!listed) throw new Error('The member was not imported')
  return listed.id
}

async function openCompetitions(club: TestClub): Promise<string[]> {
  const terms = {
    competitionType: 'stableford',
    entryFee: '15.00',
    startDate: `${dayOf(60)}T08:00`,
    endDate: `${dayOf(-2)}T20:00`,
  }
  const ids = [
    await createTestCompetition(server, club, { name: `May ${count}`, ...terms }),
    await createTestCompetition(server, club, { name: `June ${count}`, ...terms }),
    await createTestCompetition(server, club, { name: `Two rounds ${count}`, roundCount: 2, ...terms }),
  ]
  const prizes = (amounts: readonly number[]) => amounts.map((one) => ({ amount: (one / 100).toFixed(2) }))
  for (const [i, id] of ids.entries())
    ok(
      await club.admin('PUT', `/api/competitions/${id}/prizes`, {
        onePerPlayer: true,
        categories: [
          { id: `pzc_result${count}x${i}`, kind: 'result', prizes: prizes(RESULT_PRIZES) },
          { id: `pzc_gross${count}x${i}`, kind: 'gross', prizes: prizes(GROSS_PRIZES) },
        ],
      }),
    )
  return ids
}

async function openDay(): Promise<CommitteeDay> {
  count += 1
  const club = await createTestClub(server, `Days ${count}`)
  await rateTees(club)
  ok(await club.admin('PATCH', `/api/clubs/${club.clubId}/rules`, { rules: { holesNotPlayed: 'net_par' } }))
  const players: Person[] = []
  for (let i = 0; i < ACCOUNTS; i++)
    players.push(
      await signUpAs(server, { firstName: `P${i}`, lastName: `D${count}`, clubCode: club.clubCode }),
    )
  const twice = await listMember(club)
  const competitions = await openCompetitions(club)
  const seasonId = `sea_days${String(count).padStart(8, '0')}`
  ok(
    await club.admin('PUT', `/api/clubs/${club.clubId}/seasons/${seasonId}`, {
      name: 'Order of merit',
      year: 2026,
      competitionIds: competitions,
      ...MERIT,
    }),
  )
  const [first = ''] = competitions
  const entered = await club.admin('POST', `/api/competitions/${first}/entry-list/guests`, {
    key: `daysguest${String(count).padStart(6, '0')}`,
    firstName: 'Guest',
    lastName: `G${count}`,
  })
  const [guest = ''] = expectBody(entered, enterGuest.reply).entered
  const accounts = players.map(({ userId }) => userId)
  const people = [...accounts, twice, guest]
  const committee = new Committee({ club, people, competitions, dayOf })
  for (const id of competitions) {
    const userIds = id === first ? people : accounts
    ok(await club.admin('POST', `/api/competitions/${id}/entry-list`, { userIds }))
    for (const userId of userIds) committee.ledger.enter(id, userId)
  }
  const day = new CommitteeDay({ committee, guest, seasonId })
  await day.open()
  return day
}

describe('any committee day', () => {
  const name =
    'when cards are begun, typed, ended, moved, ruled on, merged, put right and taken back in any order, then all that is shown is the count from nothing'
  const runs = Number(process.env.COMMITTEE_DAYS ?? times(3, 2000))
  const seed = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }
  test(name, { timeout: times(120_000, 14_400_000), tags: ['smaller-here'] }, async () => {
    await fc.assert(
      fc.asyncProperty(committeeDay(), async ({ cards, acts }) => {
        const day = await openDay()
        for (const one of cards) await day.playCard(one)
        for (const one of acts) await day.play(one)
        await day.close()
      }),
      { numRuns: runs, ...seed },
    )
  })
})
