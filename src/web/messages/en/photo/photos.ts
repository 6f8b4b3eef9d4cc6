import { catalogue } from '../../catalogue.ts'

/** Choosing and sending a scorecard photo. The hand-in and the scan each have their own words for a refused file (T47). */
export const photosText = catalogue('photos', {
  title: 'Scorecard photo (optional)',
  hint: 'Up to 10MB. Its location and device data are removed; you and the club’s administrators can see it.',
  takePhoto: 'Take Photo',
  chooseFromGallery: 'Choose from Gallery',
  preparing: 'Preparing the photo…',
  preview: 'Scorecard photo',
  size: (megabytes: string) => `${megabytes} MB`,
  /** The button's accessible name. It begins with the word on the button, so that voice control finds it. */
  remove: 'Remove photo',
  kept: 'The photo is kept on this phone and goes with your card.',
  notKept: 'This phone cannot keep the photo: leave this page open until the card is in.',
  sending: (percent: number) => `Sending the photo, ${percent} %`,
  uploadFailed: 'Failed to upload photo',
  withoutPhoto: 'Hand in without the photo',
  heic: 'This is a HEIC photo, which this browser cannot read. On an iPhone choose Settings, Camera, Formats, Most Compatible, or choose a screenshot of it.',
  pdf: 'This is a PDF. Set the scanner to save the page as a JPEG picture, or take a photo of the paper.',
  /** Where a scanned file has several pages. */
  firstPage: (pages: number) => `This file has ${pages} pages. Only the first is used.`,
  verifyRefusals: {
    notAnImage: 'Invalid File Type',
    notAnImageText: 'Please choose an image file.',
    tooLarge: 'File Too Large',
    tooLargeText: 'Please choose an image smaller than 10MB.',
  },
  scanRefusals: {
    notAnImage: 'Invalid File',
    notAnImageText: 'Please select a valid image file.',
    tooLarge: 'File Too Large',
    tooLargeText: 'Please select an image smaller than 10MB.',
  },
})
