import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { PrintedRow } from '#contract/course/course-card.ts'
import { createCourseBody } from '#contract/course/course-changes.ts'
import { blankCourse, courseBody } from '../course-values.ts'
import {
  doubtfulCells,
  nextReview,
  openCells,
  reviewFaults,
  startReview,
  takeCard,
  type ReviewedRow,
  type ReviewEvent,
} from './reviewed-card.ts'

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5]
const indexes = [5, 1, 9, 3, 7, 2, 8, 4, 6]
const white = [371, 402, 158, 512, 388, 344, 171, 410, 498]
const quad = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

const printed = (
  kind: PrintedRow['kind'],
  values: readonly (number | undefined)[],
  doubtful: readonly number[] = [],
): PrintedRow => ({
  kind,
  holes: values.map((value, at) => ({
    holeNumber: at + 1,
    ...(value === undefined ? {} : { value }),
    confidence: 0.9,
    doubtful: doubtful.includes(at + 1),
    others: [],
    quad,
  })),
  sums: [],
})
const started = (...rows: PrintedRow[]) => startReview({ success: true, rows, notes: [] })
const after = (rows: readonly ReviewedRow[], ...events: ReviewEvent[]) => events.reduce(nextReview, rows)
const named = (row: number, name: string): ReviewEvent => ({ type: 'row_changed', row, change: { name } })

test('what comes first is for men, what comes again for women, and a third is left out', () => {
  const rows = started(
    printed('length', white),
    printed('par', pars),
    printed('stroke_index', indexes),
    printed('par', pars),
    printed('stroke_index', indexes),
    printed('par', pars),
  )
  expect(rows.map(({ role }) => role)).toEqual([
    'tee',
    'par',
    'strokeIndex',
    'womenPar',
    'womenStrokeIndex',
    'none',
  ])
})

describe('a doubtful number', () => {
  const rows = started(printed('par', pars, [3, 7]), printed('length', white, [1]))

  test('is to be looked at, by its row and hole', () => {
    expect(openCells(rows)).toEqual([
      { row: 0, holeNumber: 3 },
      { row: 0, holeNumber: 7 },
      { row: 1, holeNumber: 1 },
    ])
  })

  test('when it is typed anew or said to be right, then it is looked at and stays in its place', () => {
    const now = after(
      rows,
      { type: 'typed', at: { row: 0, holeNumber: 3 }, text: '4' },
      { type: 'looked_at', places: [{ row: 1, holeNumber: 1 }] },
    )
    expect(openCells(now)).toEqual([{ row: 0, holeNumber: 7 }])
    expect(doubtfulCells(now)).toEqual(doubtfulCells(rows))
    expect(now[0]?.cells[2]?.text).toBe('4')
  })

  test('when its row is left out, then nobody need look at it', () => {
    expect(openCells(after(rows, { type: 'row_changed', row: 0, change: { role: 'none' } }))).toHaveLength(1)
  })
})

describe('what keeps a card from being taken over', () => {
  test.each<[string, readonly ReviewedRow[], readonly string[], readonly string[]]>([
    ['nothing', after(started(printed('par', pars), printed('length', white)), named(1, 'White')), [], []],
    ['a number nobody looked at', started(printed('par', pars, [2])), ['not_looked_at'], []],
    ['a number that was not read', started(printed('par', [undefined, ...pars.slice(1)])), ['missing'], []],
    ['a tee without a name', started(printed('par', pars), printed('length', white)), ['tee_unnamed'], []],
    [
      'two tees of one name',
      after(
        started(printed('par', pars), printed('length', white), printed('length', white)),
        named(1, 'Red'),
        named(2, 'Red'),
      ),
      ['field_twice'],
      [],
    ],
    ['no pars', started(printed('stroke_index', indexes)), ['no_pars'], []],
    [
      'an index twice',
      started(printed('par', pars), printed('stroke_index', [5, 5, 9, 3, 7, 2, 8, 4, 6])),
      ['index_repeated'],
      [],
    ],
    [
      'nothing but a length to compare',
      after(
        started(printed('par', pars), printed('length', [371, 402, 458, ...white.slice(3)])),
        named(1, 'White'),
      ),
      [],
      ['length_unlike_par'],
    ],
  ])('%s', (_, rows, stopping, maybe) => {
    const faults = reviewFaults(rows)
    expect(faults.stopping.map(({ kind }) => kind)).toEqual(stopping)
    expect(faults.maybe.map(({ kind }) => kind)).toEqual(maybe)
  })

  test('a printed sum that the holes do not add up to is said, and stops nobody', () => {
    const row: PrintedRow = { ...printed('par', pars), sums: [{ of: 'out', value: 37, quad }] }
    expect(reviewFaults(started(row))).toEqual({
      stopping: [],
      maybe: [{ kind: 'sum_differs', field: 'par', of: 'out', printed: 37, added: 36 }],
    })
  })
})

test('what is taken over is sent as one new course, with its tees and their ratings', () => {
  const rows = after(
    started(
      printed('length', white),
      printed('par', pars),
      printed('stroke_index', indexes),
      printed('par', [5, ...pars.slice(1)]),
    ),
    {
      type: 'row_changed',
      row: 0,
      change: { name: 'Blancas', rating: '35,1', slope: '124', gender: 'women' },
    },
  )
  const { text: card, holeCount, tees } = takeCard(rows)
  const body = z.parse(
    createCourseBody,
    courseBody({ ...blankCourse(), name: 'Nueve', card, holeCount, tees }, 'clb_1'),
  )
  expect(body).toMatchObject({
    par: 36,
    holeCount: 9,
    tees: [
      { name: 'Blancas', color: '#f8fafc', ratings: [{ gender: 'women', rating: 351, slope: 124, par: 36 }] },
    ],
  })
  expect(body.holes?.map(({ par }) => par)).toEqual(pars)
  expect(body.holes?.[0]).toMatchObject({
    holeNumber: 1,
    par: 4,
    handicapIndex: 5,
    yardages: { Blancas: 371 },
    // The card has pars for women and no indexes: theirs are those of the men.
    womenPar: 5,
    womenHandicapIndex: 5,
  })
})
