import { expect, test } from 'vitest'
import { isHeic, isImageType, megabytes, refusalWords } from './photo-refusals.ts'

test.each([
  ['verify', 'not_an_image', 'Invalid File Type', 'Please choose an image file.'],
  ['verify', 'heic', 'Invalid File Type', 'Please choose an image file.'],
  ['verify', 'too_large', 'File Too Large', 'Please choose an image smaller than 10MB.'],
  ['scan', 'not_an_image', 'Invalid File', 'Please select a valid image file.'],
  ['scan', 'too_large', 'File Too Large', 'Please select an image smaller than 10MB.'],
] as const)(
  'T47: when the screen is %s and the file is %s, then the title is "%s"',
  (screen, refusal, title, text) => {
    expect(refusalWords(screen, refusal)).toEqual({ title, text })
  },
)

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
