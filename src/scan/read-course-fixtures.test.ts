import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isLongForm } from '#test/long-form.ts'
import type { CourseCardReader } from './course-card-reader.ts'
import type { CourseReading, PrintedRowKind } from './course-reading.ts'
import { localReader } from './local-reader.ts'

const folder = new URL('../../fixtures/scorecards/', import.meta.url)
const Truth = z.object({
  printed: z.array(z.object({ role: z.enum(['par', 'si', 'tee', 'lpar', 'lsi']), values: z.array(z.int()) })),
})
const kinds: Record<string, PrintedRowKind> = {
  par: 'par',
  lpar: 'par',
  si: 'stroke_index',
  lsi: 'stroke_index',
  tee: 'length',
}

let reader: CourseCardReader
beforeAll(async () => {
  reader = await localReader()
}, 300_000)

const photoOf = (name: string) => readFile(new URL(`${name}.jpg`, folder))

type ReadCourse = Extract<CourseReading, { outcome: 'read' }>
async function readCourse(name: string): Promise<ReadCourse> {
  const reading = await reader.readCourse(await photoOf(name))
  if (reading.outcome !== 'read') throw new Error(reading.reason)
  return reading
}

/** Photo, the printed cells that must be right at least, of how many, and the notes. */
type Drawn = readonly [name: string, least: number, of: number, notes: readonly string[]]
const blank: Drawn = ['blank', 89, 90, []]
const cards: readonly Drawn[] = [
  ['fold', 144, 144, []],
  ['twoblock', 72, 72, []],
  ['nine-holes', 63, 63, ['nine_holes']],
]
/** Their grids are found for scores too, in read-fixtures.test.ts. */
const furtherCards: readonly Drawn[] = [
  ['wide-two-players', 126, 126, []],
  ['vertical', 108, 108, []],
  ['upside-down', 126, 126, ['was_turned']],
]

async function expectPrinted([name, least, of, notes]: Drawn, reading: ReadCourse): Promise<void> {
  const { rows } = reading
  const text = await readFile(new URL(`${name}.json`, folder), 'utf8')
  const { printed } = Truth.parse(JSON.parse(text))
  expect(rows.map(({ kind }) => kind)).toEqual(printed.map(({ role }) => kinds[role]))
  const cells = rows.flatMap((row, at) =>
    row.cells.map((cell) => ({ cell, truth: printed[at]?.values[cell.holeNumber - 1] })),
  )
  expect(cells).toHaveLength(of)
  const wrong = cells.filter(({ cell, truth }) => cell.value !== truth)
  expect(of - wrong.length).toBeGreaterThanOrEqual(least)
  expect(wrong.filter(({ cell }) => !cell.isDoubtful)).toEqual([])
  expect(reading.notes).toEqual(notes)
  for (const { cell } of cells) {
    expect(cell.quad.flat().every((at) => at > 0 && at < 1)).toBe(true)
    expect(cell.confidence).toBeLessThan(1)
    expect(cell.others).not.toContain(cell.value)
  }
  for (const { cells: own, labelQuad } of rows) {
    expect(labelQuad).toBeDefined()
    expect(own.map(({ holeNumber }) => holeNumber)).toEqual(own.map((_, hole) => hole + 1))
  }
}

describe('the course printed on a drawn card', { tags: ['smaller-here'] }, () => {
  test.each([...cards, ...(isLongForm ? furtherCards : [])])(
    '%s: at least %i of %i printed cells, the others doubtful',
    async (...drawn) => expectPrinted(drawn, await readCourse(drawn[0])),
    60_000,
  )

  test('an empty card: its cells, and the printed sums bear the holes out, those of four digits too', async () => {
    const reading = await readCourse('blank')
    await expectPrinted(blank, reading)
    const { rows } = reading
    const sums = rows.flatMap(({ kind, sums: of }) => of.map((sum) => ({ kind, ...sum })))
    expect(sums.filter(({ agrees }) => agrees === false)).toEqual([])
    expect(sums.filter(({ kind, value = 0 }) => kind === 'length' && value > 999).length).toBeGreaterThan(3)
  }, 60_000)
})

test('when the photo shows a league table, then there is no course', async () => {
  const reading = await reader.readCourse(await photoOf('no-scorecard'))
  expect(reading).toEqual({ outcome: 'unreadable', reason: 'no_scorecard' })
}, 60_000)

test('when the reading is aborted, then it ends', async () => {
  const photo = await photoOf('nine-holes')
  const gone = AbortSignal.abort(new Error('gone'))
  await expect(reader.readCourse(photo, { signal: gone })).rejects.toThrow('gone')
})
