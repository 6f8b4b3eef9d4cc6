import { expect, test } from 'vitest'
import { formatRecoveryCode, makeRecoveryCode, parseSecondStepCode } from './second-step-code.ts'

test.each([
  ['123456', { kind: 'one_time', code: '123456' }],
  [' 123 456 ', { kind: 'one_time', code: '123456' }],
  ['123-456', { kind: 'one_time', code: '123456' }],
  ['7K2QX-M4RTB', { kind: 'recovery', code: '7K2QXM4RTB' }],
  ['7k2qx m4rtb', { kind: 'recovery', code: '7K2QXM4RTB' }],
  ['7k2qx–m4rtb', { kind: 'recovery', code: '7K2QXM4RTB' }],
  ['oOiIl-00000', { kind: 'recovery', code: '0011100000' }],
  ['0123456789', { kind: 'recovery', code: '0123456789' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['١٢٣٤٥٦', undefined],
  ['7K2QX-M4RT', undefined],
  ['7K2QX-M4RTBB', undefined],
  ['7K2QU-M4RTB', undefined],
  ['', undefined],
])('%j is read as %j', (typed, read) => {
  expect(parseSecondStepCode(typed)).toEqual(read)
})

test('a code that was made is read back as it was shown', () => {
  for (let start = 0; start < 256; start += 7) {
    const code = makeRecoveryCode(Uint8Array.from({ length: 10 }, (_, i) => (start + i * 29) % 256))
    expect(parseSecondStepCode(formatRecoveryCode(code))).toEqual({ kind: 'recovery', code })
  }
})

test('every letter is as likely as any other', () => {
  const made = Array.from({ length: 256 }, (_, byte) => makeRecoveryCode(new Uint8Array(10).fill(byte)))
  const letters = new Set(made)
  expect(letters.size).toBe(32)
  for (const letter of letters) expect(made.filter((one) => one === letter)).toHaveLength(8)
})

test('too few random bytes make no code', () => {
  expect(() => makeRecoveryCode(new Uint8Array(9))).toThrow('ten bytes')
})
