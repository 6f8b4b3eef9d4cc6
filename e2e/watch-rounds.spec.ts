import { Buffer } from 'node:buffer'
import { ZipFile } from 'yazl'
import { axe } from './support/axe.ts'
import { expect, desk, phone, test } from './support/fixtures.ts'
import { screenFaults } from './support/screen-faults.ts'
import { seedClub, signUp } from './support/seed.ts'

/* Rounds that a player's Garmin watch recorded, brought into the own rounds. */

/** A round is accepted within a year. */
const lastWeek = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)

/** Eighteen fives at the club's course, of which Garmin has another par of hole 7. */
const round = (id: number, more: object = {}) => ({
  scorecardDetails: [
    {
      scorecard: {
        id,
        courseGlobalId: 7,
        teeBox: 'White',
        scoreType: 'STROKE_PLAY',
        roundType: 'ALL',
        startTime: `${lastWeek}T08:30:00.000Z`,
        formattedStartTime: `${lastWeek}T09:30:00.000+0100`,
        holes: Array.from({ length: 18 }, (_, i) => ({ number: i + 1, strokes: 5, handicapScore: 7 })),
        ...more,
      },
    },
  ],
  courseSnapshots: [
    { courseGlobalId: 7, name: 'Luttrellstown Castle Golf Club', holePars: '454343354445343445' },
  ],
})

const fileOf = (content: unknown) => ({
  name: 'rounds.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})

async function zipOf(scorecards: object) {
  const zip = new ZipFile()
  const folder = 'DI_CONNECT/DI-GOLF'
  const courses = { data: [{ '7': 'Luttrellstown Castle Golf Club' }] }
  for (const [name, content] of Object.entries({ 'Golf-SCORECARD': scorecards, 'Golf-COURSE': courses }))
    zip.addBuffer(Buffer.from(JSON.stringify(content)), `${folder}/${name}.json`)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return { name: 'account.zip', mimeType: 'application/zip', buffer: Buffer.concat(parts) }
}

test('a round from a watch is compared with the club’s card, added, offered to the club, and deleted again', async ({
  person,
}) => {
  const [secretary, player] = await Promise.all([person(desk), person(phone)])
  const club = await seedClub(secretary.context, 'Watch Hill')
  await signUp(player.context, { firstName: 'Wilma', lastName: 'Byrne', clubCode: club.clubCode })
  const { page } = player
  await page.goto('/profile?view=rounds')
  await page.getByRole('button', { name: 'Bring a round' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rounds from a Garmin watch' })
  const add = dialog.getByRole('button', { name: 'Add to my rounds' })

  await test.step('a file of something else says so', async () => {
    await dialog.getByLabel('Files from Garmin').setInputFiles(fileOf({ activities: [] }))
    await expect(dialog.getByRole('alert')).toContainText('This is not a golf file from Garmin')
  })

  await test.step('the ZIP of an account is opened on the phone', async () => {
    const [{ scorecardDetails }] = [round(1)]
    const data = scorecardDetails.map(({ scorecard }) => scorecard)
    await dialog.getByLabel('Files from Garmin').setInputFiles(await zipOf({ data }))
    await expect(dialog.getByRole('status')).toHaveText('1 round found.')
  })

  await test.step('rounds are found, and what is no round is left out by its reason', async () => {
    const details = [round(1), round(1), round(2, { scoreType: 'SCRAMBLE' })]
    await dialog.getByLabel('Files from Garmin').setInputFiles(fileOf({ details }))
    await expect(dialog.getByRole('status')).toHaveText(
      '1 round found. 1 round was there twice and stands here once.',
    )
    await dialog.getByText('1 round left out').click()
    await expect(dialog.getByText('its scores are those of a team.')).toBeVisible()
    await expect(add).toBeDisabled()
  })

  await test.step('course and tee are suggested by their names, and the other par is said', async () => {
    await dialog.getByLabel('Round', { exact: true }).selectOption({ index: 1 })
    await expect(dialog.getByLabel('Course of the club')).toHaveValue(club.courseId)
    await expect(dialog.getByText('Chosen because the name is the same.')).toHaveCount(2)
    await expect(dialog.getByText('The par differs on hole 7. The club’s par counts.')).toBeVisible()
    await expect(dialog.getByRole('row', { name: '7 3 4 5' })).toBeVisible()
    // What lies behind a dialog cannot be pressed, and axe measures it all the same.
    expect(await axe(page, { within: 'dialog' })).toEqual([])
  })

  await test.step('it is added once', async () => {
    await add.click()
    await expect(dialog.getByText('Round added to your rounds')).toBeVisible()
    await dialog.getByLabel('Round', { exact: true }).selectOption({ index: 1 })
    await add.click()
    await expect(dialog.getByText('This round is in your rounds already')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
  })

  await test.step('it stands in the history, marked, and its page says what it is', async () => {
    const line = page.getByRole('link', { name: /Luttrellstown Castle/ })
    await expect(line).toContainText('From a watch')
    await expect(line).toContainText('90')
    await line.click()
    await expect(page.getByText('Not for handicap: brought from a watch')).toBeVisible()
    await expect(page.getByText('Nobody attested it, and only you see it.')).toBeVisible()
    expect(await screenFaults(page, {})).toEqual([])
    await expect(page.getByText('Handed in')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Attestation' })).toBeHidden()
  })

  await test.step('the player asks the club to accept it, and it waits for the committee', async () => {
    await page.getByRole('button', { name: 'Ask the club to accept it' }).click()
    const asking = page.getByRole('dialog')
    await expect(asking.getByLabel('Note for the committee')).toHaveValue(/Strokes by hole: 5 5 5/)
    await asking.getByRole('button', { name: 'Ask the club' }).click()
    await expect(asking.getByText('Enter the name of your marker.')).toBeVisible()
    await asking.getByLabel('Who marked your card?').fill('Max Marker')
    expect(await axe(page, { within: 'dialog' })).toEqual([])
    await asking.getByRole('button', { name: 'Ask the club' }).click()
    await expect(page.getByText('The club was asked', { exact: true })).toBeVisible()
    await secretary.page.goto('/handicap-committee')
    await expect(secretary.page.getByText('Wilma Byrne').first()).toBeVisible()
    await expect(secretary.page.getByText(/Strokes by hole: 5 5 5/)).toBeVisible()
  })

  await test.step('the player takes it out', async () => {
    await page.getByRole('button', { name: 'Take out of my rounds' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the round' }).click()
    await expect(page.getByText('Round deleted', { exact: true })).toBeVisible()
    await expect(page.getByText('No rounds yet')).toBeVisible()
  })
})
