import { catalogue } from '../../catalogue.ts'
import { ordinal } from '#golf/arithmetic/english-ordinal.ts'

const points = (count: number) => (count === 1 ? '1 point' : `${count} points`)
const holes = (count: number) => (count === 1 ? '1 hole' : `${count} holes`)
const strokes = (count: number) => (count === 1 ? '1 stroke' : `${count} strokes`)

/** What a player sees once their card is handed in. */
export const scorecardDoneText = catalogue('scorecard-done', {
  roundCompleted: 'Round Completed',
  home: 'Home',
  seeCard: 'See the card',
  stayHere: 'Stay here',
  goingHome: 'Your card is handed in. The home page opens in a moment.',
  staying: 'Your card is handed in.',
  noReturn: 'No return',
  yourRound: 'Your round, hole by hole',
  whatItMeans: 'What it means',
  place: 'Your place',
  teamPlace: 'Your team’s place',
  position: (position: number) => ordinal(position),
  shared: 'shared',
  behind: {
    points: (count: number) => `${points(count)} behind the leader`,
    net: (count: number) => `${strokes(count)} behind the leader`,
    holes: (count: number) => `${holes(count)} behind the leader`,
  },
  ahead: {
    points: (count: number) => `${points(count)} ahead of the next`,
    net: (count: number) => `${strokes(count)} ahead of the next`,
    holes: (count: number) => `${holes(count)} ahead of the next`,
  },
  level: 'Level with the leader',
  leads: 'In the lead',
  noPlace: 'No place',
  noPlaceText: 'This card has no place in the competition.',
  ruled: {
    no_return: 'The club counted this round as no return.',
    withdrawn: 'The club counted this round as withdrawn.',
    disqualified: 'The club counted this round as disqualified.',
  },
  placeUnknown: 'The leaderboard could not be loaded.',
  index: 'Handicap Index',
  fromTo: (before: string, after: string) => `from ${before} to ${after}`,
  unchanged: 'unchanged by this round',
  firstIndex: 'Your first Handicap Index',
  holesMissing: (holes: number) =>
    `${holes === 1 ? 'One more hole' : `${holes} more holes`} on your record to your first Handicap Index.`,
  assigned: 'Your club assigns handicaps; a round does not change yours.',
  notOnRecord: 'This round is not on your handicap record.',
  indexUnknown: 'The handicap record could not be loaded.',
  best: 'Best hole',
  bestHole: (hole: number) => `Hole ${hole}`,
  seeBoard: 'See the board',
  myRecord: 'My record',
  closeSummary: 'Close',
  summaryThen: 'Your place and your Handicap Index are shown here once the club has the card.',
  points,
  holesUp: (up: number) => (up === 0 ? 'All square' : `${holes(Math.abs(up))} ${up > 0 ? 'up' : 'down'}`),
  strokes,
})
