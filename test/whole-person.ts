import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { bracket } from '#contract/match/matches.ts'
import {
  createTestClub,
  createTestCompetition,
  entry,
  expectBody,
  idOf,
  signUpAs,
  uploadTestPhoto,
  type Browser,
  type TestClub,
  type TestServer,
} from './server.ts'

/** Somebody about whom something is kept in every table that can hold it, under a name that is nobody else's. */
export type WholePerson = {
  browser: Browser
  userId: string
  email: string
  other: { browser: Browser; userId: string }
  club: TestClub
  photoId: string
  final: string
  open: string
  openRound: string
  bracket: string
  teams: string
}

export const FIRST = 'Zenobia'
export const LAST = 'Quixworthy'
const NAME = `${FIRST} ${LAST}`
const drawn = `data:image/svg+xml;base64,${Buffer.from('<svg>qxw-drawn</svg>').toString('base64')}`

const must = async (answer: ReturnType<Browser>) => {
  const { status, text, body } = await answer
  if (status !== 200) throw new Error(text)
  return body
}

let tap = 0

async function play(
  server: TestServer,
  { browser }: { browser: Browser },
  card: { competitionId?: string; courseId: string; score: number; holes?: number },
): Promise<string> {
  const { competitionId, courseId, score, holes = 18 } = card
  const roundId = idOf(
    await browser('POST', '/api/rounds', { courseId, ...(competitionId ? { competitionId } : {}) }),
  )
  const entries = Array.from({ length: holes }, (_, i) => entry(server, (tap += 1), i + 1, score))
  await must(browser('POST', `/api/rounds/${roundId}/scores`, { entries }))
  return roundId
}

const handIn = (browser: Browser, roundId: string, more: Record<string, unknown>) =>
  must(browser('PATCH', `/api/rounds/${roundId}`, more))

/** Also a first member in everything: another player, whose cards name the person. */
export async function makeWholePerson(server: TestServer): Promise<WholePerson> {
  const club = await createTestClub(server)
  const other = await signUpAs(server, { firstName: 'Bob', clubCode: club.clubCode })
  await must(
    club.admin('POST', '/api/clubs/invite-member', {
      email: `${FIRST}.${LAST}@example.org`,
      handicap: 11.5,
      clubId: club.clubId,
      message: `Dear ${FIRST}`,
    }),
  )
  const one = await signUpAs(server, { firstName: FIRST, lastName: LAST, clubCode: club.clubCode })
  const person = { ...one, other, club }
  for (const { userId } of [one, other])
    await must(
      club.admin('PATCH', `/api/members/${userId}/handicap`, {
        handicap: '12.0',
        reason: `as ${NAME} asked`,
      }),
    )
  const { final, photoId } = await playFinal(server, person)
  await playElsewhere(server, person)
  const [bracketId, teams] = [await playMatch(server, person), await playTeams(server, person)]
  const open = await createTestCompetition(server, club, { name: 'Still out' })
  await must(one.browser('POST', `/api/competitions/${open}/join`, {}))
  const openRound = await play(server, one, {
    competitionId: open,
    courseId: club.courseId,
    score: 5,
    holes: 3,
  })
  await must(one.browser('POST', '/api/auth/forgot-password', { email: one.email }))
  await one.browser('POST', '/api/auth/sign-in', { email: one.email, password: 'quite wrong' })
  await must(one.browser('POST', '/api/privacy/export'))
  return { ...person, final, photoId, open, openRound, bracket: bracketId, teams }
}

type Two = Pick<WholePerson, 'browser' | 'userId' | 'other' | 'club'>

/** A final result of two: the person with a photo, marked by the other, and the other way round. */
async function playFinal(server: TestServer, { browser, userId, other, club }: Two) {
  const final = await createTestCompetition(server, club, { name: 'Club day' })
  for (const one of [{ browser }, other])
    await must(one.browser('POST', `/api/competitions/${final}/join`, {}))
  const place = { competitionId: final, courseId: club.courseId }
  const round = await play(server, { browser }, { ...place, score: 5 })
  const { objectPath } = await uploadTestPhoto(browser)
  await handIn(browser, round, {
    partnerName: 'Bob Tester',
    partnerSignature: drawn,
    scorecardPhotoUrl: objectPath,
  })
  const theirs = await play(server, other, { ...place, score: 6 })
  await handIn(other.browser, theirs, { partnerName: NAME, partnerSignature: `${NAME} herself` })
  for (const [id, score] of [
    [round, 5],
    [theirs, 6],
  ] as const)
    await must(
      club.admin('POST', `/api/rounds/${id}/corrections`, {
        reason: `${NAME} saw it`,
        holes: [
          {
            holeNumber: 7,
            from: { result: 'strokes', grossScore: score },
            to: { result: 'strokes', grossScore: score - 1 },
          },
        ],
      }),
    )
  await must(club.admin('PATCH', `/api/competitions/${final}/status`, { status: 'completed' }))
  for (const status of ['disqualified', 'playing'])
    await must(
      club.admin('PATCH', `/api/competitions/${final}/entries/${other.userId}`, {
        status,
        reason: `${NAME} said so`,
      }),
    )
  await must(club.admin('PATCH', `/api/competitions/${final}/status`, { status: 'final' }))
  return { final, photoId: objectPath.split('/').at(-1) ?? '', round, userId }
}

