import { expect, test } from 'vitest'
import { compareWatchCard } from './compare-watch-card.ts'

const course = (count: number) => Array.from({ length: count }, (_, i) => ({ holeNumber: i + 1, par: 4 }))
const watch = (numbers: readonly number[], strokes: number | undefined = 5, par: number | undefined = 4) =>
  numbers.map((holeNumber) => ({ holeNumber, strokes, par }))
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

const none = { otherPars: [], notPlayed: [], notOnCourse: [], otherCount: undefined }

test('when every hole has its par and its score, then nothing differs', () => {
  const { holes, ...differences } = compareWatchCard(watch(upTo(18)), course(18))
  expect(differences).toEqual(none)
  expect(holes[6]).toEqual({ holeNumber: 7, strokes: 5, watchPar: 4, clubPar: 4 })
})

test('when the par of hole 7 is another one, then that hole is named', () => {
  const holes = watch(upTo(18)).map((hole) => (hole.holeNumber === 7 ? { ...hole, par: 3 } : hole))
  expect(compareWatchCard(holes, course(18))).toMatchObject({ ...none, otherPars: [7] })
})

test('when the watch has no pars, then none differs', () => {
  const holes = upTo(18).map((holeNumber) => ({ holeNumber, strokes: 5 }))
  expect(compareWatchCard(holes, course(18))).toMatchObject(none)
})

test('when the watch has 17 holes, then the one that is missing is named', () => {
  const compared = compareWatchCard(watch(upTo(17)), course(18))
  expect(compared).toMatchObject({ ...none, notPlayed: [18], otherCount: { watch: 17, course: 18 } })
  expect(compared.holes).toHaveLength(18)
})

test.each([
  [upTo(9), 9],
  [upTo(18, 10), 9],
  [upTo(7), 9],
])('when only holes of one nine were played, %j, then the card is of that nine', (numbers, holes) => {
  const compared = compareWatchCard(watch(numbers), course(18))
  expect(compared.holes).toHaveLength(holes)
  expect(compared.notPlayed).toHaveLength(9 - numbers.length)
})

test('when the course has nine holes and the watch eighteen, then the others are not on the course', () => {
  expect(compareWatchCard(watch(upTo(18)), course(9))).toMatchObject({
    notOnCourse: upTo(18, 10),
    otherCount: { watch: 18, course: 9 },
  })
})

test('when a hole that the course lacks was not played, then it is no hindrance', () => {
  const holes = [...watch(upTo(9)), { holeNumber: 10 }]
  expect(compareWatchCard(holes, course(9)).notOnCourse).toEqual([])
})
