import { expect, test } from 'vitest'
import { readValues, type DrawValues } from './draw-values.ts'

const values: DrawValues = {
  ...{ kind: 'one_tee', groupSize: '4', firstAt: '2026-06-06T08:00', interval: '10' },
  ...{ breaks: [], order: 'entered', seed: '1' },
}

test('when a draw has several breaks, then each with a time and a length is sent, and none without', () => {
  const breaks = [
    { at: '10:00', minutes: '15' },
    { at: '', minutes: '15' },
    { at: '12:30', minutes: '60' },
    { at: '15:00', minutes: '' },
  ]
  expect(readValues({ ...values, breaks }).breaks).toEqual([
    { at: '10:00', minutes: 15 },
    { at: '12:30', minutes: 60 },
  ])
})
