import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { SAME_TAP_MS } from '#web/card/use-score-keys.ts'
import { call } from '../call.ts'
import type { Line } from '../cut-line.ts'
import { PASSWORD } from '../seed.ts'
import { sendScores } from '../send-scores.ts'
import type { OtherPage } from './other-page.ts'

/** Holes 1 and 2 are tapped on the line, and these two without it; the last is tapped on the line again. */
const CUT = [3, 4] as const
const LAST = 18

const Open = z.looseObject({ id: z.string() })

type Journey = {
  page: OtherPage
  /** Another device of the same player, without a screen. */
  otherDevice: APIRequestContext
  /** Somebody else, who has played one hole, plays the second. */
  rivalScores: () => Promise<void>
  line: Line
  /** By which the browser reaches the line. */
  address: string
  clubCode: string
  boardPath: string
  firstName: string
  /** A page is opened without a network where the browser keeps the app, which it does on https and on its own machine. */
  keepsApp: boolean
}

/**
 * The main job on one phone: an account by the club's code, the competition joined, holes tapped, a photo read, holes tapped with
 * the line cut, those in between sent by another device, and the card attested and handed in. The public board
 * has it, and follows what somebody else scores.
 */
export async function playRound(given: Journey): Promise<void> {
  const { page, otherDevice, rivalScores, line, address, clubCode, boardPath, firstName, keepsApp } = given
  const email = `${firstName}.${clubCode}@seed.example`.toLowerCase()
  await test.step('an account, and the competition joined', async () => {
    await signUp(page, { address, clubCode, firstName, email })
    await page.press({ is: 'button', named: 'Compete$|Competitions$' })
    await page.press({ is: 'button', named: 'Join ' })
    await page.press({ is: 'button', named: 'White', within: 'Which tees do you usually play?' })
  })
  await test.step('holes on the line', async () => {
    for (let hole = 1; hole < CUT[0]; hole++) await tapHole(page, hole)
    await page.shows(/Saved at club/)
  })
  await test.step('a photo is read', () => scan(page))
  await test.step('holes without the line', async () => {
    if (keepsApp)
      await page.isTrue('The app', async () => {
        const worker = await navigator.serviceWorker.getRegistration()
        return worker?.active?.state === 'activated'
      })
    await line.cut()
    await tapHole(page, CUT[0])
    if (keepsApp) await page.reload()
    await tapHole(page, CUT[1])
    await line.mend()
    await page.shows(/Saved at club/)
  })
  await test.step('the last hole, and the card handed in', async () => {
    await sendOthers(otherDevice, email)
    await page.open(`${address}/scorecard?hole=${LAST}`)
    await tapHole(page, LAST)
    await handIn(page)
  })
  await test.step('a live board', async () => {
    await page.open(`${address}${boardPath}`)
    await page.shows(new RegExp(`${firstName} Elsewhere[^]*Complete`))
    await page.shows(/Thru 1\b/)
    await rivalScores()
    await page.shows(/Thru 2/)
  })
}

/** The holes between those that are tapped. */
async function sendOthers(device: APIRequestContext, email: string): Promise<void> {
  await call(device, 'POST', '/api/auth/sign-in', { email, password: PASSWORD })
  const { id } = Open.parse(await call(device, 'GET', '/api/rounds/active'))
  const from = CUT[1] + 1
  await sendScores(device, id, { scores: Array.from({ length: LAST - from }, () => 5), from })
}

async function signUp(
  page: OtherPage,
  {
    address,
    clubCode,
    firstName,
    email,
  }: Pick<Journey, 'address' | 'clubCode' | 'firstName'> & { email: string },
): Promise<void> {
  await page.open(`${address}/auth?code=${clubCode}`)
  for (const [label, text] of [
    ['First name', firstName],
    ['Last name', 'Elsewhere'],
    ['E-mail', email],
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
  const line = [
    [40, 40],
    [80, 20],
    [120, 60],
    [160, 25],
    [200, 55],
  ] as const
  const submit = { is: 'button', named: 'Submit Round' } as const
  await page.drawAndPress({ is: 'pad', named: 'Sign here' }, line, submit)
  await page.shows(/Round Completed/)
}
