import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { times } from '#test/long-form.ts'
import { formatDay, parseDay } from '#golf/day.ts'
import { roundDifferential } from '#golf/handicap/score-differential.ts'
import { readScoreLines, scoreKey } from './read-score-lines.ts'
import type { ScoreField } from './score-fields.ts'

const columns: (ScoreField | null)[] = [
  ...([
    'memberNumber',
    'playedOn',
    'courseName',
    'teeName',
    'holes',
    'courseRating',
    'slope',
    'par',
  ] as const),
  ...(['pcc', 'adjustedGross', 'differential', 'email', 'scaledDifferential'] as const),
]
const today = parseDay('2026-06-06') ?? 0

const read = (...texts: string[]) => readWith({}, ...texts)

function readWith(choices: { areFarRight?: boolean }, ...texts: string[]) {
  return readScoreLines(
    texts.map((text, i) => ({ line: i + 2, cells: text.split(';') })),
    {
      columns,
      today,
      readerId: 'me',
      ...choices,
      players: [
        { userId: 'ann', gender: 'women', email: 'ann@example.org', memberNumber: '7', nationalId: null },
        { userId: 'bob', gender: null, email: null, memberNumber: '8', nationalId: null },
        { userId: 'me', gender: 'men', email: null, memberNumber: '9', nationalId: null },
      ],
      tees: [
        {
          courseName: 'Oak Hill',
          teeName: 'Red',
          ratings: [
            { gender: 'men', courseRating: 680, slope: 118, par: 71 },
            { gender: 'women', courseRating: 713, slope: 128, par: 72 },
          ],
        },
      ],
      onRecord: new Set([scoreKey({ userId: 'ann', day: today - 1, inTenths: 104 })]),
    },
  )
}

test.each([
  // 113 / 128 x (90 - 71.3) = 16.51
  ['7;2026-05-02;;;;71.3;128;72;;90', 165, { courseRating: 713, slope: 128, par: 72, isStated: false }],
  ['7;2026-05-02;;;;71,3;128;;1;90', 156, { pcc: 1, par: null }],
  ['7;02/05/2026;oak hill;RED;18;;;;;90', 165, { courseRating: 713, slope: 128, courseName: 'oak hill' }],
  ['7;46144;Oak Hill', undefined, undefined],
  ['7;2 May 26;;;;;;;;;16.5', 165, {}],
  ['7;2-May-2026;;;;;;;;;16.5', 165, {}],
  ['7;02-may-2026;;;;;;;;;16.5', 165, {}],
  ['7;2 de mayo de 2026;;;;;;;;;16.5', 165, {}],
  ['7;May 2, 2026;;;;;;;;;16.5', 165, {}],
  ['7;2026-05-02;;;;;;;;;16.5', 165, { isStated: true, courseRating: null, adjustedGross: null }],
  ['7;2026-05-02;Elsewhere;White;;;;;;;-1.2', -12, { courseName: 'Elsewhere', teeName: 'White' }],
  ['7;2026-05-02;;;;71.3;128;72;;90;16.5', 165, { isStated: true, adjustedGross: 90 }],
  // With conditions of 2 it is 14.7.
  ['7;2026-05-02;;;;71.3;128;72;;90;14.7', 147, { isStated: true }],
  // Nine holes that the other system has made eighteen.
  ['7;2026-05-02;;;9;35.6;128;36;;47;18.3', 183, { isStated: true }],
  [';2026-05-02;;;;;;;;;16.5;ANN@example.org', 165, { userId: 'ann' }],
  // GHIN has both of a nine beside each other, and the one of eighteen counts.
  ['7;2026-05-02;;;9;35.2;122;;0;44;8.2;;18.9', 189, { isStated: true }],
  ['7;2026-05-02;;;Front 9;35.2;122;;0;44;;;18.9', 189, { isStated: true }],
  ['7;2026-05-02;;;9;;;;;;;;18.9', 189, { isStated: true }],
  ['7;2026-05-02;;;;71.3;128;72;+1;90', 156, { pcc: 1 }],
  ['7;2026-05-02;;;18;71.3/128;;;0;90', 165, { courseRating: 713, slope: 128 }],
  ['7;2026-05-02;;;18;;71.3/128;;0;90', 165, { courseRating: 713, slope: 128 }],
  ['7;2026-05-02;;;18;71.3/128;128;;-;90 C', 165, { pcc: 0, adjustedGross: 90 }],
  // Fourteen holes, of which the other system has made a differential.
  ['7;2026-05-02;;;14;;;;;;16.5', 165, { isStated: true }],
  ['7;2026-05-02;;;;;;;;;+2.2', -22, { isStated: true }],
  ['7;2026-05-02;;;;;;;;;2.2+', -22, { isStated: true }],
  ['7;2026-05-02;;;;;;;;;plus 2.2', -22, { isStated: true }],
  ['7;2026-05-02;;;;;;;;;+14.8', 148, { isStated: true }],
  ['7;2026-05-02;;;;;;;;;14.8*', 148, { isStated: true }],
])('%s is a score', (text, inTenths, expected) => {
  const { scores, faults } = read(text)
  if (inTenths === undefined) return expect(faults).toMatchObject([{ code: 'score_missing' }])
  expect(faults).toEqual([])
  expect(scores).toMatchObject([{ line: 2, userId: 'ann', day: parseDay('2026-05-02'), ...expected }])
  expect(scores.map(({ differential }) => roundDifferential(differential))).toEqual([inTenths])
})

