import sharp from 'sharp'
import { z } from 'zod'
import { expect, phone, test } from './support/fixtures.ts'
import { seedClub, seedRound } from './support/seed.ts'

const Picture = z.object({
  src: z.string(),
  sizes: z.string(),
  type: z.literal('image/png'),
  purpose: z.string(),
})
const Manifest = z.looseObject({
  name: z.string(),
  short_name: z.string(),
  start_url: z.literal('/'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  lang: z.string(),
  theme_color: z.string(),
  icons: z.array(Picture),
  shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
})

test('the browser reads the web app manifest without a fault', async ({ person }) => {
  const { page, context } = await person(phone)
  await page.goto('/')
  const devtools = await context.newCDPSession(page)
  const { url, errors } = await devtools.send('Page.getAppManifest')
  expect([new URL(url).pathname, errors]).toEqual(['/app.webmanifest', []])
  const colours = page.locator('meta[name="theme-color"][media*="light"]')
  const manifest = Manifest.parse(await (await context.request.get('/app.webmanifest')).json())
  expect(manifest.theme_color).toBe(await colours.getAttribute('content'))
})

test('it has its type, the reader’s language, and icons of the sizes that it names', async ({
  request,
  server,
}) => {
  const read = (language: string) =>
    request.get(`${server.url}/app.webmanifest`, { headers: { 'accept-language': language } })
  const spanish = await read('es-ES,es;q=0.9')
  expect(spanish.headers()).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'no-cache',
    'content-language': 'es',
  })
  expect(Manifest.parse(await spanish.json()).shortcuts.map(({ name }) => name)).toEqual([
    'Continuar la vuelta',
    'Escanear una tarjeta',
  ])
  const { icons, short_name, shortcuts } = Manifest.parse(await (await read('en-GB')).json())
  expect(short_name).toBe('Scoreclub')
  expect(shortcuts).toEqual([
    { name: 'Continue round', url: '/scorecard' },
    { name: 'Scan a card', url: '/scorecard?scan=1' },
  ])
  expect(new Set(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`))).toEqual(
    new Set(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  )
  for (const { src, sizes } of [...icons, { src: '/icons/apple-touch.png', sizes: '180x180' }]) {
    const { width, height, hasAlpha } = await sharp(
      await (await request.get(server.url + src)).body(),
    ).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
    // What a phone cuts to its own shape, or puts on white, has no holes.
    if (/maskable|touch/.test(src)) expect(hasAlpha, src).toBe(false)
  }
})

test('when the shortcut to scan is chosen, then the scorecard asks for the photo, once', async ({
  caller,
  person,
}) => {
  const [secretary, player] = [await caller(), await person(phone)]
  const club = await seedClub(secretary, 'Shortcut Links')
  await seedRound(player.context, {
    club,
    admin: secretary,
    firstName: 'Orla',
    handicap: '12.0',
    gross: [],
  })
  await player.page.goto('/scorecard?scan=1')
  await expect(player.page.getByRole('button', { name: 'Choose from Gallery' })).toBeVisible()
  await expect(player.page).toHaveURL('/scorecard')
})
