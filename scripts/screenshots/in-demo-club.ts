import { chromium, type Browser } from '@playwright/test'
import { startDemoClub, type DemoClub } from './demo-club.ts'

/** The users whose screens are taken. */
export const people = { player: 'tom.ashworth@oakhill.example', admin: 'helen.marsh@oakhill.example' }

/** Runs the work with a browser and a demo club of its own, and ends both after it. */
export async function inDemoClub(work: (browser: Browser, club: DemoClub) => Promise<void>): Promise<void> {
  const club = await startDemoClub()
  try {
    const browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: ['--no-sandbox', '--disable-background-networking'],
    })
    try {
      await work(browser, club)
    } finally {
      await browser.close()
    }
  } finally {
    await club.stop()
  }
}
