import { readerLocale } from '../../language.ts'
import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const count = (many: number, one: string, other: string) => plural(readerLocale(), many, { one, other })

/** The club's figures, for its administrators. */
export const analyticsText = catalogue('analytics', {
  title: 'Analytics',
  tabsLabel: 'Analytics',
  print: 'Print',
  denied: 'Only club administrators can access analytics.',
  offlineTitle: 'No connection',
  offline: 'These figures need a connection. This page opens by itself when the connection is back.',
  failed: 'The figures could not be loaded',
  notPlayed: '–',
  /** Stands behind an average: the number of rounds it is made of. */
  madeOf: (rounds: string) => `of ${rounds}`,
  tabs: {
    overview: 'Overview',
    players: 'Players',
    courses: 'Course Stats',
    holes: 'Hole Analysis',
    rounds: 'Recent Rounds',
  },
  figures: {
    label: 'The club in numbers',
    totalMembers: 'Total Members',
    roundsThisMonth: 'Rounds This Month',
    activeCompetitions: 'Active Competitions',
    averageScore: 'Average Score',
    madeOf: (rounds: number) => count(rounds, '# 18-hole round', '# 18-hole rounds'),
    nines: (average: string, rounds: number) =>
      `Nine holes: ${average}, ${count(rounds, '# round', '# rounds')}`,
  },
  /** Which rounds count for average and best scores (T7). */
  whatCounts:
    'Average and best scores use 18-hole rounds with every hole holed out. Other rounds are counted but not averaged.',
  months: {
    roundsTitle: 'Rounds per month',
    roundsSentence: (total: number, month: string, most: number) =>
      `${count(total, '# round was', '# rounds were')} handed in over the last twelve months. The busiest month was ${month} with ${most}.`,
    scoreTitle: 'Average score per month',
    scoreSentence: (first: string, firstMonth: string, last: string, lastMonth: string) =>
      `The average score over 18 holes was ${first} in ${firstMonth} and ${last} in ${lastMonth}.`,
    oneScore: (score: string, month: string) => `The average score over 18 holes was ${score} in ${month}.`,
    tableTitle: 'Month by month',
    month: 'Month',
    rounds: 'Rounds',
    averageScore: 'Average score',
    noScores: 'No 18-hole round with every hole holed out was handed in over the last twelve months.',
  },
  empty: {
    title: 'No rounds yet',
    text: 'Charts appear here as soon as members hand in their cards.',
    noCourses: 'No courses yet',
    noCoursesText: 'Add the club’s first course to see its figures.',
    addCourse: 'Add a course',
    noHoles: 'This course has no holes yet',
    notPlayed: 'Nobody has played this course yet',
    notPlayedText: 'Its holes are compared here once members hand in their cards.',
  },
  best: {
    title: 'Best performers',
    rule: (many: number, least: number) =>
      `The ${many} best averages of Stableford points over 18 holes, from at least ${least} rounds. More rounds decide a tie, then the name.`,
    none: (least: number) => `Nobody has played ${least} 18-hole rounds yet.`,
    place: 'Place',
    player: 'Player',
    averagePoints: 'Average points',
    rounds: 'Rounds',
  },
  players: {
    title: 'Players',
    chartTitle: 'Average points by handicap',
    chartSentence: (players: number, above: number) =>
      `Each mark is a player with at least three rounds. ${above} of ${count(players, '# player averages', '# players average')} 36 points or more and so play to their handicap.`,
    chartX: 'Handicap Index',
    chartY: 'Average points',
    toHandicap: '36 points',
    tableLabel: 'Players and their figures',
    sorted: 'Choose a heading to sort by it.',
    columns: {
      name: 'Player',
      handicap: 'Handicap',
      totalRounds: 'Rounds',
      averageScore: 'Average score',
      bestScore: 'Best score',
      averagePoints: 'Average points',
      totalPoints: 'Total points',
      averageNineScore: 'Nine holes',
    },
  },
  courses: {
    title: 'Courses',
    chartTitle: 'Rounds by course',
    chartSentence: (course: string, rounds: number, total: number) =>
      `${course} was played most: ${rounds} of ${count(total, '# round', '# rounds')}.`,
    tableLabel: 'Courses and their figures',
    course: 'Course',
    rounds: 'Rounds',
    averageScore: 'Average score',
    bestScore: 'Best score',
    averagePoints: 'Average points',
    nine: 'Nine holes',
    holes: 'Holes',
    toHoles: (course: string) => `Hole Analysis of ${course}`,
  },
  holes: {
    course: 'Course',
    difficultyTitle: 'How hard each hole plays',
    difficultySentence: (hole: number, over: string) =>
      `Hardest first, by average strokes over par. Hole ${hole} plays hardest at ${over}.`,
    bar: (hole: number, index: number) => `${hole} (SI ${index})`,
    harder: (places: number) => `▲ ${places}`,
    easier: (places: number) => `▼ ${places}`,
    marks:
      '▲ and ▼ show how many places harder or easier a hole plays than its stroke index. Striped bars are out by a quarter of the course or more.',
    doubtTitle: 'Stroke indexes to check',
    doubtHarder: (hole: number, index: number, places: number) =>
      `Hole ${hole} (SI ${index}) plays ${places} places harder.`,
    doubtEasier: (hole: number, index: number, places: number) =>
      `Hole ${hole} (SI ${index}) plays ${places} places easier.`,
    noDoubt: 'Every hole plays about as hard as its stroke index says.',
    tooFew: (least: number) =>
      `Stroke indexes are compared once every hole has been played ${least} times. Fewer results leave too much to chance.`,
    distributionTitle: 'Results on each hole',
    distributionSentence: (pars: string, plays: number) =>
      `Of ${count(plays, '# result', '# results')} on this course, ${pars} are par or better.`,
    tableLabel: 'Holes and their figures',
    hole: 'Hole',
    par: 'Par',
    index: 'SI',
    difficulty: 'Plays',
    averageScore: 'Average',
    overPar: 'Over par',
    timesPlayed: 'Played',
    results: {
      eagles: 'Eagle or better',
      birdies: 'Birdie',
      pars: 'Par',
      bogeys: 'Bogey',
      doubleBogeysOrWorse: 'Double or worse',
      pickedUp: 'Picked up',
    },
    pickedUpNote: 'A picked-up hole has no score, so no average includes it.',
  },
  rounds: {
    title: 'Recent rounds',
    tableLabel: 'Recent rounds',
    date: 'Date',
    player: 'Player',
    course: 'Course',
    competition: 'Competition',
    gross: 'Gross',
    net: 'Net',
    points: 'Points',
    holes: (holes: number) => `${holes} holes`,
    open: (player: string, date: string) => `Round of ${player}, ${date}`,
    latest: (many: number) => `The last ${many} rounds handed in, newest first.`,
  },
})