test.each([
  [';2026-05-02;;;;;;;;;16.5', [['email', 'member_missing']]],
  ['77;2026-05-02;;;;;;;;;16.5', [['memberNumber', 'member_unknown']]],
  ['8;2026-05-02;;;;;;;;;16.5;ann@example.org', [['email', 'member_unclear']]],
  ['9;2026-05-02;;;;;;;;;16.5', [['memberNumber', 'own_record']]],
  ['7;;;;;;;;;;16.5', [['playedOn', 'date_missing']]],
  ['7;soon;;;;;;;;;16.5', [['playedOn', 'date_unreadable']]],
  ['7;May 2026;;;;;;;;;16.5', [['playedOn', 'date_unreadable']]],
  ['7;2 May;;;;;;;;;16.5', [['playedOn', 'date_unreadable']]],
  ['7;2026-06-07;;;;;;;;;16.5', [['playedOn', 'date_in_future']]],
  ['7;2016-01-01;;;;;;;;;16.5', [['playedOn', 'date_too_old']]],
  ['7;2026-05-02;;;;71.3;128', [['adjustedGross', 'score_missing']]],
  ['7;2026-05-02;;;;;;;;;good', [['differential', 'number_unreadable']]],
  [
    '7;2026-05-02;;;;u;y;z;p;90.5',
    [
      ['courseRating', 'number_unreadable'],
      ['slope', 'number_unreadable'],
      ['par', 'number_unreadable'],
      ['pcc', 'number_unreadable'],
      ['adjustedGross', 'number_unreadable'],
    ],
  ],
  ['7;2026-05-02;;;;;;;;;-20.1', [['differential', 'differential_out_of_range']]],
  ['7;2026-05-02;;;;71.3;128;72;;90;12.4', [['differential', 'differential_differs']]],
  ['7;2026-05-02;;;9;35.6;128;36;;47', [['holes', 'nine_holes']]],
  ['7;2026-05-02;;;F9;71.3;128;72;;90', [['holes', 'nine_holes']]],
  // No column says nine, and the rating can be of nothing else.
  ['7;2026-05-02;;;;35.6;128;36;;47', [['holes', 'nine_holes']]],
  ['7;2026-05-02;;;01-Sep;71.3;128;72;;90', [['holes', 'holes_unreadable']]],
  ['7;2026-05-02;;;14;71.3;128;72;;90', [['holes', 'holes_unreadable']]],
  // 113 / 122 x (44 - 35.2) = 8.15: the differential of the nine alone.
  ['7;2026-05-02;;;9;35.2;122;;0;44;8.2', [['differential', 'nine_differential']]],
  ['7;2026-05-02;;;;35.2;122;;0;44;8.2', [['differential', 'nine_differential']]],
  ['7;2026-05-02;;;9;;;;;;8.2', [['differential', 'nine_differential']]],
  ['7;2026-05-02;;;9;71.3;128;;;44;8.2', [['differential', 'nine_differential']]],
  ['7;2026-05-02;;;9;35.2;122;;0;44;;;58.9', [['scaledDifferential', 'differential_differs']]],
  ['7;2026-05-02;;;;71.3;125;;0;45', [['adjustedGross', 'gross_impossible']]],
  ['7;2026-05-02;;;;71.3/128;113;;0;90', [['courseRating', 'number_unreadable']]],
  ['7;2026-05-02;;;;71.3;128;;0;NR', [['adjustedGross', 'score_missing']]],
  ['7;2026-05-02;;;;71.3;128;;0;999', [['adjustedGross', 'score_missing']]],
  ['7;2026-05-02;;;;;;;;90', [['courseName', 'rating_missing']]],
  ['7;2026-05-02;Oak Hill;Blue;;;;;;90', [['courseName', 'tee_unknown']]],
  ['8;2026-05-02;Oak Hill;Red;;;;;;90', [['courseName', 'gender_missing']]],
  ['77;2026-05-02;Oak Hill;Red;;;;;;90', [['memberNumber', 'member_unknown']]],
  ['7;2026-05-02;;;;71.3;20;72;;90', [['slope', 'slope_out_of_range']]],
  ['7;2026-05-02;;;;7.1;128;72;;90', [['courseRating', 'course_rating_impossible']]],
  ['7;2026-05-02;;;;71.3;128;72;4;90', [['pcc', 'pcc_out_of_range']]],
  ['7;2026-05-02;;;;71.3;128;72;;17', [['adjustedGross', 'gross_impossible']]],
  ['7;2026-05-02;;;;71.3;128;72;;900', [['adjustedGross', 'gross_impossible']]],
  [`7;2026-05-02;${'a'.repeat(121)};;;;;;;;16.5`, [['courseName', 'name_too_long']]],
  ['7;2026-06-05;;;;;;;;;10.4', [['differential', 'score_on_record']]],
] as const)('%s has its faults', (text, expected) => {
  const { scores, faults } = read(text)
  expect(scores).toEqual([])
  expect(faults.map(({ field, code }) => [field, code])).toEqual(expected)
})

