import { describe, expect, test } from 'vitest'
import { eighteen, FIRST_DAY, nine } from '#test/make-record.ts'
import { vectorsOf } from '#test/vectors.ts'
import { toUnits } from '../rounding.ts'
import { addToRecord, publishedTerms } from './add-to-record.ts'
import { replay } from './replay.ts'
import { standingDifferentials } from './standing-differentials.ts'
import { emptyRecord, type IndexTerms, type RecordEntry, type ScoringRecord } from './scoring-record.ts'

const tenths = (decimal: number) => toUnits(decimal, 1) ?? Number.NaN
const indexes = (entries: readonly RecordEntry[]) => replay(entries).steps.map((step) => step.index)

describe('first index (R1.4, R3.1)', () => {
  test('when three eighteens are on record, then the index is the lowest minus 2.0', () => {
    expect(indexes([eighteen(0, 153), eighteen(7, 152), eighteen(14, 166)])).toEqual([null, null, 132])
  })

  test('when nines are among the 54 holes, then they are paired in the order received', () => {
    // Pairs 8.0 + 7.5 and 9.0 + 8.5 with one eighteen of 20.0: lowest 15.5 minus 2.0.
    const entries = [nine(0, 80), eighteen(1, 200), nine(2, 75), nine(3, 90), nine(4, 85)]
    expect(indexes(entries)).toEqual([null, null, null, null, 135])
    expect(replay(entries).steps.map((step) => [step.differential, step.isPair])).toEqual([
      [null, false],
      [200, false],
      [155, true],
      [null, false],
      [175, true],
    ])
  })

  test('when a player with an index plays nine holes, then the expected nine is added at once (R1.2): 6.0 + 0.52 x 13.2 + 1.2', () => {
    const entries = [eighteen(0, 153), eighteen(7, 152), eighteen(14, 166), nine(21, 60)]
    // 14.064 -> 14.1; the lowest of four minus 1.0.
    expect(replay(entries).steps.at(-1)).toMatchObject({
      differential: 141,
      index: 131,
      indexWhenPlayed: 132,
    })
  })

  test('when two scores are of one day, then both are played off the index of an earlier day (R3.4)', () => {
    const entries = [
      eighteen(0, 153),
      eighteen(7, 152),
      eighteen(14, 166),
      eighteen(14, 100),
      eighteen(15, 100),
    ]
    // Before day 14 there were two scores and no index; on day 15 it is 10.0 - 1.0 of four.
    expect(replay(entries).steps.map((step) => step.indexWhenPlayed)).toEqual([null, null, null, null, 90])
  })
})

describe('what unions have of their own', () => {
  const at = (terms: IndexTerms) => (day: number, tenths: number) => ({ ...eighteen(day, tenths), terms })
  const danish = at({ firstIndex: 'one_round', brake: 'none' })
  const dutch = at({ firstIndex: 'one_round_to_54', brake: 'none' })
  const german = at({ firstIndex: 'holes_54', brake: 'at_26_5' })

  test('in Denmark one or two scores make an index, the lowest minus 2.0 (Dansk Golf Union 4.5)', () => {
    expect(indexes([danish(0, 400), danish(1, 390), danish(2, 310), danish(3, 320)])).toEqual([
      380, 370, 290, 300,
    ])
    expect(indexes([danish(0, 580)])).toEqual([540])
  })

  test('in the Netherlands the first score makes one from 56.0 down (NGF)', () => {
    expect(indexes([dutch(0, 560)])).toEqual([540])
    expect(indexes([dutch(0, 561), dutch(1, 333)])).toEqual([null, 313])
    expect(indexes([dutch(0, 350), dutch(1, 333)])).toEqual([330, 313])
  })

  test('a score that came in elsewhere makes no index before 54 holes, and keeps the one there is', () => {
    expect(indexes([eighteen(0, 400), danish(1, 390)])).toEqual([null, 370])
    expect(indexes([danish(0, 400), eighteen(1, 300)])).toEqual([380, 380])
  })

  test('an index that the committee sets moves the score that it was made of', () => {
    const set: RecordEntry = {
      kind: 'committee_index',
      id: 'set',
      day: FIRST_DAY + 1,
      index: 300,
      reason: 'Lessons',
      restartsLowIndex: false,
    }
    expect(indexes([danish(0, 400), set, danish(2, 500)])).toEqual([380, 300, 300])
  })

  test('in Germany no score raises an index above 26.5, and the step says from what (DGV)', () => {
    const low = Array.from({ length: 8 }, (_, day) => german(day, 240))
    const high = Array.from({ length: 20 }, (_, i) => german(10 + i, 400))
    const { steps } = replay([...low, ...high])
    expect(steps.at(-1)).toMatchObject({ index: 265, brakedFrom: expect.any(Number) as number })
    expect(Math.max(...steps.map(({ index }) => index ?? 0))).toBe(265)
    expect(steps[8]).toMatchObject({ brakedFrom: null })
  })
})

