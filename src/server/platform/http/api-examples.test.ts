import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Call } from '#contract/platform/call.ts'
import { createTestClub, startTestServer, type TestServer } from '#test/server.ts'
import { exampleOf } from './api-examples.ts'

const Media = z.object({ 'application/json': z.optional(z.looseObject({ example: z.unknown() })) })
const Operation = z.looseObject({
  requestBody: z.optional(z.object({ content: Media })),
  responses: z.record(z.string(), z.looseObject({ content: z.optional(Media) })),
})
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

test.each([
  [{ type: 'string', enum: ['read', 'write'] }, 'reach', 'read'],
  [{ anyOf: [{ type: 'null' }, { type: 'string', format: 'email' }] }, 'to', 'ann.byrne@example.org'],
  [{ type: 'number', minimum: 7 }, 'days', 7],
  [{ type: 'string', pattern: '^rnd_[A-Za-z0-9]{1,64}$' }, 'x', 'rnd_4fQ8zL2mVx9RkT7bYc3W'],
  [
    { type: 'array', items: { type: 'string' }, minItems: 2 },
    'userIds',
    ['Text', 'Text'].map(() => 'usr_4fQ8zL2mVx9RkT7bYc3W'),
  ],
  [
    { type: 'object', properties: { at: { type: 'string' }, on: { const: true } } },
    '',
    { at: '2026-06-06T09:00:00.000Z', on: true },
  ],
])('%j as %s', (schema, name, example) => {
  expect(exampleOf(schema, name)).toEqual(example)
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an administrator reads the document with an example for every body, and nobody else reads it', async () => {
  const club = await createTestClub(server)
  expect((await server.browser()('GET', '/api/openapi.json')).status).toBe(404)
  const answer = await club.admin('GET', '/api/openapi.json')
  expect(answer.status).toBe(200)
  const { paths } = Document.parse(answer.body)
  const bodies = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
      [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].flatMap((media) => {
        const json = media?.['application/json']
        return json === undefined ? [] : [{ call: `${method} ${path}`, json }]
      }),
    ),
  )
  expect(bodies.length).toBeGreaterThan(300)
  expect(bodies.filter(({ json }) => json.example === undefined).map(({ call }) => call)).toEqual([])
})

/** Every call of the contract, by what the document calls it. */
function callsByName(): Map<string, Call> {
  const modules = import.meta.glob<Record<string, unknown>>(['#contract/*/*.ts', '!**/*.test.ts'], {
    eager: true,
  })
  const calls = Object.values(modules).flatMap((one) => Object.values(one).filter(isCall))
  return new Map(
    calls.map((call) => [`${call.method.toLowerCase()} ${call.path.replaceAll(/:(\w+)/g, '{$1}')}`, call]),
  )
}

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'permission' in value && 'reply' in value

test('every example is what its own call takes and answers with', async () => {
  const club = await createTestClub(server, 'Parsed')
  const { paths } = Document.parse((await club.admin('GET', '/api/openapi.json')).body)
  const calls = callsByName()
  let parsed = 0
  const faults = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, responses }]) => {
      const call = calls.get(`${method} ${path}`)
      return [
        { kind: 'body', schema: call?.body, media: requestBody?.content },
        { kind: 'reply', schema: call?.reply, media: responses['200']?.content },
      ].flatMap(({ kind, schema, media }) => {
        const example = media?.['application/json']?.example
        if (schema === undefined || example === undefined) return []
        parsed += 1
        const { error } = schema.safeParse(example)
        return error === undefined
          ? []
          : [
              `${method} ${path} ${kind}: ${error.issues.map((one) => `${one.path.join('.')} ${one.message}`).join('; ')}`,
            ]
      })
    }),
  )
  expect(parsed).toBeGreaterThan(300)
  expect(faults).toEqual([])
})

test('what the document gives as an example is taken: a webhook, a token', async () => {
  const club = await createTestClub(server, 'Examples')
  const { paths } = Document.parse((await club.admin('GET', '/api/openapi.json')).body)
  // A password that is given is checked, and only its owner knows it.
  const exampleFor = (path: string) => {
    const media = paths[path]?.post?.requestBody?.content['application/json']
    const fields = Object.entries(z.record(z.string(), z.unknown()).parse(media?.example))
    return Object.fromEntries(fields.filter(([name]) => name !== 'password'))
  }
  const hook = exampleFor('/api/clubs/{clubId}/webhooks')
  expect((await club.admin('POST', `/api/clubs/${club.clubId}/webhooks`, hook)).status).toBe(200)
  const asked = { ...exampleFor('/api/access-tokens'), clubId: club.clubId }
  expect((await club.admin('POST', '/api/access-tokens', asked)).status).toBe(200)
})
