import { expect, test } from 'vitest'
import type { Course } from '#contract/course/courses.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import { roundHere, teeChoiceHere, type KnownHere } from './start-here.ts'

const course: Course = {
  id: 'crs_1',
  version: 1,
  name: 'Fox Creek',
  clubId: 'clb_1',
  location: null,
  par: 72,
  holesPar: 72,
  rating: null,
  slope: 113,
  description: null,
  holeCount: 18,
  strokeIndexesConfirmed: true,
  tees: [
    {
      id: 'tee_w',
      name: 'White',
      color: '#ffffff',
      order: 0,
      ratings: [{ gender: 'men', rating: '71.2', slope: 128, par: 72 }],
    },
    {
      id: 'tee_y',
      name: 'Yellow',
      color: '#ffff00',
      order: 1,
      ratings: [{ gender: 'men', rating: '69.0', slope: 120, par: 72 }],
    },
  ],
  holes: Array.from({ length: 18 }, (_, i) => ({
    id: `hol_${i}`,
    holeNumber: i + 1,
    par: 4,
    handicapIndex: i + 1,
    yardages: { White: 380 },
    description: null,
    womenPar: null,
    womenHandicapIndex: null,
    generated: [],
    generatedYardages: [],
  })),
}
const known: KnownHere = {
  course,
  facts: {
    handicap: '12.4',
    gender: 'men',
    isNew: false,
    usualTee: { name: 'Yellow', color: '#ffff00' },
    lastTees: [],
  },
  competition: undefined,
  at: 0,
}
const start = {
  id: 'rnd_01234567890123456789',
  userId: 'usr_1',
  teeId: 'tee_w',
  gender: null,
  now: 1_700_000_000_000,
}

test('the card that starts here is one that the phone can read again, with the terms of its tee', () => {
  const round = roundHere(known, start)
  expect(roundDetail.parse(round)).toEqual(round)
  // (12.4 × 128 / 113 + 71.2 − 72) rounded
  expect(round).toMatchObject({
    handicapUsed: '12.4',
    terms: { teeName: 'White', rating: '71.2', slope: 128, courseHandicap: 13, playingHandicap: 13 },
  })
  expect(round.terms.holes[0]).toEqual({ holeNumber: 1, par: 4, handicapIndex: 1, yards: 380 })
})

test('when no tee is chosen, then it is the one that would be proposed', () => {
  expect(teeChoiceHere(known, { said: null })).toMatchObject({
    proposed: { teeId: 'tee_y', reason: 'usual' },
  })
  expect(roundHere(known, { ...start, teeId: null }).terms.teeName).toBe('Yellow')
})

test('a player without an index plays off 0', () => {
  const round = roundHere({ ...known, facts: { ...known.facts, handicap: null } }, start)
  expect(round).toMatchObject({ handicapUsed: null, terms: { playingHandicap: 0 } })
})

/* 14 November 2023, by any clock within ten hours of UTC. */
const noon = Date.UTC(2023, 10, 14, 12)
const winter = { id: 'dnh_1', from: '2023-11-14', until: '2023-12-31', reason: 'temporary_greens' }

test.each([
  ['nothing keeps it off', {}, noon, undefined],
  ['it is a practice round', { isPractice: true }, noon, { reason: 'practice_round' }],
])('when %s, then the card that starts here says so', (_, more, now, expected) => {
  expect(roundHere(known, { ...start, ...more, now }).notForHandicap).toEqual(expected)
})

test('on a day of the course that is not for handicap, the start and the card say so before the first score', () => {
  const closed = { ...known, course: { ...course, notForHandicap: [winter] } }
  const expected = { reason: 'temporary_greens' }
  expect(teeChoiceHere(closed, { said: null, now: noon }).notForHandicap).toMatchObject(expected)
  expect(roundHere(closed, { ...start, isPractice: true, now: noon }).notForHandicap).toMatchObject(expected)
  expect(teeChoiceHere(closed, { said: null, now: noon - 86_400_000 }).notForHandicap).toBeUndefined()
})
