import { expect, test } from 'vitest'
import { makePrediction } from '#test/make-prediction.ts'
import { doubtfulBelow } from './doubt/confidence.ts'
import { likeliestPar, readPrintedRows } from './printed-rows.ts'

const pars = [4, 4, 5, 5, 4, 3, 4, 4, 3]
const lengths = [385, 241, 469, 469, 381, 92, 394, 378, 90]
const printed = (numbers: readonly number[]) =>
  numbers.map((number) => makePrediction('printed', number, 0.98))
/** A cell that prints 4/5, as the networks see it: a number of more than three digits. */
const two = makePrediction('printed', 4444, 0.98)

const parsIn = (...rows: Parameters<typeof readPrintedRows>[0]) => readPrintedRows(rows, undefined).pars

test('the row of pars is told from the lengths around it', () => {
  expect(parsIn(printed(lengths), printed(pars), printed(lengths))?.map(likeliestPar)).toEqual(pars)
})

test('when three of nine cells print two pars, then the others are known, and those are a guess', () => {
  const row = printed(pars).map((cell, hole) => ([1, 3, 8].includes(hole) ? two : cell))
  const read = parsIn(printed(lengths), row)
  expect(read?.map((chances) => (chances[0]?.chance ?? 0) > 0.9)).toEqual(
    pars.map((_, hole) => ![1, 3, 8].includes(hole)),
  )
  expect(read?.[1]?.filter(({ chance }) => chance > 0.1).map(({ par }) => par)).toEqual([4, 5, 3])
})

test('when most cells print more than a par, then it is no row of pars', () => {
  const row = printed(pars).map((cell, hole) => (hole < 5 ? two : cell))
  expect(parsIn(row)).toBeUndefined()
})

test('when two rows of pars differ in a hole, then the first counts, and that hole is less sure', () => {
  const women = pars.map((par, hole) => (hole === 2 ? 4 : par))
  const read = parsIn(printed(pars), printed(women))
  expect(read?.map(likeliestPar)).toEqual(pars)
  expect(read?.map((chances) => (chances[0]?.chance ?? 0) > 0.9)).toEqual(pars.map((_, hole) => hole !== 2))
})

test('when the row of pars is faint, then they are read, and what is counted from them is doubtful', () => {
  const faint = pars.map((par) => makePrediction('printed', par, 0.84))
  const read = parsIn(printed(lengths), faint) ?? []
  expect(read.map(likeliestPar)).toEqual(pars)
  const chances = read.map(([likeliest]) => likeliest?.chance ?? 0)
  expect(Math.max(...chances)).toBeLessThan(doubtfulBelow)
})

test('when no row is likely to be pars, then they are not known', () => {
  expect(
    parsIn(
      printed(lengths),
      pars.map((par) => makePrediction('printed', par, 0.7)),
    ),
  ).toBeUndefined()
})

test('when the course is known, then the row counts that is like it', () => {
  const women = pars.map((par, hole) => (hole === 2 ? 4 : par))
  const holes = women.map((par, hole) => ({ holeNumber: hole + 1, par, strokeIndex: undefined }))
  const read = readPrintedRows([printed(pars), printed(women)], { holes }).pars
  expect(read?.map(likeliestPar)).toEqual(women)
  expect(read?.[2]?.[0]?.chance).toBeGreaterThan(0.9)
})
