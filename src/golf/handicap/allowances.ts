/**
 * How a format turns Course Handicaps into the handicap that plays: each player's own percentage, or the pair's and
 * team's weights from the lowest handicap to the highest.
 */
export type EachAllowance = { kind: 'each'; percent: number }
export type TeamAllowance = { kind: 'team'; weightsLowFirst: readonly number[] }
export type Allowance = EachAllowance | TeamAllowance

const each = (percent: number): EachAllowance => ({ kind: 'each', percent })
const team = (...weightsLowFirst: number[]): TeamAllowance => ({ kind: 'team', weightsLowFirst })

/**
 * The recommended allowances (R5; Rules of Handicapping, Appendix C), for fields of medium size. The committee states
 * its own in the terms; a competition stores the percentage it was played with (R5.1, R0.3).
 */
export const allowances = {
  individual_stroke_play: each(95),
  individual_stableford: each(95),
  individual_par_bogey: each(95),
  individual_maximum_score: each(95),
  individual_match_play: each(100),
  four_ball_stroke_play: each(85),
  four_ball_stableford: each(85),
  four_ball_par_bogey: each(90),
  four_ball_match_play: each(90),
  best_1_of_4_stroke_play: each(75),
  best_2_of_4_stroke_play: each(85),
  best_3_of_4_stroke_play: each(100),
  best_4_of_4_stroke_play: each(100),
  best_1_of_4_par_bogey: each(75),
  best_2_of_4_par_bogey: each(80),
  best_3_of_4_par_bogey: each(90),
  best_4_of_4_par_bogey: each(100),
  total_of_2_match_play: each(100),
  foursomes: team(50, 50),
  greensomes: team(60, 40),
  pinehurst_chapman: team(60, 40),
  scramble_of_2: team(35, 15),
  scramble_of_3: team(30, 20, 10),
  scramble_of_4: team(25, 20, 15, 10),
} as const satisfies Record<string, Allowance>
