import { expect, test } from 'vitest'
import { dayChoices } from './kept-choices.ts'

const installation = {
  least: { photoDays: 30, signatureDays: 7 },
  most: { photoDays: 365, signatureDays: 7 },
}
const values = (own: number | null) =>
  dayChoices('photoDays', { ...installation, photoDays: own, signatureDays: null }).map(({ value }) => value)

test('what is offered lies within what the installation keeps', () => {
  expect(values(null)).toEqual([null, '30', '90', '180'])
})

test('when another program has set other days, then they are offered too', () => {
  expect(values(45)).toEqual([null, '30', '45', '90', '180'])
})

test('when the installation keeps a week, then there is nothing shorter to choose', () => {
  const choices = dayChoices('signatureDays', { ...installation, photoDays: null, signatureDays: null })
  expect(choices).toEqual([{ value: null, label: 'Server default: 7 days' }])
})
