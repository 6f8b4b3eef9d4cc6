import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

const holes = (count: number) => plural('en', count, { one: '# hole', other: '# holes' })

export const handicapText = catalogue('handicap', {
  title: 'Handicap',
  lead: 'Your Handicap Index, the scores it is calculated from, and the arithmetic of every number.',
  calculator: 'Calculator',
  print: 'Print',
  memberTitle: 'Handicap of a member',
  ofMember: (name: string) => `Handicap of ${name}`,
  backToMembers: 'Back to Members',
  notForYou: 'Only administrators of the club see a member’s handicap record.',
  offline: 'The record is shown when you are online again',
  failed: 'The handicap record could not be loaded',
  assigned: 'This club assigns Handicap Indexes itself: cards that are handed in do not move them.',
  drawn: 'Chart of the last scores',
  scores: (count: number) => (count === 1 ? 'The first score' : `The last ${count} scores`),
  empty: 'No scores on the record yet',
  emptyWhs: 'Every round of nine or eighteen holes that is handed in with all its hole scores appears here.',
  emptyAssigned: 'The committee’s entries are listed below.',
  newRound: 'New Round',
  printedAt: (date: string) => `As of ${date}`,
  index: {
    title: 'Handicap Index',
    holesToGo: (missing: number, needed: number) => `${holes(missing)} to go of ${needed}`,
    low: 'Low index',
    cap: 'Cap',
    hard: 'hard cap applies',
    soft: 'soft cap applies',
    exceptional: 'Exceptional scores',
    how: 'How it is calculated',
    firstNeeds: (needed: number, held: number) =>
      `A first index needs ${needed} holes in any mix of nines and eighteens, each round handed in with a marker. ${plural('en', held, { one: '# hole is', other: '# holes are' })} on record.`,
  },
  chart: {
    counts: 'counts for the index',
    other: 'does not count',
    index: 'index after the score',
    summary: (scores: string) => `Differentials, oldest first: ${scores}.`,
    counting: ', counts',
  },
  counts: 'counts',
  table: {
    label: 'Scores on the handicap record, newest first',
    round: 'Round',
    gross: 'Adjusted gross',
    grossShort: 'Gross',
    differential: 'Differential',
    differentialShort: 'Diff.',
    index: 'Index after',
    indexShort: 'Index',
    marks: (count: number) =>
      plural('en', count, {
        one: 'marks the differential that the index is made of.',
        other: 'marks the # differentials that the index is made of.',
      }),
    nine: (course: string) => `${course}, nine holes`,
    differentialOf: (day: string) => `Differential of ${day}`,
    indexAfter: (day: string) => `Index after ${day}`,
  },
  events: {
    title: 'Also on the record',
    committee: 'Committee entry',
    not_counted: 'Card that does not count',
    waiting_nine: 'Nine holes, waiting',
  },
})
