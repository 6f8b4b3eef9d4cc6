import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { SAME_TAP_MS } from '#web/golf/use-score-keys.ts'
import type { Line } from '../cut-line.ts'
import { PASSWORD } from '../seed.ts'
import type { OtherPage } from './other-page.ts'

/** Pars of Luttrellstown Castle, the seeded course. */
const HOLES = 18
/** The line is cut before this hole, and mended after the next. */
const CUT_AT = 7

type Journey = {
  /** Of the player, and of somebody else at the club's public board. */
  page: OtherPage
  board: OtherPage
  line: Line
  /** By which the browsers reach the line. */
  address: string
  clubCode: string
  boardPath: string
  firstName: string
  /** A page is opened without a network where the browser keeps the app, which it does on https and on its own machine. */
  keepsApp: boolean
}

/**
 * The main job on one phone: an account by the club's code, the competition joined, 18 holes by tapping with the line cut
 * in the middle of them, the card attested and handed in; a public board in another window follows.
 */
export async function playRound(given: Journey): Promise<void> {
  const { page, board, line, address, clubCode, boardPath, firstName, keepsApp } = given
  await signUp(page, { address, clubCode, firstName })
  await page.press({ is: 'button', named: 'Compete$|Competitions$' })
  await page.press({ is: 'button', named: 'Join ' })
  await page.press({ is: 'button', named: 'White', within: 'Which tees do you usually play?' })
  await board.open(`${address}${boardPath}`)
  await board.shows(new RegExp(`${firstName} Elsewhere`))
  await scan(page)
  for (let hole = 1; hole < CUT_AT; hole++) await tapHole(page, hole)
  await board.shows(/Thru 6/)

  await page.shows(/Saved at club/)
  if (keepsApp)
    await page.isTrue('The app', async () => {
      const worker = await navigator.serviceWorker.getRegistration()
      return worker?.active?.state === 'activated'
    })
  await line.cut()
  await tapHole(page, CUT_AT)
  if (keepsApp) await page.reload()
  await tapHole(page, CUT_AT + 1)
  await line.mend()
  await board.shows(/Thru 8/)
  for (let hole = CUT_AT + 2; hole <= HOLES; hole++) await tapHole(page, hole)
  await board.shows(/Thru 18/)
  await handIn(page)
  await board.shows(/Complete/)
}

async function signUp(
  page: OtherPage,
  { address, clubCode, firstName }: { address: string; clubCode: string; firstName: string },
): Promise<void> {
  await page.open(`${address}/auth?code=${clubCode}`)
  for (const [label, text] of [
    ['First name', firstName],
    ['Last name', 'Elsewhere'],
    ['E-mail', `${firstName}.${clubCode}@seed.example`.toLowerCase()],
    ['Password', PASSWORD],
  ] as const)
    await page.type({ is: 'field', named: label }, text)
  await page.press({ is: 'button', named: 'Create Account$' })
}

/** A photo of a paper card is read; the player looks at what was found and leaves their own card as it is (83 is its total). */
async function scan(page: OtherPage): Promise<void> {
  await page.press({ is: 'button', named: 'Scan Scorecard' })
  await page.choose({ is: 'file', named: '' }, resolve('fixtures/scorecards/twoblock.jpg'))
  await page.press({ is: 'button', named: 'Process Scorecard' })
  await page.shows(/83 on paper, agrees/)
  await page.press({ is: 'button', named: 'Close' })
  await page.press({ is: 'button', named: 'Hide OCR' })
}

async function tapHole(page: OtherPage, hole: number): Promise<void> {
  await pause(SAME_TAP_MS)
  await page.press({ is: 'button', named: 'Par|\\d+, par', within: `Score for hole ${hole}` })
}

async function handIn(page: OtherPage): Promise<void> {
  await page.press({ is: 'button', named: 'Save Round' })
  // Nobody signs what they have not looked at: each nine has to come into view.
  await page.isTrue('The card to sign', async () => {
    const nines = [...document.querySelectorAll('[role=dialog] *, dialog *')].filter(({ textContent }) =>
      /^(?:Out|In)$/.test(textContent.trim()),
    )
    for (const nine of nines) {
      nine.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
    return nines.length >= 2
  })
  await page.type({ is: 'field', named: 'Partner’s full name' }, 'Pat Partner')
  // With a mouse nobody is expected to draw.
  const draw = 'Draw the signature instead'
  if ((await page.text()).includes(draw)) await page.press({ is: 'button', named: draw })
  await page.draw({ is: 'pad', named: 'Sign here' }, [
    [40, 40],
    [80, 20],
    [120, 60],
    [160, 25],
    [200, 55],
  ])
  await page.press({ is: 'button', named: 'Submit Round' })
  await page.shows(/Round Completed/)
}
