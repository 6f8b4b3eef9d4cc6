import type { Page } from '@playwright/test'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { takingTurns } from './support/long-form.ts'

/** The public site as a visitor and a search engine find it. */
const pages = [
  { path: '/', title: /Scoreclub: live scorecards/, says: 'The last putt drops.' },
  { path: '/about', title: 'About · Scoreclub', says: 'waited roughly 10 hours for the results' },
  { path: '/privacy', title: 'Privacy · Scoreclub', says: 'After 24 months the picture is deleted' },
  { path: '/terms', title: 'Terms · Scoreclub', says: 'They are not an official Handicap Index' },
  { path: '/contact', title: 'Contact · Scoreclub', says: 'within 24-48 hours on business days' },
  { path: '/pricing', title: 'Pricing · Scoreclub', says: 'Equal to £83.25 per month' },
  { path: '/news', title: 'News · Scoreclub', says: '14 September 2025' },
] as const
const links = ['/pricing', '/news', '/about', '/contact', '/privacy', '/terms'] as const

function content(page: Page, selector: string) {
  return page.locator(selector).getAttribute('content')
}

test('every public page reads without JavaScript, with its own title, description and address', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  const descriptions = new Set<string | null>()
  for (const { path, title, says } of pages)
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(says)
      const description = await content(page, 'meta[name="description"]')
      descriptions.add(description)
      expect(await content(page, 'meta[property="og:description"]')).toBe(description)
      expect(await content(page, 'meta[property="og:image"]')).toBe(`${server.url}/social.png`)
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(server.url + path)
      if (path !== '/')
        await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    })
  expect(descriptions.size).toBe(pages.length)
  await page.goto('/')
  await expect(page.getByRole('img', { name: /^Screenshot, (Player|Admin):/ })).toHaveCount(13)
  await context.close()
})

test('a Spanish browser gets the pages in Spanish, and the app goes on in it', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-ES' })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const sent = await (await page.goto('/pricing'))?.text()
  expect(sent).toContain('Ir al contenido')
  expect(sent).not.toContain('Skip to content')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1, name: 'Precios' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cae el último putt')
  expect(faults).toEqual([])
  await context.close()
})

test('sitemap and robots name this installation; pictures and links lead somewhere', async ({
  request,
  server,
}) => {
  const get = (path: string) => request.get(server.url + path)
  const sitemap = await (await get('/sitemap.xml')).text()
  for (const { path } of pages) expect(sitemap).toContain(`<loc>${server.url}${path}</loc>`)
  const robots = await (await get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
  const landing = await (await get('/')).text()
  const addresses = [...landing.matchAll(/(?:href|src)="(\/[^"#]*)"/g)].map(([, address = '']) => address)
  expect(addresses).toEqual(expect.arrayContaining(['/auth', ...links]))
  for (const address of new Set([...addresses, '/social.png']))
    expect((await get(address)).status(), address).toBe(200)
})

const inTurn = takingTurns('desk')

for (const [size, device] of [
  ['phone', phone],
  ['desk', desk],
] as const)
  test(
    `the signed-out landing page says nothing to the console and asks for nobody, ${size}, also when its carousel is turned by buttons, keys and thumbnails, and enlarged`,
    { tag: inTurn(size) },
    async ({ person, server }) => {
      const { page } = await person(device)
      const faults: string[] = []
      const asked: string[] = []
      page.on(
        'console',
        (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()),
      )
      page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()))
      page.on('response', (response) => response.status() >= 400 && faults.push(response.url()))
      await page.goto('/')
      const top = page.getByRole('navigation', { name: 'Main' })
      if (device === desk)
        for (const path of links) await expect(top.locator(`a[href="${path}"]`)).toBeVisible()
      for (const name of ['Join Now', 'Register/Login', 'Join as an Early Partner Club'])
        await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', '/auth')
      await page.getByRole('region', { name: 'Screens of Scoreclub' }).scrollIntoViewIfNeeded()
      await expect(page.getByRole('button', { name: 'Next screen' })).toBeVisible()
      const carousel = page.getByRole('region', { name: 'Screens of Scoreclub' })
      await carousel.scrollIntoViewIfNeeded()
      await expect(carousel.getByText('1 / 13')).toBeVisible()
      // Pressed until it answers: its code comes with the reader.
      await expect(async () => {
        await carousel.getByRole('button', { name: 'Next screen' }).click()
        await expect(carousel.getByText('2 / 13')).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await expect(carousel.getByText('Player', { exact: true })).toBeVisible()
      await carousel.getByRole('button', { name: /^Show screen 5:/ }).click()
      await expect(carousel.getByText('5 / 13')).toBeVisible()
      await expect(carousel.getByText('Admin', { exact: true })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(carousel.getByText('6 / 13')).toBeVisible()
      await page.keyboard.press('Home')
      await page.keyboard.press('ArrowLeft')
      await expect(carousel.getByText('13 / 13')).toBeVisible()
      await expect(carousel.getByRole('button', { name: /^Enlarge: What the club plays/ })).toBeInViewport()

      const opener = carousel.getByRole('button', { name: /^Enlarge: What the club plays/ })
      await opener.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'What the club plays, and how' })
      await expect(dialog.getByRole('img')).toBeVisible()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('dialog')).toContainText('12 / 13')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // The strip stays where the enlarged pictures led, and so does the focus.
      const last = carousel.getByRole('button', { name: /^Enlarge: Members and their handicaps/ })
      await expect(last).toBeFocused()
      await expect(last).toBeInViewport()
      await expect(carousel.getByText('12 / 13')).toBeVisible()
      expect(new URL(page.url()).origin).toBe(server.url)
      expect({ faults, asked }).toEqual({ faults: [], asked: [] })
    },
  )
