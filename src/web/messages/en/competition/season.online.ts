import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** The tables of a club's season, as its players read them. */
export const seasonText = catalogue('season', {
  title: 'Season',
  lead: 'Only final results count. A reopened result leaves the tables until it is final again.',
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
    'Choose the competitions and the points for each place. The table is made from their final results.',
  noClub: 'You do not belong to a club yet',
  noClubNote: 'Join a club to see its season.',
  create: 'New season',
  change: 'Change',
  merit: 'Order of merit',
  nobody: 'Nobody has points yet',
  nobodyNote: 'The table starts with the first final result.',
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
    dropped: 'does not count: better ones count',
    no_place: 'no place, so no points',
  },
  score: (competition: string, what: string, reason: string) => `${competition}, ${what} – ${reason}`,
  sum: (points: string) => `Total: ${points}`,
  competitions: 'Competitions of the season',
  isFinal: 'Final',
  notFinal: 'Not final yet',
  noCompetitions: 'None chosen yet.',
})
