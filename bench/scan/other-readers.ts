import { execFile, execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { z } from 'zod'
import { CellNetwork } from '../../src/scan/read-cells/cell-network.ts'
import { likeliestNumber } from '../../src/scan/read-cells/cell-prediction.ts'
import { decodePhoto } from '../../src/scan/photo/decode-photo.ts'
import { greyPhoto } from '../../src/scan/photo/grey-photo.ts'
import { loadModel } from '../../src/scan/read-cells/load-model.ts'
import { serverRuntime } from '../../src/scan/read-cells/server-runtime.ts'
import type { GreyImage } from '../../src/scan/photo/grey-image.ts'
import type { ScoredCell } from './card-score.ts'
import { cutQuad, isInside, sizeOf } from './cut-quad.ts'
import { scoredPictures, type ScoredPicture } from './set-figures.ts'
import type { ReadSet } from './read-set.ts'
import { percent, type Table } from './set-tables.ts'

const pageCount = 5
const cellCount = 150
const margin = 0.15

/** The frames in which the other engines get a cell. Each engine's best frame counts. */
const frames = [
  { name: 'with its rules', inset: -margin, border: 0 },
  { name: 'without margin', inset: 0, border: 0 },
  { name: 'inside of its rules, on white', inset: 0.08, border: 40 },
] as const
type Frame = (typeof frames)[number]

const Answer = z.object({
  /** By page. */
  pages: z.array(
    z.array(
      z.object({
        text: z.string(),
        left: z.number(),
        top: z.number(),
        right: z.number(),
        bottom: z.number(),
      }),
    ),
  ),
  /** By cell. */
  cells: z.array(z.string()),
  secondsPage: z.number(),
  secondsCell: z.number(),
})
type Word = z.infer<typeof Answer>['pages'][number][number]
type CutCell = { readonly cell: ScoredCell & { truth: number }; readonly cut: GreyImage }

/**
 * Compares general text readers with ours: on whole photos, where a number counts for the cell in which its middle lies, and on
 * cells that our reader cut out, which they get enlarged and in several frames.
 */
export async function compareReaders(set: ReadSet): Promise<Table> {
  const folder = await installed()
  const work = await mkdtemp(join(tmpdir(), 'scan-others-'))
  try {
    const scored = scoredPictures(set)
    const pages = scored.filter(isGross).slice(0, pageCount)
    const cells = await cutCells(scored.filter((picture) => isGross(picture) && !picture.card.isLost))
    const job = {
      pages: await Promise.all(pages.map((page, index) => savePage(page, join(work, `page-${index}.png`)))),
      cells: await Promise.all(
        frames.flatMap((frame, kind) =>
          cells.map(({ cut }, index) => saveCell(cut, frame, join(work, `cell-${kind}-${index}.png`))),
        ),
      ),
    }
    await writeFile(join(work, 'job.json'), JSON.stringify(job))
    const rows = [await ours(pages, cells, set)]
    for (const name of ['tesseract', 'paddle']) {
      console.log(`${name} ...`)
      const answer = await ask(join(folder, `${name}.mjs`), join(work, 'job.json'))
      rows.push(theirs(name === 'paddle' ? 'PaddleOCR v4' : 'tesseract.js 7', pages, cells, answer))
    }
    const own = rows[0]?.cellsRight ?? 0
    return {
      title: 'General readers of text on the same photos and cells',
      rows: [
        [
          'reader',
          `cells right, ${pageCount} whole photos`,
          `right of ${cells.length} cells cut out`,
          'ours reads',
          'seconds a photo of one core',
          'seconds a cell of one core',
        ],
        ...rows.map(({ name, onPages, onCells, cellsRight, secondsPage, secondsCell }) => [
          name,
          onPages,
          onCells,
          `${(own / Math.max(1, cellsRight)).toFixed(1)} times as many`,
          secondsPage,
          secondsCell,
        ]),
      ],
    }
  } finally {
    await rm(work, { recursive: true })
  }
}

function isGross({ truth }: ScoredPicture): boolean {
  return truth?.players.every(({ mode, quads }) => mode === 'gross' && quads) === true
}

/** Their packages are not part of the product: they are downloaded when they are measured, without install scripts. */
async function installed(): Promise<string> {
  const folder = join(import.meta.dirname, '../../.cache/scan-others')
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, 'others'), folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules')))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    })
  return folder
}

async function ask(program: string, job: string) {
  const { stdout } = await promisify(execFile)(process.execPath, [program, job], { maxBuffer: 2 ** 26 })
  return Answer.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))
}

async function savePage({ file }: ScoredPicture, target: string): Promise<string> {
  await sharp(file).rotate().png().toFile(target)
  return target
}

