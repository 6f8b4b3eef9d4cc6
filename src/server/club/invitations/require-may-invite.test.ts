import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTestClub,
  idOf,
  signUpAs,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

const DAY_MS = 24 * 60 * 60_000
let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const invite = ({ admin, clubId }: TestClub, at: number, message?: string) =>
  admin('POST', '/api/clubs/invite-member', {
    email: `guest${at}@example.org`,
    handicap: '12',
    clubId,
    ...(message === undefined ? {} : { message }),
  })

/** How many of so many at once were let through. */
async function letThrough(
  size: number,
  call: (at: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: size }, (_, at) => call(at)))
  const of = (status: number) => answers.filter((answer) => answer.status === status).length
  return [of(200), of(429)]
}

describe('invitations', () => {
  test('when a new club sends 24 at once, then 20 go out, and the next tells how long to wait', async () => {
    const club = await createTestClub(server, 'New Park')
    expect(await letThrough(24, (at) => invite(club, at))).toEqual([20, 4])
    const next = await invite(club, 99)
    expect([next.status, next.text]).toMatchObject([
      429,
      expect.stringContaining('A new club can send 20 invitations in a day. Please wait 24 hours.'),
    ])
  })

  test('when one is sent again and again, then each sending counts', async () => {
    const club = await createTestClub(server, 'Again Park')
    const id = idOf(await invite(club, 1))
    const again = (after: number) =>
      club.admin('POST', `/api/clubs/${club.clubId}/invitations/${id}/resend`, { after })
    for (let sends = 1; sends < 20; sends++) expect((await again(sends)).status).toBe(200)
    expect((await again(20)).status).toBe(429)
  })

  test('when a club is three days old, then it sends 200 in a day', async () => {
    const club = await createTestClub(server, 'Old Park')
    server.setTime(new Date(server.now().getTime() + 3 * DAY_MS))
    expect(await letThrough(203, (at) => invite(club, at))).toEqual([200, 3])
    server.setTime(new Date(server.now().getTime() + DAY_MS))
    expect((await invite(club, 300)).status).toBe(200)
  }, 60_000)

  test('when the message has a link, then it is refused at its field and nothing is sent', async () => {
    const club = await createTestClub(server, 'Spam Park')
    const answer = await invite(club, 1, 'You have won! Read www.evil.example today.')
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        code: 'link_in_text',
        fields: [{ field: 'message', message: expect.stringContaining('links') as string }],
      },
    ])
    expect((await club.admin('GET', `/api/clubs/${club.clubId}/invitations`)).body).toEqual([])
    expect((await invite(club, 1, 'Bring your clubs at 9.30 a.m.')).status).toBe(200)
  })
})

describe('clubs', () => {
  test('when one account creates six at once, then three are made', async () => {
    const { browser } = await signUpAs(server, { firstName: 'Maker' })
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((at) => browser('POST', '/api/clubs', { name: `Loop ${at}`, timeZone: 'UTC' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409])
  })

  test('when its name has a link, then it is neither made nor renamed', async () => {
    const { browser } = await signUpAs(server, { firstName: 'Namer' })
    const make = (name: string) => browser('POST', '/api/clubs', { name, timeZone: 'UTC' })
    expect((await make('Win at evil.com')).body).toMatchObject({ code: 'link_in_text' })
    const id = idOf(await make('St. Andrews'))
    expect((await browser('PATCH', `/api/clubs/${id}`, { name: 'www.evil.example' })).status).toBe(400)
  })
})
