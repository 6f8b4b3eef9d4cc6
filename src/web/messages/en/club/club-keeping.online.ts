import { catalogue } from '../../catalogue.ts'

/** How long a club keeps photos and signatures of cards. */
export const clubKeepingText = catalogue('club-keeping', {
  title: 'How long data is kept',
  lead: 'Older photos and signatures are deleted within the hour. Scores, results and markers’ names stay.',
  photos: 'Photos of cards',
  signatures: 'Signatures of markers',
  one: '# day',
  many: '# days',
  asInstallation: (days: string) => `Server default: ${days}`,
  nextPhoto: (day: string) => `The next photo is deleted on ${day}.`,
  noPhoto: 'No photo of a card is kept right now.',
  nextSignature: (day: string) => `The next signature is deleted on ${day}.`,
  noSignature: 'No signature is kept right now.',
  logs: (days: string) =>
    `The audit log stays as long as the club. Its entries cannot be deleted, so a missing entry shows. The e-mail log belongs to the whole server and is deleted after ${days}.`,
  question: (days: string) => `Keep them for ${days} only?`,
  asking: 'Checking…',
  goPhotosOne: '# photo of a card is older and is deleted within the hour.',
  goPhotosMany: '# photos of cards are older and are deleted within the hour.',
  goSignaturesOne: '# signature is older and is deleted within the hour.',
  goSignaturesMany: '# signatures are older and are deleted within the hour.',
  goNothing: 'Nothing is that old today.',
  forGood: 'You cannot get deleted photos or signatures back.',
  keepOnly: (days: string) => `Keep ${days}`,
  saving: 'Saving…',
  saved: 'Saved',
  savedNow: (days: string) => `They are kept for ${days} now.`,
  failed: 'The setting was not changed',
  loadFailed: 'These settings could not be loaded',
})
