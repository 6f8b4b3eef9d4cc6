import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { z } from 'zod'
import type { processScorecard, ScannedCell, ScannedRow, ScannedSum } from '#contract/photo/scan.ts'

type Reply = z.output<typeof processScorecard.reply>

const WIDTH = 1600
const HEIGHT = 1000
const CELL = { width: 60, height: 90 }
const LEFT = 220
const TOP = 200

/** Where a column of a row lies: 1 to 9, OUT, 10 to 18, IN, TOTAL. */
function place(row: number, column: number) {
  return { x: LEFT + column * CELL.width, y: TOP + row * CELL.height, ...CELL }
}

function quadOf({ x, y, width, height }: ReturnType<typeof place>): number[][] {
  return [
    [x / WIDTH, y / HEIGHT],
    [(x + width) / WIDTH, y / HEIGHT],
    [(x + width) / WIDTH, (y + height) / HEIGHT],
    [x / WIDTH, (y + height) / HEIGHT],
  ]
}

const columnOf = (hole: number) => (hole <= 9 ? hole - 1 : hole)
const sumColumns = { out: 9, in: 19, total: 20 } as const

/** The paper under a hole's number: each cell its own, so that a cut-out shows where it comes from. */
export function colourOf(row: number, hole: number): { r: number; g: number; b: number } {
  return { r: 120 + 7 * hole, g: 250 - 7 * hole, b: 140 + 50 * row }
}

/** A photo of a card as a phone stores it: on its side, with the way up told in its EXIF. */
export async function photoOfCard(rows: readonly (readonly number[])[]): Promise<Buffer> {
  const cells = rows.flatMap((scores, row) =>
    scores.map((score, i) => {
      const { x, y, width, height } = place(row, columnOf(i + 1))
      const { r, g, b } = colourOf(row, i + 1)
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="rgb(${r},${g},${b})" stroke="#333"/>
        <text x="${x + width / 2}" y="${y + 62}" font-size="48" text-anchor="middle">${score}</text>`
    }),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#f3f1e4"/>${cells.join('')}</svg>`
  return sharp(Buffer.from(svg)).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

type Read = Partial<Omit<ScannedCell, 'holeNumber' | 'quad'>>

/** A row as a reader tells it; `but` are the cells that it is not sure of. */
export function readRow(
  scores: readonly number[],
  { at = 0, but = {} }: { at?: number; but?: Readonly<Record<number, Read>> } = {},
): ScannedRow {
  const add = (from: number, to: number) => scores.slice(from, to).reduce((sum, one) => sum + one, 0)
  const sum = (of: ScannedSum['of'], value: number): ScannedSum => ({
    of,
    value,
    confidence: 0.97,
    agrees: true,
    quad: quadOf(place(at, sumColumns[of])),
  })
  return {
    toPar: false,
    nameQuad: quadOf({ x: 20, y: TOP + at * CELL.height, width: 200, height: CELL.height }),
    holes: scores.map((grossScore, i) => ({
      holeNumber: i + 1,
      grossScore,
      confidence: 0.99,
      doubtful: false,
      others: [],
      quad: quadOf(place(at, columnOf(i + 1))),
      ...but[i + 1],
    })),
    sums: [sum('out', add(0, 9)), sum('in', add(9, 18)), sum('total', add(0, 18))],
  }
}

export function replyOf(rows: ScannedRow[], notes: Reply['notes'] = []): Reply {
  return { success: rows.length > 0, scores: [], rows, notes, printed: [], reader: 'local' }
}

const Corner = z.tuple([z.number(), z.number()])
const Truth = z.looseObject({
  width: z.number(),
  height: z.number(),
  course: z.looseObject({ par: z.array(z.number()), si: z.array(z.number()) }),
  players: z.array(
    z.looseObject({
      scores: z.array(z.number()),
      /** In pixels of the upright photo. */
      quads: z.array(z.tuple([Corner, Corner, Corner, Corner])),
    }),
  ),
})

type DrawnCard = { photo: Buffer; course: { par: number[]; si: number[] }; rows: number[][] }

/** A drawn photo of fixtures/scorecards with what is written on it; a number can be made unreadable with a pen. */
export async function drawnCard(
  name: string,
  { scribbledOver }: { scribbledOver?: { row: number; hole: number } } = {},
): Promise<DrawnCard> {
  const file = `fixtures/scorecards/${name}`
  const truth = Truth.parse(JSON.parse(readFileSync(`${file}.json`, 'utf8')))
  const upright = sharp(`${file}.jpg`).autoOrient()
  const written = scribbledOver
    ? upright.composite([{ input: Buffer.from(penOver(truth, scribbledOver)) }])
    : upright
  return {
    photo: await written.jpeg().toBuffer(),
    course: truth.course,
    rows: truth.players.map(({ scores }) => scores),
  }
}

function penOver(
  { width, height, players }: z.infer<typeof Truth>,
  { row, hole }: { row: number; hole: number },
): string {
  const quad = players[row]?.quads[hole - 1]
  if (!quad) throw new Error(`There is no hole ${hole} in row ${row}.`)
  const [[left, top], , [right, bottom]] = quad
  const strokes = Array.from({ length: 14 }, (_, i) => {
    const [across, down] = [0.2 + 0.6 * ((i * 0.37) % 1), 0.2 + 0.6 * ((i * 0.61) % 1)]
    return `${left + across * (right - left)},${top + down * (bottom - top)}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <polyline points="${strokes.join(' ')}" fill="none" stroke="#223" stroke-width="5"/></svg>`
}
