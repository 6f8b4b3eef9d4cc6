/**
 * One paragraph of the rules of golf. Declarations are written "handicap/handicap-index.ts capIndex", a file below src/golf
 * and a name in it, or the file alone for everything that it exports.
 */
export type RuleState = {
  rule: string
  about: string
  state: 'yes' | 'no'
  /** The declarations that the product reaches. */
  code: readonly string[]
  /** Where in the product the rule is reached: a page or a call. Empty while nothing reaches it. */
  offered: string
  /** What is written and tested, and which no screen or call reaches yet. */
  notYet: readonly string[]
  why?: string
}

type Rule = { about: string; code?: string[]; offered?: string; notYet?: string[]; why?: string }

const yes = (rule: string, { about, code = [], offered = '', notYet = [], why }: Rule): RuleState => ({
  rule,
  about,
  state: 'yes',
  code,
  offered,
  notYet,
  ...(why !== undefined && { why }),
})
const no = (rule: string, about: string, why: string): RuleState => ({
  rule,
  about,
  state: 'no',
  code: [],
  offered: '',
  notYet: [],
  why,
})

const record = 'handicap record `/handicap`'
const calculator = 'calculator `/handicap-calculator`'
const board = 'board `/competitions/:competitionId/leaderboard`'
const bracket = 'bracket `/competitions/:competitionId/bracket`'
const card = 'card `/scorecard`'
const matchCard = 'match card `/competitions/:competitionId/matches/:matchId`'
const courses = 'courses at `/club-admin`'

