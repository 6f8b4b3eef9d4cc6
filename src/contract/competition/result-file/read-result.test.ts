import { expect, test } from 'vitest'
import { readPastedTable } from './read-pasted-table.ts'
import { readResult, type ResultRow } from './read-result.ts'
import type { ResultFigure } from './result-fields.ts'

const read = (text: string, figure?: ResultFigure) => {
  const lines = readPastedTable(text)
  const result = lines && readResult(lines, { figure })
  if (!result) throw new Error('There is no table')
  return result
}

/** The rows without the fields that are empty. */
const plain = (row: ResultRow) =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => name !== 'line' && value !== null && value !== ''),
  )

/* As HandicapMaster writes one (formats log, sample 16): titles, tabs, sums, a dash for no return, and a count. */
const medal = [
  'Oak Hill Golf Club',
  'March Medal - Division 1',
  '',
  'Position\tPlayer\tScore\tPlacing\tCountback',
  '1\tAnn Byrne\t77 - 09 = 68\t1st\t',
  '2\tByrne, Ben\t70 + 2 = 72\t2nd\tBack 9',
  '3\tCy Cole\t80 - 08 = 72\t3rd\t',
  '-\tDee Dunn\tNo Return\t\t',
  '',
  'Number of Cards Processed = 4',
].join('\n')

test('a medal of HandicapMaster is read as it stands', () => {
  const { titles, figure, rows, questions, columns } = read(medal)
  expect(titles).toEqual(['Oak Hill Golf Club', 'March Medal - Division 1'])
  expect(columns.map(({ field }) => field)).toEqual(['place', 'name', 'score', 'placing', 'countback'])
  expect([figure, questions]).toEqual(['net', []])
  expect(rows.map(plain)).toEqual([
    { place: 1, name: 'Ann Byrne', gross: 77, handicap: '9', score: 68, countback: '1st' },
    { place: 2, name: 'Ben Byrne', gross: 70, handicap: '+2', score: 72, countback: 'Back 9, 2nd' },
    { place: 3, name: 'Cy Cole', gross: 80, handicap: '8', score: 72, countback: '3rd' },
    { name: 'Dee Dunn', outcome: 'no_return' },
  ])
  expect(rows.map(({ line }) => line)).toEqual([5, 6, 7, 8])
})

test.each<[what: string, text: string, figure: ResultFigure | null, row: object]>([
  [
    'Stableford with a first and last name',
    'Pos\tForename\tSurname\tPH\tPts\n1\tAnn\tByrne\t9\t37\n2\tBo\tCole\t8\t36',
    'points',
    { place: 1, name: 'Ann Byrne', handicap: '9', score: 37 },
  ],
  [
    'points in words, ties with T',
    'Place\tName\tResult\nT1\tAnn Byrne (9)\t37 pts\n=1\tBo Cole\t37 pts',
    'points',
    { place: 1, name: 'Ann Byrne', handicap: '9', score: 37 },
  ],
  [
    'Spanish',
    'Puesto\tJugador\tHcp\tBruto\tNeto\tDesempate\n1º\tJuan García\t9\t77\t68\túltimos 9\n2º\tAna Peña\t8\t76\t68\t',
    'net',
    { place: 1, name: 'Juan García', handicap: '9', gross: 77, score: 68, countback: 'últimos 9' },
  ],
  [
    'the columns in which Scoreclub saves one',
    'Position\tPlayer\tHandicap\tScore\tNet\tOutcome\n1\tAnn Byrne\t+2\t70\t72\t\n-\tBo Cole\t8\t\t\tNo return',
    'net',
    { place: 1, name: 'Ann Byrne', handicap: '+2', gross: 70, score: 72 },
  ],
  [
    'columns of spaces',
    '#   Competitor    Nett\n1.  Ann Byrne     68\n2.  Bo Cole       69',
    'net',
    { place: 1, name: 'Ann Byrne', score: 68 },
  ],
  [
    'upright lines',
    '| Pos | Player | Pts |\n|---|---|---|\n| 1 | Ann Byrne | 37 |\n| 2= | Bo Cole | 36 |\n| 2= | Cy | 36 |',
    'points',
    { place: 1, name: 'Ann Byrne', score: 37 },
  ],
  [
    'a figure that nothing names',
    'Pos\tPlayer\tScore\n1\tAnn Byrne\t68\n2\tBo\t70',
    null,
    { place: 1, name: 'Ann Byrne', score: 68 },
  ],
  [
    'gross alone',
    'Pos\tPlayer\tGross\n1\tAnn Byrne\t71\n2\tBo\t72',
    'gross',
    { place: 1, name: 'Ann Byrne', gross: 71, score: 71 },
  ],
])('%s is read without a question', (_, text, figure, row) => {
  const result = read(text)
  expect(result.questions).toEqual([])
  expect(result.figure).toBe(figure)
  expect(result.rows.slice(0, 1).map(plain)).toEqual([row])
})

const net = (rows: string[]) => ['Pos\tPlayer\tHcp\tGross\tNet', ...rows].join('\n')
const good = '1\tAnn Byrne\t9\t77\t68'