test('when a score stands in a file twice, then the second is named with the line of the first', () => {
  const { scores, faults } = read(
    '7;2026-05-02;;;;;;;;;16.5',
    '8;2026-05-02;;;;;;;;;16.5',
    '7;2/5/2026;;;;;;;;;16.5',
  )
  expect(scores.map(({ userId }) => userId)).toEqual(['ann', 'bob'])
  expect(faults).toMatchObject([{ line: 4, code: 'score_twice', otherLine: 2 }])
})

test('a plus beside a minus in one column can be either, and is asked about', () => {
  const { scores, faults } = read(
    '7;2026-05-02;;;;;;;;;+2.2',
    '8;2026-05-02;;;;;;;;;-1.0',
    '8;2026-05-03;;;;;;;;;9.0',
  )
  expect(scores.map(({ line }) => line)).toEqual([3, 4])
  expect(faults).toMatchObject([{ line: 2, field: 'differential', code: 'sign_unclear', value: '+2.2' }])
})

/* A nine with the rating of eighteen: 113 / 125 x (58 - 71.3) = -12.0, where the member plays to 17 to 22. */
test('a score far from its member’s others waits until somebody has looked at it', () => {
  const lines = ['92', '95', '90', '58'].map((gross, i) => `7;2026-05-0${i + 1};;;;71.3;125;72;0;${gross}`)
  const asked = read(...lines)
  expect(asked.scores.map(({ line }) => line)).toEqual([2, 3, 4])
  expect(asked.faults).toEqual([{ line: 5, field: 'differential', code: 'far_from_others', value: '-12.0' }])
  expect(asked.far).toBe(1)
  expect(readWith({ areFarRight: true }, ...lines)).toMatchObject({
    far: 0,
    faults: [],
    scores: { length: 4 },
  })
})

/* One round as it was played; what stands of it in a list depends on who writes the list. */
type Round = { holes: 9 | 18; gross: number; rating: number; slope: number; pcc: number; index: number }
type Writing = {
  decimal: '.' | ','
  order: readonly number[]
  holes: 'none' | 'number' | 'words'
  differential: 'none' | 'of the holes' | 'of eighteen' | 'both'
  plus: '-' | '+' | 'plus '
  hasPair: boolean
  hasGross: boolean
  mark: '' | ' C' | '*'
}

const own = ({ holes, gross, rating, slope, pcc }: Round) =>
  holes === 18
    ? (113 * (10 * gross - rating - 10 * pcc)) / (10 * slope)
    : (113 * (10 * gross - rating - 5 * pcc)) / (10 * slope)
const ofEighteen = (round: Round) => (round.holes === 18 ? own(round) : own(round) + 0.52 * round.index + 1.2)
const inTenthsOf = (exact: number) => Math.floor(10 * exact + 0.5)

