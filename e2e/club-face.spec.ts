import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { clubColour, contrast } from '#contract/club/club-colour.ts'
import { whileRefusingWrites } from './support/broken-store.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* A club's own face: its crest and its colour, chosen once and shown wherever the club is. */

const YELLOW = '#ffe14d'

/** A red disc on nothing. */
function disc(type: 'png' | 'svg'): Promise<Buffer> {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="140" fill="#c01020"/></svg>',
  )
  return type === 'svg' ? Promise.resolve(svg) : sharp(svg).png().toBuffer()
}

async function chooseCrest(page: Page, type: 'png' | 'svg'): Promise<void> {
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (a|another) picture$/ }).click()
  const mimeType = type === 'png' ? 'image/png' : 'image/svg+xml'
  await (await chosen).setFiles({ name: `crest.${type}`, mimeType, buffer: await disc(type) })
}

/** The colour of a part of the page, as #rrggbb. */
function colourOf(page: Page, selector: string, property: 'color' | 'backgroundColor'): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => {
      const parts = getComputedStyle(element)[name].match(/\d+/g) ?? []
      return `#${parts
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`
    }, property)
}

const crestOn = (page: Page) => page.locator('main img[src^="/api/crests/"]:visible').first()

test('when a club chooses its crest, then its members see it on home, board, profile and paper', async ({
  person,
}) => {
  const { context, page } = await person(desk)
  const club = await seedClub(context, 'Crest Hill')
  await page.goto('/club-admin?tab=settings')
  await expect(page.getByRole('region', { name: 'Crest' }).getByText('CH', { exact: true })).toBeVisible()

  // What is wrong with a file is said, and gone with a good one.
  await chooseCrest(page, 'svg')
  const says = page.getByText(/An SVG drawing can carry a program/)
  await expect(says.first()).toBeVisible()
  await chooseCrest(page, 'png')
  await expect(page.getByText('Crest updated').first()).toBeVisible()
  await expect(says).toHaveCount(0)
  await expect(crestOn(page)).toBeVisible()

  const member = await person(desk)
  await signUp(member.context, { firstName: 'Mo', lastName: 'Crest', clubCode: club.clubCode })
  const onPaper = async (reader: Page, path: string) => {
    await reader.emulateMedia({ media: 'print' })
    await expect(crestOn(reader), `${path} on paper`).toBeVisible()
    await reader.emulateMedia({ media: 'screen' })
  }
  const board = `/competitions/${club.competitionId}/leaderboard`
  await member.page.goto('/')
  await expect(crestOn(member.page), 'home').toBeVisible()
  await member.page.getByRole('link', { name: /^Profile of / }).click()
  await expect(member.page).toHaveURL('/profile')
  await expect(crestOn(member.page), 'profile').toBeVisible()
  await member.page.goto(board)
  await expect(crestOn(member.page), board).toBeVisible()
  await onPaper(member.page, board)
  for (const path of ['/club-admin?sheet=1', '/handicap']) {
    await page.goto(path)
    await expect(page.locator('h1, h2').first()).toBeAttached()
    await onPaper(page, path)
  }

  await page.goto('/club-admin?tab=settings')
  await page.getByRole('button', { name: 'Remove the crest' }).click()
  await expect(page.getByRole('region', { name: 'Crest' }).getByText('CH', { exact: true })).toBeVisible()
})

test('when a club’s colour is too light to read, then it is adjusted, and shown in both themes before it is saved; what is typed is kept after a fault and a reload (U17)', async ({
  person,
  server,
}) => {
  const { context, page } = await person(desk)
  await seedClub(context, 'Yellow Hill')
  await page.goto('/club-admin?tab=settings')
  await page.getByLabel('Colour code').fill('nonsense')
  await page.getByRole('button', { name: 'Save colour' }).click()
  await expect(page.getByText('Enter a colour of six digits, such as #0f5a38.').first()).toBeVisible()

  await page.getByRole('radio', { name: 'Burgundy' }).check()
  await whileRefusingWrites(server, 'clubs', async () => {
    await page.getByRole('button', { name: 'Save colour' }).click()
    await expect(page.getByText('Update Failed').first()).toBeVisible()
  })
  await page.reload()
  await expect(page.getByLabel('Colour code')).toHaveValue('#6d1428')

  await page.getByLabel('Colour code').fill(YELLOW)
  const made = clubColour(YELLOW)
  for (const [theme, name] of [
    ['light', 'Light mode'],
    ['dark', 'Dark mode'],
  ] as const) {
    const sample = `figure[aria-label="${name}"]`
    await expect(page.locator(sample)).toBeVisible()
    expect(await colourOf(page, `${sample} figcaption > span`, 'color')).toBe(made[theme])
  }
  await expect(page.getByText(/Words use a darker or lighter shade/)).toBeVisible()
  await page.getByRole('button', { name: 'Save colour' }).click()
  await expect(page.getByText('Club colour updated').first()).toBeVisible()

  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await colourOf(page, '[class~="bg-club"]', 'backgroundColor')).toBe(YELLOW)
    const onBand = await colourOf(page, '[class~="bg-club"]', 'color')
    expect(contrast(onBand, YELLOW)).toBeGreaterThanOrEqual(7)
  }
  await page.goto('/club-admin?tab=settings')
  await page.getByRole('button', { name: 'Use no colour' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-club-colour')
})

test('when a toast’s page is left, then the toast is gone, and no toast covers keys or is printed', async ({
  person,
}) => {
  const { context, page } = await person(phone)
  await seedClub(context, 'Toast Hill')
  await page.clock.install()
  await page.goto('/club-admin?tab=settings')
  await chooseCrest(page, 'svg')
  const toast = page.locator('[data-swipe-direction]')
  await expect(toast).toHaveCount(1)
  const bar = await page.getByRole('navigation', { name: 'Places' }).boundingBox()
  const box = await toast.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.clock.fastForward(3_000)
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(toast).toHaveCount(0)
})
