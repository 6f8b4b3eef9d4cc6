import { expect, type Page } from '@playwright/test'
import { countTaps, readTaps } from './count-taps.ts'
import { PASSWORD } from './seed.ts'

/** What it took from a club's QR code to the first score on a new phone. */
export type FirstScore = { presses: number; intoFields: number; seconds: number }

/**
 * A player who has never been here opens the link of the club's QR code on a phone, makes an account, joins the
 * competition that is being played, says which tees they play, and scores the first hole.
 */
export async function codeToFirstScore(page: Page, clubCode: string): Promise<FirstScore> {
  await countTaps(page)
  const start = Date.now()
  await page.goto(`/auth?code=${clubCode}`)
  const typed = [
    ['First name', 'Fay'],
    ['Last name', 'First'],
    ['E-mail', `fay.first.${clubCode.toLowerCase()}@seed.example`],
    ['Password', PASSWORD],
  ] as const
  for (const [label, text] of typed) {
    const field = page.getByLabel(new RegExp(`^${label}( \\*)?$`))
    await field.tap()
    await field.fill(text)
  }
  await page.getByRole('button', { name: 'Create Account', exact: true }).tap()
  const join = page.getByRole('button', { name: /^Join/ }).first()
  const toCompetitions = page.getByRole('link', { name: 'All competitions' })
  await expect(join.or(toCompetitions).first()).toBeVisible()
  if (!(await join.isVisible())) await toCompetitions.tap()
  await join.tap()
  const tees = page.getByRole('list', { name: 'Which tees do you usually play?' })
  await tees.getByRole('button', { name: 'White' }).tap()
  await page.getByRole('group', { name: 'Score for hole 1' }).getByRole('button').first().tap()
  await expect(page.getByText('Saved at club', { exact: true }).first()).toBeVisible()
  return { ...(await readTaps(page)), seconds: (Date.now() - start) / 1000 }
}
