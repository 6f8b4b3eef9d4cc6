import { expect, test } from 'vitest'
import { bounceAddress, findBounceToken, newBounceToken } from './bounce-address.ts'

const bouncesTo = 'Bounces@club.example'
const token = '0123456789abcdef0123456789abcdef'

test('a mail comes back to an address of its own, which fits into one', () => {
  const made = newBounceToken()
  const address = bounceAddress(bouncesTo, made)
  expect(findBounceToken([address], bouncesTo)).toBe(made)
  expect(newBounceToken()).not.toBe(made)
  expect(bounceAddress(`${'b'.repeat(31)}@club.example`, made).split('@')[0]).toHaveLength(64)
})

test.each([
  [[`Bounces+${token}@club.example`], token],
  [[`BOUNCES+${token.toUpperCase()}@CLUB.example`], token],
  [['golf@club.example', `bounces+${token}@club.example`], token],
  [['bounces@club.example'], undefined],
  [['bounces+@club.example'], undefined],
  [[`bounces+${token}@club.example.org`], undefined],
  [[`bounces+${token}@evil.example`], undefined],
  [[`bounces+${token}0@club.example`], undefined],
  [[`bounces+${token.replace('0', 'g')}@club.example`], undefined],
  [[`other+${token}@club.example`], undefined],
  [[], undefined],
])('%j names %s', (addresses, expected) => {
  expect(findBounceToken(addresses, bouncesTo)).toBe(expected)
})
