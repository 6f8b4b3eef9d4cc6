import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import { format, resolveConfig } from 'prettier'
import sharp, { type OverlayOptions } from 'sharp'
import { z } from 'zod'
import { call } from '../../e2e/support/call.ts'
import { screens, shareBoardLink, type Screen, type Seeded, type Who } from '../../e2e/support/screen-list.ts'
import { signUp } from '../../e2e/support/seed.ts'
import type { DemoClub } from './demo-club.ts'
import { inDemoClub, people } from './in-demo-club.ts'
import { playKnockOut, playNine, signIn, waitForBoard } from './play-on.ts'
import { settled } from './settled.ts'

/**
 * `npm run gallery`: docs/screens.md and its pictures: every screen as each kind of user sees it in the demo club, in five
 * sizes, light and dark, to be looked at by people. Names after `--` choose screens; then the page of pictures itself
 * stays as it is. With `--before` the pictures go where they are kept to compare a change with: docs/screens/before.
 */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const isBefore = process.argv.includes('--before')
const beforeFolder = join(root, 'docs/screens/before')
const folder = isBefore ? beforeFolder : join(root, 'docs/screens')
const SCALE = 0.5
const GAP = 16
const MOST_HEIGHT = 1800

/** A size that is cut shows what is seen at first; of the others the picture has the whole page. */
type Size = { width: number; height: number; isCut?: true }
const rowsOfSizes: readonly (readonly Size[])[] = [
  [
    { width: 390, height: 844 },
    { width: 768, height: 900 },
  ],
  [
    { width: 375, height: 553, isCut: true },
    { width: 844, height: 390, isCut: true },
  ],
  [{ width: 1440, height: 900 }],
]
const themes = ['light', 'dark'] as const
const chosen = process.argv.slice(2).filter((argument) => argument !== '--before')
type Kind = Who | 'newcomer' | 'founder'
const titles: Record<Kind, string> = {
  visitor: 'A visitor',
  newcomer: 'A player on their first day',
  player: 'A player',
  founder: 'An administrator in the first hour',
  admin: 'An administrator',
}
const inOrder: readonly Kind[] = ['visitor', 'newcomer', 'player', 'founder', 'admin']
type State = Awaited<ReturnType<BrowserContext['storageState']>>
const Identified = z.looseObject({ id: z.string() })

process.chdir(root)
await mkdir(folder, { recursive: true })
await inDemoClub(takeAll)

async function takeAll(browser: Browser, demo: DemoClub): Promise<void> {
  const open = () => browser.newContext({ baseURL: demo.url })
  const [visitor, newcomer, player, founder, admin] = await Promise.all([
    open(),
    open(),
    open(),
    open(),
    open(),
  ])
  await signIn(player.request, { email: people.player, password: demo.password })
  await signIn(admin.request, { email: people.admin, password: demo.password })
  const knockOutId = await playKnockOut(admin.request)
  await playNine(player.request, demo.competitionId)
  await waitForBoard(admin.request, demo.competitionId)
  const seeded = await idsOf({ player: player.request, admin, knockOutId }, demo.competitionId)
  const club = await read(
    admin.request,
    `/api/clubs/${seeded.clubId}`,
    z.looseObject({ clubCode: z.string() }),
  )
  await signUp(newcomer, { firstName: 'Grace', lastName: 'Newcombe', clubCode: club.clubCode })
  const foundedCourseId = await foundClub(founder)

  const boards = await findBoards(admin.request)
  const kinds: Record<Kind, { context: BrowserContext; screens: readonly Screen[] }> = {
    visitor: { context: visitor, screens: screens.visitor },
    newcomer: {
      context: newcomer,
      screens: [
        screen('home', '/'),
        screen('first tee', '/scorecard'),
        screen('board to join', `/competitions/${demo.competitionId}/leaderboard`),
      ],
    },
    player: { context: player, screens: [...screens.player, ...boards] },
    founder: {
      context: founder,
      screens: [
        screen('home', '/'),
        screen('overview', '/club-admin'),
        screen('generated course', '/club-admin?tab=courses'),
        screen('generated holes', `/club-admin?tab=courses&holes=${foundedCourseId}`),
        screen('sign-up sheet', '/club-admin?sheet=1'),
      ],
    },
    admin: { context: admin, screens: [...screens.admin, ...boards] },
  }
  const parts: string[] = []
  for (const kind of inOrder) {
    const { context, screens } = kinds[kind]
    parts.push(`## ${titles[kind]}`)
    const state = await context.storageState()
    for (const { name: title, path } of screens) {
      const name = `${kind}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
      if (chosen.length > 0 && !chosen.some((one) => name.includes(one))) continue
      await takeSheet(browser, { demo, state, path: path(seeded), file: join(folder, `${name}.webp`) })
      console.log(name)
      parts.push(`### ${title}`, ...pictures(title, name))
    }
  }
  if (chosen.length > 0 || isBefore) return
  const text = [
    '# Screens',
    'Every screen in the demo club, as each kind of user sees it: 390 and 768 px, what a small phone and a phone on its side show at first, and 1440 px, light and dark. Made by `npm run gallery`. Where a screen was built anew, it stands beside what it was before.',
    ...parts,
  ].join('\n\n')
  const file = join(root, 'docs/screens.md')
  await writeFile(file, await format(text, { ...(await resolveConfig(file)), parser: 'markdown' }))
}

