import { expect, test } from 'vitest'
import { formatNotCounted, formatNotCountedNamed, type CompetitionFormat } from './acceptable-format.ts'
import { rulesOfUnion } from './published-rules.ts'
import { readRulesOfPlay } from './rule-settings.ts'

const competition = (
  competitionType: string,
  teamSize: number | null = null,
  countingScores: number | null = null,
) => ({
  competitionType,
  teamSize,
  countingScores,
})
const matchPlay = competition('matchplay')
const fourBall = competition('team_stableford', 2, 1)
const never = readRulesOfPlay(null)
const netherlands = rulesOfUnion('netherlands')

test.each<[string, CompetitionFormat, ReturnType<typeof rulesOfUnion>, string | undefined]>([
  ['a club that never chose counts match play', matchPlay, never, undefined],
  ['a club that never chose counts four-ball', fourBall, never, undefined],
  ['the Netherlands: match play does not count', matchPlay, netherlands, 'match_play'],
  ['the Netherlands: four-ball does not count', fourBall, netherlands, 'four_ball'],
  [
    'Ireland: the committee decides on four-ball',
    fourBall,
    rulesOfUnion('ireland'),
    'four_ball_by_committee',
  ],
  ['the United States count both', matchPlay, rulesOfUnion('united_states'), undefined],
  ['stroke play counts everywhere', competition('stroke_play'), netherlands, undefined],
  [
    'both scores of a pair count: every hole is played out',
    competition('team_stroke', 2, 2),
    netherlands,
    undefined,
  ],
  ['two of four: every card is played out', competition('team_stableford', 4, 2), netherlands, undefined],
  ...(['england', 'scotland', 'wales', 'ireland'] as const).flatMap(
    (union): [string, CompetitionFormat, ReturnType<typeof rulesOfUnion>, string | undefined][] => [
      [`${union}: match play does not count`, matchPlay, rulesOfUnion(union), 'match_play'],
      [
        `${union}: a team of three does not count`,
        competition('team_stroke', 3, 2),
        rulesOfUnion(union),
        'team',
      ],
      [
        `${union}: a team of four does not count`,
        competition('team_stableford', 4, 2),
        rulesOfUnion(union),
        'team',
      ],
      [
        `${union}: both scores of a pair count`,
        competition('team_stroke', 2, 2),
        rulesOfUnion(union),
        undefined,
      ],
    ],
  ),
  ['a club that never chose counts teams of four', competition('team_stableford', 4, 2), never, undefined],
])('%s (Rules of Handicapping 2.1a)', (_, played, rules, why) => {
  expect(formatNotCounted(played, rules)).toBe(why)
})

test('only the reasons of a format are read back from a stored card', () => {
  expect(formatNotCountedNamed('four_ball')).toBe('four_ball')
  expect(formatNotCountedNamed('reopened')).toBeUndefined()
  expect(formatNotCountedNamed(null)).toBeUndefined()
})
