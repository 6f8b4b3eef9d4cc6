import { chromium } from '@playwright/test'
import { soakWall } from '../e2e/support/soak-wall.ts'
import { startServer } from '../e2e/support/running-server.ts'
import type { Row } from './figures.ts'

const HOURS = 12
const MIB = 1024 * 1024

/** Twelve simulated hours of the clubhouse wall in a real browser (U25). */
export async function benchWall(): Promise<Row[]> {
  const server = await startServer()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    const { grownBytes, drops, streams } = await soakWall(page, { origin: server.url, hours: HOURS })
    return [
      {
        measured: `heap of the wall after ${HOURS} simulated hours`,
        ours: `${(grownBytes / MIB).toFixed(1)} MiB more`,
        bare: '',
        ratio: '',
        goal: 'under 20 MB',
      },
      {
        measured: `streams that the wall opened at ${drops} drops of the line`,
        ours: `${streams}`,
        bare: '',
        ratio: '',
        goal: `${drops + 1}`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}
