import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CardReading } from './card-reading.ts'
import { localReader } from './local-reader.ts'
import type { ScorecardReader } from './scorecard-reader.ts'

const folder = new URL('../../fixtures/scorecards/', import.meta.url)
const Truth = z.object({
  course: z.object({ par: z.array(z.int()), si: z.array(z.int()) }),
  players: z.array(z.object({ scores: z.array(z.int().nullable()) })),
})

let reader: ScorecardReader
beforeAll(async () => {
  reader = await localReader()
}, 300_000)

const photoOf = (name: string) => readFile(new URL(`${name}.jpg`, folder))
const read = async (name: string, hint = {}): Promise<CardReading> => reader.read(await photoOf(name), hint)
const truthOf = async (name: string) =>
  Truth.parse(JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')))

describe('drawn photos of cards', () => {
  test.each([
    // Photo, the cells that must be right at least, of how many, and the notes. No grid is found on fold.jpg yet.
    ['wide-two-players', 36, 36, []],
    ['twoblock', 18, 18, []],
    ['vertical', 36, 36, []],
    ['nine-holes', 9, 9, ['nine_holes']],
    ['upside-down', 18, 18, ['was_turned']],
  ] as const)(
    '%s: at least %i of %i cells',
    async (name, least, of, notes) => {
      const [reading, { players }] = [await read(name), await truthOf(name)]
      if (reading.outcome !== 'read') throw new Error(reading.reason)
      expect(reading.players).toHaveLength(players.length)
      const cells = reading.players.flatMap((row, player) =>
        row.cells.map((cell) => ({ cell, truth: players[player]?.scores[cell.holeNumber - 1] })),
      )
      expect(cells).toHaveLength(of)
      const wrong = cells.filter(({ cell, truth }) => cell.result !== (truth ?? 'empty'))
      expect(of - wrong.length).toBeGreaterThanOrEqual(least)
      // Every cell that is read wrongly must at least be marked doubtful.
      expect(wrong.filter(({ cell }) => !cell.isDoubtful)).toEqual([])
      expect(reading.notes).toEqual(notes)
      for (const { cell } of cells) {
        expect(cell.confidence).toBeLessThan(1)
        expect(cell.others).not.toContain(cell.result)
        expect(cell.quad?.flat().every((at) => at > 0 && at < 1)).toBe(true)
      }
      const sums = reading.players.flatMap((row) => row.sums)
      expect(sums.filter(({ offBy, confidence }) => offBy !== 0 && confidence > 0.9)).toEqual([])
    },
    60_000,
  )

  test('the card’s own pars and indexes are read; when the course is another one, then a note says so', async () => {
    const { course } = await truthOf('wide-two-players')
    const holes = course.par.map((par, hole) => ({ holeNumber: hole + 1, par, strokeIndex: course.si[hole] }))
    const own = await read('wide-two-players', { course: { holes } })
    if (own.outcome !== 'read') throw new Error(own.reason)
    const right = own.printed.filter(
      ({ par, strokeIndex }, hole) => par === course.par[hole] && strokeIndex === course.si[hole],
    )
    expect(right.length).toBeGreaterThanOrEqual(17)
    expect(own.notes).toEqual([])
    const others = holes.map((hole) => ({ ...hole, par: hole.par === 4 ? 5 : 4 }))
    const other = await read('wide-two-players', { course: { holes: others } })
    if (other.outcome !== 'read') throw new Error(other.reason)
    expect(other.notes).toEqual(['other_course'])
  }, 300_000)
})

describe('a photo without scores', () => {
  test.each([
    ['blank', ['nothing_written', 'no_scorecard']],
    ['no-scorecard', ['no_scorecard']],
  ] as const)(
    'when the photo is %s, then it is refused',
    async (name, reasons) => {
      const reading = await read(name)
      if (reading.outcome !== 'unreadable') throw new Error('it was read')
      expect(reasons).toContain(reading.reason)
    },
    60_000,
  )

  test('when the reading is aborted, then it ends', async () => {
    const photo = await photoOf('nine-holes')
    const gone = AbortSignal.abort(new Error('gone'))
    await expect(reader.read(photo, {}, { signal: gone })).rejects.toThrow('gone')
  })

  test('the stages are reported in their order', async () => {
    const photo = await photoOf('nine-holes')
    const stages: string[] = []
    await reader.read(photo, {}, { onStage: (stage) => stages.push(stage) })
    expect(stages).toEqual(['finding_card', 'finding_grid', 'reading'])
  }, 300_000)
})
