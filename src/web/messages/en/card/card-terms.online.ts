import { catalogue } from '../../catalogue.ts'

/** What cards are scored with, and how the club puts that right. */
export const cardTermsText = catalogue('card-terms', {
  terms: {
    teeName: 'Tee',
    handicapIndex: 'Handicap Index',
    courseRating: 'Course Rating',
    slope: 'Slope',
    par: 'Par',
    allowancePercent: 'Handicap allowance in %',
    courseHandicap: 'Course Handicap',
    playingHandicap: 'Playing Handicap',
    holePar: 'Par',
    strokeIndex: 'Stroke index',
    closedHole: 'Play',
  },
  holesClosedBy: (name: string) => `${name} closed holes of this round for everybody`,
  holesOpenedBy: (name: string) => `${name} opened closed holes of this round again`,
  open: 'open',
  closed: 'closed',
  ofHole: (term: string, hole: number) => `${term} of hole ${hole}`,
})
