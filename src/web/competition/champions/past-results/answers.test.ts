import { expect, test } from 'vitest'
import type { ResultPreview } from '#contract/competition/past-results.ts'
import { answeredRows, groupQuestions, openOf } from './answers.ts'

const row = (line: number, more: Partial<ResultPreview['rows'][number]> = {}) => ({
  line,
  place: line,
  name: `P${line}`,
  gross: 80,
  handicap: '8',
  score: 72,
  countback: '',
  outcome: null,
  members: [],
  userId: null,
  ...more,
})
const ann = { userId: 'usr_ann', name: 'Ann' }
const bo = { userId: 'usr_bo', name: 'Bo' }

const preview: ResultPreview = {
  sheet: null,
  sheetCount: 1,
  hiddenRows: 0,
  titles: [],
  columns: [],
  figure: 'net',
  asksFigure: false,
  rows: [
    row(1, { userId: 'usr_ann', members: [ann] }),
    row(2, { members: [ann, bo] }),
    row(3, { score: null }),
    row(4, { name: '' }),
  ],
  questions: [
    { line: 2, code: 'sum_differs', value: '80 - 8 = 71' },
    { line: 2, code: 'score_order', value: '72', otherLine: 1 },
    { line: 3, code: 'score_missing', value: 'P3' },
    { line: 4, code: 'name_missing', value: '80' },
    { line: 9, code: 'line_unread', value: 'CSS 71' },
    { line: 10, code: 'count_differs', value: 'Cards = 5' },
    { line: null, code: 'places_made', value: '' },
  ],
}

test('each line is asked about once, and only what can be kept may be kept', () => {
  const outcomes = ['no_return', 'withdrawn', 'disqualified']
  expect(groupQuestions(preview).map(({ key, questions, may }) => [key, questions.length, may])).toEqual([
    ['2', 2, ['keep', ...outcomes, 'leave']],
    ['3', 1, [...outcomes, 'leave']],
    ['4', 1, ['leave']],
    ['9', 1, ['leave']],
    ['10', 1, ['keep']],
    ['table', 1, ['keep']],
  ])
})

test('what is open is counted until it is answered, and a line left out asks for nobody', () => {
  expect(openOf(preview, { answers: {}, members: {} })).toEqual({ questions: 6, members: 1 })
  expect(openOf(preview, { answers: { '2': 'leave' }, members: {} })).toEqual({ questions: 5, members: 0 })
  expect(openOf(preview, { answers: { '2': 'keep' }, members: { '2': '' } })).toEqual({
    questions: 5,
    members: 0,
  })
})

test('rows are saved as they were answered', () => {
  const rows = answeredRows(preview, {
    answers: { '2': 'keep', '3': 'withdrawn', '4': 'leave' },
    members: { '1': '', '2': 'usr_bo' },
  })
  expect(
    rows.map(({ name, userId, place, score, outcome }) => [name, userId, place, score, outcome]),
  ).toEqual([
    ['P1', null, 1, 72, null],
    ['P2', 'usr_bo', 2, 72, null],
    ['P3', null, null, null, 'withdrawn'],
  ])
})
