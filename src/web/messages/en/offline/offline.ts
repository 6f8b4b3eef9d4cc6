import { catalogue } from '../../catalogue.ts'

const start = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where scores are on their way to the club, and what a player does about those that are stuck. */
export const offlineText = catalogue('offline', {
  savedHere: 'Saved on this phone',
  sending: 'Sending',
  savedAtClub: 'Saved at club',
  needsYou: 'Needs you',
  holes: (holes: readonly number[]) => `${holes.length === 1 ? 'hole' : 'holes'} ${holes.join(', ')}`,
  aCard: 'a signed card or the start of a round',
  seeWaiting: 'See what is waiting',
  unsentScores: 'Unsent scores',
  notSentYet: (holes: string) => `Saved on this phone, not sent yet: ${holes}.`,
  openCard: 'Open card',
  scoresThatNeedYou: 'Scores need your attention',
  notSent: (holes: string) => `${start(holes)} not sent.`,
  signIn: 'Sign in',
  goToHole: (hole: number) => `Go to hole ${hole}`,
  removeFromPhone: 'Remove from this phone',
  notTaken: 'The club did not accept this score.',
  safeUntilSignedIn: 'The scores are on this phone. Sign in to send them to the club.',
  cannotStore: 'This phone cannot store them now. Keep this page open until they are sent.',
})
