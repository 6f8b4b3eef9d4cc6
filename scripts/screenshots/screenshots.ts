import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { screens, screenSizes, thumbnailSize, type Screen } from '#web/public-pages/landing/screens.ts'
import type { DemoClub } from './demo-club.ts'
import { inDemoClub, people } from './in-demo-club.ts'
import { playKnockOut, playNine, signIn, waitForBoard } from './play-on.ts'
import { savePicture, savePng, saveThumbnail } from './save-picture.ts'
import { settled } from './settled.ts'
import { shots } from './shots.ts'

/** `npm run screenshots`: the pictures of the landing page, its social card and the readme's, out of the demo club. */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = join(root, 'src/web/public/screens')

/** A desktop picture is taken in a wider window than it is shown in: it holds more of the screen, smaller. */
const cameras = {
  phone: { viewport: screenSizes.phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1.4 },
} satisfies Record<Screen['device'], BrowserContextOptions>

process.chdir(root)
await mkdir(folder, { recursive: true })
await inDemoClub(photograph)

async function photograph(browser: Browser, { url, password, competitionId }: DemoClub): Promise<void> {
  const contextOf = async (device: Screen['device'], who?: Screen['who']) => {
    const context = await browser.newContext({
      ...cameras[device],
      baseURL: url,
      locale: 'en-GB',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    if (who) await signIn(context.request, { email: people[who], password })
    return context
  }
  const admin = await contextOf('desk', 'admin')
  const knockOutId = await playKnockOut(admin.request)
  const player = await contextOf('phone', 'player')
  await playNine(player.request, competitionId)
  await waitForBoard(admin.request, competitionId)

  for (const screen of screens) {
    const context = await contextOf(screen.device, screen.who)
    const page = await context.newPage()
    const shot = shots[screen.name]
    await page.goto(shot.path({ competitionId, knockOutId }))
    await settled(page)
    await shot.ready?.(page)
    await settled(page)
    const png = await page.screenshot()
    const { width, height } = screenSizes[screen.device]
    const file = join(folder, `${screen.name}.avif`)
    const bytes = await savePicture(png, { file, width: width * 2, height: height * 2 })
    await saveThumbnail(png, {
      file: join(folder, `${screen.name}-small.avif`),
      width: thumbnailSize.width * 2,
      height: thumbnailSize.height * 2,
    })
    if (screen.name === 'leaderboard')
      await savePng(png, { file: join(root, 'docs/screenshot.png'), width: 1280, height: 800 })
    if (screen.name === 'hole-card')
      await savePng(png, { file: join(root, 'docs/screenshot-phone.png'), width: 390, height: 780 })
    console.log(`${screen.name}: ${(bytes / 1024).toFixed(1)} KiB`)
    await context.close()
  }
  await takeSocialCard(browser, url)
}

/** The top of the landing page, in the size that messages and posts show. */
async function takeSocialCard(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 1200, height: 630 },
    colorScheme: 'light',
  })
  await page.goto('/')
  await settled(page)
  const file = join(root, 'src/web/public/social.png')
  await savePng(await page.screenshot(), { file, width: 1200, height: 630 })
  await page.close()
}
