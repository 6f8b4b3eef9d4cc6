import { expect, test } from 'vitest'
import { matchFormats } from '#golf/match/pairs/match-format.ts'
import { competitionTypes } from '#golf/competition/competition.ts'
import { formatInName, namedFormats, playsFormat } from './format-in-name.ts'

test.each([
  ['Charity Texas Scramble', 'scramble'],
  ['Texas benéfico', 'scramble'],
  ['Scramble de Navidad', 'scramble'],
  ['Mixed Greensomes', 'greensomes'],
  ['Chapman Foursomes', 'chapman'],
  ['Winter Foursomes', 'foursomes'],
  ['Foursome mixto', 'foursomes'],
  ['Seniors’ Fourball', 'better_ball'],
  ['4-ball better ball', 'better_ball'],
  ['Parejas mejor bola', 'better_ball'],
  ['Autumn Pairs', 'better_ball'],
  ['Friday Skins', 'skins'],
  ['Ryder Cup del club', 'team_match'],
  ['Captain v Pro', 'team_match'],
  ['Interclub away', 'team_match'],
  ['Interclubes', 'team_match'],
  ['Ladies vs. Gents', 'team_match'],
])('%s speaks of %s', (name, format) => {
  expect(formatInName(name)).toBe(format)
})

test.each([
  ...['Saturday Stableford', 'Chapman Trophy', 'Pinehurst Bowl', 'Medal 7', 'Copa de verano', ''],
  ...[
    'Captain’s Prize',
    'Vets Medal',
    'Ball Sweep',
    'Div. 1 Medal',
    'Players v',
    'Eclectic',
    'Club Championship',
  ],
])('“%s” speaks of none', (name) => {
  expect(formatInName(name)).toBeUndefined()
})

test('what is missing is none of the types, and what can be played is not called missing', () => {
  const missing = namedFormats.filter((format) =>
    competitionTypes.every(
      (competitionType) => !playsFormat(format, { competitionType, teamSize: 2, countingScores: 1 }),
    ),
  )
  expect(missing).toEqual(['scramble', 'greensomes', 'chapman', 'skins', 'team_match'])
  // The pairs that a bracket is drawn of. A new one needs its words here.
  expect(matchFormats).toEqual(['singles', 'four_ball', 'foursomes'])
})

test('a team of two of whom one score counts plays the better ball, another team does not', () => {
  const team = { competitionType: 'team_stableford', teamSize: 2, countingScores: 1 }
  expect(playsFormat('better_ball', team)).toBe(true)
  expect(playsFormat('better_ball', { ...team, countingScores: 2 })).toBe(false)
  expect(playsFormat('better_ball', { ...team, competitionType: 'stableford' })).toBe(false)
})