async function saveCell({ width, height, data }: GreyImage, frame: Frame, target: string): Promise<string> {
  const left = Math.round((width * (margin + frame.inset)) / (1 + 2 * margin))
  const top = Math.round((height * (margin + frame.inset)) / (1 + 2 * margin))
  const cut = sharp(data, { raw: { width, height, channels: 1 } }).extract({
    left,
    top,
    width: width - 2 * left,
    height: height - 2 * top,
  })
  const { border } = frame
  const background = 'white'
  await cut
    .normalise()
    .extend({ top: border, bottom: border, left: border, right: border, background })
    .png()
    .toFile(target)
  return target
}

/** Cells with a handwritten number in rows that were found, evenly from all cards. */
async function cutCells(pictures: readonly ScoredPicture[]): Promise<CutCell[]> {
  const each = Math.ceil(cellCount / pictures.length)
  const cut: CutCell[] = []
  for (const { file, card } of pictures) {
    const decoded = await decodePhoto(await readFile(file))
    if ('reason' in decoded) continue
    const photo = greyPhoto(decoded.image)
    const usable = card.cells.filter(hasNumber)
    const step = usable.length / each
    for (let index = 0; index < each && cut.length < cellCount; index += 1) {
      const cell = usable[Math.floor(index * step)]
      if (!cell?.quad) continue
      const { wide, high } = sizeOf(photo, cell.quad)
      const height = 140
      const width = Math.round((height * wide) / high)
      cut.push({ cell, cut: cutQuad(photo, cell.quad, { width, height, margin }) })
    }
  }
  return cut
}

function hasNumber(cell: ScoredCell): cell is ScoredCell & { truth: number } {
  return typeof cell.truth === 'number' && cell.quad !== undefined
}

const share = (part: number, of: number) => percent({ part, of })

async function ours(pages: readonly ScoredPicture[], cells: readonly CutCell[], set: ReadSet) {
  const written = pages.flatMap(({ card }) => card.cells.filter(({ truth }) => truth !== 'none'))
  const network = await CellNetwork.load(await loadModel('hands-a'), await serverRuntime())
  let alone = 0
  const before = process.cpuUsage()
  for (const { cell, cut } of cells) {
    const [dx, dy] = [cut.width, cut.height].map((size) => (size * margin) / (1 + 2 * margin))
    const inner = {
      left: dx ?? 0,
      top: dy ?? 0,
      right: cut.width - (dx ?? 0),
      bottom: cut.height - (dy ?? 0),
    }
    const [prediction] = await network.predict(cut, [inner])
    if (!prediction) continue
    if (likeliestNumber(prediction, 1, 20).number === cell.truth) alone += 1
  }
  const { user, system } = process.cpuUsage(before)
  const right = cells.filter(({ cell }) => cell.read === cell.truth).length
  const chosen = set.pictures.filter(({ id }) => pages.some((page) => page.id === id))
  return {
    name: 'ours',
    onPages: share(written.filter(({ truth, read }) => truth === read).length, written.length),
    onCells: `${share(right, cells.length)} (network alone, without augmentation: ${share(alone, cells.length)})`,
    cellsRight: right,
    secondsPage: (chosen.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / chosen.length).toFixed(2),
    secondsCell: ((user + system) / 1_000_000 / cells.length).toFixed(4),
  }
}

function theirs(
  name: string,
  pages: readonly ScoredPicture[],
  cells: readonly CutCell[],
  answer: z.infer<typeof Answer>,
) {
  let [written, found] = [0, 0]
  for (const [index, { truth }] of pages.entries())
    for (const { scores, quads } of truth?.players ?? [])
      for (const [hole, score] of scores.entries()) {
        const quad = quads?.[hole]
        if (score === null || !quad) continue
        written += 1
        const numbers = (answer.pages[index] ?? []).flatMap(partsOf)
        const here = numbers.find(({ x, y }) => isInside(quad, x, y))
        if (here?.value === score) found += 1
      }
  const byFrame = frames.map((frame, kind) => ({
    frame,
    right: cells.filter(
      ({ cell }, index) => Number(answer.cells[kind * cells.length + index]?.trim()) === cell.truth,
    ).length,
  }))
  const right = Math.max(...byFrame.map((each) => each.right))
  const all = byFrame.map((each) => `${each.frame.name} ${share(each.right, cells.length)}`)
  return {
    name,
    onPages: share(found, written),
    onCells: `${share(right, cells.length)} (${all.join(', ')})`,
    cellsRight: right,
    secondsPage: answer.secondsPage.toFixed(2),
    secondsCell: answer.secondsCell.toFixed(4),
  }
}

/** Splits a line with several numbers by the places of their characters. */
function partsOf({ text, left, top, right, bottom }: Word) {
  return [...text.matchAll(/\S+/g)]
    .map(({ 0: part, index }) => ({
      value: Number(part),
      x: left + ((index + part.length / 2) / text.length) * (right - left),
      y: (top + bottom) / 2,
    }))
    .filter(({ value }) => Number.isInteger(value) && value > 0)
}
