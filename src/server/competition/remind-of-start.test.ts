import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listNotices } from '#contract/outbound/notices.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  setTimeSignedIn,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { eveningBefore, remindOfStart } from './remind-of-start.ts'

describe('the evening before', () => {
  test.each([
    ['2026-06-14T08:00:00Z', 'Europe/Madrid', '2026-06-13T16:00:00.000Z'],
    // Half past midnight in Auckland is still the day before in London.
    ['2026-06-13T12:30:00Z', 'Pacific/Auckland', '2026-06-13T06:00:00.000Z'],
    // The clocks go forward in the night between.
    ['2026-03-29T08:00:00Z', 'Europe/Madrid', '2026-03-28T17:00:00.000Z'],
  ])('of %s in %s is %s', (start, timeZone, evening) => {
    expect(eveningBefore(new Date(start), timeZone).toISOString()).toBe(evening)
  })
})

describe('a competition that starts tomorrow', () => {
  let server: TestServer
  let club: TestClub
  beforeAll(async () => {
    server = await startTestServer(new Date('2026-06-12T09:00:00Z'), {}, { sendsMail: false })
    club = await createTestClub(server)
  })
  afterAll(() => server.close())

  const services = () => ({ db: server.database.db, now: server.now, config: server.config })
  /** Without what confirms that they entered. */
  const told = async (browser: Browser) =>
    expectBody(await browser('GET', '/api/notices'), listNotices.reply).notices.filter(
      ({ kind }) => kind !== 'entered',
    )
  const at = (time: string) => setTimeSignedIn(server, new Date(time))

  test('when its evening before has come, then everybody who is entered is told once by any number of processes', async () => {
    const [one, out] = [
      await signUpAs(server, { firstName: 'One', clubCode: club.clubCode }),
      await signUpAs(server, { firstName: 'Out', clubCode: club.clubCode }),
    ]
    const dates = { startDate: '2026-06-14T08:00:00Z', endDate: '2026-06-14T20:00:00Z' }
    const competitionId = await createTestCompetition(server, club, dates)
    await one.browser('POST', `/api/competitions/${competitionId}/join`, {})
    await at('2026-06-13T16:59:00Z')
    await remindOfStart(services())
    expect(await told(one.browser)).toEqual([])
    await at('2026-06-13T17:00:00Z')
    await Promise.all([remindOfStart(services()), remindOfStart(services()), remindOfStart(services())])
    await remindOfStart(services())
    expect(await told(one.browser)).toMatchObject([
      {
        kind: 'competition_starts',
        competition: { id: competitionId, startsAt: '2026-06-14T08:00:00.000Z' },
      },
    ])
    expect(await told(out.browser)).toEqual([])
    const late = await signUpAs(server, { firstName: 'Late', clubCode: club.clubCode })
    await late.browser('POST', `/api/competitions/${competitionId}/join`, {})
    await remindOfStart(services())
    expect(await told(late.browser)).toHaveLength(1)
    await at('2026-06-14T08:00:00Z')
    await remindOfStart(services())
    expect(await told(one.browser)).toHaveLength(1)
  })

  test('when a notice is half a year old, then it goes', async () => {
    await at('2026-12-20T08:00:00Z')
    await remindOfStart(services())
    const rows = await server.database.pool.query('select from notices')
    expect(rows.rowCount).toBe(0)
  })
})