function screen(name: string, path: string): Screen {
  return { name, path: () => path, heading: /.+/ }
}

/** A club with nothing but a course whose holes the server made up. Returns the course's id. */
async function foundClub(founder: BrowserContext): Promise<string> {
  await signUp(founder, { firstName: 'Ada', lastName: 'Founder' })
  const club = Identified.parse(
    await call(founder.request, 'POST', '/api/clubs', { name: 'Marram Dunes', timeZone: 'Europe/Dublin' }),
  )
  const course = { name: 'Marram Dunes', clubId: club.id }
  return Identified.parse(await call(founder.request, 'POST', '/api/courses', course)).id
}

/** One picture, or two side by side where the screen was kept as it was before. */
function pictures(title: string, name: string): string[] {
  if (!existsSync(join(beforeFolder, `${name}.webp`))) return [`![${title}](screens/${name}.webp)`]
  return [
    `| before | now |\n|---|---|\n| ![${title}, before](screens/before/${name}.webp) | ![${title}](screens/${name}.webp) |`,
  ]
}

/** Boards of competitions in other states than the one that is being played. */
async function findBoards(admin: APIRequestContext): Promise<Screen[]> {
  const competitions = await read(
    admin,
    '/api/competitions',
    z.array(z.looseObject({ id: z.string(), status: z.string(), competitionType: z.string() })),
  )
  return ['upcoming', 'completed', 'final'].flatMap((status) => {
    const found = competitions.find((one) => one.status === status && one.competitionType !== 'matchplay')
    if (!found) return []
    return [screen(`leaderboard, ${status}`, `/competitions/${found.id}/leaderboard`)]
  })
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
  demo: { player: APIRequestContext; admin: BrowserContext; knockOutId: string },
  competitionId: string,
): Promise<Seeded> {
  const { player, admin, knockOutId } = demo
  const user = await read(player, '/api/auth/user', z.looseObject({ id: z.string(), clubId: z.string() }))
  const [round] = await read(player, '/api/rounds?limit=1', z.array(Identified))
  const [course] = await read(admin.request, `/api/clubs/${user.clubId}/courses`, z.array(Identified))
  if (!round || !course) throw new Error('The demo club has no rounds or no course.')
  return {
    clubId: user.clubId,
    clubCode: '',
    courseId: course.id,
    competitionId,
    roundId: round.id,
    playerId: user.id,
    knockOutId,
    boardPath: await shareBoardLink(admin, competitionId),
  }
}

type Sheet = { demo: DemoClub; state: State; path: string; file: string }

/** Joins ten pictures into one: phones and tablets above, desktops below. */
async function takeSheet(browser: Browser, { demo, state, path, file }: Sheet): Promise<void> {
  const shots = new Map<Size, Shot[]>()
  for (const colorScheme of themes) {
    const context = await browser.newContext({
      baseURL: demo.url,
      storageState: state,
      locale: 'en-GB',
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const size of rowsOfSizes.flat())
      shots.set(size, [...(shots.get(size) ?? []), await takeShot(page, path, size)])
    await context.close()
  }
  const layers: OverlayOptions[] = []
  let top = GAP
  let widest = 0
  for (const row of rowsOfSizes) {
    let left = GAP
    const inRow = themes.flatMap((_, theme) => row.flatMap((size) => shots.get(size)?.[theme] ?? []))
    for (const { png, width } of inRow) {
      layers.push({ input: png, left, top })
      left += width + GAP
    }
    widest = Math.max(widest, left)
    top += Math.max(...inRow.map(({ height }) => height)) + GAP
  }
  await rm(file, { force: true })
  await sharp({ create: { width: widest, height: top, channels: 3, background: '#8a8f88' } })
    .composite(layers)
    .webp({ quality: 55 })
    .toFile(file)
}

/** A picture in its final size. */
type Shot = { png: Buffer; width: number; height: number }

async function takeShot(page: Page, path: string, { width, height, isCut }: Size): Promise<Shot> {
  await page.setViewportSize({ width, height })
  await page.goto(path)
  await settled(page)
  if (!isCut) {
    // The bar at the foot of a phone stays at the foot of the picture.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), MOST_HEIGHT) })
  }
  const small = sharp(await page.screenshot()).resize(Math.round(width * SCALE))
  const { data, info } = await small.png().toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
