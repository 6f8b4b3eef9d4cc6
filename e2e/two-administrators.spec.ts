import type { Page } from '@playwright/test'
import { z } from 'zod'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { call } from './support/call.ts'
import { takingTurns } from './support/long-form.ts'
import { seedClub, signUp } from './support/seed.ts'

/*
 * P16: two administrators edit the same thing. The second is told, sees both values, chooses, and loses nothing that was
 * typed. The first works through the API here, and is faster whenever the second has a form open.
 */

const readCourse = z.looseObject({
  holes: z.array(
    z.looseObject({
      holeNumber: z.number(),
      handicapIndex: z.number(),
      description: z.nullable(z.string()),
    }),
  ),
  tees: z.array(
    z.object({ id: z.string(), name: z.string(), color: z.string(), ratings: z.array(z.unknown()) }),
  ),
})

const title = 'Somebody else has changed this in the meantime'
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( \\*)?$`))

const inTurn = takingTurns('1440')

for (const [size, device] of [
  ['1440', desk],
  ['390', phone],
] as const)
  test(
    `two administrators at ${size}: the second chooses in each form, and nothing typed is lost`,
    { tag: inTurn(size) },
    async ({ caller, person }) => {
      const { context, page } = await person(device)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const club = await seedClub(context, 'Twin Office')
      const playerId = await signUp(await caller(), {
        firstName: 'Pia',
        lastName: 'Twin',
        clubCode: club.clubCode,
      })
      const first = (method: string, path: string, body: unknown) => call(context.request, method, path, body)

      await test.step('a competition: both changed the name, the first the prizes, the second the fee', async () => {
        await page.goto('/club-admin?tab=competitions')
        await page.getByRole('link', { name: /^Edit/ }).first().click()
        await field(page, 'Name').fill('Second’s Prize')
        await field(page, 'Maximum participants').fill('80')
        await first('PATCH', `/api/competitions/${club.competitionId}`, {
          name: 'First’s Prize',
          prizes: 'A cup',
        })
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        const dialog = page.getByRole('dialog')
        await expect(dialog.getByText(title)).toBeVisible()
        await expect(dialog.getByText('Now: First’s Prize')).toBeVisible()
        await expect(dialog.getByText('Yours: Second’s Prize')).toBeVisible()
        await expect(field(page, 'Name')).toHaveValue('Second’s Prize')
        await expect(field(page, 'Maximum participants')).toHaveValue('80')
        await expect(field(page, 'Prizes')).toHaveValue('A cup')
        await dialog.getByRole('button', { name: 'Use theirs for Name' }).click()
        await expect(field(page, 'Name')).toHaveValue('First’s Prize')
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Competition Updated').first()).toBeVisible()
        expect(await first('GET', `/api/competitions/${club.competitionId}`, undefined)).toMatchObject({
          name: 'First’s Prize',
          prizes: 'A cup',
          maxParticipants: 80,
        })
      })

      await test.step('a course: the second keeps what they typed', async () => {
        await page.getByRole('tab', { name: 'Courses' }).click()
        await page.getByRole('link', { name: 'Quick Edit' }).first().click()
        await field(page, 'Location').fill('By the river')
        await first('PATCH', `/api/courses/${club.courseId}`, {
          location: 'On the hill',
          description: 'Old oaks',
        })
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Now: On the hill')).toBeVisible()
        await expect(field(page, 'Location')).toHaveValue('By the river')
        await expect(field(page, 'Description')).toHaveValue('Old oaks')
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
        expect(await first('GET', `/api/courses/${club.courseId}`, undefined)).toMatchObject({
          location: 'By the river',
          description: 'Old oaks',
        })
      })

      const holes = `/api/courses/${club.courseId}/holes`
      const ourHole = async (number: number) => {
        const course = await first('GET', `/api/courses/${club.courseId}`, undefined)
        return readCourse.parse(course).holes.find(({ holeNumber }) => holeNumber === number)
      }

      await test.step('a hole: another hole is no conflict, the same cell is, and saving again keeps the second’s', async () => {
        await page
          .getByRole('link', { name: /^Manage Holes/ })
          .first()
          .click()
        const dialog = page.getByRole('dialog')
        const cell = dialog.getByLabel('Description of hole 3', { exact: true })
        await expect(cell).toBeVisible()
        await first('PUT', holes, { holes: [{ holeNumber: 9, description: 'A pond' }] })
        await cell.fill('A ditch')
        await cell.press('Enter')
        await expect(page.getByText('Hole Updated').first()).toBeVisible()
        expect([(await ourHole(3))?.description, (await ourHole(9))?.description]).toEqual([
          'A ditch',
          'A pond',
        ])
        await cell.fill('A deep ditch')
        await first('PUT', holes, { holes: [{ holeNumber: 3, description: 'A bunker' }] })
        await cell.press('Enter')
        await expect(dialog.getByRole('status')).toContainText(
          'Hole 3: Somebody else has changed it to A bunker in the meantime. Save again to keep yours.',
        )
        await expect(cell).toHaveValue('A deep ditch')
        expect((await ourHole(3))?.description).toBe('A bunker')
        await page.reload()
        await expect(cell).toHaveValue('A deep ditch')
        await dialog.getByRole('button', { name: 'Save again' }).click()
        await expect(dialog.getByRole('button', { name: 'Save again' })).toHaveCount(0)
        expect((await ourHole(3))?.description).toBe('A deep ditch')
      })

      await test.step('stroke indexes: one that was exchanged meanwhile is asked about', async () => {
        const dialog = page.getByRole('dialog')
        const index = dialog.getByLabel('Stroke index of hole 5', { exact: true })
        await first('PUT', holes, { holes: [{ holeNumber: 1, handicapIndex: 2 }] })
        await index.fill('7')
        await index.press('Enter')
        await expect(dialog.getByRole('status')).toContainText('Somebody else has changed stroke indexes')
        await expect(dialog.getByLabel('Stroke index of hole 1', { exact: true })).toHaveValue('2')
        await expect(index).toHaveValue('7')
        await dialog.getByRole('button', { name: 'Save again' }).click()
        await expect(dialog.getByRole('button', { name: 'Save again' })).toHaveCount(0)
        expect([(await ourHole(1))?.handicapIndex, (await ourHole(5))?.handicapIndex]).toEqual([2, 7])
      })

      await test.step('the tees: what only the first changed is taken over, and one that both changed is chosen', async () => {
        await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
        await page
          .getByRole('link', { name: /^Tees / })
          .first()
          .click()
        const dialog = page.getByRole('dialog')
        const name = dialog.getByLabel('Tee', { exact: true })
        await name.first().fill('Mine')
        const { tees } = readCourse.parse(await first('GET', `/api/courses/${club.courseId}`, undefined))
        await first('PUT', `/api/courses/${club.courseId}/tees`, {
          tees: tees.map((tee, i) => ({ ...tee, name: `Theirs ${i}` })),
        })
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(dialog.getByText(title)).toBeVisible()
        await expect(dialog.getByText(/^Now: Theirs 0/)).toBeVisible()
        await expect(dialog.getByText(/^Yours: Mine/)).toBeVisible()
        await expect(name.first()).toHaveValue('Mine')
        await expect(name.nth(1)).toHaveValue('Theirs 1')
        await dialog.getByRole('button', { name: 'Use theirs for Mine' }).click()
        await expect(name.first()).toHaveValue('Theirs 0')
        await name.nth(1).fill('Second')
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Tees Updated').first()).toBeVisible()
        const saved = readCourse.parse(await first('GET', `/api/courses/${club.courseId}`, undefined))
        expect(saved.tees.map((tee) => tee.name).slice(0, 2)).toEqual(['Theirs 0', 'Second'])
      })

      await test.step('a handicap: saving again keeps the second’s', async () => {
        await page.getByRole('tab', { name: 'Members' }).click()
        await page.getByRole('button', { name: /^Edit the handicap of Pia Twin/ }).click()
        const handicap = page.getByLabel('Handicap of Pia Twin', { exact: true })
        await handicap.fill('12.4')
        await first('PATCH', `/api/members/${playerId}/handicap`, { handicap: '20.1' })
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText(/changed it to 20.1/)).toBeVisible()
        await expect(handicap).toHaveValue('12.4')
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await expect(page.getByText('Handicap Updated').first()).toBeVisible()
        const members = await first('GET', `/api/clubs/${club.clubId}/members`, undefined)
        expect(members).toEqual(
          expect.arrayContaining([expect.objectContaining({ id: playerId, handicap: '12.4' })]),
        )
      })

      await test.step('which ratings serve a member: the second sees what is set now, and chooses again', async () => {
        await page.getByRole('button', { name: 'Actions for Pia Twin' }).click()
        await page.getByRole('menuitem', { name: 'Manage' }).click()
        const ratings = page.getByRole('dialog').getByRole('combobox')
        await first('PATCH', `/api/members/${playerId}/gender`, { gender: 'women' })
        await ratings.selectOption('men')
        await expect(page.getByText(/You see their choice now; choose again/).first()).toBeVisible()
        await expect(ratings).toHaveValue('women')
        await ratings.selectOption('men')
        await expect(ratings).toHaveValue('men')
        await expect
          .poll(() => first('GET', `/api/members/${playerId}/gender`, undefined))
          .toMatchObject({ gender: 'men' })
      })
    },
  )
