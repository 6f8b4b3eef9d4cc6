import { catalogue } from '../catalogue.ts'

/** Having a paper card read on the phone itself. */
export const readHereText = catalogue('read-here', {
  readHere: 'Read the photo on this phone',
  readHereText:
    'Works without a signal, and the photo leaves this phone only when you send it. The reader, about 7 MB, is fetched once.',
  coming: 'Getting the reader',
  comingPercent: (percent: number) => `Getting the reader, ${percent} %`,
  here: 'The reader is ready.',
  hereKept: 'The reader is on this phone, also without a signal.',
  failed: 'The reader could not be started',
  failedText:
    'It was not fetched, or this phone has no room for it. The club’s server reads the photo instead.',
  retry: 'Try again',
})
