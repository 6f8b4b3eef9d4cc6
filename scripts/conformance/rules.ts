/** What became of one paragraph of the rules of golf; `where` is below src/domain. */
export type RuleState = {
  rule: string
  about: string
  state: 'yes' | 'no'
  where: string
  why?: string
}

const yes = (rule: string, about: string, where: string, why?: string): RuleState =>
  why === undefined ? { rule, about, state: 'yes', where } : { rule, about, state: 'yes', where, why }
const no = (rule: string, about: string, why: string): RuleState => ({
  rule,
  about,
  state: 'no',
  where: '',
  why,
})

export const rules: readonly RuleState[] = [
  yes('R0.1', 'rounding half up', 'rounding.ts'),
  yes('R0.2', 'whole numbers, never -0', 'rounding.ts, fraction.ts', 'decision 0003'),
  yes(
    'R0.3',
    'what was used is stored',
    'course/course.ts, scoring/card.ts, handicap/scoring-record.ts',
    'terms and index come in as a snapshot',
  ),
  yes('R1.1', 'differential of 18 holes', 'handicap/score-differential.ts'),
  yes('R1.2', 'differential of 9 holes', 'handicap/score-differential.ts'),
  yes(
    'R1.3',
    'expected nine',
    'handicap/score-differential.ts',
    'reverse-engineered 0.52 x index + 1.2; not published; a setting',
  ),
  yes(
    'R1.4',
    'nines paired without an index',
    'handicap/add-to-record.ts',
    'a nine left over when the index appears stays unpaired',
  ),
  yes(
    'R1.5',
    '10 to 17 holes',
    'handicap/acceptable-score.ts, handicap/adjusted-gross.ts',
    'net par as a club setting, otherwise refused: the scaling is not published',
  ),
  yes('R1.6', 'too few holes', 'handicap/acceptable-score.ts'),
  yes(
    'R1.7',
    'PCC',
    'handicap/score-differential.ts',
    'entered by the committee: the statistics are not published',
  ),
  yes('R2.1', 'no index: par + 5', 'handicap/max-hole-score.ts'),
  yes('R2.2', 'net double bogey', 'handicap/max-hole-score.ts'),
  yes('R2.3', 'Course Handicap above 54', 'handicap/max-hole-score.ts'),
  yes('R2.4', 'hole not finished', 'handicap/adjusted-gross.ts', 'net double bogey, as the rule allows'),
  yes('R2.5', 'competition score untouched', 'handicap/adjusted-gross.ts, handicap/score-for-record.ts'),
  yes('R3.1', 'first index from 54 holes', 'handicap/add-to-record.ts'),
  yes('R3.2', 'lowest of the newest twenty', 'handicap/handicap-index.ts'),
  yes('R3.3', 'maximum 54.0', 'handicap/handicap-index.ts'),
  yes('R3.4', 'updated the day after', 'handicap/add-to-record.ts'),
  yes(
    'R3.5',
    'Low Handicap Index',
    'handicap/low-handicap-index.ts',
    'achieved in the 365 days, not carried into them (R&A clarification of 2021)',
  ),
  yes('R3.6', 'soft and hard cap', 'handicap/cap-index.ts'),
  yes('R3.7', 'exceptional score', 'handicap/exceptional-score.ts'),
  yes('R3.8', 'order of the steps', 'handicap/add-to-record.ts'),
  yes('R3.9', 'Great Britain and Ireland', 'handicap/gb-and-i.ts'),
  yes('R4.1', 'Course Handicap, 18 holes', 'handicap/course-handicap.ts'),
  yes('R4.2', 'Course Handicap, 9 holes', 'handicap/course-handicap.ts'),
  no('R4.3', 'no (CR - par) before April 2024', 'history only: no round of that time is calculated here'),
  yes('R4.4', 'ratings of tee and gender', 'course/course.ts'),
  yes(
    'R5.1',
    'allowances of Appendix C',
    'handicap/allowances.ts, handicap/playing-handicap.ts, handicap/team-playing-handicap.ts',
  ),
  yes('R5.2', 'full difference in match play', 'handicap/match-strokes.ts'),
  yes('R5.3', 'England 2024', 'handicap/match-strokes.ts', 'a setting'),
  yes(
    'R5.4',
    'tees of different pars',
    'handicap/mixed-tees.ts',
    'nothing is added where results are compared with par (Rules of Handicapping 6.2b)',
  ),
  yes('R5.5', 'plus handicap with an allowance', 'handicap/playing-handicap.ts'),
  yes('R6.1', 'strokes by stroke index', 'handicap/strokes-received.ts'),
  yes('R6.2', 'plus handicaps give back', 'handicap/strokes-received.ts'),
  yes('R6.3', 'nine holes of eighteen', 'handicap/strokes-received.ts'),
  yes('R6.4', 'stroke indexes are a permutation', 'course/course.ts'),
  yes(
    'R7.1',
    'Stableford',
    'scoring/stableford.ts, formats/stableford.ts, formats/adjust-rank.ts',
    'five under earns 7 (decision 0002)',
  ),
  yes('R7.2', 'modified Stableford', 'scoring/stableford.ts, formats/modified-stableford.ts'),
  yes('R7.3', 'maximum score', 'formats/maximum-score.ts'),
  yes('R7.4', 'par/bogey', 'formats/par-bogey.ts'),
  yes('R7.5', 'stroke play, no return', 'formats/stroke-play.ts'),
  yes('R7.6', 'match play', 'match-play/match-state.ts, match-play/hole-winner.ts'),
  yes('R7.7', 'result text', 'match-play/match-result.ts'),
  yes('R8.1', 'size and byes', 'bracket/seeding.ts, bracket/single-elimination.ts'),
  yes('R8.2', 'seed slots', 'bracket/seeding.ts'),
  yes('R8.3', 'ways to draw', 'bracket/seeding.ts'),
  yes('R8.4', 'a bye is no match', 'bracket/winners-side.ts'),
  yes('R8.5', 'double elimination', 'bracket/double-elimination.ts'),
  yes('R8.6', 'undo, repeated results', 'bracket/advance.ts'),
  yes('R8.7', 'third place, plate', 'bracket/single-elimination.ts'),
  yes(
    'R9.1',
    'play-off, countback, shared',
    'leaderboard/playoff.ts, formats/countback.ts',
    'play-off and lots recorded by hand',
  ),
  yes('R9.2', 'countback by card number', 'formats/countback.ts'),
  yes('R9.3', 'after the last hole', 'formats/countback.ts', 'a setting; lots by hand'),
  yes('R9.4', 'fractions unrounded, by hole', 'formats/countback.ts', 'a setting'),
  yes('R9.5', 'several tied', 'formats/countback.ts, leaderboard/standings.ts'),
  yes('R9.6', 'several rounds', 'formats/several-rounds.ts'),
  yes(
    'R9.7',
    'shared places and prizes',
    'leaderboard/standings.ts, leaderboard/prizes.ts',
    'minor units that do not divide stay with the club',
  ),
  yes('R9.8', 'open cards break no tie', 'leaderboard/standings.ts'),
  yes('R10.1', 'best N per hole', 'team/best-per-hole.ts, team/team-rank.ts'),
  yes('R10.2', 'best N cards', 'team/best-cards.ts'),
  yes('R10.3', 'blinds', 'team/blinds.ts'),
  no(
    'R11.1',
    'certifying a card',
    'the server keeps signatures and the time a card was returned; no arithmetic',
  ),
  no('R11.2', 'electronic or paper', 'a matter of the terms of a competition; no arithmetic'),
]
