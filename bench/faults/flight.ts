import { chromium } from '@playwright/test'
import { openLine } from '../../e2e/support/cut-line.ts'
import { FLOWN, flyRound } from '../../e2e/support/fly-round.ts'
import { killableBrowser } from '../../e2e/support/killable-browser.ts'
import { startServer } from '../../e2e/support/running-server.ts'
import { seedClub } from '../../e2e/support/seed.ts'
import { quantile } from '../figures.ts'
import type { Found } from './report.ts'

const FLIGHTS = Number(process.env.FAULTS_FLIGHTS ?? 20)

/** Whole rounds without a network in a real browser whose process is killed twice, one after the other (e2e/flight-mode.spec.ts). */
export async function flight(): Promise<Found[]> {
  const server = await startServer()
  const seeding = await chromium.launch(
    process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  )
  const ms: number[] = []
  const faults: string[] = []
  try {
    for (let i = 0; i < FLIGHTS; i++) {
      const admin = await seeding.newContext({ baseURL: server.url, locale: 'en-GB' })
      const club = await seedClub(admin, `Glen ${i}`)
      const line = await openLine(server.url)
      const phone = await killableBrowser(line.url)
      try {
        const flown = await flyRound({ club, admin, phone, line, firstName: 'Nessa' })
        ms.push(flown.msToBoard)
        console.log(`flight ${i + 1}: the board was right after ${Math.round(flown.msToBoard)} ms`)
      } catch (fault) {
        faults.push(`flight ${i + 1}: ${fault instanceof Error ? fault.message : String(fault)}`)
      } finally {
        await phone.close()
        await line.close()
        await admin.close()
      }
    }
  } finally {
    await seeding.close()
    await server.stop()
  }
  for (const fault of faults) console.log(fault)
  const whole = (value: number) => String(Math.round(value))
  return [
    {
      promise: 'P4, P11',
      measured: `${FLIGHTS} whole rounds without a network in a real browser: start, ${FLOWN.length} holes, its process killed after the 7th and the 15th and the app opened again without a network, handed in with a drawn signature and a photo, then the network`,
      figures: `${ms.length} of ${FLIGHTS} at the club as they were played; somebody else's board right after p50 ${whole(quantile(ms, 0.5))}, max ${whole(Math.max(...ms))} ms from the page's own notice of the network`,
      lost: faults.length,
    },
  ]
}
