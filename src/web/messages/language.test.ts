import { afterEach, expect, test, vi } from 'vitest'
import { readerLocale } from './language.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  [['en-GB', 'en'], 'en-GB'],
  // Headless browsers and screens started without a locale name the first of these; Intl throws on it.
  [['en-US@posix', 'en-IE'], 'en-IE'],
  [['en-US@posix'], 'en'],
  [['de-DE'], 'en'],
])('with the languages %j, dates and numbers are written as in %s', (languages, locale) => {
  vi.stubGlobal('navigator', { languages })
  expect(readerLocale()).toBe(locale)
  expect(() => new Intl.DateTimeFormat(readerLocale())).not.toThrow()
})
