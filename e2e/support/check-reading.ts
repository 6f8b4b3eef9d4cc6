import { expect, type Locator } from '@playwright/test'

/**
 * Goes through the review of a photographed card as somebody who has the paper in hand: answers what is asked, then puts
 * right where the reader was sure and wrong. Gives the holes that were asked about.
 */
export async function checkReading(dialog: Locator, paper: readonly number[]): Promise<number[]> {
  const question = dialog.getByRole('heading', { name: /^Hole \d+, par/ })
  const answer = async () => {
    const hole = Number(/\d+/.exec(await question.innerText())?.[0])
    const every = dialog.getByRole('group', { name: 'Any number' })
    await every.getByRole('button', { name: `${paper[hole - 1]}`, exact: true }).click()
    await expect(dialog.getByRole('heading', { name: `Hole ${hole},` })).toHaveCount(0)
    return hole
  }
  const asked: number[] = []
  while (await question.isVisible()) asked.push(await answer())
  for (const [i, score] of paper.entries()) {
    const cell = dialog.getByRole('button', { name: new RegExp(`^Hole ${i + 1}, par \\d: `) })
    if ((await cell.getAttribute('aria-label'))?.split(/[:,] /)[2] === `${score}`) continue
    await cell.click()
    await answer()
  }
  return asked
}
