import type { Page } from '@playwright/test'
import { z } from 'zod'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { markerCard } from '#contract/card/marker-card.ts'
import { processScorecard } from '#contract/photo/scan.ts'
import { axe } from './support/axe.ts'
import { call } from './support/call.ts'
import { choosePhoto } from './support/choose-photo.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { photoOfCard, readRow, replyOf } from './support/paper-card.ts'
import { seedClub, signUp } from './support/seed.ts'

/* P8: a card that its player and their marker keep, each on their own phone. */

const Identified = z.looseObject({ id: z.string() })

test('two phones without a network and the paper say three different things: all are kept, both are told, and the club decides', async ({
  person,
}) => {
  const [secretary, player, marker] = await Promise.all([person(desk), person(phone), person(phone)])
  const { clubCode, clubId, courseId } = await seedClub(secretary.context, 'Marked')
  const now = Date.now()
  const { id: competitionId } = Identified.parse(
    await call(secretary.context.request, 'POST', '/api/competitions', {
      name: 'Club Championship',
      clubId,
      courseId,
      competitionType: 'stableford',
      markerCard: true,
      startDate: new Date(now - 3_600_000).toISOString(),
      endDate: new Date(now + 8 * 3_600_000).toISOString(),
    }),
  )
  await signUp(player.context, { firstName: 'Nora', lastName: 'Byrne', clubCode })
  await signUp(marker.context, { firstName: 'Max', lastName: 'Doyle', clubCode })
  for (const { context } of [player, marker])
    await call(context.request, 'POST', `/api/competitions/${competitionId}/join`, {})
  const { id: roundId } = Identified.parse(
    await call(player.context.request, 'POST', '/api/rounds', { courseId, competitionId }),
  )
  const path = `/rounds/${roundId}/marker-card`
  const card = (page: Page, hole: number) =>
    page.getByRole('listitem').filter({ hasText: `Hole ${hole} Par` })
  const certify = player.page.getByRole('button', { name: 'Certify my card' })
  const attest = marker.page.getByRole('button', { name: 'Attest this card' })

  await test.step('the player names the marker, who agrees by opening the card', async () => {
    await player.page.goto(path)
    await player.page.getByLabel('Your marker').selectOption({ label: 'Max Doyle' })
    await player.page.getByRole('button', { name: 'Ask them to mark my card' }).click()
    await expect(player.page.getByText('Max Doyle has not opened the card yet.')).toBeVisible()
    await marker.page.goto(path)
    await expect(player.page.getByText('Max Doyle marks this card.')).toBeVisible()
  })

  await test.step('both type without a network, and an administrator scans the paper meanwhile', async () => {
    await player.page.goto('/scorecard?hole=1')
    const five = player.page.getByRole('button', { name: /^5\b/ }).first()
    await expect(five).toBeVisible()
    await expect(marker.page.getByLabel('Score for hole 1', { exact: true })).toBeVisible()
    for (const { context } of [player, marker]) await context.setOffline(true)
    await five.click()
    await marker.page.getByLabel('Score for hole 1', { exact: true }).selectOption('6')
    await expect(marker.page.getByText('Some of your scores are not at the club yet.')).toBeVisible()
    await scanPaper(secretary.page, path)
  })

  await test.step('with the network back both see all three with the picture, nothing is overwritten, and nobody can confirm', async () => {
    for (const { context } of [player, marker]) await context.setOffline(false)
    await player.page.goto(path)
    for (const { page } of [player, marker]) {
      await expect(page.getByText('1 hole has different scores')).toBeVisible()
      await expect(card(page, 1)).toContainText('Paper7')
      await expect(card(page, 1)).toContainText('Player5')
      const picture = page.getByRole('img', { name: 'Hole 1 as written on the paper' })
      await expect
        .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
        .toBeGreaterThan(0)
      const small = await page
        .locator('main button')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length)
      expect(small).toBe(0)
      expect(await axe(page)).toEqual([])
    }
    await expect(certify).toBeDisabled()
    await expect(attest).toBeDisabled()
    await expect(player.page.getByRole('button', { name: 'Hole 1: accept 6' })).toBeVisible()
    const { said } = markerCard.parse(await call(player.context.request, 'GET', `/api${path}`, undefined))
    const onFirst = said.filter(({ holeNumber }) => holeNumber === 1)
    expect(new Map(onFirst.map(({ source, grossScore }) => [source, grossScore]))).toEqual(
      new Map([
        ['player', 5],
        ['marker', 6],
        ['paper', 7],
      ]),
    )
  })

  await test.step('both take the paper’s score, the rest in one press, and the hole is settled on both phones', async () => {
    for (const { page } of [player, marker])
      await page.getByRole('button', { name: 'Hole 1: accept 7' }).click()
    await player.page.getByRole('button', { name: 'Accept the paper’s 17 scores as mine' }).click()
    for (const { page } of [player, marker]) {
      await expect(page.getByText('1 hole has different scores')).toHaveCount(0)
      await expect(page.getByText('17 holes have a score only on the paper')).toHaveCount(0)
    }
    await certify.click()
    await expect(marker.page.getByText('Nora Byrne has certified the card.')).toBeVisible()
  })

  await test.step('the marker refuses with a reason that the player reads', async () => {
    await marker.page.getByRole('button', { name: 'Refuse' }).click()
    const dialog = marker.page.getByRole('dialog')
    await dialog.getByLabel(/^Reason/).fill('You took a drop on hole 2')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await expect(player.page.getByText('You took a drop on hole 2')).toBeVisible()
    await expect(certify).toBeEnabled()
  })

  await test.step('they differ again, and an administrator decides with a reason', async () => {
    await marker.page.getByLabel('Score for hole 2', { exact: true }).selectOption('5')
    await expect(player.page.getByText('1 hole has different scores')).toBeVisible()
    await call(secretary.context.request, 'POST', `/api/rounds/${roundId}/corrections`, {
      reason: 'Both were asked: two drops',
      holes: [
        {
          holeNumber: 2,
          from: { result: 'strokes', grossScore: 5 },
          to: { result: 'strokes', grossScore: 6 },
        },
      ],
    })
    for (const { page } of [player, marker])
      await expect(page.getByText('1 hole has different scores')).toHaveCount(0)
    await expect(card(player.page, 2)).toContainText('Committee6')
  })

  await test.step('both confirm, and the card is final and right on the board', async () => {
    await certify.click()
    await attest.click()
    for (const { page } of [player, marker])
      await expect(page.getByText('Both have confirmed the card. It is handed in.')).toBeVisible()
    const rows = getLeaderboard.reply.parse(
      await call(player.context.request, 'GET', `/api/competitions/${competitionId}/leaderboard`, undefined),
    )
    // 7, 6 and sixteen fours.
    expect(rows.map(({ grossScore }) => grossScore)).toContain(77)
  })
})

/** A seven on the first hole and fours, read without a doubt. */
async function scanPaper(page: Page, path: string): Promise<void> {
  const scores = [7, ...Array.from({ length: 17 }, () => 4)]
  await page.route(`**${processScorecard.path}`, (route) =>
    route.fulfill({ json: replyOf([readRow(scores)]) }),
  )
  await page.goto(path)
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await choosePhoto(page, await photoOfCard([scores]))
  await page.getByRole('button', { name: 'Process Scorecard' }).click()
  await page.getByRole('button', { name: 'Keep the paper’s 18 scores' }).click()
  await expect(page.getByText('18 holes have a score only on the paper')).toBeVisible()
}
