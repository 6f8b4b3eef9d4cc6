import { catalogue } from '../../catalogue.ts'
import { ordinal } from '#golf/arithmetic/english-ordinal.ts'
import { plural } from '../../plural.ts'

const weekday = (day: Date) =>
  new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }).format(day)

export const leaderboardText = catalogue('leaderboard', {
  title: (name: string) => `${name} Live Standings`,
  entriesOf: (name: string) => `${name} Entry List`,
  resultsOf: (name: string) => `${name} Results`,
  /** What provisional results wait for. */
  provisionalFor: (cards: number) =>
    plural('en', cards, { one: 'Provisional · # card out', other: 'Provisional · # cards out' }),
  mayJoin: 'You can still enter.',
  division: {
    title: 'Division',
    all: 'All divisions',
    of: (division: string) => `Division: ${division}`,
  },
  before: {
    title: 'The start',
    startsIn: 'Starts in',
    startsNow: 'Starting now',
    days: (count: number) => plural('en', count, { one: '# day', other: '# days' }),
    hours: (count: number) => plural('en', count, { one: '# hour', other: '# hours' }),
    minutes: (count: number) => plural('en', count, { one: '# minute', other: '# minutes' }),
    starts: 'Start',
    course: 'Course',
    entered: 'Entered',
    players: (count: number) => plural('en', count, { one: '# player', other: '# players' }),
    playersOf: (count: number, most: number) => `${count} of ${most} players`,
    list: 'Entry list',
    index: 'Handicap Index',
    nobody: 'No Entries Yet',
    nobodyNote: 'Players appear here as they enter.',
  },
  lead: {
    title: 'Leader',
    nobody: 'Nobody has a score yet',
    strokes: (count: number) => plural('en', count, { one: '# stroke', other: '# strokes' }),
    holes: (count: number) => plural('en', count, { one: '# hole', other: '# holes' }),
    leads: 'leads',
    leadsBy: (margin: string) => `leads by ${margin}`,
    leadsOnCountback: (step: string) => `leads on countback (${step})`,
    clear: (margin: string) => `${margin} clear`,
    shared: 'share the lead',
    won: 'won',
    wonBy: (margin: string) => `won by ${margin}`,
    wonOnCountback: (step: string) => `won on countback (${step})`,
    sharedFinal: 'share first place',
  },
  own: {
    show: 'Show my row',
    noPlace: 'No place',
    noScore: 'No score yet',
    leads: 'In the lead',
    sharesLead: 'Sharing the lead',
    level: 'Level with the leader',
    pointsBehind: (points: number) =>
      plural('en', points, { one: '# point behind', other: '# points behind' }),
    strokesBehind: (strokes: number) =>
      plural('en', strokes, { one: '# stroke behind', other: '# strokes behind' }),
    holesBehind: (holes: number) => plural('en', holes, { one: '# hole behind', other: '# holes behind' }),
  },
  podium: {
    title: 'The first three places',
    more: (count: number) => `and ${count} more`,
  },
  field: { out: 'Cards out', in: 'Cards in', notStarted: 'Not started' },
  movedUp: (places: number) =>
    plural('en', places, { one: 'up # place on the last hole', other: 'up # places on the last hole' }),
  movedDown: (places: number) =>
    plural('en', places, {
      one: 'down # place on the last hole',
      other: 'down # places on the last hole',
    }),
  fromClub: 'From the club',
  held: (hole: number) => `Hole ${hole} and those after it are shown at the prize-giving.`,
  lastHoles: (holes: string[]) => `Last holes: ${holes.join('; ')}.`,
  holeIn: (hole: number, gross: number, par: number) => `hole ${hole} in ${gross}, par ${par}`,
  holePickedUp: (hole: number) => `hole ${hole} picked up`,
  board: 'Leaderboard',
  noDate: 'TBD',
  dateIn: (date: string, zone: string) => `${date} (${zone})`,
  back: 'Back',
  backToCompetitions: 'Back to Competitions',
  refresh: 'Refresh',
  print: 'Print',
  competitionFailed: 'Failed to load competition data.',
  failed: 'Failed to load leaderboard data.',
  loading: 'Loading the standings…',
  empty: 'No Scores Yet',
  emptyNote: 'Scores will appear here as players complete their rounds.',
  standingsOf: (name: string) => `Live standings of ${name}`,
  columns: {
    position: 'Pos',
    player: 'Player',
    gross: 'Gross',
    net: 'Net',
    points: 'Points',
    /** Won less lost, in par/bogey. */
    holes: 'Holes',
    status: 'Status',
  },
  you: 'You',
  yourTeam: 'Your team',
  noHandicap: 'N/A',
  playsOff: (handicap: string) => `Plays off ${handicap}`,
  complete: 'Complete',
  completeTotals: 'Complete, totals only',
  /** They have no place before the club has confirmed them. */
  totalsWait: 'Totals only · to be confirmed',
  inProgress: 'In Progress',
  thru: (holes: number) => `Thru ${holes}`,
  /** Of several rounds: which is played, what each one came to, and which has no card. */
  rounds: {
    of: (round: number, count: number) => `Round ${round} of ${count}`,
    complete: (round: number, count: number) => `Round ${round} of ${count} complete`,
    missing: (round: number, count: number) => `Round ${round} of ${count} missing`,
    value: (round: number, value: string) => `R${round} ${value}`,
    spoken: (round: number, value: string) => `round ${round}: ${value}`,
    choose: 'Round',
    round: (round: number) => `Round ${round}`,
    explained: (count: number) =>
      `Played over ${count} rounds. The last round decides a tie, then its countback.`,
  },
  /** Of several rounds with a cut. */
  cut: {
    line: 'The cut',
    missed: 'Missed the cut',
    explained: ({ after, places, ties }: { after: number; places: number; ties: string }) =>
      `Cut after round ${after}: ` +
      plural('en', places, { one: 'the first goes on', other: 'the first # go on' }) +
      (ties === 'all' ? ', with everybody tied on that score.' : '; countback decides a tie.'),
  },
  aheadOnCountback: (position: number, step: string) => `${ordinal(position)} on countback (${step})`,
  behindOnCountback: (step: string) => `behind on countback (${step})`,
  startsAt: (time: string) => `Starts ${time}`,
  startsOn: (day: Date, time: string) => `Starts ${weekday(day)} ${time}`,
  steps: {
    'last round': 'the last round',
    'last 9': 'back nine',
    'last 6': 'last six',
    'last 3': 'last three',
    'last hole': 'last hole',
    'holes 4-9': 'holes 4 to 9',
    'holes 7-9': 'holes 7 to 9',
  },
  /** A tie decided hole by hole. */
  stepOfHole: (hole: string) => `hole ${hole}`,
  notes: {
    no_return: 'NR · No return',
    withdrawn: 'WD · Withdrawn',
    disqualified: 'DQ · Disqualified',
    no_team: 'Not in a team',
  },
  explainers: {
    stableford: 'Stableford: higher points are better.',
    team_stableford: 'Team Stableford: the best points of each hole are added. Open a team to see them.',
    stroke_play:
      'Stroke play: the lowest net score wins. While cards are out, places go by net score against par.',
    team_stroke: 'Team stroke play: the best net scores of each hole are added. Open a team to see them.',
    par_bogey: 'Par/bogey: each hole is won (+), halved (0) or lost (−) against its par with the net score.',
    maximum_score: 'Maximum score: the lowest net score wins. A picked-up hole counts the maximum.',
    modified_stableford:
      'Modified Stableford: higher points are better. Albatross 8, eagle 5, birdie 2, par 0, bogey −1, worse −3, all net.',
    matchplay: 'Match play is decided hole by hole.',
  },
  allowance: {
    is: (percent: number) => `Handicap allowance: ${percent} %.`,
    recommended: (percent: number) => `Appendix C recommends ${percent} %.`,
    reason: (reason: string) => `The committee’s reason: ${reason}`,
  },
  printedAt: (time: string) => `As of ${time}`,
  printedOn: (time: string) => `Printed ${time}`,
  freshness: {
    none: 'Not loaded yet',
    at: (time: string) => `Updated ${time}`,
    polling: 'every 15 s',
  },
  spoken: {
    points: (points: number) => plural('en', points, { one: '# point', other: '# points' }),
    holes: (up: number) =>
      up === 0
        ? 'level with par'
        : plural('en', Math.abs(up), {
            one: `# hole ${up > 0 ? 'up' : 'down'}`,
            other: `# holes ${up > 0 ? 'up' : 'down'}`,
          }),
    net: (net: number, toPar: string) => `net ${net}, ${toPar}`,
    none: 'no score',
    level: 'level par',
    over: (strokes: number) => `${strokes} over par`,
    under: (strokes: number) => `${strokes} under par`,
    complete: 'complete',
    through: (holes: number) => `through ${holes}`,
    place: (place: number) => `place ${place}`,
    tied: (place: number) => `tied for ${place}`,
  },
  detail: {
    loading: 'Loading the card…',
    failed: 'The card could not be loaded',
    handicapIndex: 'Handicap Index',
    courseHandicap: 'Course Handicap',
    playingHandicap: 'Playing Handicap',
    why: 'Why this place',
    out: 'Out',
    in: 'In',
    total: 'Total',
  },
})
