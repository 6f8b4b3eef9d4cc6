import { describe, expect, test } from 'vitest'
import { sayInEnglish } from '#test/say-arithmetic.ts'
import { parseDay } from '../day.ts'
import { handicapIndex } from '../numbers.ts'
import { holedIn, type HoleResult } from '../card/hole-result.ts'
import { explainExpectedNine, explainRecordedScore, explainStartingScore } from './explain-recorded-score.ts'
import { replay } from './replay.ts'
import { scoreForRecord, type PlayedCard } from './score-for-record.ts'
import type { RecordEntry } from './scoring-record.ts'

const day = parseDay('2026-03-01') ?? Number.NaN

/** A nine of bogeys on a course of par 36, rated 35.5 / 126: 113 / 126 x (45 - 35.5) = 8.520. */
function nineCard(index: number | null): PlayedCard {
  const holes = Array.from({ length: 9 }, (_, i) => ({ holeNumber: i + 1, par: 4, strokeIndex: i + 1 }))
  return {
    id: 'rnd_nine',
    day,
    holes,
    results: new Map(holes.map((hole): [number, HoleResult] => [hole.holeNumber, holedIn(5)])),
    handicapIndex: index === null ? null : handicapIndex(index),
    rating: { courseRating: 355, slope: 126, par: 36 },
    isRated: true,
    nines: null,
    pcc: 0,
    hasValidReason: false,
    holesNotPlayed: 'not_counted',
  }
}

/** The sentences of the last of some nines, and what it did to a record with `before` on it. */
function explained(index: number | null, before: readonly RecordEntry[] = []): string[] {
  const score = scoreForRecord(nineCard(index))
  if (!score.ok) throw new Error(score.reason)
  const step = replay([...before, score.value.entry]).steps.at(-1)
  if (!step) throw new Error('No step')
  return sayInEnglish(explainRecordedScore(score.value, step, undefined))
}

describe('a nine on the record', () => {
  test('when the player has an index, then the nine not played is expected from it (R1.2, R1.3)', () => {
    // Course Handicap 6.2 x 126 / 113 + (35.5 - 36) = 6.413; 0.52 x 12.4 + 1.2 = 7.648; 8.520 + 7.648 = 16.168.
    expect(explained(124)).toEqual([
      'A hole counts at most net double bogey: par + 2 + the strokes received on it off Course Handicap 6.',
      'Adjusted gross score 45, no hole above its maximum.',
      '113 / 126 x (45 - 35.5) = 8.520 for the nine holes played.',
      'The nine holes not played are expected at 0.52 x 12.4 + 1.2 = 7.648.',
      'Together 16.168, rounded 16.2.',
    ])
  })

  test('when there is no index, then the nine waits for the next one (R1.4, R2.1)', () => {
    const lines = explained(null)
    expect(lines[0]).toBe('Without a Handicap Index a hole counts at most par + 5.')
    expect(lines.at(-1)).toBe(
      'Without a Handicap Index nine holes wait for the next nine or for the first index.',
    )
  })

  test('when another nine waited, then the two are put together (R1.4)', () => {
    const waiting: RecordEntry = {
      kind: 'nine',
      id: 'rnd_before',
      day: day - 7,
      indexWhenPlayed: null,
      differential: { numerator: 80, denominator: 10 },
    }
    // 8.0 + 8.520
    expect(explained(null, [waiting]).at(-1)).toBe(
      'Put together with the nine that waited: score differential 16.5.',
    )
  })
})

test('when later entries moved a differential, then each is named with its change (R3.7)', () => {
  const score = scoreForRecord(nineCard(124))
  if (!score.ok) throw new Error(score.reason)
  const [step] = replay([score.value.entry]).steps
  if (!step) throw new Error('No step')
  const after = {
    moved: [
      { day: day + 7, by: -10, why: 'exceptional_score' },
      { day: day + 9, by: 15, why: 'committee' },
    ],
    stands: 167,
  } as const
  expect(sayInEnglish(explainRecordedScore(score.value, step, after)).slice(-3)).toEqual([
    '2026-03-08: an exceptional score moved it by -1.0.',
    '2026-03-10: the committee’s entry moved it by +1.5.',
    'It stands at 16.7.',
  ])
})

test('when a club sets another expected nine, then its numbers are shown (R1.3)', () => {
  expect(
    sayInEnglish(explainExpectedNine({ numerator: 8, denominator: 1 }, 100, { perIndex: 500, base: 1000 })),
  ).toEqual([
    'The nine holes not played are expected at 0.5 x 10.0 + 1 = 6.000.',
    'Together 14.000, rounded 14.0.',
  ])
})

const pastRound = { adjustedGross: 90, courseRating: 713, slope: 128, pcc: 0, differential: 165 }

test.each([
  [
    { ...pastRound, isStated: false },
    [
      'A past round from a list that the club imported.',
      '113 / 128 x (90 - 71.3) = 16.509, rounded 16.5.',
      'It stands at 16.0.',
    ],
  ],
  [
    { ...pastRound, isStated: true },
    [
      'A past round from a list that the club imported, which says score differential 16.5.',
      'It stands at 16.0.',
    ],
  ],
])('when a past round was imported, then what it is made of is said', (score, lines) => {
  const said = sayInEnglish(
    explainStartingScore(score, { moved: [{ day, by: -5, why: 'committee' }], stands: 160 }),
  )
  expect(said.filter((line) => !line.includes('moved it by'))).toEqual(lines)
})