export const rules: readonly RuleState[] = [
  yes('R0.1', {
    about: 'rounding half up',
    code: ['rounding.ts roundHalfUp'],
    offered: `${record}, ${card}, ${calculator}`,
  }),
  yes('R0.2', {
    about: 'whole numbers, never -0',
    code: ['rounding.ts toUnits', 'fraction.ts'],
    offered: `${record}, ${card}, ${calculator}`,
    why: 'decision record 3',
  }),
  yes('R0.3', {
    about: 'what was used is stored',
    code: [
      'course/course.ts ratingValues',
      'card/card.ts CardTerms',
      'handicap/score-for-record.ts PlayedCard',
    ],
    offered: 'a started round, `POST /api/rounds`',
    why: 'terms and index come in as a snapshot',
  }),
  yes('R1.1', {
    about: 'differential of 18 holes',
    code: [
      'handicap/score-differential.ts differentialOf18',
      'handicap/score-differential.ts roundDifferential',
    ],
    offered: `${record}, ${calculator}`,
  }),
  yes('R1.2', {
    about: 'differential of 9 holes',
    code: ['handicap/score-differential.ts differentialOfNinePlayed'],
    offered: `${record}, ${calculator}`,
  }),
  yes('R1.3', {
    about: 'expected nine',
    code: ['handicap/score-differential.ts expectedDifferentialOfNine'],
    offered: `${record}, ${calculator}`,
    why: '((index x 1.04) + 2.4) / 2, as the Deutscher Golf Verband publishes it',
  }),
  yes('R1.4', {
    about: 'nines paired without an index',
    code: ['handicap/add-to-record.ts addToRecord'],
    offered: record,
    why: 'a nine left over when the first index appears counts with the expected nine of it',
  }),
  yes('R1.5', {
    about: '10 to 17 holes',
    code: ['handicap/acceptable-score.ts', 'handicap/adjusted-gross.ts adjustedGross'],
    offered: `${record}: refused with the reason, or at net par where the club’s rules at \`/club-admin\` say so; the reason to stop is asked for at \`/scorecard\``,
    why: 'the scaling is not published; Denmark and Germany count net par and one stroke more below fourteen holes',
  }),
  yes('R1.6', {
    about: 'too few holes, a format, tee or season that does not count',
    code: [
      'handicap/acceptable-score.ts acceptableScore',
      'handicap/rules-of-play/acceptable-format.ts formatNotCounted',
      'handicap/rules-of-play/active-season.ts',
      'course/course.ts hasOwnRating',
    ],
    offered: `${record}: refused with the reason`,
  }),
  yes('R1.7', {
    about: 'PCC',
    code: ['handicap/playing-conditions.ts differentialUnder', 'handicap/score-differential.ts RatedScore'],
    offered: `entered at \`/handicap-committee\`, on the ${record}, ${calculator}`,
    why: 'the statistics are not published, so the calculation is never our own',
  }),
  yes('R2.1', {
    about: 'no index: par + 5',
    code: ['handicap/max-hole-score.ts maxHoleScore'],
    offered: record,
  }),
  yes('R2.2', {
    about: 'net double bogey',
    code: ['handicap/max-hole-score.ts maxHoleScore'],
    offered: record,
  }),
  yes('R2.3', {
    about: 'Course Handicap above 54',
    code: ['handicap/max-hole-score.ts maxHoleScore'],
    offered: record,
  }),
  yes('R2.4', {
    about: 'hole not finished',
    code: ['handicap/most-likely-score.ts mostLikelyScore', 'handicap/adjusted-gross.ts adjustedGross'],
    offered: `${record}, asked for at \`/scorecard\` and \`/group\` when a hole is picked up outside of Stableford`,
    why: 'the lower of the most likely score and net double bogey; where none is given, and on a card of the kiosk or the paper, net double bogey',
  }),
  yes('R2.5', {
    about: 'competition score untouched',
    code: ['handicap/adjusted-gross.ts adjustedGross', 'handicap/score-for-record.ts scoreForRecord'],
    offered: `${record}, ${board}`,
  }),
  yes('R3.1', {
    about: 'first index from 54 holes',
    code: ['handicap/add-to-record.ts addToRecord', 'handicap/first-index.ts'],
    offered: record,
    why: 'after one round in Denmark, France and the Netherlands',
  }),
  yes('R3.2', {
    about: 'lowest of the newest twenty',
    code: ['handicap/handicap-index.ts averageOfLowest'],
    offered: `${record}, ${calculator}`,
  }),
  yes('R3.3', {
    about: 'maximum 54.0',
    code: ['handicap/handicap-index.ts roundIndex', 'handicap/index-brake.ts'],
    offered: `${record}, ${calculator}`,
    why: 'in Germany no score raises an index above 26.5',
  }),
  yes('R3.4', {
    about: 'updated once a day, for the day after',
    code: ['handicap/add-to-record.ts addToRecord', 'handicap/index-to-play-off.ts indexToPlayOff'],
    offered: `${record}, a started round`,
    why: 'all scores of a day are measured against what stood when it began',
  }),
  yes('R3.5', {
    about: 'Low Handicap Index',
    code: ['handicap/handicap-index.ts lowHandicapIndex'],
    offered: record,
    why: 'calculated in the 365 days up to the last score already on record (Interpretations 5.7/1 and 5.7/2)',
  }),
  yes('R3.6', {
    about: 'soft and hard cap',
    code: ['handicap/handicap-index.ts capIndex', 'handicap/handicap-index.ts roundAverage'],
    offered: `${record}, ${calculator}`,
    why: 'from the 21st score, and from the rounded average (5.2b); an administrator lifts a cap on the member’s record',
  }),
  yes('R3.7', {
    about: 'exceptional score',
    code: ['handicap/handicap-index.ts exceptionalAdjustment', 'handicap/score-rulings.ts checkRuling'],
    offered: `${record}; undone by an administrator on the member’s record`,
  }),
  yes('R3.8', {
    about: 'order of the steps',
    code: ['handicap/add-to-record.ts addToRecord', 'handicap/explain-index.ts explainIndex'],
    offered: record,
  }),
  yes('R3.9', {
    about: 'penalty score; four-ball cards in Great Britain and Ireland',
    code: ['handicap/penalty-score.ts', 'handicap/gb-and-i.ts fourBallCard'],
    offered: 'the member’s record, for the handicap committee; four-ball cards at the desk, under Teams',
    why: 'which four-ball cards meet the conditions is shown; the committee decides, and no card goes on the record by it',
  }),
  yes('R4.1', {
    about: 'Course Handicap, 18 holes',
    code: ['handicap/playing-handicap.ts exactCourseHandicap'],
    offered: `${card}, ${calculator}`,
  }),
  yes('R4.2', {
    about: 'Course Handicap, 9 holes',
    code: ['handicap/playing-handicap.ts exactNineHoleCourseHandicap'],
    offered: `${card}, ${calculator}`,
  }),
  no('R4.3', 'no (CR - par) before April 2024', 'history only: no round of that time is calculated here'),
  yes('R4.4', {
    about: 'ratings of tee and gender',
    code: ['course/course.ts TeeRating', 'course/course.ts ratingValues'],
    offered: `${courses}, a started round`,
  }),
  yes('R5.1', {
    about: 'allowances of Appendix C',
    code: [
      'handicap/playing-handicap.ts playingHandicapFrom',
      'competition/competition-defaults.ts defaultAllowance',
      'handicap/allowances.ts allowances',
      'handicap/recommended-allowance.ts recommendedAllowance',
      'handicap/playing-handicap.ts teamPlayingHandicap',
      'match/pairs/pair-allowance.ts pairAllowance',
    ],
    offered: `recommended and chosen for each competition at \`/club-admin\`, ${calculator}; of pairs with the draw of the ${bracket}`,
  }),
  yes('R5.2', {
    about: 'full difference in match play',
    code: [
      'handicap/match-strokes.ts matchStrokes',
      'match/pairs/explain-pair-strokes.ts explainPairStrokes',
    ],
    offered: bracket,
  }),
  yes('R5.3', {
    about: 'England 2024; singles from the rounded Course Handicaps',
    code: ['handicap/match-strokes.ts matchStrokesInEngland'],
    offered: `${bracket}: chosen with the draw, or for the club at \`/club-admin\``,
  }),
  yes('R5.4', {
    about: 'tees of different pars',
    code: [
      'handicap/playing-handicap.ts matchStrokesOnMixedTees',
      'handicap/playing-handicap.ts handicapForCountback',
    ],
    offered: `${board}: the countback of net stroke play; ${bracket}: the strokes of a match`,
    why: 'nothing is added where results are compared with par (Rules of Handicapping 6.2b)',
  }),
  yes('R5.5', {
    about: 'plus handicap with an allowance',
    code: ['handicap/playing-handicap.ts playingHandicapFrom'],
    offered: `${card}, ${calculator}`,
  }),
  yes('R6.1', {
    about: 'strokes by stroke index',
    code: ['handicap/strokes-received.ts strokesReceived'],
    offered: card,
  }),
  yes('R6.2', {
    about: 'plus handicaps give back',
    code: ['handicap/strokes-received.ts strokesReceived'],
    offered: card,
  }),
  yes('R6.3', {
    about: 'nine holes of eighteen',
    code: ['handicap/strokes-received.ts strokesReceived'],
    offered: card,
  }),
  yes('R6.4', {
    about: 'stroke indexes are a permutation',
    code: ['course/course.ts checkStrokeIndexes', 'course/course.ts assignStrokeIndexes'],
    offered: courses,
  }),
  yes('R7.1', {
    about: 'Stableford',
    code: ['card/stableford.ts stablefordPoints', 'competition/formats/stableford.ts stableford'],
    offered: `${card}, ${board}`,
    notYet: ['competition/formats/adjust-rank.ts'],
    why: 'five under earns 7 (decision record 2)',
  }),
  yes('R7.2', {
    about: 'modified Stableford',
    code: [
      'card/stableford.ts stablefordTables',
      'competition/formats/modified-stableford.ts modifiedStableford',
    ],
    offered: `${card}, ${board}: a competition of that format`,
  }),
  yes('R7.3', {
    about: 'maximum score',
    code: ['competition/formats/maximum-score.ts maximumScore', 'card/maximum-score.ts capOf'],
    offered: `${card}, ${board}: a competition of that format`,
  }),
  yes('R7.4', {
    about: 'par/bogey',
    code: ['competition/formats/par-bogey.ts parBogey'],
    offered: `${card}, ${board}: a competition of that format`,
  }),
  yes('R7.5', {
    about: 'stroke play, no return',
    code: ['competition/formats/stroke-play.ts strokePlay', 'competition/card-status.ts cardStatuses'],
    offered: board,
  }),
  yes('R7.6', {
    about: 'match play, hole by hole',
    code: [
      'match/match-state.ts matchState',
      'match/hole-winner.ts holeWinner',
      'match/hole-winner.ts endedMatch',
      'match/match-card.ts',
      'match/match-entry.ts',
    ],
    offered: `${matchCard}, and its progress on the ${bracket}`,
    notYet: ['match/match-state.ts describeMatch', 'match/hole-winner.ts sideOfPartners'],
    why: 'extra holes begin with the first; four-balls are not drawn',
  }),
  yes('R7.7', {
    about: 'result text',
    code: ['match/match-result.ts parseMatchResult', 'match/match-result.ts formatMatchResult'],
    offered: `${bracket}: a result is typed`,
  }),
  yes('R8.1', {
    about: 'size and byes',
    code: ['match/bracket/seeding.ts bracketSize', 'match/bracket/single-elimination.ts singleElimination'],
    offered: bracket,
  }),
  yes('R8.2', { about: 'seed slots', code: ['match/bracket/seeding.ts seedOrder'], offered: bracket }),
  yes('R8.3', {
    about: 'ways to draw',
    code: ['match/bracket/seeding.ts orderBySeeding', 'seeded-random.ts seededRandom'],
    offered: bracket,
  }),
  yes('R8.4', {
    about: 'a bye is no match',
    code: ['match/bracket/winners-side.ts winnersSide'],
    offered: bracket,
  }),
  yes('R8.5', {
    about: 'double elimination',
    code: ['match/bracket/double-elimination.ts doubleElimination', 'match/bracket/bracket.ts isNeeded'],
    offered: bracket,
  }),
  yes('R8.6', {
    about: 'undo, repeated results',
    code: ['match/bracket/advance.ts recordResult', 'match/bracket/advance.ts undoResult'],
    offered: bracket,
  }),
  yes('R8.7', {
    about: 'third place, plate',
    code: ['match/bracket/single-elimination.ts singleElimination', 'match/bracket/plate.ts plateEntrants'],
    offered: `${bracket}: a match for third place, and a plate`,
  }),
  yes('R9.1', {
    about: 'play-off, countback, shared',
    code: ['competition/formats/countback.ts countbackNumbers'],
    offered: `${board}: countback`,
    notYet: ['board/playoff.ts'],
    why: 'play-off and lots recorded by hand',
  }),
  yes('R9.2', {
    about: 'countback by card number',
    code: ['competition/formats/countback.ts usualCountback'],
    offered: board,
  }),
  yes('R9.3', {
    about: 'after the last hole',
    code: [
      'competition/formats/countback.ts usualCountback',
      'competition/formats/countback.ts countbackThenFrontNine',
      'competition/formats/countback.ts countbackThenBackwards',
    ],
    offered: `${board}: the place is shared, or as the club has chosen at \`/club-admin\``,
  }),
  yes('R9.4', {
    about: 'fractions unrounded, by hole',
    code: [
      'competition/formats/countback.ts countbackNumbers',
      'competition/formats/explain-countback.ts explainNetCountback',
    ],
    offered: `${board}: by fractions`,
    notYet: ['competition/formats/countback.ts countbackByHole'],
  }),
  yes('R9.5', {
    about: 'several tied',
    code: ['competition/formats/countback.ts compareCountback', 'board/standings.ts standings'],
    offered: board,
  }),
  yes('R9.6', {
    about: 'several rounds',
    code: ['competition/formats/several-rounds.ts rankOfRounds'],
    offered: `${board}: a competition of 2 to 4 rounds`,
  }),
  yes('R9.7', {
    about: 'shared places and prizes',
    code: ['board/standings.ts standings', 'competition/prizes/share-prizes.ts sharePrizes'],
    offered: `${board}: shared places; prizes at \`/competition-desk/:competitionId\``,
    why: 'minor units that do not divide stay with the club',
  }),
  yes('R9.8', {
    about: 'open cards break no tie',
    code: ['board/standings.ts standings'],
    offered: board,
  }),
  yes('R10.1', {
    about: 'best N per hole',
    code: ['competition/teams/best-per-hole.ts bestPerHole', 'competition/teams/team-rank.ts teamRank'],
    offered: `${board} of teams`,
  }),
  yes('R10.2', { about: 'best N cards', notYet: ['competition/teams/best-cards.ts'] }),
  yes('R10.3', {
    about: 'blinds',
    code: ['competition/teams/blinds.ts drawBlinds'],
    offered: 'drawn teams, `POST /api/competitions/:competitionId/teams/draw`',
  }),
  no(
    'R11.1',
    'certifying a card',
    'the server keeps signatures and the time a card was returned; no arithmetic',
  ),
  no('R11.2', 'electronic or paper', 'a matter of the terms of a competition; no arithmetic'),
]

/** A choice that a rule leaves to a club or committee, which the rules here take and no screen or call asks for yet. */
export type UnofferedSetting = {
  rule: string
  setting: string
  /** What holds everywhere as long as nobody can choose. */
  everywhere: string
  /** What these zones below src would mention if somebody could choose. */
  mention: RegExp
  zones: readonly string[]
}

const product = ['contract', 'scan', 'server', 'web']

export const unofferedSettings: readonly UnofferedSetting[] = [
  {
    rule: 'R1.3',
    setting: 'another expected nine',
    everywhere: '0.52 x index + 1.2',
    mention: /\bexpectedNine\b|RecordTerms/,
    zones: product,
  },
]