test.each<
  [
    what: string,
    text: string,
    questions: (readonly [line: number | null, code: string, value: string])[],
    figure?: ResultFigure,
  ]
>([
  [
    'a sum that is wrong',
    'Pos\tPlayer\tScore\n1\tAnn\t77 - 09 = 69\n2\tBo\t70',
    [[2, 'sum_differs', '77 - 09 = 69']],
  ],
  ['columns that make another sum', net([good, '2\tBo\t8\t77\t70']), [[3, 'sum_differs', '77 - 8 = 70']]],
  ['places in another order than the scores', net([good, '2\tBo\t9\t75\t66']), [[3, 'score_order', '66']]],
  ['points in the wrong order', 'Pos\tPlayer\tPts\n1\tAnn\t30\n2\tBo\t36', [[3, 'score_order', '36']]],
  ['a gap in the places', net([good, '3\tBo\t9\t79\t70']), [[3, 'place_order', '3']]],
  ['a tie of two scores', net([good, '1\tBo\t9\t79\t70']), [[3, 'tie_differs', '70']]],
  ['a tie of one', net([good, 'T2\tBo\t9\t79\t70']), [[3, 'place_alone', '2']]],
  ['a name twice', net([good, '2\tBYRNE Ann\t9\t79\t70']), [[3, 'name_twice', 'BYRNE Ann']]],
  ['no name', net([good, '2\t\t9\t79\t70']), [[3, 'name_missing', '2  9 79 70']]],
  ['no place', net([good, '\tBo\t9\t79\t70']), [[3, 'place_missing', '']]],
  ['a place that is none', net([good, 'x\tBo\t9\t79\t70']), [[3, 'place_unread', 'x']]],
  [
    'a word that nobody knows',
    net([good, '-\tBo\t9\t\tDNS']),
    [
      [3, 'score_unread', 'DNS'],
      [3, 'place_missing', '-'],
    ],
  ],
  ['no score', net([good, '2\tBo\t9\t\t']), [[3, 'score_missing', 'Bo']]],
  [
    'a score of a no return',
    net([good, '-\tBo\t9\t79\t70']).replace('Net', 'Net\tStatus').concat('\tNR'),
    [[3, 'outcome_with_score', '70']],
  ],
  [
    'a score beyond golf',
    net([good, '2\tBo\t9\t709\t700']),
    [
      [3, 'score_range', '709'],
      [3, 'score_range', '700'],
    ],
  ],
  ['a handicap that is none', net([good, '2\tBo\tx9\t79\t70']), [[3, 'handicap_unread', 'x9']]],
  [
    'a count that differs',
    `${net([good])}\nCards processed: 2`,
    [[3, 'count_differs', 'Cards processed: 2']],
  ],
  [
    'a line within the table',
    net([good, 'Division 2', '2\tBo\t9\t79\t70']),
    [[3, 'line_unread', 'Division 2']],
  ],
  ['a line below it', `${net([good])}\nCSS 71`, [[3, 'line_unread', 'CSS 71']]],
  ['no column of places', 'Player\tNett\nAnn\t68\nBo\t70', [[null, 'places_made', '']]],
  [
    'points among net strokes',
    'Pos\tPlayer\tScore\n1\tAnn\t77 - 09 = 68\n2\tBo\t37 pts',
    [[3, 'score_missing', 'Bo']],
  ],
  [
    'two words for one card',
    'Pos\tPlayer\tScore\tStatus\n1\tAnn\t68\t\n-\tBo\tNR\tDQ',
    [[3, 'figures_differ', 'DQ']],
    'net',
  ],
  [
    'a note that is no outcome',
    'Pos\tPlayer\tNett\tNotes\n1\tAnn\t68\tcaptain',
    [[2, 'outcome_unread', 'captain']],
  ],
])('when there is %s, then it is a question beside its line', (_, text, questions, figure) => {
  expect(read(text, figure).questions.map(({ line, code, value }) => [line, code, value])).toEqual(questions)
})

test('a header that comes again on the next page is no row', () => {
  const { rows, questions } = read(net([good, 'Pos\tPlayer\tHcp\tGross\tNet', '2\tBo\t9\t79\t70']))
  expect([rows.length, questions]).toEqual([2, []])
})

test('a count below a column of scores is no score', () => {
  const text = 'Score\tPlayer\tPos\n37 pts\tAnn\t1\n36 pts\tBo\t2\nNumber of Cards Processed = 2'
  expect(read(text)).toMatchObject({ figure: 'points', questions: [] })
})

test('what the reader says the figure is settles the order', () => {
  const text = 'Pos\tPlayer\tScore\n1\tAnn\t30\n2\tBo\t36'
  expect(read(text).questions).toEqual([])
  expect(read(text, 'net').questions).toEqual([])
  expect(read(text, 'points').questions.map(({ code }) => code)).toEqual(['score_order'])
})

test.each(['Dear all\nthe medal was won by Ann', 'Pos  Score\n1  68\n2  70'])(
  '%j has no table of results',
  (text) => {
    const lines = readPastedTable(text)
    expect(lines && readResult(lines)).toBeUndefined()
  },
)
