import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext, Browser } from '@playwright/test'
import { format, resolveConfig } from 'prettier'
import sharp, { type OverlayOptions } from 'sharp'
import { z } from 'zod'
import { everyone, screens, type Screen, type Seeded, type Who } from '../../e2e/support/screen-list.ts'
import type { DemoClub } from './demo-club.ts'
import { inDemoClub, people } from './in-demo-club.ts'
import { playKnockOut, playNine, signIn, waitForBoard } from './play-on.ts'
import { settled } from './settled.ts'

/**
 * `npm run gallery`: docs/screens.md and its pictures: every screen as each kind of user sees it in the demo club, at
 * 390, 768 and 1440 px, light and dark, to be looked at by people. Names after `--` choose screens; then the page of
 * pictures itself stays as it is.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = join(root, 'docs/screens')
const SCALE = 0.5
const GAP = 16
const MOST_HEIGHT = 1800
const widths = [390, 768, 1440] as const
const themes = ['light', 'dark'] as const
const chosen = process.argv.slice(2)
const titles: Record<Who, string> = {
  visitor: 'A visitor',
  player: 'A player',
  admin: 'An administrator',
}
const Identified = z.looseObject({ id: z.string() })

process.chdir(root)
await mkdir(folder, { recursive: true })
await inDemoClub(takeAll)

async function takeAll(browser: Browser, demo: DemoClub): Promise<void> {
  const requestOf = async (who: 'player' | 'admin') => {
    const { request } = await browser.newContext({ baseURL: demo.url })
    await signIn(request, { email: people[who], password: demo.password })
    return request
  }
  const [player, admin] = [await requestOf('player'), await requestOf('admin')]
  const knockOutId = await playKnockOut(admin)
  await playNine(player, demo.competitionId)
  await waitForBoard(admin, demo.competitionId)
  const seeded = await idsOf(player, admin, demo.competitionId)
  const bracket: Screen = {
    name: 'bracket',
    path: () => `/competitions/${knockOutId}/bracket`,
    heading: /.+/,
  }
  const parts: string[] = []
  for (const who of everyone) {
    parts.push(`## ${titles[who]}`)
    for (const screen of [...screens[who], ...(who === 'visitor' ? [] : [bracket])]) {
      const name = `${who}-${screen.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
      if (chosen.length > 0 && !chosen.some((one) => name.includes(one))) continue
      await takeSheet(browser, { demo, who, path: screen.path(seeded), file: join(folder, `${name}.webp`) })
      console.log(name)
      parts.push(`### ${screen.name}`, `![${screen.name}](screens/${name}.webp)`)
    }
  }
  if (chosen.length > 0) return
  const text = [
    '# Screens',
    'Every screen in the demo club, as each kind of user sees it: 390, 768 and 1440 px, light and dark. Made by `npm run gallery`.',
    ...parts,
  ].join('\n\n')
  const file = join(root, 'docs/screens.md')
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }))
}

async function read<S extends z.ZodType>(
  request: APIRequestContext,
  path: string,
  schema: S,
): Promise<z.output<S>> {
  const response = await request.get(path)
  if (!response.ok()) throw new Error(`${path}: ${response.status()}`)
  return schema.parse(await response.json())
}

async function idsOf(
  player: APIRequestContext,
  admin: APIRequestContext,
  competitionId: string,
): Promise<Seeded> {
  const user = await read(player, '/api/auth/user', z.looseObject({ id: z.string(), clubId: z.string() }))
  const [round] = await read(player, '/api/rounds?limit=1', z.array(Identified))
  const [course] = await read(admin, `/api/clubs/${user.clubId}/courses`, z.array(Identified))
  if (!round || !course) throw new Error('The demo club has no rounds or no course.')
  return {
    clubId: user.clubId,
    clubCode: '',
    courseId: course.id,
    competitionId,
    roundId: round.id,
    playerId: user.id,
  }
}

type Sheet = { demo: DemoClub; who: Who; path: string; file: string }

/** Joins six pictures into one: the narrow ones above, the two desktops below. */
async function takeSheet(browser: Browser, { demo, who, path, file }: Sheet): Promise<void> {
  const shots: { width: number; png: Buffer; height: number }[] = []
  for (const colorScheme of themes) {
    const context = await browser.newContext({
      baseURL: demo.url,
      locale: 'en-GB',
      colorScheme,
      reducedMotion: 'reduce',
    })
    if (who !== 'visitor') await signIn(context.request, { email: people[who], password: demo.password })
    const page = await context.newPage()
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      await page.goto(path)
      await settled(page)
      // The bar at the foot of a phone stays at the foot of the picture.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height: Math.min(Math.max(whole, 844), MOST_HEIGHT) })
      const png = await page.screenshot()
      const height = Math.min(Math.max(whole, 844), MOST_HEIGHT)
      shots.push({ width, png: await smaller(png, width), height: Math.round(height * SCALE) })
    }
    await context.close()
  }
  const rows = [shots.filter(({ width }) => width < 1440), shots.filter(({ width }) => width === 1440)]
  const layers: OverlayOptions[] = []
  let top = GAP
  let widest = 0
  for (const row of rows) {
    let left = GAP
    for (const { png, width } of row) {
      layers.push({ input: png, left, top })
      left += Math.round(width * SCALE) + GAP
    }
    widest = Math.max(widest, left)
    top += Math.max(...row.map(({ height }) => height)) + GAP
  }
  await rm(file, { force: true })
  await sharp({ create: { width: widest, height: top, channels: 3, background: '#8a8f88' } })
    .composite(layers)
    .webp({ quality: 55 })
    .toFile(file)
}

function smaller(png: Buffer, width: number): Promise<Buffer> {
  return sharp(png)
    .resize(Math.round(width * SCALE))
    .png()
    .toBuffer()
}
