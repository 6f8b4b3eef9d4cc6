import { describe, expect, test } from 'vitest'
import { eighteen, FIRST_DAY } from '#test/make-record.ts'
import { replay } from '../replay.ts'
import type { RecordEntry } from '../scoring-record.ts'
import type { ExceptionalScore } from './explain-review.ts'
import {
  findingOfCap,
  findingOfCards,
  findingOfExceptional,
  findingOfFreeze,
  findingOfHolds,
  findingOfPlay,
  findingOfQuiet,
  findingOfReductions,
} from './review-findings.ts'
import { comparePlay } from './compare-play.ts'

const today = FIRST_DAY + 400
const score = (daysAgo: number, more: Partial<ExceptionalScore> = {}): ExceptionalScore => ({
  day: today - daysAgo,
  courseName: 'Old Course',
  differential: 50,
  playedOff: 130,
  by: 10,
  ...more,
})

describe('several exceptional scores (5.9)', () => {
  test.each([
    ['two in the year', [300, 2], 2],
    ['the first day of the year counts', [364, 2], 2],
    ['the day before it does not', [365, 2], undefined],
    ['one', [2], undefined],
    ['none', [], undefined],
  ])('%s', (_, daysAgo, count) => {
    expect(
      findingOfExceptional(
        daysAgo.map((days) => score(days)),
        today,
      )?.weight,
    ).toBe(count)
  })
})

describe('no score for a year', () => {
  const player = { lastScore: today - 365, joined: today - 900, hasIndex: true }
  test.each([
    ['365 days ago', player, 365],
    ['364 days ago', { ...player, lastScore: today - 364 }, undefined],
    ['never, a member for 900 days', { ...player, lastScore: null }, 900],
    ['never, a member for a month', { ...player, lastScore: null, joined: today - 30 }, undefined],
    ['without an index there is nothing to review', { ...player, hasIndex: false }, undefined],
  ])('%s', (_, given, days) => {
    expect(findingOfQuiet(given, today)?.weight).toBe(days)
  })
})

test('two cards begun and not returned are a finding, one is none', () => {
  const card = { day: today - 3, courseName: 'Old Course', holes: 14, isOpen: false }
  expect(findingOfCards(8, [card])).toBe(undefined)
  const finding = findingOfCards(8, [card, { ...card, day: today - 1, isOpen: true }])
  expect(finding).toMatchObject({ kind: 'cards_not_returned', day: today - 1, weight: 2 })
  expect(finding?.lines).toHaveLength(3)
})

/** Twenty scores of 10.0 and then dearer ones, a week apart. The low index is 8.0: the first three scores take 2.0 off. */
const rising = (dear: number): RecordEntry[] => [
  ...Array.from({ length: 20 }, (_, i) => eighteen(7 * i, 100)),
  ...Array.from({ length: 18 }, (_, i) => eighteen(140 + 7 * i, dear)),
]

describe('the cap in force (5.8)', () => {
  test.each([
    ['a soft cap', 140, 'soft'],
    ['a hard cap', 250, 'hard'],
    ['an index that rose by less has none', 110, undefined],
  ])('%s', (_, dear, cap) => {
    const finding = findingOfCap(replay(rising(dear)).steps)
    expect(finding?.lines[0]).toEqual(
      cap === undefined
        ? undefined
        : { kind: 'review_cap', facts: expect.objectContaining({ cap, lowIndex: 80 }) as unknown },
    )
  })

  test('when the committee lifted it with the newest score, then none is in force', () => {
    const entries = rising(250).map((one, i) => (i === 37 ? { ...one, isCapLifted: true } : one))
    expect(findingOfCap(replay(entries).steps)).toBe(undefined)
  })
})

test('when the index is frozen, then a cap on what is calculated beneath is in force as before', () => {
  const freeze: RecordEntry = { kind: 'freeze', id: 'frz', day: FIRST_DAY + 300, index: 100 }
  const [capped, frozen] = [rising(250), [...rising(250), freeze]].map((one) =>
    findingOfCap(replay(one).steps),
  )
  expect(capped?.lines[0]).toBeDefined()
  expect(frozen?.lines[0]).toEqual(capped?.lines[0])
})

