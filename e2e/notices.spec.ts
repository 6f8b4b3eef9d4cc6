import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { call } from './support/call.ts'
import { expect, phone, test, desk } from './support/fixtures.ts'
import { killableBrowser } from './support/killable-browser.ts'
import { seedClub, seedRound, signUp, type SeededClub } from './support/seed.ts'

/* U33: what somebody has to do or know is said once, in the app and on a device that sleeps, with a way to that card. */

let admin: BrowserContext
let club: SeededClub

test.beforeAll(async ({ browser, server }) => {
  admin = await browser.newContext({ ...desk, baseURL: server.url, locale: 'en-GB' })
  club = await seedClub(admin, 'Bell Links')
})
test.afterAll(() => admin.close())

/** The club corrects the first hole of a card, which its player is told. */
function correct(roundId: string, from: number, to: number) {
  return call(admin.request, 'POST', `/api/rounds/${roundId}/corrections`, {
    reason: 'As on the paper card',
    holes: [
      {
        holeNumber: 1,
        from: { result: 'strokes', grossScore: from },
        to: { result: 'strokes', grossScore: to },
      },
    ],
  })
}

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notices/ })

test('when the club corrects a card, then its player finds it at the bell, reads it and comes to that card', async ({
  person,
}) => {
  const { context, page } = await person(phone)
  const roundId = await seedRound(context, {
    club,
    admin,
    firstName: 'Nell',
    handicap: '14.2',
    gross: [5, 4, 4],
  })
  await correct(roundId, 5, 6)
  await page.goto('/')
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 new')
  await bell(page).click()
  await expect(page.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible()
  const notice = page.getByRole('listitem').filter({ hasText: 'The club changed your card' })
  await expect(notice).toContainText('The club has corrected your card at Luttrellstown')
  await expect(notice).toContainText('New')
  await notice.getByRole('link').click()
  await expect(page).toHaveURL(/\/scorecard$/)
  await page.goto('/notices')
  await expect(notice).not.toContainText('New')
  await expect(bell(page)).toHaveAccessibleName('Notices')
})

test('when a board is open, then the bell hears of a notice on its stream, without a request before; all are marked as read with one press', async ({
  person,
}) => {
  const { context, page } = await person(desk)
  const roundId = await seedRound(context, {
    club,
    admin,
    firstName: 'Pru',
    handicap: '9.0',
    gross: [4],
  })
  await page.goto(`/competitions/${club.competitionId}/leaderboard`)
  await expect(page.getByRole('status').filter({ hasText: /Live$/ })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notices')
  await correct(roundId, 4, 5)
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 new')
  await correct(roundId, 5, 6)
  await expect(bell(page)).toHaveAccessibleName('Notices, 2 new')
  await bell(page).click()
  await expect(page.getByText('New', { exact: true })).toHaveCount(2)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await expect(bell(page)).toHaveAccessibleName('Notices')
})

test('when nobody was told anything, or the list cannot be loaded, then the page says so; a kind that is switched off stays off', async ({
  person,
}) => {
  const { context, page } = await person(phone)
  await signUp(context, { firstName: 'Quin', lastName: 'New', clubCode: club.clubCode })
  await page.goto('/notices')
  await expect(page.getByText('No notices yet')).toBeVisible()
  await page.route(/\/api\/notices$/, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Your notices could not be loaded')

  await page.goto('/profile#notices')
  const result = page.getByRole('checkbox', { name: 'the result of a competition of mine is out' })
  await expect(result).toBeChecked()
  await result.uncheck()
  await expect
    .poll(async () => JSON.stringify(await call(context.request, 'GET', '/api/notices/settings')))
    .toContain('{"kind":"result_out","isOn":false}')
  // The journeys have no service worker, so there is nothing that could show a notice.
  const section = page.getByRole('region', { name: 'Notices on your devices' })
  await expect(section.getByRole('status')).toContainText('This browser cannot show notices')
})

const Registrations = z.object({
  registrations: z.array(z.looseObject({ registrationId: z.string(), scopeURL: z.string() })),
})

test('when a push comes, then the worker shows it, and a press opens its card and marks it as read', async ({
  server,
}) => {
  const device = await killableBrowser(server.url)
  try {
    const context = await device.open()
    const roundId = await seedRound(context, {
      club,
      admin,
      firstName: 'Tess',
      handicap: '9.0',
      gross: [4],
    })
    await correct(roundId, 4, 5)
    await context.grantPermissions(['notifications'], { origin: server.url })
    const page = await context.newPage()
    await page.goto('/')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    // The worker has only pages that it opened itself.
    await page.reload()
    const list = await call(context.request, 'GET', '/api/notices')
    const id = z.object({ notices: z.array(z.object({ id: z.string() })) }).parse(list).notices[0]?.id ?? ''
    const push = {
      id,
      title: 'The club changed your card',
      text: 'It is corrected.',
      path: `/rounds/${roundId}`,
    }
    const cdp = await context.newCDPSession(page)
    let registrationId = ''
    cdp.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      registrationId = Registrations.parse(event).registrations.at(-1)?.registrationId ?? registrationId
    })
    await cdp.send('ServiceWorker.enable')
    await expect.poll(() => registrationId).not.toBe('')
    const deliver = (data: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data })
    for (const data of ['no json', '{"path":"//elsewhere"}']) await deliver(data)
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
      })
    // Chromium loses a notice from its list when it is read while the notice comes up, so it is sent until it is there, as
    // push services send twice; the same notice is shown once.
    const deliverAndRead = async () => {
      await deliver(JSON.stringify(push))
      return shown()
    }
    await expect.poll(deliverAndRead).toEqual([{ title: push.title, body: push.text, tag: id }])
    expect(await deliverAndRead()).toHaveLength(1)

    const worker = context.serviceWorkers()[0]
    if (!worker) throw new Error('no service worker')
    // The protocol has no press on a notification; the event is the browser's own all the same.
    await worker.evaluate(`(async () => {
      const [notification] = await self.registration.getNotifications()
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
    })()`)
    await expect(page).toHaveURL(new RegExp(`/rounds/${roundId}$`))
    await expect.poll(() => call(context.request, 'GET', '/api/notices/unread')).toEqual({ unread: 0 })
    // The browser takes a closed one off its list later.
    await expect.poll(shown).toEqual([])
  } finally {
    await device.close()
  }
})
