import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { axe } from '../e2e/support/axe.ts'
import { startServer } from '../e2e/support/running-server.ts'
import {
  everyone,
  screens,
  seedScreens,
  type Screen,
  type SeededScreens,
} from '../e2e/support/screen-list.ts'
import { viewports } from '../e2e/support/viewports.ts'
import type { Row } from './figures.ts'

const themes = ['light', 'dark', 'outdoor'] as const
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * axe on every screen of every kind of user, in ten windows and three themes. All rules run in the light theme; in the
 * others only colours differ, so the rules about colours run. `npm test` has a part of this (e2e/screens.spec.ts), for the
 * whole takes a quarter of an hour.
 */
export async function benchAxe(): Promise<Row[]> {
  const server = await startServer()
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const club = await seedScreens(browser, server.url)
    const faults: string[] = []
    let looks = 0
    for (const who of everyone)
      for (const screen of screens[who]) {
        const context = await openContext(browser, { baseURL: server.url, state: club.signedIn[who] })
        const found = await lookAt(await context.newPage(), screen, club)
        await context.close()
        looks += viewports.length * themes.length
        faults.push(...found.map((fault) => `${who}, ${screen.name}, ${fault}`))
        console.log(`${who}, ${screen.name}: ${found.length}`)
      }
    for (const fault of faults) console.log(fault)
    return [
      {
        measured: `axe, violations in ${looks} looks: every screen, ten windows, three themes`,
        ours: String(faults.length),
        bare: '',
        ratio: '',
        goal: '0',
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

type Visitor = { baseURL: string; state: SeededScreens['signedIn']['player'] }

function openContext(browser: Browser, { baseURL, state }: Visitor): Promise<BrowserContext> {
  return browser.newContext({ baseURL, storageState: state, reducedMotion: 'reduce', colorScheme: 'light' })
}

async function lookAt(page: Page, screen: Screen, club: SeededScreens): Promise<string[]> {
  const faults: string[] = []
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await page.goto(screen.path(club.seeded))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForFunction(() => !document.querySelector('.animate-breathe, [aria-busy="true"]'))
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
        return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }, theme)
      const violations = await axe(page, theme === 'light' ? { tags } : { rules: colourRules })
      faults.push(
        ...violations.map(
          ({ id, nodes }) =>
            `${viewport.width}x${viewport.height}, ${theme}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        ),
      )
    }
  }
  return faults
}
