import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { statementsAcrossClubs } from '#test/one-club-statements.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  idOf,
  signUpAs,
  startTestServer,
  type Answer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { ChangeFeed } from '../live/change-feed.ts'
import { makeSaveHoleEntries } from '../../card/hole-entries/save-hole-entries.ts'
import { addScorer } from '../../card/scorers/add-scorer.ts'
import { seasonAt } from './seasons.ts'
import { WaitingTime } from './waiting-time.ts'

/* Decision record 69: an engine that divides the store by club asks one of its parts for each of these statements. */

let server: TestServer
let club: TestClub
beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
})
afterAll(() => server.close())

type Entrant = { browser: Browser; userId: string; roundId: string }

async function enter(competitionId: string, firstName: string): Promise<Entrant> {
  const { browser, userId } = await signUpAs(server, { firstName, clubCode: club.clubCode })
  await answered(browser('POST', `/api/competitions/${competitionId}/join`))
  const started = await answered(browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }))
  return { browser, userId, roundId: idOf(started) }
}

async function answered(calling: Promise<Answer>): Promise<Answer> {
  const answer = await calling
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer
}

/** A club's Saturday: members enter, start, score for themselves and each other, watch the board, and hand in. */
async function playSaturday(): Promise<void> {
  const competitionId = await createTestCompetition(server, club)
  const board = `/api/competitions/${competitionId}/leaderboard`
  const ann = await enter(competitionId, 'Ann')
  const ben = await enter(competitionId, 'Ben')
  const score = (who: Entrant, card: Entrant, tap: number) =>
    answered(
      who.browser('POST', `/api/rounds/${card.roundId}/scores`, { entries: [entry(server, tap, 1, 5)] }),
    )
  await answered(ann.browser('GET', '/api/competitions/current'))
  await answered(ann.browser('GET', `/api/clubs/${club.clubId}/competitions`))
  await answered(ann.browser('GET', board))
  await score(ann, ann, 1)
  await score(ann, ann, 1)
  await server.database.db.transaction((tx) =>
    addScorer(server, tx, { roundId: ann.roundId, userId: ben.userId, addedBy: ann.userId }),
  )
  await score(ben, ann, 2)
  await answered(ben.browser('GET', board))
  await answered(ben.browser('GET', `${board}/${ann.userId}`))
  await answered(ann.browser('GET', `/api/rounds/${ann.roundId}`))
  await answered(club.admin('GET', `/api/competitions/${competitionId}/cards`))
  await answered(club.admin('GET', `/api/clubs/${club.clubId}/day`))
  const holes = Array.from({ length: 18 }, (_, hole) => entry(server, 10 + hole, hole + 1, 4))
  await answered(ben.browser('POST', `/api/rounds/${ben.roundId}/scores`, { entries: holes }))
  await answered(
    ben.browser('PATCH', `/api/rounds/${ben.roundId}`, { partnerName: 'Ann', partnerSignature: 'Ann' }),
  )
}

/** The only process of a store saves a score by another statement than this server, which is one of several. */
async function scoreAlone(): Promise<void> {
  const { browser, userId } = await signUpAs(server, { firstName: 'Cid', clubCode: club.clubCode })
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
  const feed = new ChangeFeed(server.pool, { log: server.app.log, isAlone: true })
  const save = makeSaveHoleEntries({
    pool: server.pool,
    feed,
    waits: { all: new WaitingTime(), scores: new WaitingTime() },
  })
  const at = server.now().getTime()
  await save({
    roundId,
    clubId: club.clubId,
    season: seasonAt(server.now()),
    source: 'player',
    receivedAt: server.now(),
    entries: [{ id: 'ent_alone', holeNumber: 1, result: { kind: 'picked_up' }, at, authorId: userId }],
  })
}

