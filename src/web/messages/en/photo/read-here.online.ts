import { catalogue } from '../../catalogue.ts'

/** Having a paper card read on the phone itself. */
export const readHereText = catalogue('read-here', {
  readHere: 'Read the photo on this phone',
  readHereText:
    'Works without a signal, and the photo leaves this phone only when you send it. The reader, about 7 MB, is downloaded once.',
  coming: 'Getting the reader',
  comingPercent: (percent: number) => `Getting the reader, ${percent} %`,
  here: 'The reader is ready.',
  hereKept: 'The reader is on this phone, also without a signal.',
  failed: 'The reader could not be started',
  failedText:
    'It could not be downloaded, or this phone has no room for it. The club’s server reads the photo instead.',
  retry: 'Try again',
  aim: 'Take the photo with help',
  takeNow: 'Take it now',
  cameraOpens: 'The camera opens…',
  cameraSees: 'What the camera sees',
  noCamera: 'The camera cannot be used here',
  noCameraText: 'Allow it in the browser’s settings for this page, or take the photo with Take Photo.',
  holdOn: 'Good. Hold still…',
  hints: {
    more_light: 'More light, please',
    hold_still: 'Hold the phone still',
    find_card: 'Fill the picture with the card',
    whole_card: 'The whole card must be in the picture',
    closer: 'Come closer',
    hold_level: 'Hold the phone level with the card',
  },
})
