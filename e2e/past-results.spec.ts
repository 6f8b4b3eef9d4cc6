import { axe } from './support/axe.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { seedClub, signUp } from './support/seed.ts'

/* A result of another system, pasted by the secretary, becomes a past result with its winner on the list of champions. */

const medal = [
  'Old Tom Golf Club',
  'March Medal',
  'Position\tPlayer\tScore\tCountback',
  '1\tByrne, Ann\t77 - 09 = 68\t',
  '2\tA Cole\t80 - 08 = 72\tBack 9',
  '3\tBobby Elm\t90 - 18 = 71\t',
  '-\tDee Dunn\tNo Return\t',
  'Number of Cards Processed = 5',
].join('\n')

test('when the secretary pastes a result, then what does not add up is asked, and members read the rest as it stands', async ({
  caller,
  person,
}) => {
  const admin = await person(desk)
  const club = await seedClub(admin.context, 'Past Results')
  const ann = await person(phone)
  const { clubCode } = club
  await signUp(ann.context, { firstName: 'Ann', lastName: 'Byrne', clubCode })
  for (const firstName of ['Abe', 'Amy'])
    await signUp(await caller(), { firstName, lastName: 'Cole', clubCode })

  const { page } = admin
  await page.goto('/champions')
  await page.getByRole('link', { name: 'Past results' }).click()
  await expect(page.getByText('No past results yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a past result' }).click()
  await page.getByLabel('Paste the table here').fill(medal)
  // What was pasted is there after a reload.
  await page.reload()
  await page.getByRole('button', { name: 'Add a past result' }).click()
  await expect(page.getByLabel('Paste the table here')).toHaveValue(medal)
  await page.getByRole('button', { name: 'Read the table' }).click()

  await expect(page.getByLabel('Competition')).toHaveValue('March Medal')
  await expect(page.getByLabel('Member of the club: Ann Byrne')).toHaveText(/Ann Byrne/)
  const save = page.getByRole('button', { name: 'Save the result' })
  await expect(save).toBeDisabled()
  await expect(page.getByText('90 - 18 = 71 is not right.')).toBeVisible()
  await expect(page.getByText('The table says “Number of Cards Processed = 5”')).toBeVisible()
  expect(await axe(page, { within: 'main' })).toEqual([])
  await page.getByLabel('How it is: Line 6').selectOption('Leave this line out')
  await page.getByLabel('How it is: Line 8').selectOption('I have checked it')
  await expect(page.getByText('Choose who one of the names is.')).toBeVisible()
  await page.getByLabel('Member of the club: A Cole').selectOption('Amy Cole')
  await page.getByLabel('Day').fill('2019-03-09')
  await save.click()

  await expect(page.getByRole('heading', { level: 1, name: 'March Medal' })).toBeVisible()
  await page.getByRole('button', { name: 'Add the winner to the champions' }).click()
  const champion = page.getByRole('dialog', { name: 'Add a champion' })
  await expect(champion.getByRole('textbox', { name: 'Winner' })).toHaveValue('Ann Byrne')
  await expect(champion.getByLabel('Year')).toHaveValue('2019')
  await champion.getByLabel('Championship').fill('March Medal')
  await champion.getByRole('button', { name: 'Save' }).click()
  await expect(champion).toBeHidden()

  await ann.page.goto('/champions')
  await expect(ann.page.getByRole('region', { name: 'March Medal' })).toContainText('Ann Byrne')
  await ann.page.getByRole('link', { name: 'Past results' }).click()
  await ann.page.getByRole('link', { name: 'March Medal' }).click()
  const rows = ann.page.getByRole('row')
  await expect(rows).toHaveText([
    /Position.*Player/,
    /1Ann Byrne77968/,
    /2A Cole80872Back 9/,
    /–Dee DunnNo return/,
  ])
  expect(await axe(ann.page, { within: 'main' })).toEqual([])
  await expect(ann.page.getByRole('button', { name: 'Remove this result' })).toBeHidden()

  await ann.page.goto('/profile?view=statistics')
  const own = ann.page.getByRole('region', { name: 'Past results' })
  await expect(own.getByRole('listitem')).toHaveText([/March Medal.*2019 · 1 of 3 · net 68/])

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Past results' })).toBeVisible()
  await page.getByRole('link', { name: 'March Medal' }).click()
  await page.getByRole('button', { name: 'Remove this result' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No past results yet')).toBeVisible()
})