/** What follows a person through all of their clubs, once for a card and not for a score. */
const ofOnePerson = [
  // The card that they have open, which there is one of in all clubs.
  /^select "rounds"\..* where \("rounds"\."user_id" = \$1 and "rounds"\."status" = \$2\) order by "rounds"\."opened_by_club"/s,
  // The tee that they mostly play of a course.
  /^select "tee_id" from "rounds" where \("rounds"\."user_id" = \$1 and "rounds"\."course_id" = \$2/,
  // Their handicap record, which is one for all clubs, with when each of its cards was played.
  /^select .* from "handicap_scores" left join "rounds" on .* where "handicap_scores"\."user_id" in/,
]

/** Every few minutes or once a day, over all clubs. */
const inTheBackground = [
  /^update "webhook_deliveries" set "next_try_at"/,
  /^delete from "webhook_deliveries" where "webhook_deliveries"\."created_at" </,
  /^delete from "notices" where "notices"\."created_at" </,
]

/** The check reads plans of statements without their values, which PostgreSQL 15 does not tell. */
const whereExplained = test.skipIf(!inject('database').hasGenericPlans)

whereExplained(
  'every statement of a Saturday on a table with a row for each card names the club or the row’s own key',
  async () => {
    await playSaturday()
    await scoreAlone()
    const found = await statementsAcrossClubs(inject('database').large, server.statements.values())
    const isMeant = (text: string) => [...ofOnePerson, ...inTheBackground].some((meant) => meant.test(text))
    expect(found.filter(({ text }) => !isMeant(text))).toEqual([])
    // What is excepted is run, or the exception has no reason any more.
    for (const meant of ofOnePerson)
      expect(
        found.some(({ text }) => meant.test(text)),
        String(meant),
      ).toBe(true)
  },
)

whereExplained.each([
  ['select 1 from hole_scores where round_id = $1', ['hole_scores']],
  ['select 1 from hole_scores where round_id = $1 and hole_number = $2', []],
  ['select 1 from hole_scores where round_id = $1 and club_id = $2', []],
  ['select 1 from rounds where id = $1', []],
  ['select 1 from rounds where user_id = $1', ['rounds']],
  ['select 1 from rounds r join hole_scores s on s.round_id = r.id where r.id = $1', ['hole_scores']],
  [
    'select 1 from rounds r join hole_scores s on s.round_id = r.id and s.club_id = r.club_id where r.club_id = $1',
    [],
  ],
  ['update rounds set revision = 1 where user_id = $1', ['rounds']],
  ['delete from rounds where club_id = $1', []],
  [
    "insert into round_events (id, round_id, author_id, at, kind, reason, after) select $1, '', '', now(), '', '', '{}'",
    ['round_events'],
  ],
  [
    "insert into round_events (id, round_id, club_id, author_id, at, kind, reason, after) select $1, '', '', '', now(), '', '', '{}'",
    [],
  ],
])('the check finds what it is for: %s', async (text, tables) => {
  const found = await statementsAcrossClubs(inject('database').large, [{ text }])
  expect(found.map(({ table }) => table)).toEqual(tables)
})

test('when a process of the version before adds a row without a club, then the store names it', async () => {
  const { browser, userId } = await signUpAs(server, { firstName: 'Dee', clubCode: club.clubCode })
  const competitionId = await createTestCompetition(server, club)
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId: club.courseId }))
  const { pool } = server.database
  // The store names the season too, by its own clock; in a foreign season it would refuse the entry (seasons.test.ts).
  await pool.query('update rounds set started_at = now() where id = $1', [roundId])
  const rows = await Promise.all([
    pool.query<{ club_id: string }>(
      `insert into hole_entries (round_id, id, hole_number, result, at, author_id, received_at)
        values ($1, 'ent_old', 1, 'picked_up', now(), $2, now()) returning club_id`,
      [roundId, userId],
    ),
    pool.query<{ club_id: string }>(
      `insert into hole_scores (round_id, hole_number, entry_id, result, at, author_id)
        values ($1, 1, 'ent_old', 'picked_up', now(), $2) returning club_id`,
      [roundId, userId],
    ),
    pool.query<{ club_id: string }>(
      `insert into round_events (id, round_id, author_id, at, kind, reason, after)
        values ('evt_old', $1, $2, now(), 'started', '', '{}') returning club_id`,
      [roundId, userId],
    ),
    pool.query<{ club_id: string }>(
      `insert into competition_entries (competition_id, user_id, status) values ($1, $2, 'entered') returning club_id`,
      [competitionId, userId],
    ),
  ])
  expect(rows.flatMap((one) => one.rows)).toEqual(Array(4).fill({ club_id: club.clubId }))
})
