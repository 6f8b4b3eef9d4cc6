import { expect, test } from 'vitest'
import type { MatchEntry } from '#golf/match/match-entry.ts'
import { matchEntryFromWire, matchEntryToWire } from './wire-match-entry.ts'

const entry: MatchEntry = {
  id: 'ent_1',
  at: 1_780_000_000_000,
  authorId: 'usr_1',
  holeNumber: 3,
  word: { kind: 'won', side: 'B' },
}

test('when an entry has gone over the wire, then it is the same', () => {
  expect(matchEntryFromWire(matchEntryToWire(entry))).toEqual(entry)
})

test('when a newer version has sent what no word is, then there is none', () => {
  expect(matchEntryFromWire({ ...matchEntryToWire(entry), side: null })).toBeUndefined()
})
