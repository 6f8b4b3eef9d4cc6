import { test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { anyRecord, eighteen, FIRST_DAY } from '#test/make-record.ts'
import { sayInEnglish } from '#test/say-arithmetic.ts'
import { explainUnmoved } from './explain-unmoved.ts'
import { replay } from './replay.ts'
import type { RecordEntry } from './scoring-record.ts'

const whyOfLast = (entries: readonly RecordEntry[]) => {
  const last = replay(entries).steps.at(-1)
  return last && sayInEnglish(explainUnmoved(last))
}
const entered = (index: number): RecordEntry => ({
  kind: 'committee_index',
  day: FIRST_DAY,
  id: 'com',
  index,
  reason: 'as before',
  restartsLowIndex: false,
})
const twenty = (of: (i: number) => number) => Array.from({ length: 20 }, (_, i) => eighteen(i, of(i)))

test('when a member with an entered index hands in a first brilliant card, then fewer than three scores are why nothing moved', () => {
  expect(whyOfLast([entered(136), eighteen(1, 53)])).toEqual([
    'The index is worked out from 3 scores, and the record has 1: 13.6 stays until then.',
  ])
})

test('when the committee froze the index, then that is why', () => {
  const frozen: RecordEntry = { kind: 'freeze', day: FIRST_DAY + 21, id: 'frz', index: 104 }
  expect(whyOfLast([...twenty((i) => 100 + i), frozen, eighteen(30, 90)])).toEqual([
    'The committee has frozen the index; the scores would make 10.2.',
  ])
})

test('when the score is none of the lowest eight, then that is why', () => {
  expect(whyOfLast([...twenty((i) => 200 - i), eighteen(30, 250)])).toEqual([
    'Its score differential 25.0 is not one of the 8 lowest of the last 20, so it does not change the index.',
  ])
})

test('when the hard cap holds the rise back, then that is why', () => {
  const worse = Array.from({ length: 20 }, (_, i) => eighteen(30 + i, 300))
  expect(whyOfLast([...twenty(() => 100), ...worse])).toEqual([
    'The hard cap stops the index 5.0 above the low index of the 365 days before, which is 8.0.',
  ])
})

test('when the index is 54.0, then nothing is higher', () => {
  expect(whyOfLast([eighteen(0, 600), eighteen(1, 600), eighteen(2, 600), eighteen(3, 590)])).toEqual([
    'An index goes no higher than 54.0.',
  ])
})

test('when the score counts and the average comes to the same, then that is said', () => {
  expect(whyOfLast([...twenty(() => 100), eighteen(30, 100)])).toEqual([
    'The score counts: with it the average of the lowest 8 comes to 10.0 again.',
  ])
})

test.prop([anyRecord])('every score with an index has a reason in whole sentences', ({ entries }) => {
  for (const step of replay(entries).steps) {
    const lines = sayInEnglish(explainUnmoved(step))
    const isScore = step.differential !== null && step.index !== null
    expect(lines).toHaveLength(isScore ? 1 : 0)
    expect(lines.every((line) => line.endsWith('.') && !/NaN|undefined|null/.test(line))).toBe(true)
  }
})