test('a penalty score of nine holes gets the expected nine (7.1b, 5.1b)', () => {
  const penalty: RecordEntry = {
    kind: 'penalty_score',
    meant: 'other',
    id: 'penalty',
    day: FIRST_DAY + 4,
    holes: 9,
    courseRating: 341,
    slope: 121,
    pcc: -1,
    courseHandicap: 11,
    indexWhenPlayed: 204,
  }
  const { steps } = replay([eighteen(0, 224), eighteen(1, 230), eighteen(2, 240), penalty])
  // 34.1 + 11 = 45.1 -> 45; (113 / 121) x (45 - 34.1 + 0.5) + 0.52 x 20.4 + 1.2 = 22.454.
  expect(steps.at(-1)).toMatchObject({ differential: 225, penalty: { adjustedGross: 45 } })
})

type OnRecord = {
  priorDifferentialsOldestFirst: number[]
  handicapIndexWhenPlayed: number
  newUnroundedScoreDifferential: number
}
type AfterScore = { adjustment: number; newHandicapIndex: number; adjustedDifferentialsOldestFirst: number[] }

test.each(vectorsOf<OnRecord, AfterScore>('exceptional_score_on_record'))(
  '$id: when a score is exceptional, then it moves the whole window (R3.7)',
  ({ input, expected }) => {
    const record: ScoringRecord = {
      ...emptyRecord(),
      differentials: input.priorDifferentialsOldestFirst.map(tenths),
    }
    const step = addToRecord(
      record,
      {
        ...eighteen(0, tenths(input.newUnroundedScoreDifferential)),
        indexWhenPlayed: tenths(input.handicapIndexWhenPlayed),
      },
      publishedTerms,
    )
    expect(step.exceptionalAdjustment).toBe(expected.adjustment * 10)
    expect(step.index).toBe(tenths(expected.newHandicapIndex))
    expect(step.differentials).toEqual(expected.adjustedDifferentialsOldestFirst.map(tenths))
  },
)

describe('one revision a day (Rules of Handicapping 5.4)', () => {
  const low = [180, 50, 50, ...Array.from({ length: 16 }, () => 180)].map((tenths, i) => eighteen(i, tenths))
  const second = (day: number, tenths: number) => ({ ...eighteen(day, tenths), id: `second_${day}` })

  test('when a lower index stood only between two rounds of a day, then the Low Handicap Index does not know it', () => {
    // 14.8 after 20 scores; 8.0 makes 13.5 and 30.0 on the same day 15.1, which is what the day leaves.
    const day = [...low, eighteen(425, 180), eighteen(435, 80), second(435, 300)]
    expect(indexes(day).slice(-3)).toEqual([148, 135, 151])
    expect(replay([...day, eighteen(436, 300)]).steps.at(-1)).toMatchObject({ lowIndex: 148, index: 168 })
  })

  test('when the 20th and the 21st score are of one day, then nothing limits either of them', () => {
    const last = [...low, eighteen(425, 180), second(425, 400)]
    expect(replay(last).steps.at(-1)).toMatchObject({ lowIndex: null, cap: 'none' })
    expect(replay([...last, eighteen(426, 400)]).steps.at(-1)).toMatchObject({ lowIndex: 148 })
  })

  test('when an index is set on the day of a score, then what the score had made does not count for the low index (R3.5)', () => {
    // 8.0 of three scores, then 12.0 by the committee on the same day; 365 days later the last score before the 22nd.
    const entries = [
      ...[100, 100, 100].map((tenths) => eighteen(0, tenths)),
      ...[{ kind: 'committee_index', id: 'adj', reason: 'review', restartsLowIndex: false } as const].map(
        (entered) => ({ ...entered, day: FIRST_DAY, index: 120 }),
      ),
      ...Array.from({ length: 17 }, (_, i) => eighteen(i + 1, 140)),
      eighteen(365, 140),
      eighteen(366, 140),
    ]
    expect(replay(entries).steps.at(-1)).toMatchObject({ lowIndex: 120 })
  })

  test('when the caps are lifted for one of two scores of a day, then they are lifted for the day', () => {
    const scores = [...low, eighteen(425, 180)].map((score) => ({
      ...score,
      differential: { numerator: 100, denominator: 10 },
    }))
    const worse = Array.from({ length: 13 }, (_, i) => eighteen(426 + i, 300))
    const lifted = { ...eighteen(440, 300), isCapLifted: true }
    const [one, both] = [[lifted], [lifted, second(440, 300)]].map((day) =>
      replay([...scores, ...worse, ...day]).steps.at(-1),
    )
    expect([one?.cap, both?.cap]).toEqual(['lifted', 'lifted'])
  })

  test('when the committee enters an index between the 20th and the 21st score of a day, then nothing limits that day yet', () => {
    const entered = { kind: 'committee_index', id: 'adj', reason: 'review', restartsLowIndex: false } as const
    const day = [eighteen(425, 180), { ...entered, day: FIRST_DAY + 425, index: 80 }, second(425, 400)]
    expect(replay([...low, ...day]).steps.at(-1)).toMatchObject({ lowIndex: null })
  })

  test('when two scores of a day raise an index over a brake, then both are measured against the evening before', () => {
    const braked = (day: number, tenths: number) => ({
      ...second(day, tenths),
      terms: { firstIndex: 'holes_54', brake: 'at_26_5' } as const,
    })
    // 32.0 - 2.0 = 30.0 stood the evening before. 28.0 - 1.0 of four lowers it, 28.0 of five does not rise above 30.0.
    const three = [0, 1, 2].map((day) => braked(day, 320))
    const entries = [...three, braked(3, 280), { ...braked(3, 350), id: 'third' }]
    expect(indexes(entries)).toEqual([null, null, 300, 270, 280])
  })
})

