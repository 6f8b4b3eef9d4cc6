import sharp from 'sharp'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { qrCode } from './qr-code.ts'

const drawn = z.object({
  svg: z.string(),
  width: z.number(),
  height: z.number(),
  margin: z.tuple([z.number(), z.number(), z.number(), z.number()]),
})
const MM_OF_POINT = 25.4 / 72
const PIXELS = 12

/** Whether each module is dark after it was drawn and its edges ran together, as they do in a bad print. */
async function modulesOf({ svg }: z.infer<typeof drawn>, { blur }: { blur: number }) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const picture = await sharp(Buffer.from(svg), { density: 72 })
    .resize(size * PIXELS)
    .flatten({ background: '#fff' })
    .greyscale()
    .toBuffer()
  const { data } = await sharp(picture).blur(blur).raw().toBuffer({ resolveWithObject: true })
  const isDark = (row: number, column: number) => {
    const middle = (at: number) => at * PIXELS + PIXELS / 2
    return (
      (data[(middle(row) * size * PIXELS + middle(column)) * (data.length / (size * PIXELS) ** 2)] ?? 255) <
      128
    )
  }
  return { size, isDark }
}

test.each([
  // Addresses as long as those of a club on the web: `/scorecard?competitionId=cmp_…&player=usr_…`
  { letters: 100, atLeast: 0.84 },
  { letters: 122, atLeast: 0.84 },
  { letters: 150, atLeast: 0.77 },
])(
  'the code of $letters letters has modules of at least $atLeast mm and level M, still told apart when blurred',
  async ({ letters, atLeast }) => {
    const code = drawn.parse(qrCode('https://golf.example.org/'.padEnd(letters, 'x'), 108))
    const { size, isDark } = await modulesOf(code, { blur: PIXELS / 4 })
    expect(code.width).toBe(code.height)
    expect((code.width / size) * MM_OF_POINT).toBeGreaterThan(atLeast)
    // The first two bits of the format: 10 once they are masked is M (ISO/IEC 18004, 7.9.1); L would be 11.
    expect([isDark(8, 0), isDark(8, 1)]).toEqual([true, false])
    // The corners that tell a reader where the code is, and the timing between them.
    for (const [row, column] of [
      [0, 0],
      [6, 6],
      [3, 3],
      [0, size - 1],
      [size - 1, 0],
    ] as const)
      expect(isDark(row, column)).toBe(true)
    for (let at = 8; at < size - 8; at += 1) expect(isDark(6, at)).toBe(at % 2 === 0)
  },
)

test('left of it and below it, with what the table leaves white, stay four modules of white', () => {
  const { margin, width, svg } = drawn.parse(qrCode('https://golf.example.org/scorecard', 108))
  const module = width / Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  expect(margin[0] / module).toBeCloseTo(4)
  expect((margin[3] + 4) / module).toBeCloseTo(4)
})
