import { expect, test } from 'vitest'
import type { FileCourse, FileTee } from './file-course.ts'
import { takeAnswers } from './take-answers.ts'
import { understandCourse } from './understand-course.ts'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 5, 4, 4, 4, 3, 5, 4]
const indexes = [5, 9, 17, 1, 11, 7, 15, 13, 3, 10, 18, 2, 8, 12, 6, 16, 4, 14]

const tee = (name: string, changes: Partial<FileTee> = {}): FileTee => ({
  name,
  gender: 'men',
  par: 72,
  holes: pars.map((par, at) => ({ par, strokeIndex: indexes[at], yards: 300 + at })),
  rating: { courseRating: 71.2, slope: 128 },
  front: { courseRating: 35.4, slope: 126 },
  back: { courseRating: 35.8, slope: 130 },
  ...changes,
})
const withPars = (own: readonly number[]) =>
  pars.map((_, at) => ({ par: own[at], strokeIndex: indexes[at], yards: 300 + at }))
const withIndexes = (own: readonly (number | undefined)[]) =>
  pars.map((par, at) => ({ par, strokeIndex: own[at], yards: 300 + at }))

function understand(tees: readonly FileTee[], more: Partial<FileCourse> = {}) {
  const read = understandCourse({ name: 'Larch Hill', tees, ...more })
  if (!read.ok) throw new Error(read.reason)
  return read.value
}
const row = (course: ReturnType<typeof understand>, field: string) =>
  takeAnswers(course, {}).find((one) => one.field === field)?.values

test('when all tees agree, then the whole card and all ratings are certain', () => {
  const course = understand([tee('Blue'), tee('Red', { gender: 'women' })])
  expect(course).toMatchObject({ holeCount: 18, questions: [], notes: [] })
  expect(row(course, 'par')).toEqual(pars)
  expect(row(course, 'strokeIndex')).toEqual(indexes)
  expect(row(course, 'womenPar'), 'women have the card of the men').toBeUndefined()
  expect(course.tees).toMatchObject([
    { name: 'Blue', ratings: [{ gender: 'men', courseRating: 712, slope: 128, par: 72 }] },
    { name: 'Red', ratings: [{ gender: 'women', nines: { front: { par: 36 }, back: { par: 36 } } }] },
  ])
})

test('when women have other pars and indexes, then their card is taken beside the men’s', () => {
  const own = { pars: [5, ...pars.slice(1)], indexes: [...indexes].reverse() }
  const holes = own.pars.map((par, at) => ({ par, strokeIndex: own.indexes[at], yards: 300 + at }))
  const course = understand([tee('Blue'), tee('Blue', { gender: 'women', holes, par: 73 })])
  expect(row(course, 'womenPar')).toEqual(own.pars)
  expect(row(course, 'womenStrokeIndex')).toEqual(own.indexes)
  expect(course.tees).toHaveLength(1)
  expect(course.tees[0]?.ratings.map(({ gender, par }) => [gender, par])).toEqual([
    ['men', 72],
    ['women', 73],
  ])
})

test('when tees of a gender disagree, then nothing of that row is taken before somebody has chosen', () => {
  const other = [5, ...pars.slice(1)]
  const course = understand([tee('Blue'), tee('White'), tee('Red', { holes: withPars(other), par: 73 })])
  expect(course.questions).toMatchObject([
    { field: 'par', why: 'tees_differ', options: [{ tees: [{ tee: 'Blue' }, { tee: 'White' }] }, {}] },
  ])
  expect(row(course, 'par')).toBeUndefined()
  expect(row(course, 'strokeIndex')).toEqual(indexes)
  expect(takeAnswers(course, { par: 1 })[0]).toEqual({ field: 'par', values: other })
})

test.each<[why: string, indexes: readonly (number | undefined)[]]>([
  ['one stands twice', [9, ...indexes.slice(1)]],
  ['one is missing', [undefined, ...indexes.slice(1)]],
  ['one is of no hole', [19, ...indexes.slice(1)]],
  ['all are one', indexes.map(() => 1)],
  ['they are of a nine', indexes.map((index) => (index + 1) / 2)],
])('when of the indexes %s, then none is taken and it is said', (_, own) => {
  const course = understand([tee('Blue', { holes: withIndexes(own) })])
  expect(row(course, 'strokeIndex')).toBeUndefined()
  expect(course.questions).toEqual([])
  expect(course.notes).toContainEqual({
    kind: 'no_permutation',
    field: 'strokeIndex',
    tees: [{ tee: 'Blue', gender: 'men' }],
  })
})

