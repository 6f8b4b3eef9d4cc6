import { expect, test } from 'vitest'
import { readCardText } from './card-text.ts'
import { courseCardText, type CompleteCardRow } from './course-card-text.ts'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5]
const indexes = [5, 1, 9, 3, 7, 2, 8, 4, 6]
const rows: CompleteCardRow[] = [
  { field: 'yards.Blancas 70,1', values: [371, 402, 158, 512, 388, 344, 171, 410, 498] },
  { field: 'par', values: pars },
  { field: 'strokeIndex', values: indexes },
  { field: 'womenPar', values: pars },
  { field: 'womenStrokeIndex', values: indexes },
  { field: 'yards.Ladies', values: [302, 350, 120, 450, 320, 300, 140, 350, 430] },
]

test('what is written as text is read back as the same card', () => {
  const reading = readCardText(courseCardText(rows), {
    teeNames: ['Blancas 70,1', 'Ladies'],
    holeCount: 9,
  })
  expect(reading).toMatchObject({ problems: [], unknownTees: [], holeCount: 9 })
  const wanted = rows.flatMap(({ field, values }) =>
    values.map((value, at) => ({ holeNumber: at + 1, field, value })),
  )
  expect(reading.values).toEqual(expect.arrayContaining(wanted))
  expect(reading.values).toHaveLength(wanted.length)
})

test('when a hole has no value, then the values behind it stay where they are', () => {
  const values = [undefined, 4, 3, undefined, 4, 4, 3, 4, undefined]
  const read = readCardText(courseCardText([{ field: 'par', values }]), { teeNames: [], holeCount: 9 })
  expect(read.values.map(({ holeNumber, value }) => [holeNumber, value])).toEqual(
    values.flatMap((value, at) => (value === undefined ? [] : [[at + 1, value]])),
  )
})
