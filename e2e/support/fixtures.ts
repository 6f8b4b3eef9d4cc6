import { test as base, expect, type APIRequestContext } from '@playwright/test'
import { isLongForm } from '#test/long-form.ts'
import { canBeHandedOn, forgetEverything, openContext, type Opened } from './browsers.ts'
import { LONG_FORM_TAG } from './long-form.ts'
import { startMailingServer, type MailingServer } from './mailing-server.ts'
import { startPayingServer, type PayingServer } from './paying-server.ts'
import { CHEAP_ARGON2, startServer, type RunningServer } from './running-server.ts'
import { seedScreens, type SeededScreens } from './screen-list.ts'
import type { Caller } from './seed.ts'

/** A phone held in one hand, and a desk. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}
export const desk = { viewport: { width: 1440, height: 900 } }

type Device = typeof phone | typeof desk
type Person = Opened & {
  /** They are done; the next person may have their browser, in the same test too. */
  leave: () => Promise<void>
}

type Fixtures = {
  /** Leaves a test with the tag of long forms to them. */
  leaveLongForms: undefined
  /** A browser of its own for one person: own cookies, own storage. The server is the worker's, unless another is given. */
  person: (device: Device, at?: RunningServer) => Promise<Person>
  /** Somebody who only makes calls, and costs no browser. */
  caller: () => Promise<Caller>
}

type WorkerFixtures = {
  server: RunningServer
  /** One with a mail server behind it, and one with a card processor; each starts with the first test that asks for it. */
  mailing: MailingServer
  paying: PayingServer
  /** A club in the middle of a competition, for journeys that only look at it. */
  screensClub: SeededScreens
  /** Browsers of persons who left a server: whoever takes one finds nothing of theirs, and need not fetch the app again. */
  idle: (at: RunningServer, device: Device) => Opened[]
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer({}, CHEAP_ARGON2)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  mailing: [
    async ({}, use) => {
      const mailing = await startMailingServer()
      await use(mailing)
      await mailing.stop()
    },
    { scope: 'worker' },
  ],
  paying: [
    async ({}, use) => {
      const paying = await startPayingServer()
      await use(paying)
      await paying.stop()
    },
    { scope: 'worker' },
  ],
  screensClub: [
    ({ browser, server }, use) => seedScreens(browser, server.url).then(use),
    { scope: 'worker' },
  ],
  leaveLongForms: [
    async ({}, use, testInfo) => {
      testInfo.skip(!isLongForm && testInfo.tags.includes(LONG_FORM_TAG), 'runs in npm run bench:faults only')
      await use(undefined)
    },
    { auto: true },
  ],
  idle: [
    async ({}, use) => {
      const left = new Map<RunningServer, Map<Device, Opened[]>>()
      await use((at, device) => {
        const there = left.get(at) ?? new Map<Device, Opened[]>()
        left.set(at, there)
        const opened = there.get(device) ?? []
        there.set(device, opened)
        return opened
      })
    },
    { scope: 'worker' },
  ],
  person: async ({ browser, server, idle }, use, testInfo) => {
    const here = new Map<Opened, { device: Device; at: RunningServer }>()
    const faults: string[] = []
    const leave = async (one: Opened) => {
      const place = here.get(one)
      if (place === undefined || !here.delete(one)) return
      const { context } = one
      if (!canBeHandedOn(context)) await context.close()
      else idle(place.at, place.device).push({ context, page: await forgetEverything(one, place.at.url) })
    }
    await use(async (device, at = server) => {
      const one = idle(at, device).pop() ?? (await openContext(browser, { ...device, baseURL: at.url }))
      one.page.on('pageerror', (error) => faults.push(error.message))
      one.page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) faults.push(message.text())
      })
      here.set(one, { device, at })
      return { ...one, leave: () => leave(one) }
    })
    for (const one of here.keys())
      if (testInfo.status === testInfo.expectedStatus) await leave(one)
      else await one.context.close()
    expect(faults, 'errors in the pages').toEqual([])
  },
  caller: async ({ playwright, server }, use) => {
    const requests: APIRequestContext[] = []
    await use(async () => {
      const request = await playwright.request.newContext({ baseURL: server.url })
      requests.push(request)
      return { request }
    })
    for (const request of requests) await request.dispose()
  },
})

export { expect }
