import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CardReading } from './card-reading.ts'
import { localReader } from './local-reader.ts'
import type { ReadingHint, ReadingStage, ScorecardReader } from './scorecard-reader.ts'

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
const read = async (name: string, hint: ReadingHint = {}): Promise<CardReading> =>
  reader.read(await photoOf(name), hint)
const truthOf = async (name: string) =>
  Truth.parse(JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')))

const holesOf = ({ par, si }: z.infer<typeof Truth>['course']) =>
  par.map((one, hole) => ({ holeNumber: hole + 1, par: one, strokeIndex: si[hole] }))

/** Photo, the cells that must be right at least, of how many, and the notes. No grid is found on fold.jpg yet. */
type Drawn = readonly [name: string, least: number, of: number, notes: readonly string[]]
const twoPlayers: Drawn = ['wide-two-players', 36, 36, []]

async function expectScores([name, least, of, notes]: Drawn, reading: CardReading): Promise<void> {
  const { players } = await truthOf(name)
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
}

describe('drawn photos of cards', () => {
  test.each<Drawn>([
    ['twoblock', 18, 18, []],
    ['vertical', 36, 36, []],
    ['nine-holes', 9, 9, ['nine_holes']],
    ['upside-down', 18, 18, ['was_turned']],
  ])(
    '%s: at least %i of %i cells, its stages in their order',
    async (...drawn) => {
      const stages: ReadingStage[] = []
      const photo = await photoOf(drawn[0])
      const reading = await reader.read(photo, {}, { onStage: (stage) => stages.push(stage) })
      await expectScores(drawn, reading)
      expect(stages).toEqual(['finding_card', 'finding_grid', 'reading'])
    },
    60_000,
  )

  test('when the course is known, then the scores are read, and the card’s own pars and indexes, without a note', async () => {
    const { course } = await truthOf('wide-two-players')
    const own = await read('wide-two-players', { course: { holes: holesOf(course) } })
    await expectScores(twoPlayers, own)
    if (own.outcome !== 'read') throw new Error(own.reason)
    const right = own.printed.filter(
      ({ par, strokeIndex }, hole) => par === course.par[hole] && strokeIndex === course.si[hole],
    )
    expect(right.length).toBeGreaterThanOrEqual(17)
  }, 300_000)

  test('when the course is another one, then a note says so', async () => {
    const holes = holesOf((await truthOf('nine-holes')).course)
    const others = holes.map((hole) => ({ ...hole, par: hole.par === 4 ? 5 : 4 }))
    const other = await read('nine-holes', { course: { holes: others } })
    if (other.outcome !== 'read') throw new Error(other.reason)
    expect(other.notes).toEqual(['nine_holes', 'other_course'])
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
})
