import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '#test/say-arithmetic.ts'
import { vectorsOf } from '#test/vectors.ts'
import { parseDay } from '../day.ts'
import { toUnits } from '../rounding.ts'
import { explainRoundElsewhere } from './explain-recorded-score.ts'
import { replay } from './replay.ts'
import { checkRoundElsewhere, differentialElsewhere, type RoundElsewhere } from './round-elsewhere.ts'
import { roundDifferential } from './score-differential.ts'
import type { RecordEntry } from './scoring-record.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN
const day = parseDay('2026-05-20') ?? Number.NaN

type Eighteen = { adjustedGrossScore: number; courseRating: number; slopeRating: number; pcc: number }

test.each(vectorsOf<Eighteen, number>('score_differential_18').filter(({ input }) => input.pcc === 0))(
  'of a round of another club, $id: $expected (R1.1)',
  ({ input, expected }) => {
    const exact = differentialElsewhere({
      holes: 18,
      adjustedGross: input.adjustedGrossScore,
      courseRating: tenths(input.courseRating),
      slope: input.slopeRating,
    })
    expect(roundDifferential(exact)).toBe(tenths(expected))
  },
)

const nine = { day, holes: 9, courseRating: 355, slope: 126, par: 36, adjustedGross: 45 } as const
const eighteen = { day, holes: 18, courseRating: 713, slope: 128, par: 72, adjustedGross: 90 } as const

/** What the record says of a round with this index held, and the lines that lead there. */
function onRecord(round: RoundElsewhere, held: number | null, before: readonly RecordEntry[] = []) {
  const entry: RecordEntry = {
    kind: round.holes === 9 ? 'nine' : 'eighteen',
    id: 'rel_it',
    day: round.day,
    indexWhenPlayed: held,
    differential: differentialElsewhere(round),
  }
  const step = replay([...before, entry]).steps.find(({ id }) => id === 'rel_it')
  if (!step) throw new Error('No step')
  return { step, lines: sayInEnglish(explainRoundElsewhere(round, step, undefined)) }
}

const entered = (gross: number) =>
  `A round of another club, entered with an adjusted gross score of ${gross}. No PCC is calculated for it.`

const nineThatWaited: RecordEntry = {
  kind: 'nine',
  id: 'scr_before',
  day: day - 7,
  indexWhenPlayed: null,
  differential: { numerator: 80, denominator: 10 },
}

describe('a round of another club on the record', () => {
  test.each([
    {
      // 113 / 128 x (90 - 71.3) = 16.509
      what: 'eighteen holes (5.1a)',
      round: eighteen,
      held: 124,
      before: [],
      differential: 165,
      lines: [entered(90), '113 / 128 x (90 - 71.3) = 16.509, rounded 16.5.'],
    },
    {
      // 113 / 126 x (45 - 35.5) = 8.520; 0.52 x 12.4 + 1.2 = 7.648
      what: 'nine holes off an index (5.1b)',
      round: nine,
      held: 124,
      before: [],
      differential: 162,
      lines: [
        entered(45),
        '113 / 126 x (45 - 35.5) = 8.520 for the nine holes played.',
        'The nine holes not played are expected at 0.52 x 12.4 + 1.2 = 7.648.',
        'Together 16.168, rounded 16.2.',
      ],
    },
    {
      what: 'nine holes without an index (R1.4)',
      round: nine,
      held: null,
      before: [],
      differential: null,
      lines: [
        entered(45),
        '113 / 126 x (45 - 35.5) = 8.520 for the nine holes played.',
        'Without a Handicap Index nine holes wait for the next nine or for the first index.',
      ],
    },
    {
      // 8.0 + 8.520
      what: 'nine holes with a nine that waited (R1.4)',
      round: nine,
      held: null,
      before: [nineThatWaited],
      differential: 165,
      lines: [
        entered(45),
        '113 / 126 x (45 - 35.5) = 8.520 for the nine holes played.',
        'Put together with the nine that waited: score differential 16.5.',
      ],
    },
  ])('$what', ({ round, held, before, differential, lines }) => {
    const made = onRecord(round, held, before)
    expect(made.step.differential).toBe(differential)
    expect(made.lines).toEqual(lines)
  })
})

test.each<{ what: string; round: Partial<RoundElsewhere>; reason: string | undefined }>([
  { what: 'a round of today', round: {}, reason: undefined },
  { what: 'a round of tomorrow', round: { day: day + 1 }, reason: 'day_in_future' },
  { what: 'a round of a year ago', round: { day: day - 365 }, reason: undefined },
  { what: 'a round of more than a year ago', round: { day: day - 366 }, reason: 'day_too_old' },
  { what: 'slope 55', round: { slope: 55 }, reason: undefined },
  { what: 'slope 54', round: { slope: 54 }, reason: 'slope_out_of_range' },
  { what: 'slope 155', round: { slope: 155 }, reason: undefined },
  { what: 'slope 156', round: { slope: 156 }, reason: 'slope_out_of_range' },
  {
    what: 'the rating of nine holes for eighteen',
    round: { courseRating: 355 },
    reason: 'course_rating_impossible',
  },
  {
    what: 'nine holes with the rating of eighteen',
    round: { ...nine, courseRating: 713 },
    reason: 'course_rating_impossible',
  },
  { what: 'nine holes', round: nine, reason: undefined },
  { what: 'the par of nine holes for eighteen', round: { par: 36 }, reason: 'par_impossible' },
  { what: 'fewer strokes than holes', round: { adjustedGross: 17 }, reason: 'gross_impossible' },
  { what: 'par + 5 on each hole (R2.1)', round: { adjustedGross: 162 }, reason: undefined },
  { what: 'more than par + 5 on each hole', round: { adjustedGross: 163 }, reason: 'gross_too_high' },
])('$what is answered with $reason', ({ round, reason }) => {
  const checked = checkRoundElsewhere({ ...eighteen, ...round }, day)
  expect(checked.ok ? undefined : checked.reason).toBe(reason)
})
