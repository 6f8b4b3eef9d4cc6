import { expect, test } from 'vitest'
import { withoutAnyName, withoutFullName } from './former-member.ts'

const bea = { firstName: 'Bea', lastName: 'Núñez-Ort' }

test('when a text names somebody in full, then it says "Former member", in any case and before any mark', () => {
  expect(withoutFullName('Bea Núñez-Ort receives 5 strokes.', bea)).toBe('Former member receives 5 strokes.')
  expect(withoutFullName('said bea  núñez-ort: 5', bea)).toBe('said Former member: 5')
})

test('when the name is a part of a longer word, then it stays', () => {
  expect(withoutFullName('Abea Núñez-Ort', bea)).toBe('Abea Núñez-Ort')
  expect(withoutAnyName('The Beagles', bea)).toBe('The Beagles')
})

test('when a team is called after one of its players, then either name goes', () => {
  expect(withoutAnyName('Bea’s birdies', bea)).toBe('Former member’s birdies')
  expect(withoutAnyName('Team NÚÑEZ-ORT', bea)).toBe('Team Former member')
})

test('when a name has signs of patterns, then they are letters', () => {
  expect(withoutFullName('by J. (Jo) P*t.', { firstName: 'J. (Jo)', lastName: 'P*t.' })).toBe(
    'by Former member',
  )
})

test('when a name is empty, then nothing is replaced', () => {
  expect(withoutAnyName('Eagles', { firstName: '', lastName: ' ' })).toBe('Eagles')
})