describe('the reduction in force (5.9)', () => {
  const low = eighteen(140, 20)
  const known = new Map([[low.id, score(0)]])
  const after = (many: number) =>
    replay([
      ...Array.from({ length: 20 }, (_, i) => eighteen(7 * i, 100)),
      low,
      ...Array.from({ length: many }, (_, i) => eighteen(147 + 7 * i, 100)),
    ]).steps

  test.each([
    ['at once', 0, 1],
    ['as long as the score is among the newest twenty', 19, 1],
    ['the score that pushes it out ends it', 20, undefined],
  ])('%s', (_, many, lines) => {
    const finding = findingOfReductions(after(many), known)
    expect(finding === undefined ? undefined : finding.lines.length - 1).toBe(lines)
    if (finding) expect(finding.weight).toBe(10)
  })
})

describe('a frozen index (7.1a)', () => {
  const freeze = (index: number | null, days: number): RecordEntry => ({
    kind: 'freeze',
    id: `frz_${days}`,
    day: FIRST_DAY + days,
    index,
  })
  const three = [0, 7, 14].map((days) => eighteen(days, 100))

  test.each([
    ['since the freeze, with what the scores make', [freeze(80, 20)], { index: 80, calculated: 80 }],
    ['scores move what is calculated', [freeze(80, 20), eighteen(30, 60)], { index: 80, calculated: 50 }],
    ['a lifted one is none', [freeze(80, 20), freeze(null, 30)], undefined],
    ['none was frozen', [], undefined],
  ])('%s', (_, more, facts) => {
    const finding = findingOfFreeze(replay([...three, ...more]).steps, FIRST_DAY + 50)
    expect(finding?.lines).toEqual(
      facts && [{ kind: 'review_frozen', facts: { day: FIRST_DAY + 20, ...facts } }],
    )
    expect(finding?.weight).toBe(facts && 30)
  })
})

describe('a held index (5.4, 7.2a)', () => {
  const now = FIRST_DAY + 20
  const hold = (from: number, until: number): RecordEntry => ({
    kind: 'hold',
    id: `hld_${from}_${until}`,
    day: now + from,
    until: now + until,
  })
  const held = (from: number, until: number, index: number | null) => ({
    kind: 'review_held',
    facts: { from: now + from, until: now + until, index },
  })
  const set: RecordEntry = {
    kind: 'committee_index',
    id: 'set',
    day: now,
    index: 90,
    reason: '',
    restartsLowIndex: false,
  }
  test.each([
    ['on its last day', [hold(-2, 0)], [held(-2, 0, 80)]],
    ['the day after', [hold(-3, -1)], undefined],
    ['of days that have not begun', [hold(2, 3)], [held(2, 3, null)]],
    ['now and later', [hold(-1, 1), hold(2, 3)], [held(-1, 1, 80), held(2, 3, null)]],
    ['a second one takes the place of the first', [hold(-2, 3), hold(0, 1)], [held(0, 1, 80)]],
    ['an index that is set ends it', [hold(-2, 3), set], undefined],
  ])('%s', (_, more, lines) => {
    const entries = [...[0, 7, 14].map((days) => eighteen(days, 100)), ...more]
    expect(findingOfHolds({ entries, ...replay(entries) }, now)?.lines).toEqual(lines)
  })
})

test('the evidence of a comparison names both groups, the chance and how many were compared', () => {
  const play = comparePlay({ competition: [90, 91, 92, 93, 94], general: [130, 131, 132, 133, 134] })
  if (!play) throw new Error('There are five of each.')
  const finding = findingOfPlay({ play, share: 0.05 }, 30)
  expect(finding.lines.map(({ kind }) => kind)).toEqual(['review_compared', 'review_chance', 'review_many'])
  expect(finding.groups).toEqual(play.groups)
  // Two of the 252 ways to choose five of ten.
  expect(finding.weight).toBeCloseTo(1 - 2 / 252, 12)
})
