import { expect, test } from 'vitest'
import { enterRoundElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import { bodyOf, emptyRound, faultsOf, type RoundFaults, type RoundValues } from './round-values.ts'

const typed: RoundValues = {
  day: '2026-06-07',
  courseName: 'Links of Elsewhere',
  teeName: 'Yellow',
  holes: '18',
  courseRating: '70,5',
  slope: '125',
  par: '71',
  adjustedGross: '88',
  markerName: 'Max Marker',
  note: '',
}
const nine: Partial<RoundValues> = { holes: '9', courseRating: '35.5', par: '36', adjustedGross: '45' }

test.each<[string, Partial<RoundValues>, RoundFaults]>([
  ['everything', {}, {}],
  ['nine holes', nine, {}],
  [
    'nothing',
    emptyRound,
    {
      day: 'missing',
      courseName: 'missing',
      teeName: 'missing',
      markerName: 'missing',
      courseRating: 'missing',
      slope: 'missing',
      par: 'missing',
      adjustedGross: 'missing',
    },
  ],
  ['a word for a number', { slope: 'many', par: '7O' }, { slope: 'not_a_number', par: 'not_a_number' }],
  [
    'ratings that cannot be',
    { slope: '54', courseRating: '35.5' },
    { slope: 'slope_out_of_range', courseRating: 'course_rating_impossible' },
  ],
  ['the par of nine holes', { par: '36' }, { par: 'par_impossible' }],
  ['too few strokes', { adjustedGross: '17' }, { adjustedGross: 'gross_impossible' }],
  // 71 + 5 x 18 = 161.
  ['the most strokes', { adjustedGross: '161' }, {}],
  ['more strokes than that', { adjustedGross: '162' }, { adjustedGross: 'gross_too_high' }],
])('when %s is typed, then each fault stands at its field', (_, fields, faults) => {
  expect(faultsOf({ ...typed, ...fields })).toEqual(faults)
})

test('what is sent is what the call takes, with the comma of a Spanish rating read', () => {
  const body = enterRoundElsewhere.body.parse({ id: 'rel_1', ...bodyOf(typed) })
  expect(body).toMatchObject({
    courseRating: 705,
    slope: 125,
    par: 71,
    adjustedGross: 88,
    holes: 18,
    note: null,
  })
})
