import { expect, test } from 'vitest'
import { versionFromEtag } from './version-from-etag.ts'

test.each([
  ['"5733e91c.1"', '5733e91c.1'],
  ['W/"5733e91c.1"', '5733e91c.1'],
  ['"5733e91c.1-gzip"', '5733e91c.1'],
  ['W/"5733e91c.1-gzip"', '5733e91c.1'],
  // As proxies mark what they compress.
  ['"5733e91c.1;br"', '5733e91c.1'],
  ['"gzip"', 'gzip'],
])('the ETag %s names the version %s', (etag, version) => {
  expect(versionFromEtag(etag)).toBe(version)
})
