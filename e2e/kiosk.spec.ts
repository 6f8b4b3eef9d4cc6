import type { BrowserContext, Page } from '@playwright/test'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { drawnCard } from './support/paper-card.ts'
import { seedClub, seedRound, signInAs, signUp, type SeededClub } from './support/seed.ts'
import { tapKey } from './support/tap-key.ts'

/* U37: many people, one tablet. Nothing of one is there for the next. */

const tablet = { ...phone, viewport: { width: 768, height: 1024 } }
const PLAYER = 'Nuala'
const ATTESTER = 'Peadar'
const READINGS = '**/api/kiosk/players/*/readings?*'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** An administrator makes the link and the tablet opens it, each in their own browser. */
async function openKiosk(admin: Page, bar: Page, name: string): Promise<void> {
  await admin.goto('/club-admin?tab=settings')
  const kiosks = admin.getByRole('region', { name: 'Kiosks' })
  const place = kiosks.getByLabel('Where it is')
  await place.fill(name)
  await admin.route('**/kiosks', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await button(admin, 'Make a link').click()
  await expect(kiosks.getByRole('alert')).toBeVisible()
  await admin.unroute('**/kiosks')
  await admin.reload()
  await expect(place).toHaveValue(name)
  await button(admin, 'Make a link').click()
  await expect(kiosks.getByRole('img', { name: `QR code that opens the kiosk “${name}”` })).toBeVisible()
  const address = new URL((await kiosks.locator('code').textContent()) ?? '')
  await bar.goto(`${address.pathname}${address.hash}`)
  await button(bar, 'Make it the kiosk').click()
  await expect(bar.getByRole('heading', { name: 'Hand in a paper card' })).toBeVisible()
  expect(new URL(bar.url()).hash).toBe('')
}

async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Sign here with a finger or a pen' })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('no pad')
  // The drawing library comes when the pad is first shown.
  await expect(async () => {
    await page.mouse.move(box.x + 30, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 90, { steps: 5 })
    await page.mouse.up()
    await expect(button(page, 'Hand in')).toBeEnabled({ timeout: 500 })
  }).toPass()
}

/** A twelve on the first hole, then fives. */
async function typeCard(page: Page, holes: number): Promise<void> {
  await button(page, 'Hand in a card').click()
  await button(page, `${PLAYER} Byrne`).click()
  await page.getByRole('button', { name: /^Captain’s Prize/ }).click()
  const keys = page.getByRole('group', { name: /^Score of hole/ })
  await keys.getByRole('button', { name: '12', exact: true }).tap()
  for (let hole = 2; hole <= holes; hole++) {
    await expect(page.getByRole('group', { name: `Score of hole ${hole}`, exact: true })).toBeVisible()
    await tapKey(keys.getByRole('button', { name: '5', exact: true }))
  }
}