describe('a nine left over when the first index appears (R1.4)', () => {
  const four = [eighteen(0, 200), nine(1, 110), eighteen(2, 210), eighteen(3, 220)]

  test('when three eighteens make the index, then the nine is a score of its own day with the expected nine of it', () => {
    const { steps, record } = replay(four)
    // 20.0 - 2.0 = 18.0; 11.0 + 0.52 x 18.0 + 1.2 = 21.56.
    expect(record.differentials).toEqual([200, 216, 210, 220])
    expect(steps[1]).toMatchObject({ differential: 216, expectedFrom: 180, countsSince: 'rnd_3' })
    expect(steps[3]?.leftOver).toEqual({
      id: 'rnd_1',
      day: FIRST_DAY + 1,
      differential: 216,
      firstIndex: 180,
    })
    // The lowest of four minus 1.0.
    expect(record).toMatchObject({ index: 190, waitingNine: null })
  })

  test('when the nine is played on the day of the first index, before or after it, then it counts the same', () => {
    const [first, , third, fourth] = four
    const on3 = { ...nine(3, 110), id: 'nine' }
    if (!first || !third || !fourth) throw new Error('three eighteens')
    expect(replay([first, third, on3, fourth]).record.index).toBe(190)
    expect(replay([first, third, fourth, on3]).record).toMatchObject({ index: 190, waitingNine: null })
  })

  test('when several scores of one day make the first index, then the nine is measured by that of all of them', () => {
    const day = [
      { ...eighteen(2, 220), id: 'worse' },
      { ...nine(2, 110), id: 'nine' },
      { ...eighteen(2, 150), id: 'better' },
    ]
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    // 15.0 - 1.0 of four is 14.0: 11.0 + 0.52 x 14.0 + 1.2 = 19.48. The lowest of five stays 15.0.
    for (const order of orders) {
      const { steps, record } = replay([
        ...[eighteen(0, 200), eighteen(1, 210)],
        ...order.flatMap((i) => day[i] ?? []),
      ])
      expect(steps.find(({ id }) => id === 'nine')).toMatchObject({ differential: 195, expectedFrom: 140 })
      expect(record).toMatchObject({ index: 150, waitingNine: null })
    }
  })

  test('when more than twenty scores are of the day of the first index, then the newest twenty are kept, the nine in its place', () => {
    const same = (count: number, from = 0) =>
      Array.from({ length: count }, (_, i) => ({ ...eighteen(0, 200 + from + i), id: `same_${from + i}` }))
    const left = { ...nine(0, 50), id: 'nine' }
    const early = replay([left, ...same(20)]).record.differentials
    expect(early).toEqual(same(20).map(({ differential }) => differential.numerator))
    const late = replay([...same(5), left, ...same(18, 5)]).record.differentials
    expect([late.length, late.indexOf(Math.min(...late))]).toEqual([20, 1])
  })

  test('when the committee enters an index that the nine helps to make, then the next score goes on from there', () => {
    const entered = { kind: 'committee_index', id: 'adj', reason: 'new', restartsLowIndex: false } as const
    const three = [
      eighteen(0, 300),
      nine(1, 110),
      eighteen(2, 310),
      { ...entered, day: FIRST_DAY + 3, index: 180 },
    ]
    // 21.6 - 2.0 of three is 19.6, which moves by -1.6: 20.0 of three, and 20.0 - 1.0 of four.
    expect(replay(three).record.differentials).toEqual([284, 200, 294])
    expect(indexes([...three, eighteen(4, 300)]).at(-1)).toBe(190)
    expect(standingDifferentials(replay(three).steps)[1]).toMatchObject({
      made: 216,
      stands: 200,
      moved: [{ by: -16 }],
    })
  })

  test('when the committee enters the first index, then the nine counts with the expected nine of that', () => {
    const entered = { kind: 'committee_index', id: 'adj', reason: 'new', restartsLowIndex: false } as const
    const { record } = replay([nine(0, 110), { ...entered, day: FIRST_DAY + 1, index: 180 }])
    expect(record).toMatchObject({ differentials: [216], index: 180, waitingNine: null })
  })

  test('when another nine follows first, then the two are put together and nothing is left over', () => {
    const { steps } = replay([eighteen(0, 200), nine(1, 110), nine(2, 100), eighteen(3, 220)])
    expect(steps.map(({ isPair, leftOver }) => [isPair, leftOver])).toEqual([
      ...[false, false].map((isPair) => [isPair, null]),
      ...[true, false].map((isPair) => [isPair, null]),
    ])
  })

  test('when an exceptional score follows, then it moves the nine like every other differential', () => {
    const { steps } = replay([...four, eighteen(4, 110)])
    const standing = standingDifferentials(steps)
    expect(standing.map(({ step, stands }) => [step.id, stands])).toEqual([
      ['rnd_4', 100],
      ['rnd_3', 210],
      ['rnd_2', 200],
      ['rnd_1', 206],
      ['rnd_0', 190],
    ])
    expect(standing[3]?.moved).toMatchObject([{ by: -10 }])
  })
})

