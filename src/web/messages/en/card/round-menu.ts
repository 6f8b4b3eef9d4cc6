import { catalogue } from '../../catalogue.ts'

/** What can be done with an open card besides scoring. */
export const roundMenuText = catalogue('round-menu', {
  title: 'This round',
  tee: 'Tee',
  teesFailed: 'The tees could not be loaded.',
  competitionTee: 'The competition is played from this tee. Only the club can put you on another one.',
  courseHandicap: 'Course Handicap',
  points: 'Points',
  becomes: 'becomes',
  confirmTee: (tee: string) => `Play from the ${tee} tee?`,
  playFrom: (tee: string) => `Play from ${tee}`,
  workedOutAgain: 'Strokes, points and net scores of the whole card are worked out again. Your scores stay.',
  changing: 'Changing…',
  changed: (tee: string) => `You play from the ${tee} tee`,
  changeFailed: 'The tee could not be changed. Please try again.',
  abandon: 'Abandon this round',
  abandonTitle: 'Abandon this round?',
  abandonMeans:
    'The card is closed and counts for nothing. Its scores stay in the club’s history. You can start the round again.',
  keepPlaying: 'Keep playing',
  abandonSure: 'Yes, abandon it',
  abandoning: 'Abandoning…',
  abandoned: 'Round abandoned',
  abandonFailed: 'The round could not be abandoned. Please try again.',
})