/** Rounds at another club: the person's, marked by the other, and the other's, which name the person. */
async function playElsewhere(server: TestServer, { browser, userId, other, club }: Two): Promise<void> {
  const day = new Date(server.now().getTime() - 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const round = (id: string, markerName: string) => ({
    id,
    day,
    courseName: 'Links',
    teeName: 'Yellow',
    holes: 18,
    courseRating: '70.5',
    slope: 125,
    par: 71,
    adjustedGross: 88,
    markerName,
    note: `${NAME} played`,
    isAnotherRound: true,
  })
  const enter = (by: Browser, id: string, markerName: string) =>
    must(by('POST', `/api/clubs/${club.clubId}/rounds-elsewhere`, round(id, markerName)))
  const decide = (memberId: string, id: string, decision: string) =>
    must(
      club.admin('POST', `/api/members/${memberId}/rounds-elsewhere/${id}/decision`, {
        decision,
        isAnotherRound: true,
        ...(decision === 'accept' ? {} : { reason: `${NAME} said so` }),
      }),
    )
  await enter(browser, 'rel_own', 'Bob Tester')
  await enter(other.browser, 'rel_refused', NAME)
  await enter(other.browser, 'rel_off', NAME)
  await decide(userId, 'rel_own', 'accept')
  await decide(other.userId, 'rel_refused', 'refuse')
  for (const decision of ['accept', 'take_off']) await decide(other.userId, 'rel_off', decision)
}

async function playMatch(server: TestServer, { browser, userId, other, club }: Two): Promise<string> {
  const id = await createTestCompetition(server, club, {
    name: 'Match',
    competitionType: 'matchplay',
    courseId: club.courseId,
  })
  for (const one of [{ browser }, other]) await must(one.browser('POST', `/api/competitions/${id}/join`, {}))
  const view = expectBody(
    await club.admin('POST', `/api/competitions/${id}/bracket`, { seeding: 'handicap', confirmDays: 3 }),
    bracket,
  )
  const path = `/api/matches/${view.matches[0]?.id ?? ''}`
  await must(browser('PATCH', path, { winnerId: userId, result: '2&1' }))
  await must(club.admin('PATCH', path, { winnerId: userId, result: '3&2', reason: `${NAME} asked for it` }))
  return id
}

async function playTeams(server: TestServer, { browser, other, club }: Two): Promise<string> {
  const id = await createTestCompetition(server, club, {
    name: 'Teams',
    competitionType: 'team_stableford',
    teamSize: 2,
    countingScores: 1,
  })
  for (const one of [{ browser }, other]) await must(one.browser('POST', `/api/competitions/${id}/join`, {}))
  await must(browser('POST', `/api/competitions/${id}/teams`, { name: `${FIRST}’s eagles` }))
  return id
}

const Named = z.object({ name: z.string() })

/** Every place of the store and the folders in which one of these texts stands, in any case. */
export async function placesOf(server: TestServer, texts: readonly string[]): Promise<string[]> {
  const { db } = server.database
  const tables = await db.execute(
    sql`select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in (select relname from pg_class where relispartition)`,
  )
  const found: string[] = []
  for (const row of tables.rows) {
    const { name } = Named.parse(row)
    const { rows } = await db.execute(sql.raw(`select t::text as name from ${name} t`))
    for (const one of rows.map((each) => Named.parse(each).name))
      if (texts.some((text) => one.toLowerCase().includes(text.toLowerCase())))
        found.push(`${name}: ${one.slice(0, 400)}`)
  }
  for (const path of readdirSync(server.dataDir, { recursive: true, withFileTypes: true })) {
    const file = join(path.parentPath, path.name)
    const content = path.isFile() ? readFileSync(file, 'utf8').toLowerCase() : ''
    if (texts.some((text) => `${file} ${content}`.includes(text.toLowerCase()))) found.push(file)
  }
  return found
}
