import sharp from 'sharp'
import { z } from 'zod'
import { bracket } from '#contract/match/matches.ts'
import { parseObjectPath } from '#contract/photo/photos.ts'
import {
  cookiesOf,
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
} from '../server.ts'

/** Who sends a request. Kinds that come later (a marker, a guest's link) are added here and in `people` below. */
export const kinds = [
  'signed out',
  'player',
  'owner',
  'admin',
  'foreign player',
  'foreign admin',
  'removed',
  'lapsed',
] as const
export type Kind = (typeof kinds)[number]

export type Person = { userId: string | undefined; cookie: string }

/** One thing of every kind that a club has, by the name that parameters and fields give it. */
export type Things = Readonly<Record<string, readonly string[]>>

export type Furnished = {
  people: Readonly<Record<Kind, Person>>
  here: Things
  there: Things
  /** Each is in nearly every name of its club, and in nothing of the other one. */
  canaries: { here: string; there: string }
}

const Linked = z.object({ link: z.string() })
const Crested = z.looseObject({ crestUrl: z.string() })
const Upload = z.object({ uploadURL: z.string() })

/** Two clubs with people and things of every kind, made through the API as people make them. */
export async function furnishWorld(server: TestServer): Promise<Furnished> {
  const canaries = { here: 'CanaryHere', there: 'CanaryThere' }
  const here = await furnishClub(server, canaries.here)
  const there = await furnishClub(server, canaries.there)
  const lapsed = await signUpAs(server, { firstName: 'Lapsed', clubCode: here.clubCode })
  await server.database.pool.query(`update sessions set expires_at = '2020-01-01' where user_id = $1`, [
    lapsed.userId,
  ])
  const people = {
    'signed out': { userId: undefined, cookie: '' },
    player: here.player,
    owner: here.owner,
    admin: here.admin,
    'foreign player': there.player,
    'foreign admin': there.admin,
    removed: here.removed,
    lapsed: { userId: undefined, cookie: cookiesOf(lapsed.browser) },
  }
  return { people, here: here.things, there: there.things, canaries }
}

async function furnishClub(server: TestServer, canary: string) {
  const club = await createTestClub(server, canary)
  const joined = async (firstName: string) =>
    signUpAs(server, { firstName, lastName: canary, clubCode: club.clubCode })
  const player = await joined('Player')
  const owner = await joined('Owner')
  const removed = await joined('Removed')
  const named = (name: string) => ({ name: `${name} ${canary}` })
  const competitionId = await createTestCompetition(server, club, named('June'))
  const teamCompetitionId = await createTestCompetition(server, club, {
    ...named('Teams'),
    competitionType: 'team_stableford',
  })
  const matchplayId = await createTestCompetition(server, club, {
    ...named('Cup'),
    competitionType: 'matchplay',
  })
  for (const { browser } of [player, owner])
    for (const id of [competitionId, teamCompetitionId, matchplayId])
      await browser('POST', `/api/competitions/${id}/join`, {})
  const teamId = idOf(
    await club.admin('POST', `/api/competitions/${teamCompetitionId}/teams`, {
      ...named('Eagles'),
      memberIds: [owner.userId],
    }),
  )
  const drawn = await club.admin('POST', `/api/competitions/${matchplayId}/bracket`, { seeding: 'handicap' })
  const ownOpenId = idOf(await player.browser('POST', '/api/rounds', { courseId: club.courseId }))
  const handedIn = await handInWithPhoto(server, club.courseId, owner.browser, canary)
  const openRoundId = idOf(
    await owner.browser('POST', '/api/rounds', { courseId: club.courseId, competitionId }),
  )
  await owner.browser('POST', `/api/rounds/${openRoundId}/scores`, { entries: [entry(server, 1, 1, 4)] })
  const invitationId = idOf(
    await club.admin('POST', '/api/clubs/invite-member', {
      email: `invited.${canary.toLowerCase()}@example.org`,
      handicap: 20,
      clubId: club.clubId,
      message: canary,
    }),
  )
  const shown = await club.admin('POST', `/api/clubs/${club.clubId}/invitations/${invitationId}/link`)
  const invitationToken = expectBody(shown, Linked).link.split('=').at(-1) ?? ''
  const draftId = await createTestCompetition(server, club, { ...named('Draft'), isDraft: true })
  const crest = await uploadCrest(club)
  await club.admin('DELETE', `/api/clubs/${club.clubId}/members/${removed.userId}`)
  const tokens = []
  for (const browser of [player.browser, owner.browser, club.admin]) {
    const { uploadURL } = expectBody(await browser('POST', '/api/objects/upload'), Upload)
    tokens.push(new URL(uploadURL).pathname.split('/').at(-1) ?? '')
  }
  const users = [player.userId, owner.userId, removed.userId, club.adminId]
  const things: Things = {
    clubId: [club.clubId],
    clubCode: [club.clubCode],
    courseId: [club.courseId],
    holeId: club.holeIds.slice(0, 3),
    teeId: club.teeIds,
    competitionId: [competitionId, teamCompetitionId, matchplayId, draftId],
    teamId: [teamId],
    matchId: expectBody(drawn, bracket).matches.map(({ id }) => id),
    roundId: [openRoundId, ownOpenId, handedIn.roundId],
    userId: users,
    invitationId: [invitationId],
    photoId: [handedIn.photoId],
    uploadToken: tokens,
    invitationToken: [invitationToken],
    crest: [crest],
  }
  const as = (one: { browser: Browser; userId: string }): Person => ({
    userId: one.userId,
    cookie: cookiesOf(one.browser),
  })
  return {
    things,
    clubCode: club.clubCode,
    player: as(player),
    owner: as(owner),
    removed: as(removed),
    admin: as({ browser: club.admin, userId: club.adminId }),
  }
}

/** The last part of the address at which the club's crest is read. */
async function uploadCrest({ admin, clubId }: TestClub): Promise<string> {
  const grey = { width: 200, height: 200, channels: 3, background: 'grey' } as const
  const bytes = await sharp({ create: grey }).png().toBuffer()
  const answer = await admin('PUT', `/api/clubs/${clubId}/crest`, bytes, { 'content-type': 'image/png' })
  return expectBody(answer, Crested).crestUrl.split('/').at(-1) ?? ''
}

async function handInWithPhoto(server: TestServer, courseId: string, browser: Browser, canary: string) {
  const { objectPath } = await uploadTestPhoto(browser)
  const roundId = idOf(await browser('POST', '/api/rounds', { courseId }))
  await browser('POST', `/api/rounds/${roundId}/scores`, { entries: [entry(server, 1, 1, 4)] })
  const handedIn = await browser('PATCH', `/api/rounds/${roundId}`, {
    partnerName: canary,
    partnerSignature: canary,
    scorecardPhotoUrl: objectPath,
  })
  if (handedIn.status !== 200) throw new Error(handedIn.text)
  return { roundId, photoId: parseObjectPath(objectPath) ?? '' }
}
