import type { BrowserContext, Page } from '@playwright/test'
import { z } from 'zod'
import { playingGroup } from '#contract/card/groups.ts'
import { getLeaderboard } from '#contract/board/leaderboard.ts'
import { markerCard } from '#contract/card/marker-card.ts'
import { getRound } from '#contract/card/rounds.ts'
import { processScorecard } from '#contract/photo/scan.ts'
import { entryFromWire } from '#contract/platform/wire-names.ts'
import { toResults } from '#golf/card/hole-entry.ts'
import { cardFromRound } from '#web/card/card-from-round.ts'
import { call } from './support/call.ts'
import { choosePhoto } from './support/choose-photo.ts'
import { desk, expect, phone, test } from './support/fixtures.ts'
import { drawnCard, photoOfCard, readRow, replyOf } from './support/paper-card.ts'
import { seedClub, signUp, type Caller } from './support/seed.ts'
import { sendScores } from './support/send-scores.ts'
import { tapKey } from './support/tap-key.ts'

/*
 * Four people, each with a marker, in a competition that asks for a marker's card. Two phones score on the course: Anna's
 * for herself and Ben, without a signal for two holes, and Dan's for Cara and, as Anna's marker, for Anna, on two holes
 * something else. Dan's own card is on paper and photographed. In the clubhouse each confirms on their own phone. What says
 * nothing new is sent without a screen: the holes after the second, and what Ben's card needs.
 */

const Identified = z.looseObject({ id: z.string() })

type Golfer = { name: string; userId: string; context: Caller; gross: number[] }
type WithPhone = Golfer & { context: BrowserContext; page: Page }

const rowOf = (page: Page, { name }: Golfer) =>
  page.getByRole('button', { name: new RegExp(`^${name} Byrne, `) })
const heading = (page: Page) => page.getByRole('heading', { level: 2, name: /^Hole \d+$/ })

/** Brings the group card to this hole; it may have gone on by itself. */
async function toHole(page: Page, hole: number): Promise<void> {
  for (;;) {
    const at = Number(/\d+/.exec(await heading(page).innerText())?.[0])
    if (at === hole) return
    await page.getByRole('button', { name: at < hole ? 'Next hole' : 'Previous hole' }).tap()
    // Not before the press was seen, or a slow page would be sent past the hole and back for ever.
    await expect(heading(page)).not.toHaveText(`Hole ${at}`)
  }
}

/** One phone enters these players’ scores of the holes from `from` to `to` on the group card. */
async function scoreGroup(
  page: Page,
  { from, to, of }: { from: number; to: number; of: readonly (readonly [Golfer, readonly number[]])[] },
): Promise<void> {
  for (let hole = from; hole <= to; hole += 1)
    for (const [golfer, gross] of of) {
      await toHole(page, hole)
      await rowOf(page, golfer).tap()
      const keys = page.getByRole('group', { name: `Score for ${golfer.name} Byrne` })
      await tapKey(keys.getByRole('button', { name: new RegExp(`^${gross[hole - 1]}, `) }))
    }
}

/** How many holes are tapped on the phones. */
const TAPPED = 2
const confirmed = 'Both have confirmed the card. It is handed in.'

