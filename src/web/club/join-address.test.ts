import { expect, test } from 'vitest'
import type { ClubReach } from '#contract/club/club-reach.ts'
import { isOwnMachine, joinAddress, linkAt } from './join-address.ts'

const reach: ClubReach = {
  origin: null,
  isFixed: false,
  lost: null,
  sendsMail: false,
  sheetKey: 'key',
  candidates: ['http://192.168.1.20:3000'],
}

test.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://127.8.0.1:80',
  'http://[::1]:3000',
  'http://x.localhost',
])('no phone can open %s', (origin) => {
  expect(isOwnMachine(origin)).toBe(true)
  expect(joinAddress(reach, origin)).toEqual({ origin, isReachable: false })
})

test.each([
  'http://192.168.1.20:3000',
  'https://golf.example.org',
  'http://localhost.example.org',
  'http://[fd00::2]',
])('the secretary opened %s, so phones may', (origin) => {
  expect(joinAddress(reach, origin)).toEqual({ origin, isReachable: true })
})

test('what the server says goes before what the browser shows, also when nobody else can open it', () => {
  const chosen = 'http://192.168.1.20:3000'
  expect(joinAddress({ ...reach, origin: chosen }, 'http://localhost:3000')).toEqual({
    origin: chosen,
    isReachable: true,
  })
  const own = 'http://localhost:3000'
  expect(joinAddress({ ...reach, origin: own, isFixed: true }, chosen).isReachable).toBe(false)
})

test('a link keeps its path at another address', () => {
  expect(linkAt('http://192.168.1.20:3000', 'http://localhost:3000/auth?invitation=inv_a.b')).toBe(
    'http://192.168.1.20:3000/auth?invitation=inv_a.b',
  )
})
