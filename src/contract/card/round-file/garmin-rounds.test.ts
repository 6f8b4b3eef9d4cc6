import { expect, test } from 'vitest'
import { understandGarminRounds, type GarminPlace, type GarminScorecard } from './garmin-rounds.ts'

const holesOf = (strokes: readonly (number | null | undefined)[]) =>
  strokes.map((count, at) => ({ number: at + 1, strokes: count }))
const nine = [4, 5, 3, 6, 4, 4, 3, 5, 5]

const card = (more: GarminScorecard = {}, place: GarminPlace = {}) => ({
  scorecard: {
    id: 61457540002,
    startTime: '2024-05-04T07:30:12.000Z',
    formattedStartTime: '2024-05-04T09:30:12.000+0200',
    scoreType: 'STROKE_PLAY',
    roundType: 'ALL',
    inProgress: false,
    excludeFromStats: false,
    teeBox: 'White',
    holes: holesOf(nine),
    ...more,
  },
  place: { name: 'Oak Hill ~ Old', holePars: '443544345', ...place },
})

const read = (...cards: ReturnType<typeof card>[]) => understandGarminRounds(cards)

test('a round has its day on the player’s clock, its course, tee, and holes, of which only the strokes are read', () => {
  const { rounds, refused, repeated } = read(card({ holes: holesOf(nine) }))
  expect({ refused, repeated }).toEqual({ refused: [], repeated: 0 })
  expect(rounds).toMatchObject([
    {
      id: '61457540002',
      day: '2024-05-04',
      time: '09:30',
      startedAt: '2024-05-04T07:30:12.000Z',
      courseName: 'Oak Hill, Old',
      teeName: 'White',
      holesPlayed: 9,
      notes: [],
    },
  ])
  expect(rounds[0]?.holes.slice(0, 2)).toEqual([
    { holeNumber: 1, strokes: 4, par: 4 },
    { holeNumber: 2, strokes: 5, par: 4 },
  ])
})

test.each<[string, GarminScorecard, string | undefined]>([
  [
    'local time after midnight, where UTC has the day before',
    { formattedStartTime: '2024-05-05T00:10:00+02:00' },
    '2024-05-05 00:10',
  ],
  ['only the moment', { formattedStartTime: null }, '2024-05-04 07:30'],
  [
    'the moment without a zone',
    { formattedStartTime: null, startTime: '2024-05-04T07:30:12.0' },
    '2024-05-04 07:30',
  ],
  ['milliseconds', { formattedStartTime: null, startTime: Date.UTC(2024, 4, 4, 7, 30) }, '2024-05-04 07:30'],
  ['no such day', { formattedStartTime: '2024-13-41T09:30:00Z', startTime: null }, undefined],
  ['neither', { formattedStartTime: null, startTime: null }, undefined],
])('when the start is %s, then it begins at %s', (_, start, expected) => {
  const { rounds, refused } = read(card(start))
  expect(rounds.map(({ day, time }) => `${day} ${time}`)).toEqual(expected === undefined ? [] : [expected])
  expect(refused.map(({ reason }) => reason)).toEqual(expected === undefined ? ['no_start'] : [])
})

test('strokes that are missing or 0 are holes that were not played', () => {
  const [round] = read(card({ holes: holesOf([4, 0, null, undefined, 5, 4, 3, 5, 5]) })).rounds
  expect(round?.holes.map(({ strokes }) => strokes)).toEqual([
    4,
    undefined,
    undefined,
    undefined,
    5,
    4,
    3,
    5,
    5,
  ])
  expect(round).toMatchObject({ holesPlayed: 6, notes: ['unfinished'] })
})

test.each<[string, GarminScorecard]>([
  ['no_number', { id: null }],
  ['no_number', { id: 'abc' }],
  ['still_played', { inProgress: true }],
  ['simulation', { roundType: 'SIMULATION' }],
  ['not_own_ball', { scoreType: 'SCRAMBLE' }],
  ['not_own_ball', { roundType: 'Texas_Scramble' }],
  ['no_scores', { holes: holesOf([0, null]) }],
  ['no_scores', { holes: null }],
  ['impossible_strokes', { holes: holesOf([4, 45]) }],
  ['impossible_strokes', { holes: holesOf([4, 2.5]) }],
  ['hole_numbers', { holes: [{ number: 19, strokes: 4 }] }],
  [
    'hole_numbers',
    {
      holes: [
        { number: 3, strokes: 4 },
        { number: 3, strokes: 5 },
      ],
    },
  ],
])('when a card is %s, then it is left out and said so', (reason, more) => {
  const { rounds, refused } = read(card(more))
  expect(rounds).toEqual([])
  expect(refused).toEqual([{ day: '2024-05-04', courseName: 'Oak Hill, Old', reason }])
})

test.each<[string, GarminScorecard, GarminPlace]>([
  ['unfinished', { holes: holesOf(nine.slice(0, 7)) }, {}],
  ['excluded', { excludeFromStats: true }, {}],
  ['other_format', { scoreType: 'STABLEFORD' }, {}],
  ['other_format', { roundType: 'SOMETHING_NEW' }, {}],
  ['two_nines', {}, { name: 'Oak Hill ~ Vista/Canyon' }],
])('a round that is %s is taken, with that word', (note, more, place) => {
  expect(read(card(more, place)).rounds).toMatchObject([{ notes: [note] }])
})

test('the same number twice is one round, and the newest stands first', () => {
  const later = card({ id: 7, formattedStartTime: '2025-05-04T09:30:12.000+0200' })
  const { rounds, repeated } = read(card(), later, card())
  expect(rounds.map(({ id }) => id)).toEqual(['7', '61457540002'])
  expect(repeated).toBe(1)
})

test.each<[string, string, GarminScorecard, (number | undefined)[]]>([
  ['of these holes', '345', { holes: [10, 11, 12].map((number) => ({ number, strokes: 4 })) }, [3, 4, 5]],
  ['of the whole course', '443544345435', { holes: [{ number: 10, strokes: 4 }] }, [4]],
  ['not digits', '4,4', { holes: [{ number: 1, strokes: 4 }] }, [undefined]],
])('pars that are %s', (_, holePars, more, pars) => {
  expect(read(card(more, { holePars })).rounds[0]?.holes.map(({ par }) => par)).toEqual(pars)
})