test('a foursome: no signal for two holes, a marker who differs on two, a paper card, a refusal; all four final and right', async ({
  caller,
  person,
}) => {
  const secretary = await person(desk)
  const club = await seedClub(secretary.context, 'Foursome Links')
  const { course, rows } = await drawnCard('vertical')
  const paper = rows[0] ?? []
  const post = async (where: string, data: object) =>
    Identified.parse(await call(secretary.context.request, 'POST', where, data)).id
  const courseId = await post('/api/courses', {
    name: 'Four Ball Course',
    clubId: club.clubId,
    holes: course.par.map((par, i) => ({ holeNumber: i + 1, par, handicapIndex: course.si[i] })),
  })
  const competitionId = await post('/api/competitions', {
    name: 'Foursome Medal',
    clubId: club.clubId,
    courseId,
    competitionType: 'stableford',
    markerCard: true,
    startDate: new Date(Date.now() - 3_600_000).toISOString(),
    endDate: new Date(Date.now() + 8 * 3_600_000).toISOString(),
  })
  const golfer = async (name: string, context: Caller, gross: number[]): Promise<Golfer> => {
    const userId = await signUp(context, { firstName: name, lastName: 'Byrne', clubCode: club.clubCode })
    await call(secretary.context.request, 'PATCH', `/api/members/${userId}/handicap`, { handicap: '14.2' })
    await call(context.request, 'POST', `/api/competitions/${competitionId}/join`, {})
    return { name, userId, context, gross }
  }
  const withPhone = async (name: string, gross: number[]): Promise<WithPhone> => {
    const opened = await person(phone)
    return { ...(await golfer(name, opened.context, gross)), ...opened }
  }
  const around = (more: number) => course.par.map((par, i) => par + ((i + more) % 3))
  const anna = await withPhone('Anna', around(0))
  const ben = await golfer('Ben', await caller(), around(1))
  const cara = await golfer('Cara', await caller(), around(2))
  const dan = await withPhone('Dan', paper)
  const marks = [
    [dan, anna],
    [anna, ben],
    [dan, cara],
    [anna, dan],
  ] as const
  const at = (gross: readonly number[], hole: number) => gross[hole - 1] ?? 0

  await test.step('Anna sets the group up, and both phones open its card', async () => {
    const { page } = anna
    await page.goto(`/group?competitionId=${competitionId}`)
    await page.getByRole('button', { name: 'Set up the group' }).tap()
    await page.getByRole('button', { name: 'From the list' }).tap()
    for (const { name } of [ben, cara, dan]) {
      await page.getByRole('button', { name: `Add ${name} Byrne` }).tap()
      await expect(page.getByRole('button', { name: `Add ${name} Byrne` })).toHaveCount(0)
    }
    // With four the group is full, and the list has closed itself.
    await dan.page.goto('/group')
    for (const one of [anna, dan]) {
      await one.page.getByRole('button', { name: 'Score this group' }).tap()
      await expect(heading(one.page)).toHaveText('Hole 1')
    }
  })

  const { players } = playingGroup.parse(
    await call(anna.context.request, 'GET', '/api/groups/current', undefined),
  )
  const roundOf = ({ userId }: Golfer) => players.find((one) => one.userId === userId)?.round.id ?? ''
  /** It follows by itself where it is open already. */
  const cardOf = async ({ page }: WithPhone, of: Golfer) => {
    const path = `/rounds/${roundOf(of)}/marker-card`
    if (new URL(page.url()).pathname !== path) await page.goto(path)
    return page
  }
  const markerCall = async (one: Golfer, of: Golfer, { method, data }: { method: string; data?: object }) =>
    markerCard.parse(await call(one.context.request, method, `/api/rounds/${roundOf(of)}/marker-card`, data))
  const confirm = async (one: Golfer, of: Golfer) => {
    const { revision } = await markerCall(one, of, { method: 'GET' })
    await markerCall(one, of, { method: 'POST', data: { act: 'confirm', revision } })
  }

  await test.step('both phones score two holes, Anna’s without a signal, and nothing is lost', async () => {
    const dansWord = anna.gross.map((gross, i) => gross + (i === 1 ? 1 : i === 11 ? 2 : 0))
    const annasPhone = [
      [anna, anna.gross],
      [ben, ben.gross],
    ] as const
    const dansPhone = [
      [anna, dansWord],
      [cara, cara.gross],
    ] as const
    await anna.context.setOffline(true)
    await scoreGroup(anna.page, { from: 1, to: TAPPED, of: annasPhone })
    await scoreGroup(dan.page, { from: 1, to: TAPPED, of: dansPhone })
    await anna.context.setOffline(false)
    for (const [{ context }, scored] of [
      [anna, annasPhone],
      [dan, dansPhone],
    ] as const)
      for (const [golfer, gross] of scored)
        await sendScores(context.request, roundOf(golfer), { scores: gross.slice(TAPPED), from: TAPPED + 1 })
    // On one hole Anna has something else of Dan than his paper.
    await toHole(anna.page, 2)
    await rowOf(anna.page, dan).tap()
    await anna.page
      .getByRole('group', { name: 'Score for Dan Byrne' })
      .getByRole('button', { name: new RegExp(`^${at(paper, 2) + 1}, `) })
      .tap()
    await expect
      .poll(async () => {
        const group = playingGroup.parse(
          await call(anna.context.request, 'GET', '/api/groups/current', undefined),
        )
        return group.players.map(({ round }) => round.entries.length)
      })
      .toEqual([18, 18, 18, 1])
  })

  await test.step('Anna names Dan, who agrees by opening her card; the others have their markers too', async () => {
    for (const [marker, player] of marks.slice(1)) {
      await markerCall(player, player, { method: 'PUT', data: { markerId: marker.userId } })
      await markerCall(marker, player, { method: 'POST', data: { act: 'agree' } })
    }
    const page = await cardOf(anna, anna)
    await page.getByLabel('Your marker').selectOption({ label: 'Dan Byrne' })
    await page.getByRole('button', { name: 'Ask them to mark my card' }).tap()
    await expect(page.getByText('Dan Byrne has not opened the card yet.')).toBeVisible()
    await cardOf(dan, anna)
    await expect(page.getByText('Dan Byrne marks this card.')).toBeVisible()
  })

  await test.step('Anna and Dan are both told of the two holes, and settle one each', async () => {
    for (const one of [anna, dan]) {
      const page = await cardOf(one, anna)
      await expect(page.getByText('2 holes have different scores')).toBeVisible()
      const confirm = page.getByRole('button', {
        name: one === anna ? 'Certify my card' : 'Attest this card',
      })
      await expect(confirm).toBeDisabled()
    }
    await anna.page.getByRole('button', { name: `Hole 2: accept ${at(anna.gross, 2) + 1}` }).tap()
    await dan.page.getByRole('button', { name: `Hole 12: accept ${at(anna.gross, 12)}` }).tap()
    anna.gross[1] = at(anna.gross, 2) + 1
    for (const { page } of [anna, dan]) await expect(page.getByText(/different scores$/)).toHaveCount(0)
  })

  await test.step('Dan photographs his paper card; both see what it says of the hole on which Anna differs', async () => {
    await scanPaper(dan.page, paper)
    await cardOf(anna, dan)
    for (const { page } of [dan, anna]) {
      await expect(page.getByText('1 hole has different scores')).toBeVisible()
      await expect(page.getByText('17 holes have a score only on the paper')).toBeVisible()
      const picture = page.getByRole('img', { name: 'Hole 2 as written on the paper' })
      await expect
        .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
        .toBeGreaterThan(0)
    }
    await anna.page.getByRole('button', { name: `Hole 2: accept ${at(paper, 2)}` }).tap()
    await dan.page.getByRole('button', { name: 'Accept the paper’s 17 scores as mine' }).tap()
    for (const { page } of [dan, anna])
      await expect(page.getByText(/different scores$|only on the paper$/)).toHaveCount(0)
  })

  await test.step('Dan refuses Cara’s card with a reason, and puts right what he has of it', async () => {
    // marker-card.spec.ts presses it.
    await confirm(cara, cara)
    const reason = 'It was one more on the last'
    await markerCall(dan, cara, { method: 'POST', data: { act: 'refuse', reason } })
    expect(await markerCall(cara, cara, { method: 'GET' })).toMatchObject({
      certifiedAt: null,
      refusal: { reason },
    })
    const right = at(cara.gross, 18) + 1
    cara.gross[17] = right
    await sendScores(dan.context.request, roundOf(cara), { scores: [right], from: 18 })
  })

  await test.step('all four confirm, and all four are final and right on the board', async () => {
    for (const [marker, player] of marks.filter(([, player]) => player !== anna)) {
      await confirm(player, player)
      await confirm(marker, player)
    }
    const [own, marked] = [await cardOf(anna, anna), await cardOf(dan, anna)]
    await own.getByRole('button', { name: 'Certify my card' }).tap()
    await expect(own.getByText('Anna Byrne has certified the card.')).toBeVisible()
    await marked.getByRole('button', { name: 'Attest this card' }).tap()
    await expect(own.getByText(confirmed)).toBeVisible()
    const readBoard = async () =>
      getLeaderboard.reply.parse(
        await call(anna.context.request, 'GET', `/api/competitions/${competitionId}/leaderboard`, undefined),
      )
    // The board is a moment behind the cards.
    await expect.poll(async () => (await readBoard()).filter(({ isCompleted }) => isCompleted).length).toBe(4)
    const board = await readBoard()
    for (const one of [anna, ben, cara, dan]) {
      const where = `/api/rounds/${roundOf(one)}`
      const round = getRound.reply.parse(await call(one.context.request, 'GET', where, undefined))
      expect(
        round.entries.map(({ grossScore }) => grossScore),
        one.name,
      ).toEqual(one.gross)
      const { total } = cardFromRound(round, toResults(round.entries.map(entryFromWire)))
      expect(
        board.find(({ userId }) => userId === one.userId),
        one.name,
      ).toMatchObject({
        isCompleted: true,
        thru: 18,
        grossScore: total.gross,
        netScore: total.net,
        stablefordPoints: total.points,
      })
    }
    await anna.page.goto(`/competitions/${competitionId}/leaderboard`)
    await expect(anna.page.getByRole('row').filter({ hasText: 'Complete' })).toHaveCount(4)
  })
})

/** A photo of the card is read without a doubt; scan.spec.ts has the real reader. */
async function scanPaper(page: Page, scores: readonly number[]) {
  await page.route(`**${processScorecard.path}`, (route) =>
    route.fulfill({ json: replyOf([readRow(scores)]) }),
  )
  await page.goto('/scorecard')
  await page.getByRole('button', { name: 'Scan Scorecard' }).click()
  await choosePhoto(page, await photoOfCard([scores]))
  await page.getByRole('button', { name: 'Process Scorecard' }).click()
  await page.getByRole('button', { name: 'Keep the paper’s 18 scores' }).click()
  await expect(page.getByText('Scorecard Processed', { exact: true })).toBeVisible()
}
