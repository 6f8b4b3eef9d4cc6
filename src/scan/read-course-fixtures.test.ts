import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
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

async function rowsOf(name: string): Promise<Extract<CourseReading, { outcome: 'read' }>> {
  const reading = await reader.readCourse(await photoOf(name))
  if (reading.outcome !== 'read') throw new Error(reading.reason)
  return reading
}

describe('the course printed on a drawn card', () => {
  test.each([
    // Photo, the cells that must be right at least, of how many, and the notes.
    ['blank', 89, 90, []],
    ['wide-two-players', 126, 126, []],
    ['fold', 144, 144, []],
    ['twoblock', 72, 72, []],
    ['vertical', 108, 108, []],
    ['nine-holes', 63, 63, ['nine_holes']],
    ['upside-down', 126, 126, ['was_turned']],
  ] as const)(
    '%s: at least %i of %i printed cells, the others doubtful',
    async (name, least, of, notes) => {
      const text = await readFile(new URL(`${name}.json`, folder), 'utf8')
      const { printed } = Truth.parse(JSON.parse(text))
      const { rows, notes: said } = await rowsOf(name)
      expect(rows.map(({ kind }) => kind)).toEqual(printed.map(({ role }) => kinds[role]))
      const cells = rows.flatMap((row, at) =>
        row.cells.map((cell) => ({ cell, truth: printed[at]?.values[cell.holeNumber - 1] })),
      )
      expect(cells).toHaveLength(of)
      const wrong = cells.filter(({ cell, truth }) => cell.value !== truth)
      expect(of - wrong.length).toBeGreaterThanOrEqual(least)
      expect(wrong.filter(({ cell }) => !cell.isDoubtful)).toEqual([])
      expect(said).toEqual(notes)
      for (const { cell } of cells) {
        expect(cell.quad.flat().every((at) => at > 0 && at < 1)).toBe(true)
        expect(cell.confidence).toBeLessThan(1)
        expect(cell.others).not.toContain(cell.value)
      }
      for (const { cells: own, labelQuad } of rows) {
        expect(labelQuad).toBeDefined()
        expect(own.map(({ holeNumber }) => holeNumber)).toEqual(own.map((_, hole) => hole + 1))
      }
    },
    60_000,
  )

  test('the printed sums bear the holes out, those of four digits too', async () => {
    const { rows } = await rowsOf('blank')
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
