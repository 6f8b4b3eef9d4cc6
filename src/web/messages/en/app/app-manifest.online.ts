import { catalogue } from '../../catalogue.ts'

/** What a phone shows of the installed app: under its icon, in its settings, and in the menu of a long press. */
export const appManifestText = catalogue('app-manifest', {
  name: 'Scoreclub: scorecards and leaderboards',
  shortName: 'Scoreclub',
  description: 'Live scorecards, leaderboards and club administration for golf clubs.',
  continueRound: 'Continue round',
  scanCard: 'Scan a card',
})
