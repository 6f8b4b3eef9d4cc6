import { expect, phone, test } from './support/fixtures.ts'
import { englishArithmetic, linesIn, openArithmetic } from './support/english-left.ts'
import { seedClub, seedRound } from './support/seed.ts'

/** What numbers say in Spanish. That no screen has an English sentence is in screens.spec.ts. */

/*
 * Off 14.2 from the blue tee, 77.3 / 143, par 72: 14.2 x 143 / 113 + 5.3 = 23.270; 95 % of it is 22.106. Holes 1 to 4 in
 * 4, 4, 4, 3 make 3 + 4 + 4 + 3 points with five strokes received.
 */
test('when somebody chose Spanish, then the arithmetic of every number opens in Spanish, and the card is scored and handed in in it', async ({
  caller,
  person,
}) => {
  const admin = await caller()
  const player = await person(phone)
  const club = await seedClub(admin, 'Cuentas')
  const roundId = await seedRound(player.context, {
    club,
    admin,
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
  await test.step('the scorecard, its keys, and handing in', async () => {
    await page.goto('/scorecard')
    await expect(page.locator('summary').first()).toBeVisible()
    await holds(['Índice de Hándicap 14,2: el que tenía al empezar la vuelta.', ...handicaps])
    const keys = page.getByRole('group', { name: 'Resultado del hoyo 5' })
    await keys.getByRole('button', { name: 'Levantada' }).tap()
    await expect(
      page.getByRole('status').filter({ hasText: 'Hoyo 5, bola levantada, 0 puntos' }),
    ).toBeAttached()
    await page.getByRole('button', { name: 'Guardar la vuelta' }).tap()
    await expect(page.getByRole('dialog', { name: 'Entregar la tarjeta' })).toContainText(
      'Foto de la tarjeta (opcional)',
    )
  })
})