/** All that this browser keeps for the page, and what the page shows, as one text. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const read = await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise<string>((resolve, reject) => {
            const opening = indexedDB.open(name)
            opening.onerror = () => {
              reject(new Error(name))
            }
            opening.onsuccess = () => {
              const db = opening.result
              const stores = [...db.objectStoreNames]
              if (stores.length === 0) {
                resolve('')
                return
              }
              const rows: unknown[] = []
              const reading = db.transaction(stores)
              for (const store of stores)
                reading.objectStore(store).getAll().onsuccess = (event) => {
                  rows.push((event.target as IDBRequest).result)
                }
              reading.oncomplete = () => {
                db.close()
                resolve(JSON.stringify(rows))
              }
            }
          }),
      ),
    )
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name)
        const texts = (await cache.keys()).map(async (key) => (await (await cache.match(key))?.text()) ?? '')
        return (await Promise.all(texts)).join()
      }),
    )
    const values = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    )
    return [
      document.documentElement.outerHTML,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify(history.state),
      document.cookie,
      location.href,
      ...values,
      ...read,
      ...cached,
    ].join('\n')
  })
}

async function expectNobody(page: Page): Promise<void> {
  const text = await kept(page)
  for (const trace of [PLAYER, ATTESTER, 'Byrne', 'data:image/svg+xml;base64,PHN2ZyB4bWxucz'])
    expect(text.includes(trace), trace).toBe(false)
}

/** U37, with the clock of the page in the test's hands. */
async function forgetsPeople(page: Page): Promise<void> {
  await test.step('nobody touches it: a countdown, which a touch ends, and then everything is gone', async () => {
    await typeCard(page, 2)
    await page.clock.runFor(101_000)
    await expect(page.getByText(/^Still there\? This screen clears in \d+ seconds\.$/)).toBeVisible()
    expect(await axe(page)).toEqual([])
    await button(page, 'I am still here').tap()
    await expect(page.getByText(/^Still there/)).toHaveCount(0)
    await expect(page.getByText(`The card of ${PLAYER} Byrne`)).toBeVisible()
    await page.clock.runFor(121_000)
    await expect(page.getByRole('heading', { name: 'Hand in a paper card' })).toBeVisible()
    await expectNobody(page)
  })

  await test.step('the next person begins with nothing of the first', async () => {
    await button(page, 'Hand in a card').click()
    await expect(page.getByRole('textbox')).toHaveValue('')
    await button(page, 'Cancel').click()
    await expectNobody(page)
  })

  await test.step('going to another page and back brings nobody back', async () => {
    await button(page, 'Hand in a card').click()
    await page.getByRole('textbox').fill('nuala')
    await button(page, `${PLAYER} Byrne`).click()
    await page.goto('/about')
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Hand in a paper card' })).toBeVisible()
    await expectNobody(page)
  })
}

/** The player is told of the card and objects; the club answers. */
async function objectsToCard({ club, player }: { club: Page; player: Page }, roundId: string): Promise<void> {
  await player.goto(`/rounds/${roundId}`)
  const how = player.getByRole('region', { name: 'Handed in at the clubhouse' })
  await expect(how).toContainText(`at the kiosk “Bar”`)
  await expect(how).toContainText(`${ATTESTER} Byrne signed it as marker.`)
  await how.getByRole('button', { name: 'Not my card, or wrong' }).click()
  const dialog = player.getByRole('dialog')
  await dialog.getByLabel(/^Reason/).fill('Hole 1 was a 6')
  await player.route('**/kiosk-dispute', (route) => route.fulfill({ status: 500, json: {} }))
  await dialog.getByRole('button', { name: 'Not my card, or wrong' }).click()
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await player.unroute('**/kiosk-dispute')
  await player.reload()
  await how.getByRole('button', { name: 'Not my card, or wrong' }).click()
  await expect(dialog.getByLabel(/^Reason/)).toHaveValue('Hole 1 was a 6')
  await dialog.getByRole('button', { name: 'Not my card, or wrong' }).click()
  await expect(how).toContainText('The club has not answered yet.')
  await club.goto('/club-admin')
  await club.getByRole('link', { name: `The card of ${PLAYER} Byrne` }).click()
  await button(club, 'Answer the player').click()
  await club
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('The paper says 12')
  await club.getByRole('dialog').getByRole('button', { name: 'Answer the player' }).click()
  await expect(club.getByText('The club answered: The paper says 12')).toBeVisible()
}

