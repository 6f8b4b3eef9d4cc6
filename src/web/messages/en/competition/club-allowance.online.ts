import { catalogue } from '../../catalogue.ts'

/** The recommended handicap allowance of a competition, and another one with its reason. */
export const clubAllowanceText = catalogue('club-allowance', {
  recommended: (percent: number, format: string) =>
    `${percent} % is recommended for ${format} with a medium-sized field (Rules of Handicapping, Appendix C).`,
  noLine: 'Appendix C of the Rules of Handicapping recommends no allowance for teams of this size.',
  ofUnion: (percents: string) => `In Ireland, clubs choose one of ${percents} %.`,
  reason: 'Reason for a different allowance',
  reasonHint: 'Shown to everybody who sees the competition.',
  lines: {
    individual_stableford: 'individual Stableford',
    individual_stroke_play: 'individual stroke play',
    individual_par_bogey: 'individual par/bogey',
    individual_maximum_score: 'individual maximum score',
    individual_match_play: 'individual match play',
    four_ball_stableford: 'four-ball Stableford',
    four_ball_stroke_play: 'four-ball stroke play',
    best_1_of_4_stroke_play: 'the best score of four',
    best_2_of_4_stroke_play: 'the best two scores of four',
    best_3_of_4_stroke_play: 'the best three scores of four',
    best_4_of_4_stroke_play: 'all four scores of a team',
  },
})
