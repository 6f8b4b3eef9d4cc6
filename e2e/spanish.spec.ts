import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { everyone } from './support/screen-list.ts'
import { sizeFaults } from './support/screen-faults.ts'
import { seedClub, seedRound } from './support/seed.ts'
import { visitScreens } from './support/visit-screens.ts'

/** Every screen in Spanish on a phone: no English sentence of the message catalogue is left on it, and it can be read and pressed. */

test.describe.configure({ mode: 'parallel' })

async function textsOf(folder: 'en' | 'es'): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const file of readdirSync(`src/web/messages/${folder}`)) {
    const module: unknown = await import(`../src/web/messages/${folder}/${file}`)
    gather(module, file, texts)
  }
  return texts
}

function gather(value: unknown, path: string, into: Map<string, string>): void {
  if (typeof value === 'string') into.set(path, value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) gather(inner, `${path}.${key}`, into)
}

/** Only a text that Spanish words otherwise, and that is a sentence or a title rather than a name, shows a mistake. */
async function englishOnly(): Promise<Set<string>> {
  const [english, spanish] = await Promise.all([textsOf('en'), textsOf('es')])
  const spanishTexts = new Set(spanish.values())
  return new Set([...english.values()].filter((text) => text.length > 3 && !spanishTexts.has(text)))
}

for (const who of everyone)
  test(`when the ${who} reads Spanish, then no screen has an English sentence`, async ({
    browser,
    server,
    screensClub: club,
  }) => {
    const english = await englishOnly()
    await visitScreens(browser, {
      baseURL: server.url,
      who,
      club,
      device: { ...phone, locale: 'es-ES' },
      check: async (page, screen) => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'es')
        expect.soft(await shownOf(page, english), screen.name).toEqual([])
        await openArithmetic(page)
        expect.soft(await linesIn(page, englishArithmetic), `${screen.name}: arithmetic`).toEqual([])
        expect.soft(await sizeFaults(page, screen), screen.name).toEqual([])
      },
    })
  })

async function shownOf(page: Page, english: ReadonlySet<string>): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = new Set<string>()
    const see = (text: string | null | undefined) => {
      const trimmed = text?.trim()
      if (trimmed) texts.add(trimmed)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) see(node.textContent)
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) see(element.getAttribute(name))
    see(document.title.replace(' · Scoreclub', ''))
    return [...texts]
  })
  return shown.filter((text) => english.has(text))
}

/** Parts of the English sentences of arithmetic that no name of a club or a course has. */
const englishArithmetic =
  /rounded [+\d]|holes holed out|out \+ \d+ in\b|strokes? (?:received|given back)|(?:Course|Playing) Handicap: |Handicap Index [+\d]|held when the round|The allowance of|nobody is level|the place is shared|score differential|Adjusted gross score|receives \d+ stroke|committee set the|Reason: |points after|hole by hole:/i

function openArithmetic(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll('details')) element.open = true
  })
}

/** The texts of the page that match, each element's own. */
function linesIn(page: Page, pattern: RegExp): Promise<string[]> {
  return page.evaluate(
    ({ source, flags }) => {
      const wanted = new RegExp(source, flags)
      const texts = [...document.querySelectorAll('main li, main p, main summary, main td')]
      return texts.map((one) => one.textContent.trim()).filter((text) => wanted.test(text))
    },
    { source: pattern.source, flags: pattern.flags },
  )
}

/*
 * Off 14.2 from the blue tee, 77.3 / 143, par 72: 14.2 x 143 / 113 + 5.3 = 23.270; 95 % of it is 22.106. Holes 1 to 4 in
 * 4, 4, 4, 3 make 3 + 4 + 4 + 3 points with five strokes received.
 */
test('when somebody chose Spanish, then the arithmetic of every number opens in Spanish', async ({
  person,
}) => {
  const admin = await person(desk)
  const player = await person(phone)
  const club = await seedClub(admin.context, 'Cuentas')
  const roundId = await seedRound(player.context, {
    club,
    admin: admin.context,
    firstName: 'Niamh',
    handicap: '14.2',
    gross: [4, 4, 4, 3],
  })
  const { page } = player
  // The browser itself asks for English: the choice travels with each call.
  await page.addInitScript(() => {
    localStorage.setItem('scoreclub.language', 'es')
  })
  const holds = async (sentences: readonly string[]) => {
    await openArithmetic(page)
    for (const sentence of sentences) await expect(page.getByText(sentence).first()).toBeVisible()
    expect(await linesIn(page, englishArithmetic)).toEqual([])
  }
  const handicaps = [
    'Hándicap de Campo: 14,2 × 143 / 113 + (77,3 − 72) = 23,270, redondeado a 23.',
    'Hándicap de Juego: 23,270 × 95 % = 22,106, redondeado a 22.',
    'La asignación del 95 % es la de la competición.',
    '2 golpes recibidos en los 4 hoyos de hándicap de hoyo más bajo, 1 golpe recibido en los demás.',
  ]

  await test.step('the scorecard', async () => {
    await page.goto('/scorecard')
    await expect(page.locator('summary').first()).toBeVisible()
    await holds(['Índice de Hándicap 14,2: el que tenía al empezar la vuelta.', ...handicaps])
  })
  await test.step('the opened row of the board', async () => {
    await page.goto(`/competitions/${club.competitionId}/leaderboard`)
    await page.getByRole('button', { name: 'Niamh Byrne' }).click()
    await expect(page.getByRole('table', { name: 'Ida' })).toBeVisible()
    await holds([
      ...handicaps,
      'Bruto: 15 de ida + 0 de vuelta = 15.',
      'Neto: 15 − 5 recibidos en los hoyos terminados = 10.',
      'Puntos, hoyo a hoyo: 3 + 4 + 4 + 3 = 14.',
      '14 puntos de ida + 0 de vuelta = 14 puntos tras 4 hoyos.',
      '1: nadie está empatado.',
    ])
  })
  await test.step('the round', async () => {
    await page.goto(`/rounds/${roundId}`)
    await expect(page.getByRole('heading', { name: 'Hándicaps' })).toBeVisible()
    await holds([...handicaps, 'Puntos, hoyo a hoyo: 3 + 4 + 4 + 3 = 14.'])
  })
  await test.step('the handicap record', async () => {
    await page.goto('/handicap')
    await holds(['El comité fijó el Índice de Hándicap en 14,2.', 'Índice de Hándicap 14,2.'])
  })
  await test.step('the calculator, with a fault of a field', async () => {
    await page.goto('/handicap-calculator')
    const form = page.getByRole('region', { name: 'Hándicap de Campo y de Juego' })
    for (const [label, value] of [
      ['Índice de Hándicap', '14,2'],
      ['Valoración del campo', '77,3'],
      ['Slope', '156'],
      ['Par', '72'],
    ] as const)
      await form.getByLabel(label).fill(value)
    await form.getByRole('button', { name: 'Calcular' }).click()
    await expect(form.getByText('Un slope va de 55 a 155, no 156.').first()).toBeVisible()
    await form.getByLabel('Slope').fill('143')
    await form.getByRole('button', { name: 'Calcular' }).click()
    await holds(handicaps.slice(0, 2))
  })
})
