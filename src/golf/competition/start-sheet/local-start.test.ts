import { expect, test } from 'vitest'
import { readLocalStart } from './local-start.ts'

test('on the first day of a competition a start is a time alone', () => {
  expect(readLocalStart('10:24')).toEqual({ day: undefined, time: '10:24' })
})

test('on another day it has its day too', () => {
  expect(readLocalStart('2026-06-07T08:00')).toEqual({ day: new Date('2026-06-07T00:00:00Z'), time: '08:00' })
})
