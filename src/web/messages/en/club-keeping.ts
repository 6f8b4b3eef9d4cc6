import { catalogue } from '../catalogue.ts'

/** How long a club keeps photos and signatures of cards. */
export const clubKeepingText = catalogue('club-keeping', {
  title: 'How long things are kept',
  lead: 'What is older goes by itself within the hour. Scores, results and the markers’ names stay.',
  photos: 'Photos of cards',
  signatures: 'Signatures of markers',
  one: '# day',
  many: '# days',
  asInstallation: (days: string) => `As this installation: ${days}`,
  nextPhoto: (day: string) => `The next photo goes on ${day}.`,
  noPhoto: 'No photo of a card is kept at the moment.',
  nextSignature: (day: string) => `The next signature goes on ${day}.`,
  noSignature: 'No signature is kept at the moment.',
  logs: (days: string) =>
    `The audit log stays as long as the club: nothing can be taken out of it, so that a missing entry shows. The log of mails belongs to the whole installation and goes after ${days}.`,
  question: (days: string) => `Keep them for ${days} only?`,
  asking: 'Looking what is older…',
  goPhotosOne: '# photo of a card is older and goes within the hour.',
  goPhotosMany: '# photos of cards are older and go within the hour.',
  goSignaturesOne: '# signature is older and goes within the hour.',
  goSignaturesMany: '# signatures are older and go within the hour.',
  goNothing: 'Nothing is older today.',
  forGood: 'What has gone cannot be brought back.',
  keepOnly: (days: string) => `Keep ${days}`,
  saving: 'Saving…',
  saved: 'Saved',
  savedNow: (days: string) => `They are kept for ${days} now.`,
  failed: 'How long things are kept was not changed',
  loadFailed: 'How long things are kept could not be loaded',
})
