import { expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'

/** Runs in the page: counts what the phone is asked for, where the browser of the test has no such part. */
function countAsks(): void {
  const asked: string[] = []
  Object.assign(globalThis, { asked })
  Object.defineProperty(navigator, 'vibrate', { value: () => asked.push('vibrate') })
  const request = (kind: string) => {
    asked.push(kind)
    return Promise.resolve({ released: false, release: () => Promise.resolve(void asked.push('dark')) })
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

test('when a player wants it, then the screen stays on, the keys are under the left thumb and scores tick, the next time too', async ({
  caller,
  person,
}) => {
  const [secretary, player] = [await caller(), await person(phone)]
  const club = await seedClub(secretary, 'Kind Links')
  await seedRound(player.context, {
    club,
    admin: secretary,
    firstName: 'Cleo',
    handicap: '11.0',
    gross: [],
  })
  const { page } = player
  await page.addInitScript(countAsks)
  const asked = () => page.evaluate(() => Reflect.get(globalThis, 'asked') as string[])
  const keys = (hole: number) => page.getByRole('group', { name: `Score for hole ${hole}` })
  await page.goto('/scorecard')
  await keys(1).getByRole('button', { name: /^5, / }).tap()
  await keys(2).waitFor()
  expect(await asked()).toEqual([])
  const rightOf = async (hole: number) => {
    const box = await keys(hole).getByRole('button', { name: /^5, / }).boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const right = await rightOf(2)

  await page.getByRole('button', { name: 'Tee and round' }).tap()
  for (const label of ['Keep the screen on', 'Left hand', 'Vibrate with each score'])
    await page.getByRole('checkbox', { name: label }).check()
  await page.keyboard.press('Escape')
  await expect.poll(asked).toEqual(['screen'])
  expect(await rightOf(2)).toBeLessThan(right - 40)
  await keys(2).getByRole('button', { name: /^4, / }).tap()
  await expect.poll(asked).toEqual(['screen', 'vibrate'])

  await page.reload()
  await keys(3).waitFor()
  await expect.poll(asked).toEqual(['screen'])
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Home' }).tap()
  await expect.poll(asked).toEqual(['screen', 'dark'])
})

test('U29: when a first round was finished on an iPhone, then three steps say once how it is installed', async ({
  caller,
  person,
}) => {
  const [secretary, player] = [await caller(), await person(phone)]
  const club = await seedClub(secretary, 'Home Links')
  await seedRound(player.context, {
    club,
    admin: secretary,
    firstName: 'Ines',
    handicap: '11.0',
    gross: [],
  })
  const { page } = player
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)' })
  })
  const hint = page.getByRole('complementary', { name: 'Scoreclub on your home screen' })
  await page.goto('/scorecard')
  await page.evaluate(() => {
    localStorage.setItem('scoreclub.round-finished', '1')
    dispatchEvent(new Event('scoreclub:app-news'))
  })
  // A round is open: nothing is said, on the card or elsewhere.
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Compete' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(hint).toBeHidden()
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Tee and round' }).tap()
  await page.getByRole('button', { name: 'Abandon this round' }).tap()
  await page.getByRole('button', { name: 'Yes, abandon it' }).tap()
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Home' }).tap()
  await expect(hint).toContainText('Choose “Add to Home Screen”')
  await hint.getByRole('button', { name: 'Got it' }).tap()
  await expect(hint).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('scoreclub:app-news')))
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await expect(hint).toBeHidden()
})
