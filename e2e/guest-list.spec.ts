import { z } from 'zod'
import { call } from './support/call.ts'
import { desk, expect, test } from './support/fixtures.ts'
import { seedClub } from './support/seed.ts'

/* The organiser of a charity day has a list of names, and nobody on it has an account. */

const Listed = z.looseObject({
  entries: z.array(
    z.looseObject({ firstName: z.string(), lastName: z.string(), handicap: z.string().nullable() }),
  ),
})

const society = Array.from(
  { length: 20 },
  (_, i) => `${i + 1}. Guest${String.fromCharCode(97 + i)} Society ${(5 + i * 1.1).toFixed(1)}`,
)
const list = [
  ...society,
  'Smith, Ann +1,2',
  '',
  'Jean-Luc van der Berg NH',
  'Bob Jones 28',
  'bob jones 28',
  'Cher 12.0',
  'Dora Doubtful 99',
].join('\n')

test('a pasted list of guests is read in sight, and pressing twice or losing the connection enters nobody twice', async ({
  person,
}) => {
  const { context, page } = await person(desk)
  const { competitionId } = await seedClub(context, 'Charity Hill')
  await page.goto(`/competition-desk/${competitionId}?section=entries`)
  await page.getByRole('button', { name: 'Paste a list of guests' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('One guest on each line')
  await field.fill(list)
  await expect(dialog.getByText('24 guests were read')).toBeVisible()
  await expect(dialog.getByText('2 lines could not be read')).toBeVisible()
  await expect(dialog.getByText('Line 26 has no first and last name: Cher 12.0')).toBeVisible()
  await expect(dialog.getByText('Line 27 has no Handicap Index from +9.9 to 54.0')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: /The same name is on line 24/ })).not.toBeChecked()

  // A form that was left keeps its list.
  await page.reload()
  await page.getByRole('button', { name: 'Paste a list of guests' }).click()
  await expect(dialog.getByText('24 guests were read')).toBeVisible()

  // The connection is lost on the way: who was entered stays so, and pressing again sends only the others.
  const path = `**/api/competitions/${competitionId}/entry-list/guests`
  let calls = 0
  await page.route(path, (route) => {
    calls += 1
    return calls > 2 ? route.abort() : route.continue()
  })
  await dialog.getByRole('button', { name: 'Enter 23 guests' }).dblclick()
  await expect(dialog.getByText('21 guests are not confirmed as entered.')).toBeVisible()
  await expect(dialog.getByText('Entered', { exact: true })).toHaveCount(2)
  await expect(dialog.getByText(/^No answer came, so this guest may be entered already/)).toHaveCount(1)
  await expect(dialog.getByText('Not entered: it stopped before this guest.')).toHaveCount(20)
  expect(calls).toBe(3)
  await page.unroute(path)
  await dialog.getByRole('button', { name: 'Enter 21 guests' }).click()
  await expect(dialog).toHaveCount(0)
  const { entries } = Listed.parse(
    await call(context.request, 'GET', `/api/competitions/${competitionId}/entry-list`),
  )
  expect(entries).toHaveLength(23)
  const handicapOf = (name: string) =>
    entries.find(({ firstName, lastName }) => `${firstName} ${lastName}` === name)?.handicap
  expect(handicapOf('Ann Smith')).toBe('+1.2')
  expect(handicapOf('Jean-Luc van der Berg')).toBeNull()
  expect(handicapOf('Guestt Society')).toBe('25.9')

  // The same list again: everybody on it is here, so that nobody is ticked.
  await page.getByRole('button', { name: 'Paste a list of guests' }).click()
  await expect(field).toHaveValue('')
  await field.fill('Ann\tSmith\t+1,2')
  await expect(dialog.getByText(/^Somebody of this name is already entered/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Enter guests', exact: true })).toBeDisabled()
  await expect(dialog.getByText('Paste or tick at least one guest.')).toBeVisible()
})

test('a lost answer, a dead line and a condition of the competition each say what became of a guest', async ({
  person,
}) => {
  const { context, page } = await person(desk)
  const { competitionId } = await seedClub(context, 'Lost Answer')
  const path = `/api/competitions/${competitionId}/entry-list`
  const entered = async () =>
    Listed.parse(await call(context.request, 'GET', path)).entries.map(
      ({ firstName, lastName, handicap }) => `${firstName} ${lastName} ${handicap ?? ''}`,
    )
  await page.goto(`/competition-desk/${competitionId}?section=entries`)
  await page.getByRole('button', { name: 'Paste a list of guests' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('One guest on each line')

  await test.step('the answer is lost, and the index corrected: nobody is doubled or kept in silence', async () => {
    await page.route(`**${path}/guests`, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await field.fill('Ann Smith 12.4')
    await dialog.getByRole('button', { name: 'Enter 1 guest' }).click()
    await expect(dialog.getByText(/^No answer came/)).toBeVisible()
    await page.unroute(`**${path}/guests`)
    await field.fill('Ann Smith 14.2')
    await expect(dialog.getByText(/^Somebody of this name is already entered/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Enter guests', exact: true })).toBeDisabled()
    // The guest as first sent: once more is the same one.
    await field.fill('Ann Smith 12.4')
    await dialog.getByRole('button', { name: 'Enter 1 guest' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await entered()).toEqual(['Ann Smith 12.4'])
  })

  await test.step('of two of one name, who is entered is not taken for the other', async () => {
    await page.getByRole('button', { name: 'Paste a list of guests' }).click()
    await field.fill('Bob Jones 8\nBob Jones 9')
    await dialog.getByRole('checkbox').nth(1).check()
    let calls = 0
    await page.route(`**${path}/guests`, (route) => {
      calls += 1
      return calls === 2 ? route.abort() : route.continue()
    })
    await dialog.getByRole('button', { name: 'Enter 2 guests' }).click()
    await expect(dialog.getByText('Entered', { exact: true })).toHaveCount(1)
    await expect(dialog.getByText(/^No answer came/)).toBeVisible()
    await page.unroute(`**${path}/guests`)
    await field.fill('Bob Jones 9')
    await expect(dialog.getByText('Entered', { exact: true })).toHaveCount(0)
    // Pressed before the list of entries has come again, the club asks once more whether it is another guest.
    await expect(async () => {
      await dialog.getByRole('checkbox').first().check()
      await dialog.getByRole('button', { name: 'Enter 1 guest' }).click()
      await expect(dialog).toHaveCount(0, { timeout: 5_000 })
    }).toPass()
    expect((await entered()).sort()).toEqual(['Ann Smith 12.4', 'Bob Jones 8.0', 'Bob Jones 9.0'])
  })

  await test.step('a line that gives no answer is stopped, with the boxes closed until then', async () => {
    await page.getByRole('button', { name: 'Paste a list of guests' }).click()
    await page.route(`**${path}/guests`, () => undefined)
    await field.fill('Cy Doe 5\nDi Roe 6')
    await dialog.getByRole('button', { name: 'Enter 2 guests' }).click()
    await expect(dialog.getByRole('checkbox').first()).toBeDisabled()
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await expect(dialog.getByText('2 guests are not confirmed as entered.')).toBeVisible()
    await page.unroute(`**${path}/guests`)
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  })

  await test.step('whom the conditions refuse is entered with a reason, and their gender kept', async () => {
    const { terms } = z
      .looseObject({ terms: z.looseObject({ version: z.number() }) })
      .parse(await call(context.request, 'GET', path))
    await call(context.request, 'PUT', `/api/competitions/${competitionId}/entry-terms`, {
      version: terms.version,
      mostIndex: '18.0',
    })
    await field.fill('Guests of the day\nName\tGender\tHI\nEve Poe\tF\t30')
    await expect(
      dialog.getByText('Line 1 was read as a title, not as a guest: Guests of the day'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Enter 1 guest' }).click()
    await expect(dialog.getByText('1 player was not entered')).toBeVisible()
    await dialog.getByLabel('Reason for allowing an entry outside the conditions').fill('Sponsor')
    await dialog.getByRole('button', { name: 'Enter 1 guest' }).click()
    await expect(dialog).toHaveCount(0)
    const { entries } = Listed.parse(await call(context.request, 'GET', path))
    expect(entries.find(({ firstName }) => firstName === 'Eve')).toMatchObject({
      gender: 'women',
      admittedReason: 'Sponsor',
    })
  })
})
