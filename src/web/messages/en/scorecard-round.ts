import { catalogue } from '../catalogue.ts'

/** A card to look at and to print. */
export const scorecardRoundText = catalogue('scorecard-round', {
  title: 'Scorecard',
  failed: 'This card could not be loaded.',
  notFound: 'There is no such card, or it is not yours to see.',
  print: 'Print card',
  player: 'Player',
  partner: 'Playing partner',
  date: 'Date',
  course: 'Course',
  competition: 'Competition',
  handicaps: 'Handicaps',
  signature: 'Signature',
  signatureOf: (name: string) => `Signature of ${name}`,
  notHandedIn: 'Not handed in yet.',
  abandoned: 'Given up; it counts for nothing.',
  totalsOnly: 'Only the totals of this card are known.',
  photo: 'Scorecard photo',
  photoOf: (name: string) => `The paper card of ${name}`,
  openPhoto: 'Open the photo in full',
})