test('a paper card comes in at the bar: link, people forgotten, card, second player, no line, a photo of another card, board, and the tablet withdrawn', async ({
  caller,
  person,
}) => {
  const [secretary, bar] = await Promise.all([person(desk), person(tablet)])
  const player = await caller()
  const club = await seedClub(secretary.context, 'Kiosk Links')
  const roundId = await seedRound(player, {
    club,
    admin: secretary.context,
    firstName: PLAYER,
    handicap: '14.2',
    gross: [],
  })
  await signUp(await caller(), { firstName: ATTESTER, lastName: 'Byrne', clubCode: club.clubCode })
  const { page } = bar

  await test.step('an administrator makes a link, and the tablet becomes the kiosk', async () => {
    await openKiosk(secretary.page, page, 'Bar')
    expect(await axe(page)).toEqual([])
    expect(await axe(secretary.page)).toEqual([])
    expect(await page.request.get('/api/auth/user').then((answer) => answer.status())).toBe(401)
  })

  await page.clock.install()
  await page.reload()
  await forgetsPeople(page)

  await test.step('the player types the card with the keys, and sees what it scores', async () => {
    await typeCard(page, 18)
    // 12 and seventeen fives.
    await expect(page.getByRole('definition').first()).toHaveText('97')
    expect(await axe(page)).toEqual([])
    await button(page, 'The card is complete').click()
  })

  await test.step('a second player finds their own name, never the player’s, and signs', async () => {
    const names = page.getByRole('list', { name: 'Names' })
    await page.getByRole('textbox').fill('byrne')
    await page.clock.runFor(1_000)
    await expect(names.getByRole('listitem')).toHaveText([`${ATTESTER} Byrne`])
    await button(page, `${ATTESTER} Byrne`).click()
    await expect(page.getByRole('heading', { name: `Marker: ${ATTESTER} Byrne` })).toBeVisible()
    await sign(page)
    expect(await axe(page)).toEqual([])
  })

  await test.step('without a line the attested card waits, without a name, and goes out when it is back', async () => {
    await page.route('**/api/kiosk/**', (route) => route.abort())
    await button(page, 'Hand in').click()
    await expect(page.getByRole('heading', { name: 'A card is waiting for the connection' })).toBeVisible()
    await expectNobody(page)
    await page.clock.runFor(180_000)
    await expect(page.getByRole('heading', { name: 'A card is waiting for the connection' })).toBeVisible()
    await page.unroute('**/api/kiosk/**')
    await button(page, 'Try again').click()
    await expect(page.getByRole('heading', { name: 'The card is in' })).toBeVisible()
    await expect(page.getByText(/^Gross 97/)).toBeVisible()
    await expectNobody(page)
    expect(await call(player.request, 'GET', '/api/rounds')).toHaveLength(1)
    await page.clock.runFor(121_000)
    await expect(page.getByRole('heading', { name: 'Hand in a paper card' })).toBeVisible()
  })

  await photographsCard(page, { club, admin: secretary.context })

  await test.step('the board has it, and the player is told and can object', async () => {
    const opened = await person(phone)
    await signInAs(opened, player)
    const board = await call(player.request, 'GET', `/api/competitions/${club.competitionId}/leaderboard`)
    expect(board).toMatchObject([{ playerName: `${PLAYER} Byrne`, grossScore: 97, isCompleted: true }])
    await objectsToCard({ club: secretary.page, player: opened.page }, roundId)
  })

  await test.step('the administrator withdraws the tablet, and it says so by itself', async () => {
    await secretary.page.goto('/club-admin?tab=settings')
    await button(secretary.page, 'Withdraw the kiosk Bar').click()
    await secretary.page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(secretary.page.getByText('Withdrawn').first()).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(page.getByText('This tablet is not a kiosk yet')).toBeVisible()
  })
})

