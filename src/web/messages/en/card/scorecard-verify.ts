import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

const start = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Handing the card in, with the playing partner's attestation. */
export const scorecardVerifyText = catalogue('scorecard-verify', {
  title: 'Hand in your card',
  summary: 'Round Summary',
  holesWithoutScore: 'Holes without a score',
  answerEach: (count: number) =>
    `${count === 1 ? 'One hole has' : `${count} holes have`} no score. Mark each as picked up or not played.`,
  pickedUp: 'Picked up',
  notPlayed: 'Not played',
  totalsWithPickUp: (holes: { pickedUp: number; holedOut: number }) =>
    `${plural('en', holes.pickedUp, { one: '# hole', other: '# holes' })} picked up: gross and net are the sums of the ${plural('en', holes.holedOut, { one: '# hole', other: '# holes' })} holed out.`,
  pickUpCountsMaximum: (holes: number) =>
    plural('en', holes, {
      one: '# hole picked up: it counts the maximum.',
      other: '# holes picked up: each counts the maximum.',
    }),
  noReturn: 'In stroke play a card without a score for every hole is a no return.',
  scoresMissing: (holes: number) =>
    plural('en', holes, {
      one: '# hole has no score.',
      other: '# holes have no score.',
    }),
  pickUpForHandicap:
    'The points are complete. For the Handicap Index a picked-up hole counts as net double bogey.',
  validReason: 'I stopped for a valid reason',
  validReasonNote:
    'Darkness, weather, illness, injury or a closed course. Without one, the card does not count for the Handicap Index.',
  restNotPlayed: 'The rest were not played',
  goToHole: 'Go to hole',
  change: 'Change',
  refusedTitle: (holes: string) => `${start(holes)} not sent`,
  goToHoleNumber: (hole: number) => `Go to hole ${hole}`,
  partner: 'Playing Partner Verification',
  lookFirst: 'Check every hole of the card above first.',
  partnerSigns: 'Your playing partner checks the card above and signs it.',
  partnerName: 'Partner’s full name',
  partnerSignature: 'Partner’s signature',
  typedByPartner: 'Typed by the partner.',
  signed: 'Signed',
  signHere: 'Sign here with a finger or a pen',
  signAgain: 'Sign again',
  drawInstead: 'Draw the signature instead',
  typeInstead: 'Type the signature instead',
  submit: 'Submit Round',
  submitting: 'Submitting…',
  failed: 'Submission Failed',
  failedText: 'Failed to submit your round. Please try again.',
  photoNotKept: 'This phone cannot keep the photo now. Hand the card in without it, or try again.',
  allKept: 'Everything you entered is kept.',
  signIn: 'Sign in',
})
