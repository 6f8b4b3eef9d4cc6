import { describe, expect, test } from 'vitest'
import { pageAnswer } from './page-answer.ts'

describe('where a page is opened from', () => {
  test.each([
    ['/', true, 'kept'],
    ['/', undefined, 'kept'],
    ['/', false, 'server'],
    ['/scorecard', true, 'kept'],
    ['/scorecard/', false, 'kept'],
    ['/competitions/cmp_1/leaderboard', true, 'kept'],
    ['/club-admin', true, 'kept'],
    ['/handicap-calculator', false, 'kept'],
    ['/about', true, 'server'],
    ['/auth', true, 'server'],
    ['/nowhere', true, 'server'],
  ] as const)('%s, session %s: %s', (path, hasSession, expected) => {
    expect(pageAnswer(path, hasSession)).toBe(expected)
  })

  test.each([
    '/api/login',
    '/api/logout',
    '/api/objects/photos/x.jpg',
    '/api',
    '/healthz',
    '/readyz',
    '/app.webmanifest',
    '/robots.txt',
    '/service-worker.js',
  ])('T42: %s is left to the server', (path) => {
    expect(pageAnswer(path, true)).toBe('nobody')
  })
})