/** Another card, of the same two players, is photographed and read by the club. */
async function photographsCard(
  page: Page,
  { club, admin }: { club: SeededClub; admin: BrowserContext },
): Promise<void> {
  const { photo, course, rows } = await drawnCard('vertical', { scribbledOver: { row: 0, hole: 7 } })
  const mine = rows[0] ?? []
  const holes = course.par.map((par, i) => ({ holeNumber: i + 1, par, handicapIndex: course.si[i] }))
  await call(admin.request, 'POST', '/api/courses', { name: 'Drawn Course', clubId: club.clubId, holes })
  const dialog = page.getByRole('dialog', { name: 'Check the scores' })
  const panel = page.getByRole('region', { name: 'Photograph the card' })
  const choose = async (buffer: Buffer) => {
    const opened = page.waitForEvent('filechooser')
    await panel.getByRole('button', { name: 'Take Photo' }).click()
    await (await opened).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer })
    await expect(panel.getByText('Your card')).toBeVisible()
  }

  const openPanel = async () => {
    await button(page, 'Hand in a card').click()
    await page.getByRole('textbox').fill(PLAYER)
    await page.clock.runFor(1_000)
    await button(page, `${PLAYER} Byrne`).click()
    const own = page.getByRole('group', { name: 'A general play round' })
    await own.getByLabel('Course').selectOption('Drawn Course')
    await own.getByRole('button', { name: 'Type the card' }).click()
    await button(page, 'Photograph the card').click()
  }

  await test.step('a visit that ends in the middle of a reading leaves no photo', async () => {
    let answer = () => undefined as void
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(READINGS, async (route) => {
      await held
      await route.abort()
    })
    await openPanel()
    await choose(photo)
    await panel.getByRole('button', { name: 'Process Scorecard' }).click()
    await expect(page.getByRole('region', { name: 'Progress of the reading' })).toBeVisible()
    await page.clock.runFor(121_000)
    await expect(page.getByRole('heading', { name: 'Hand in a paper card' })).toBeVisible()
    await expectNobody(page)
    answer()
  })

  await test.step('the next player finds their name and opens the photo in place of typing', async () => {
    await openPanel()
    await expect(page.getByRole('region', { name: 'Progress of the reading' })).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Choose from Gallery' })).toHaveCount(0)
    expect(await axe(page)).toEqual([])
  })

  await test.step('what cannot be read has its sentence, and what was typed stays', async () => {
    const keys = page.getByRole('group', { name: /^Score of hole/ })
    await keys.getByRole('button', { name: '9', exact: true }).tap()
    await page.route(READINGS, (route) => route.abort())
    await choose(photo)
    await panel.getByRole('button', { name: 'Process Scorecard' }).click()
    await expect(panel.getByText('Scanning needs a connection')).toBeVisible()
    await expect(panel.getByText('Or type the card below. Scores already there stay.')).toBeVisible()
    await page.unroute(READINGS)
    await expect(page.getByRole('textbox', { name: /^Hole 1, par/ })).toHaveValue('9')
  })

  await test.step('it is read, and what is doubtful is left for the grid', async () => {
    await panel.getByRole('button', { name: 'Process Scorecard' }).click()
    await expect(panel.getByRole('region', { name: 'Progress of the reading' })).toBeVisible()
    await expect(dialog).toBeVisible({ timeout: 240_000 })
    await dialog.getByRole('button', { name: /^Row 1, begins/ }).click()
    await dialog.getByRole('button', { name: 'See all holes' }).click()
    await dialog.getByRole('button', { name: /^Put \d+ scores? on the card$/ }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: /^Hole 7, par.*not checked yet/ })).toHaveValue('')
    await page.getByRole('textbox', { name: /^Hole 7, par/ }).focus()
    await expect(page.getByRole('img', { name: 'Hole 7 as written' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })

  await test.step('the player puts right what the paper says otherwise', async () => {
    for (const [i, score] of mine.entries()) {
      const field = page.getByRole('textbox', { name: new RegExp(`^Hole ${i + 1}, par`) })
      if ((await field.inputValue()) === `${score}`) continue
      await field.focus()
      await page
        .getByRole('group', { name: `Score of hole ${i + 1}`, exact: true })
        .getByRole('button', { name: `${score}`, exact: true })
        .tap()
      await expect(field).toHaveValue(`${score}`)
    }
    await expect(page.getByText('not checked yet')).toHaveCount(0)
  })

  await test.step('a second player signs, and nobody and nothing of the paper is left', async () => {
    await button(page, 'The card is complete').click()
    await page.getByRole('textbox').fill(ATTESTER)
    await page.clock.runFor(1_000)
    await button(page, `${ATTESTER} Byrne`).click()
    await sign(page)
    await button(page, 'Hand in').click()
    await expect(page.getByRole('heading', { name: 'The card is in' })).toBeVisible()
    const total = mine.reduce((sum, score) => sum + score, 0)
    await expect(page.getByText(new RegExp(`^Gross ${total}`))).toBeVisible()
    await expectNobody(page)
  })
}