describe('the committee (R3.6, R3.7, Rules of Handicapping 7.1)', () => {
  const twenty = Array.from({ length: 20 }, (_, i) => eighteen(i, 100))

  test('when the index rises, then caps limit it, unless they are lifted', () => {
    const worse = (isCapLifted: boolean) =>
      Array.from({ length: 14 }, (_, i) => ({ ...eighteen(20 + i, 250), isCapLifted }))
    // After 14 scores of 25.0 six of 10.0 are left among the lowest eight: (6 x 10 + 2 x 25) / 8 = 13.75,
    // 5.75 above the low 8.0 (10.0 - 2.0 of three scores): 8.0 + 3 + 2.75 / 2 = 12.375.
    expect(indexes([...twenty, ...worse(false)]).at(-1)).toBe(124)
    expect(replay([...twenty, ...worse(false)]).steps.at(-1)).toMatchObject({ cap: 'soft', lowIndex: 80 })
    expect(indexes([...twenty, ...worse(true)]).at(-1)).toBe(138)
  })

  test('when the committee undoes an exceptional reduction, then nothing moves', () => {
    // 1.0 is 9.0 below 10.0, so 1.0 is taken off (5.9); without it (1.0 + 7 x 10.0) / 8 = 8.875.
    const score = eighteen(20, 10)
    expect(replay([...twenty, score]).steps.at(-1)).toMatchObject({ exceptionalAdjustment: -10 })
    expect(replay([...twenty, { ...score, isExceptionalUndone: true }]).steps.at(-1)).toMatchObject({
      exceptionalAdjustment: 0,
      index: 89,
    })
  })

  test('when the committee enters an index, then it starts the record, holds at once, and later scores go on from there', () => {
    const entered = {
      kind: 'committee_index',
      id: 'adj',
      reason: 'new member',
      restartsLowIndex: true,
    } as const
    // 10.0 + 0.52 x 18.0 + 1.2 = 20.56 (5.1b); one score makes no index, so 18.0 holds.
    expect(replay([{ ...entered, day: FIRST_DAY, index: 180 }, nine(0, 100)]).steps.at(-1)).toMatchObject({
      indexWhenPlayed: 180,
      differential: 206,
      index: 180,
    })
    // Nineteen of 10.0 went up by 5.0 with the index (7.1a), so the lowest eight are 15.0.
    const moved = replay([...twenty, { ...entered, day: FIRST_DAY + 20, index: 150 }, eighteen(21, 160)])
    expect(moved.steps.at(-1)).toMatchObject({ indexWhenPlayed: 150, index: 150, lowIndex: 150 })
  })
})