test.each([
  ['odd', (at: number) => 2 * at + 1],
  ['even', (at: number) => 2 * at + 2],
  ['1 to 9', (at: number) => at + 1],
])('when a nine has %s indexes, then they are its indexes', (_, indexOf) => {
  const nine = tee('Blue')
    .holes.slice(0, 9)
    .map((hole, at) => ({ ...hole, strokeIndex: indexOf(at) }))
  const course = understand([tee('Blue', { holes: nine, rating: { courseRating: 35.5, slope: 120 } })])
  expect(course.holeCount).toBe(9)
  expect(row(course, 'strokeIndex')).toEqual(nine.map(({ strokeIndex }) => strokeIndex))
})

test('when a program’s indexes are often wrong, then they are taken only once somebody says so', () => {
  const course = understand([tee('Blue')], { areIndexesOftenWrong: true })
  expect(row(course, 'strokeIndex')).toBeUndefined()
  expect(course.questions).toMatchObject([{ field: 'strokeIndex', why: 'often_wrong' }])
  expect(takeAnswers(course, { strokeIndex: 0 })[1]?.values).toEqual(indexes)
})

test('when only women have tees, then their card is asked about', () => {
  const course = understand([tee('Red', { gender: 'women' })])
  expect(course.questions.map(({ field, why }) => [field, why])).toEqual([
    ['par', 'women_only'],
    ['strokeIndex', 'women_only'],
  ])
})

test('when women have their own pars and no indexes, then their card is left out and it is said', () => {
  const holes = withPars([5, ...pars.slice(1)]).map((hole) => ({ ...hole, strokeIndex: undefined }))
  const course = understand([tee('Blue'), tee('Red', { gender: 'women', holes, par: 73 })])
  expect(course.notes).toEqual(expect.arrayContaining([{ kind: 'missing', what: 'womens_indexes' }]))
  expect(row(course, 'womenPar')).toBeUndefined()
})

test('when a tee’s yards differ between the genders, then they are asked about', () => {
  const holes = tee('Red').holes.map((hole) => ({ ...hole, yards: 250 }))
  const course = understand([tee('Red'), tee('Red', { gender: 'women', holes })])
  expect(course.questions).toMatchObject([{ field: 'yards.Red', why: 'genders_differ' }])
})

test.each<[note: object, changes: Partial<FileTee>]>([
  [
    { kind: 'rating_refused', rating: { courseRating: 71.25, slope: 128 } },
    { rating: { courseRating: 71.25, slope: 128 } },
  ],
  [{ kind: 'rating_refused' }, { rating: { courseRating: 71.2, slope: 30 } }],
  [{ kind: 'rating_refused' }, { rating: { courseRating: 71.2 } }],
  [{ kind: 'no_rating', tees: [{ tee: 'Blue', gender: 'men' }] }, { rating: { courseRating: 0, slope: 0 } }],
  [{ kind: 'rating_for_whom' }, { gender: undefined }],
  [{ kind: 'nines_refused' }, { front: { courseRating: 35.45, slope: 126 } }],
  [{ kind: 'nines_refused' }, { back: undefined }],
  [{ kind: 'nines_refused' }, { back: { courseRating: 31, slope: 130 } }],
  [
    { kind: 'no_nines', tees: [{ tee: 'Blue', gender: 'men' }] },
    { front: undefined, back: undefined },
  ],
  [{ kind: 'par_differs', said: 70, added: 72 }, { par: 70 }],
  [
    { kind: 'value_refused', field: 'par', holeNumber: 1, value: 9 },
    { holes: withPars([9, ...pars.slice(1)]) },
  ],
  [{ kind: 'holes_missing', field: 'par', holes: [1] }, { holes: withPars([9, ...pars.slice(1)]) }],
])('says %j', (note, changes) => {
  expect(understand([tee('Blue', changes)]).notes).toContainEqual(expect.objectContaining(note))
})

test('when tees stand twice or have other holes, then the others are taken', () => {
  const course = understand([tee('Blue'), tee('Blue '), tee('Nine', { holes: tee('Nine').holes.slice(9) })])
  expect(course.tees.map(({ name }) => name)).toEqual(['Blue'])
  expect(course.notes.map(({ kind }) => kind)).toEqual(['tee_twice', 'tee_other_holes'])
})

test.each([
  [27, 'hole_count'],
  [12, 'hole_count'],
  [0, 'nothing_read'],
])('when a course has %i holes, then it is refused as %s', (count, reason) => {
  const holes = Array.from({ length: count }, () => ({ par: 4 }))
  expect(understandCourse({ name: '', tees: [tee('Blue', { holes })] })).toMatchObject({ ok: false, reason })
})

test('when the file lacks a part, then each is named', () => {
  const course = understand([{ name: '', gender: undefined, holes: pars.map(() => ({ par: 4 })) }])
  expect(course.notes).toEqual([
    { kind: 'missing', what: 'tees' },
    { kind: 'missing', what: 'indexes' },
  ])
})
