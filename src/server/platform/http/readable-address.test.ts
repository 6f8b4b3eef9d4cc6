import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/server.ts'
import { readableAddress } from './readable-address.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('readableAddress', () => {
  test.each(['/api/rounds/rnd_1', '/api/rounds/%20?q=%', '/%E2%80%AE', '/'])('leaves %s as it is', (url) => {
    expect(readableAddress(url)).toBe(url)
  })

  test.each([
    ['/api/rounds/%', '/api/unreadable'],
    ['/api/rounds/%ED%A0%80?a=b', '/api/unreadable'],
    ['/clubs/%FF', '/unreadable'],
  ])('makes of %s one that names nothing', (url, nothing) => {
    expect(readableAddress(url)).toBe(nothing)
  })
})

describe('an address whose escapes say no text, or that is too long', () => {
  test.each(['/api/rounds/%', '/api/rounds/%FF/card', '/%', `/api/rounds/${'a'.repeat(3_000)}`])(
    'when %s is asked for, then the refusal is as any other',
    async (url) => {
      const { headers, body, statusCode } = await server.app.inject({
        url,
        headers: { accept: 'application/json' },
      })
      expect([400, 401, 404]).toContain(statusCode)
      expect(headers['content-security-policy']).toBeDefined()
      expect(headers['x-content-type-options']).toBe('nosniff')
      // Outside the API a built web app answers with its page.
      if (url.startsWith('/api/'))
        expect(JSON.parse(body)).toMatchObject({ message: expect.any(String) as string })
      expect(body).not.toContain('FST_')
    },
  )
})
