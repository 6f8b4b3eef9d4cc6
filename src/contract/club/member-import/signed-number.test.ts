import { expect, test } from 'vitest'
import { signedNumber } from './signed-number.ts'

test.each([
  ['12.4', '', '12.4'],
  [' 12,4 ', '', '12.4'],
  ['+1.6', '+', '1.6'],
  ['+ 1.6', '+', '1.6'],
  ['＋２.４', '+', '2.4'],
  ['2.4+', '+', '2.4'],
  ['Plus 2.4', '+', '2.4'],
  ['más 2,4', '+', '2.4'],
  ['-2.4', '-', '2.4'],
  ['−2.4', '-', '2.4'],
  ['–2.4', '-', '2.4'],
  ["'+2.4", '+', '2.4'],
  ['9.0M', '', '9.0'],
  ['16.1 (R)', '', '16.1'],
  ['14.8*', '', '14.8'],
  ['scratch', '', '0'],
])('%j has the sign %j and the digits %j', (text, sign, digits) => {
  expect(signedNumber(text)).toEqual({ sign, digits })
})

test.each(['', '-', '+2.4+', '-2.4+', '2.4p', '2.4cr', '1.2.3', 'twelve', '1e3'])(
  '%j is no such number',
  (text) => {
    expect(signedNumber(text)).toBeUndefined()
  },
)
