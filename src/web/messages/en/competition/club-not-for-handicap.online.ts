import { catalogue } from '../../catalogue.ts'

/** What a club says not to count for the handicap: a competition, in its form, and days of a course. */
export const clubNotForHandicapText = catalogue('club-not-for-handicap', {
  handicap: 'Handicap Index',
  countsForHandicap: 'Counts for the Handicap Index',
  handicapHint: 'Players read it before they play. Scores that are handed in already follow a change.',
  handicapNote: 'Note on the handicap',
  handicapNoteHint: 'Shown to the players with the reason.',
  title: 'Days not for handicap',
  means:
    'Rounds on this course on these days go on no handicap record, in competitions or outside them. Cards that are handed in already follow, and come back when you take the days back.',
  from: 'First day',
  until: 'Last day',
  untilHint: 'Left empty: only the first day.',
  chooseDay: 'Please choose a day.',
  reason: 'Reason',
  note: 'Note',
  noteHint: 'Shown to the players with the reason.',
  declare: 'Save these days',
  declaring: 'Saving…',
  declared: 'Days Saved',
  notDeclared: 'The days were not saved. Please try again.',
  fromUntil: (from: string, until: string) => `${from} to ${until}`,
  withdraw: 'Take back',
  withdrawing: 'Taking back…',
  withdrawn: 'These days count again',
  notWithdrawn: 'The days were not taken back',
  tryAgain: 'Please try again.',
  refusals: {
    ends_before_start: 'The last day is not before the first.',
    too_many_days: 'At most 366 days at a time. Enter the others by themselves.',
    days_overlap: 'Some of these days are not for handicap already. Take those back first.',
    note_missing: 'Say why: the players read it.',
  },
})