const anyRound = fc
  .record({
    holes: fc.constantFrom<9 | 18>(18, 18, 9),
    rating: fc.integer({ min: 640, max: 760 }),
    slope: fc.integer({ min: 95, max: 145 }),
    pcc: fc.constantFrom(0, 0, 0, 1, -1, 2),
    index: fc.integer({ min: -4, max: 40 }),
    over: fc.integer({ min: -4, max: 9 }),
  })
  .map(({ holes, rating, slope, pcc, index, over }): Round => {
    const ofHoles = holes === 18 ? rating : Math.round(rating / 2)
    const strokes = (index * slope) / 113 + over
    return {
      holes,
      rating: ofHoles,
      slope,
      pcc,
      index,
      gross: Math.round(ofHoles / 10 + (strokes * holes) / 18),
    }
  })
const fields = [
  ...(['memberNumber', 'playedOn', 'holes', 'courseRating', 'slope', 'pcc', 'adjustedGross'] as const),
  ...(['differential', 'scaledDifferential'] as const),
]
const anyWriting: fc.Arbitrary<Writing> = fc.record({
  decimal: fc.constantFrom('.', ','),
  order: fc.shuffledSubarray([...fields.keys()], { minLength: fields.length }),
  holes: fc.constantFrom('none', 'number', 'words'),
  differential: fc.constantFrom('none', 'of the holes', 'of eighteen', 'both'),
  plus: fc.constantFrom('-', '+', 'plus '),
  hasPair: fc.boolean(),
  hasGross: fc.boolean(),
  mark: fc.constantFrom('', ' C', '*'),
})

function cellsOf(round: Round, i: number, writing: Writing): string[] {
  const number = (tenths: number) => (Math.abs(tenths) / 10).toFixed(1).replace('.', writing.decimal)
  const signed = (exact: number) => `${inTenthsOf(exact) < 0 ? writing.plus : ''}${number(inTenthsOf(exact))}`
  const { holes, rating, slope, pcc, gross } = round
  const words = {
    9: ['9 holes', 'F9', '1-9', 'Back nine', '9.0'],
    18: ['18 holes', '18', '18.0', '1-18', '18'],
  }
  const isBoth = writing.differential === 'both'
  const stated = {
    none: '',
    'of the holes': signed(own(round)),
    both: signed(own(round)),
    'of eighteen': signed(ofEighteen(round)),
  }
  const cells: Record<(typeof fields)[number], string> = {
    memberNumber: '7',
    playedOn: formatDay(today - 400 + i),
    holes: { none: '', number: String(holes), words: words[holes][i % 5] ?? '' }[writing.holes],
    courseRating: writing.hasPair ? `${number(rating)}/${slope}` : number(rating),
    slope: writing.hasPair ? '' : String(slope),
    pcc: pcc > 0 ? `+${pcc}` : String(pcc),
    adjustedGross: writing.hasGross || writing.differential === 'none' ? `${gross}${writing.mark}` : '',
    differential: stated[writing.differential],
    scaledDifferential: isBoth && holes === 9 ? signed(ofEighteen(round)) : '',
  }
  return writing.order.map((at) => cells[fields[at] ?? 'holes'])
}

/* The truth, or a question at the line; never another number. */
describe('whoever writes a list of rounds', { tags: ['smaller-here'] }, () => {
  test.prop([fc.array(anyRound, { minLength: 1, maxLength: 12 }), anyWriting], {
    numRuns: times(500, 20_000),
  })('each line is its score of eighteen holes or is asked about', (rounds, writing) => {
    const { scores, faults } = readScoreLines(
      rounds.map((round, i) => ({ line: i, cells: cellsOf(round, i, writing) })),
      {
        columns: writing.order.map((at) => fields[at] ?? null),
        today,
        readerId: 'me',
        tees: [],
        onRecord: new Set(),
        players: [{ userId: 'ann', gender: 'women', email: null, memberNumber: '7', nationalId: null }],
      },
    )
    const asked = new Set(faults.map(({ line }) => line))
    for (const [i, round] of rounds.entries()) {
      const score = scores.find(({ line }) => line === i)
      expect(score !== undefined, `line ${i} is a score or is asked about`).toBe(!asked.has(i))
      if (score) expect(roundDifferential(score.differential)).toBe(inTenthsOf(ofEighteen(round)))
    }
  })
})
