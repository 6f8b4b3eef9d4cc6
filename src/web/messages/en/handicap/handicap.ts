import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const holes = (count: number) => plural('en', count, { one: '# hole', other: '# holes' })

export const handicapText = catalogue('handicap', {
  title: 'Handicap',
  lead: 'Your Handicap Index, the scores it is calculated from, and how each number is worked out.',
  calculator: 'Calculator',
  print: 'Print',
  memberTitle: 'Handicap of a member',
  ofMember: (name: string) => `Handicap of ${name}`,
  backToMembers: 'Back to Members',
  notForYou: 'Only administrators of the club see a member’s handicap record.',
  offCommittee:
    'You can read this record. Only administrators on the handicap committee can make decisions on it.',
  offline: 'The record is shown when you are online again',
  failed: 'The handicap record could not be loaded',
  assigned: 'This club assigns Handicap Indexes itself. Cards that are handed in do not change them.',
  drawn: 'Chart of the last scores',
  scores: (count: number) => (count === 1 ? 'The first score' : `The last ${count} scores`),
  empty: 'No scores on the record yet',
  emptyWhs: 'Rounds that count for handicap appear here once they are handed in.',
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
    grossShort: 'Adj. gross',
    played: (gross: number) => `${gross} played`,
    differential: 'Differential',
    differentialShort: 'Diff.',
    index: 'Index after',
    indexShort: 'Index',
    marks: (count: number) =>
      plural('en', count, {
        one: 'marks the differential used for the index.',
        other: 'marks the # differentials used for the index.',
      }),
    nine: (course: string) => `${course}, nine holes`,
    takenOver: (course: string) => (course === '' ? 'Past round' : `${course}, past round`),
    penalty: (course: string) => `${course}, penalty score`,
    elsewhere: (played: string) => `${played}, another club`,
    noGross: 'none',
    differentialOf: (day: string) => `Differential of ${day}`,
    indexAfter: (day: string) => `Index after ${day}`,
  },
  events: {
    title: 'Also on the record',
    committee: 'Committee entry',
    not_counted: 'Card that does not count',
    waiting_nine: 'Nine holes, waiting',
    corrected: 'Recalculated under the corrected rules',
    ruling: 'Decision of the committee',
    decision: {
      set: 'Committee entry',
      reset: 'Index reset by the committee',
      freeze: 'Index frozen by the committee',
      lift_freeze: 'Freeze lifted by the committee',
      hold: 'Index held by the committee',
      penalty: 'Penalty score of the committee',
      take_back: 'Entry taken back by the committee',
    },
    isTakenBack: 'Taken back later. It no longer counts.',
    by: (who: string, day: string) => `Entered by ${who} on ${day}.`,
    /** `what` is one of the headings above. */
    takesBack: (what: string) => `Taken back, as if it had never been made: ${what}.`,
    conditions: 'Playing conditions of a day',
    disqualified: 'Disqualified card that counts for handicap',
  },
  committee: {
    title: 'Decisions of the committee',
    lead: 'Caps and exceptional reductions among the last scores. Each decision is kept with its reason and can be reversed. A player with an account gets a notice.',
    none: 'No cap and no exceptional reduction among the last scores.',
    cap: (day: string, course: string) => `Cap on the score of ${day}, ${course}`,
    exceptional: (day: string, course: string) => `Exceptional reduction of ${day}, ${course}`,
    act: {
      cap_lifted: 'Lift the cap',
      exceptional_undone: 'Undo the reduction',
    },
    takeBack: {
      cap_lifted: 'Apply the cap again',
      exceptional_undone: 'Apply the reduction again',
    },
    acting: 'Saving…',
    reason: 'Reason',
    reasonHint: 'The player reads it on their record.',
    reasonMissing: 'Give a reason of at least 3 characters.',
    notSaved: 'The decision was not saved',
    done: 'Decision saved',
    indexNow: (index: string) => `Handicap Index ${index}`,
  },
  ruling: {
    made: {
      cap_lifted: (who: string) => `${who} lifted the cap on this score (Rule 5.8).`,
      exceptional_undone: (who: string) => `${who} undid the reduction of this exceptional score (Rule 5.9).`,
    },
    takenBack: {
      cap_lifted: (who: string) => `${who} applied the cap on this score again (Rule 5.8).`,
      exceptional_undone: (who: string) =>
        `${who} applied the reduction of this exceptional score again (Rule 5.9).`,
    },
    committee: 'The committee',
    index: (before: string, after: string) => `Handicap Index before ${before}, after ${after}.`,
    when: (day: string) => `Decided on ${day}.`,
    reason: (reason: string) => `Reason: ${reason}`,
  },
  conditions: {
    entered: (who: string, pcc: string) =>
      `${who} entered a PCC of ${pcc} for this day (Rule 5.6). It comes off the score before the differential is worked out, half of it over nine holes.`,
    before: (course: string, line: string) => `${course}, before: ${line}`,
    after: (course: string, line: string) => `${course}, with it: ${line}`,
    when: (day: string) => `Entered on ${day}.`,
  },
  correction: {
    index: (before: string, after: string) => `The Handicap Index went from ${before} to ${after}.`,
    low: (before: string, after: string) =>
      `The low index used for the caps went from ${before} to ${after}.`,
    none: 'none',
    why: 'These points were worked out differently before:',
    cards: 'Past rounds keep the handicaps they were played off.',
    readings: {
      average_rounded:
        'The average of the lowest differentials is rounded to one decimal before the caps are applied (Rule 5.2b).',
      low_index_year:
        'The low index is the lowest of the 365 days up to the last score that was already on the record (Rule 5.7).',
      first_cap:
        'The caps apply from the 21st score on, because twenty scores establish the low index (Rule 5.8).',
      committee_entry_keeps_low: 'When the committee lowers an index, the earlier low index still counts.',
      one_revision_a_day:
        'The Handicap Index is revised once a day: an index that stood only between two rounds of a day is no low index (Rule 5.4).',
      nine_left_over:
        'Nine holes that were left over when the first index appeared count, with the expected nine holes of that index.',
    },
  },
})
