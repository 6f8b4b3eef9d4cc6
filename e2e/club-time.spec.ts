import { z } from 'zod'
import { call } from './support/call.ts'
import { expect, test } from './support/fixtures.ts'
import { LONG_FORM_TAG } from './support/long-form.ts'
import { signUp } from './support/seed.ts'

/*
 * P29: whoever looks, from wherever, a competition has the days and hours of its club. Where the server stands is of
 * src/server/competition/create-competition.test.ts and src/server/platform/http/read-club-time.test.ts.
 */

const Identified = z.looseObject({ id: z.string() })

/*
 * From 08:00 on the first day to 20:00 on the last; each but one spans a clock change of its club. The first two are read
 * in every run: one in the spring, and one as far from its reader as can be.
 */
const clubs = [
  {
    reader: 'Pacific/Kiritimati',
    timeZone: 'Europe/London',
    from: '2027-03-27',
    to: '2027-03-28',
    days: /27\D+28 Mar 2027/,
  },
  {
    reader: 'America/Los_Angeles',
    timeZone: 'Pacific/Kiritimati',
    from: '2027-01-01',
    to: '2027-01-02',
    days: /1\D+2 Jan 2027/,
  },
  {
    reader: 'America/Los_Angeles',
    timeZone: 'Europe/London',
    from: '2027-10-30',
    to: '2027-10-31',
    days: /30\D+31 Oct 2027/,
  },
  {
    reader: 'Asia/Tokyo',
    timeZone: 'Pacific/Auckland',
    from: '2027-04-03',
    to: '2027-04-04',
    days: /3\D+4 Apr 2027/,
  },
  {
    reader: 'Pacific/Kiritimati',
    timeZone: 'Pacific/Auckland',
    from: '2027-09-25',
    to: '2027-09-26',
    days: /25\D+26 Sept? 2027/,
  },
  {
    reader: 'Pacific/Auckland',
    timeZone: 'America/Los_Angeles',
    from: '2027-03-13',
    to: '2027-03-14',
    days: /13\D+14 Mar 2027/,
  },
  {
    reader: 'Europe/London',
    timeZone: 'America/Los_Angeles',
    from: '2027-11-06',
    to: '2027-11-07',
    days: /6\D+7 Nov 2027/,
  },
]

for (const [i, { timeZone, reader, from, to, days }] of clubs.entries()) {
  const title = `when a competition from ${from} in ${timeZone} is read in ${reader}, then its days and hours are the club’s`
  test(title, { tag: i < 2 ? [] : [LONG_FORM_TAG] }, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', timezoneId: reader })
    const name = `Change ${i}`
    await signUp(context, { firstName: 'Tim', lastName: `Zone${i}` })
    const club = Identified.parse(
      await call(context.request, 'POST', '/api/clubs', { name: `Club ${i}`, timeZone }),
    )
    const { id } = Identified.parse(
      await call(context.request, 'POST', '/api/competitions', {
        name,
        clubId: club.id,
        competitionType: 'stableford',
        startDate: `${from}T08:00`,
        endDate: `${to}T20:00`,
      }),
    )
    const page = await context.newPage()
    await page.goto('/competitions?show=all')
    const shown = page.getByText(days)
    await expect(shown.first()).toBeVisible()
    // The reader's clock is another one, so the club's is named.
    await expect(page.getByText(/ Time\b/).first()).toBeVisible()

    await page.goto(`/club-admin?tab=competitions&edit=${id}`)
    await expect(page.locator('input[name=startDate]')).toHaveValue(`${from}T08:00`)
    await expect(page.locator('input[name=endDate]')).toHaveValue(`${to}T20:00`)
    await context.close()
  })
}
