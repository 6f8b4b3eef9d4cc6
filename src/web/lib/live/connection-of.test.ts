import { expect, test } from 'vitest'
import { ApiError, OfflineError } from '../api.ts'
import { connectionOf } from './connection-of.ts'

const broken = new ApiError(503, '{}', 'Service Unavailable')
const noNetwork = new OfflineError(new TypeError('Failed to fetch'))
const tooLong = new DOMException('', 'TimeoutError')

test.each([
  ['is answered, with an open stream', { fault: null, isOpen: true }, 'live'],
  ['is answered, without a stream', { fault: null, isOpen: false }, 'catching_up'],
  ['is answered with a fault', { fault: broken, isOpen: true }, 'behind'],
  ['fails for a cause of its own', { fault: new Error('unreadable'), isOpen: false }, 'behind'],
  ['has no network', { fault: noNetwork, isOpen: false }, 'offline'],
  ['is never answered', { fault: tooLong, isOpen: false }, 'offline'],
  ['shows what the phone had kept', { fault: null, isKept: true, isOpen: true }, 'behind'],
] as const)('U13: when the reading %s', (_, reading, connection) => {
  expect(connectionOf(reading)).toBe(connection)
})
