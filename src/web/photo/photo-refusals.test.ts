import { expect, test } from 'vitest'
import { isHeic, isImageType, megabytes, refusalSentence, refusalWords } from './photo-refusals.ts'

test.each([
  ['verify', 'not_an_image', 'Invalid File Type', 'Please choose an image file.'],
  ['verify', 'heic', 'Invalid File Type', 'Please choose an image file.'],
  ['verify', 'too_large', 'File Too Large', 'Please choose an image smaller than 10MB.'],
  ['verify', 'pdf', 'Invalid File Type', 'Please choose an image file.'],
  ['scan', 'not_an_image', 'Invalid File', 'Please select a valid image file.'],
  ['scan', 'too_large', 'File Too Large', 'Please select an image smaller than 10MB.'],
] as const)(
  'T47: when the screen is %s and the file is %s, then the title is "%s"',
  (screen, refusal, title, text) => {
    expect(refusalWords(screen, refusal)).toEqual({ title, text })
  },
)

test.each([
  ['not_an_image', /^Please choose an image file\.$/],
  ['heic', /^Please choose an image file\. This is a HEIC photo.*Most Compatible/],
  ['pdf', /^Please choose an image file\. This is a PDF.*JPEG picture.*photo of the paper/],
] as const)('when the file is %s, then beside the field stands what to do', (refusal, sentence) => {
  expect(refusalSentence('verify', refusal)).toMatch(sentence)
})

test.each([
  ['image/jpeg', true],
  ['image/heic', true],
  ['image/svg+xml', false],
  ['application/pdf', false],
  ['', false],
])('when the type is %s, then it is an image: %s', (type, expected) => {
  expect(isImageType(type)).toBe(expected)
})

test.each([
  [{ name: 'IMG_1.HEIC', type: '' }, true],
  [{ name: 'x', type: 'image/heif' }, true],
  [{ name: 'card.jpg', type: 'image/jpeg' }, false],
])('when the file is %j, then it is HEIC: %s', (file, expected) => {
  expect(isHeic(file)).toBe(expected)
})

test.each([
  [10_485_760, '10'],
  [3_565_158, '3.4'],
  [52_429, '0.05'],
])('%i bytes are shown as %s MB', (bytes, text) => {
  expect(megabytes(bytes, 'en-GB')).toBe(text)
})
