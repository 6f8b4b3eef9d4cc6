import { expect, test } from 'vitest'
import { keptDaysRange } from './kept-days.ts'

test('a club may choose from a month to what the installation keeps, and photos never stay longer than 730 days', () => {
  expect(keptDaysRange({ photoDays: 9999, signatureDays: 900 })).toEqual({
    least: { photoDays: 30, signatureDays: 30 },
    most: { photoDays: 730, signatureDays: 900 },
  })
})

test('when the installation keeps less than a month, then that is all there is to choose', () => {
  expect(keptDaysRange({ photoDays: 7, signatureDays: 1 })).toEqual({
    least: { photoDays: 7, signatureDays: 1 },
    most: { photoDays: 7, signatureDays: 1 },
  })
})
