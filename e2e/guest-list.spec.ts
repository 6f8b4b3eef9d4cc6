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

  // One is refused on the way: the others are in, and pressing again sends only that one.
  const path = `**/api/competitions/${competitionId}/entry-list/guests`
  let calls = 0
  await page.route(path, (route) => {
    calls += 1
    return calls === 3 ? route.abort() : route.continue()
  })
  await dialog.getByRole('button', { name: 'Enter 23 guests' }).dblclick()
  await expect(dialog.getByText('1 player was not entered')).toBeVisible()
  expect(calls).toBe(23)
  await page.unroute(path)
  await dialog.getByRole('button', { name: 'Enter 1 guest' }).click()
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
  await expect(dialog.getByRole('button', { name: 'Enter 0 guests' })).toBeVisible()
})
