import { expect, test } from 'vitest'
import { numberReader } from './read-number.ts'

const read = (text: string, column: readonly string[] = [text]) => numberReader(column)(text)

test.each([
  ['00124', '00124'],
  ['124.0', '124'],
  ['CB-014', 'CB-014'],
  ['NA', null],
  ['-', null],
  ['0', null],
  ['000', null],
  ['4.42071E+11', undefined],
  ['01/02/26', undefined],
])('%j is %j', (text, number) => {
  expect(read(text)).toBe(number)
})

test('when the members of a family have decimals, then that of the first is kept', () => {
  expect(read('12.0', ['12.0', '12.1'])).toBe('12.0')
})
