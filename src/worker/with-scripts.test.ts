import { expect, test } from 'vitest'
import { withScripts } from './with-scripts.ts'

test('when a page is opened from the phone, then it names its files, and keeps its policy', async () => {
  const kept = new Response('<head><title>Scoreclub</title></head><body></body>', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'self'",
      'content-encoding': 'br',
      'content-length': '47',
    },
  })
  const page = await withScripts(kept, ['assets/a.js', 'assets/$&.js'])
  expect(await page.text()).toBe(
    '<head><title>Scoreclub</title><script defer src="/assets/a.js"></script>' +
      '<script defer src="/assets/$&.js"></script></head><body></body>',
  )
  expect(Object.fromEntries(page.headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "script-src 'self'",
  })
})
