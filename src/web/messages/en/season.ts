import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** The tables of a club's season, as its players read them. */
export const seasonText = catalogue('season', {
  title: 'Season',
  lead: 'Made of final results only. A result that is opened again leaves the tables until it is final once more.',
  back: 'Competitions',
  movers: 'Movers',
  champions: 'Champions',
  print: 'PDF for paper',
  choose: 'Season',
  nameOf: (name: string, year: number) => `${name} ${year}`,
  loadFailed: 'The season could not be loaded',
  none: 'No season yet',
  noneNote: 'Your club has not set up a table for the season.',
  noneNoteAdmin:
    'Choose competitions and how many points each place gives. The table follows from their final results.',
  noClub: 'You do not belong to a club yet',
  noClubNote: 'A season is that of a club.',
  create: 'New season',
  change: 'Change',
  merit: 'Order of merit',
  nobody: 'Nobody has points yet',
  nobodyNote: 'The table begins when the first of its competitions is final.',
  points: (points: string) => `${points} points`,
  onePoint: '1 point',
  noPoints: 'no points',
  you: 'You',
  counted: (count: number, played: number) => `${count} of ${played} count`,
  countsAll: 'All competitions count for each player.',
  countsBest: (best: number) =>
    plural('en', best, {
      one: 'The best competition of each player counts.',
      other: 'The best # competitions of each player count.',
    }),
  table: (points: string, others: string) => `Points by place: ${points}; every other place ${others}.`,
  shared: 'Players who share a place share the points of the places they take.',
  alone: (place: number, points: string) => `place ${place}: ${points}`,
  together: (place: number, sharing: number, points: string) =>
    `place ${place}, shared by ${sharing}: ${points} each`,
  reasons: {
    counts: 'counts',
    dropped: 'does not count: better ones do',
    no_place: 'no place, so no points',
  },
  score: (competition: string, what: string, reason: string) => `${competition}, ${what} – ${reason}`,
  sum: (points: string) => `Together: ${points}`,
  competitions: 'Competitions of the season',
  isFinal: 'Final',
  notFinal: 'Not final yet',
  noCompetitions: 'None chosen yet.',
})
