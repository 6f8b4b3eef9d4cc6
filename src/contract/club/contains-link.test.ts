import { expect, test } from 'vitest'
import { containsLink } from './contains-link.ts'

test.each([
  'Read https://evil.example/x',
  'HTTP://EVIL.EXAMPLE',
  'see www.evil.example now',
  'go to evil.com',
  'evil.com/prize?x=1',
  'my-club.golf',
  'a.b.co.uk',
  'ftp://files',
  'evil。com',
  'ev\u200bil.com',
  'first line\nevil.org.',
])('%j has a link', (text) => {
  expect(containsLink(text)).toBe(true)
})

test.each([
  'Welcome to the club! Bring your clubs at 9.30 a.m., e.g. on Sunday.',
  'See you on Saturday.We tee off at ten.',
  'Ask mary@oakhill.co.uk or call 01234.567.890',
  'Handicap 12.4, St. Andrews',
  'St.Andrews Golf Club',
  '',
])('%j has none', (text) => {
  expect(containsLink(text)).toBe(false)
})
