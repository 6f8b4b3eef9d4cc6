import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAccessToken } from '#contract/identity/access-tokens.ts'
import {
  createTestClub,
  createTestCompetition,
  expectBody,
  startTestServer,
  type TestClub,
  type TestServer,
} from '#test/server.ts'
import { exampleCalls } from '#web/outbound/programs/example-calls.ts'

/* The commands that the page for programs shows are run as they are copied, but for the program that sends them. */

let server: TestServer
let club: TestClub
let token: string

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  const asked = { clubId: club.clubId, name: 'Examples', reach: 'write', days: 30 }
  token = expectBody(await club.admin('POST', '/api/access-tokens', asked), makeAccessToken.reply).secret
})
afterAll(() => server.close())

/** What a shell gives curl: quotes and `$TOKEN` resolved. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? (double ?? bare ?? '').replaceAll('$TOKEN', token),
  )

/** The request that curl makes of these words; an option that is not known here fails. */
function requestOf(command: string) {
  const [program, ...words] = wordsOf(command)
  expect(program).toBe('curl')
  const request = { method: 'GET', url: '', headers: new Map<string, string>(), body: '' }
  for (let word = words.shift(); word !== undefined; word = words.shift())
    if (word === '-X') request.method = words.shift() ?? ''
    else if (word === '-H') {
      const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(words.shift() ?? '') ?? []
      request.headers.set(name, value)
    } else if (word === '-d') request.body = words.shift() ?? ''
    else if (word === '-o') words.shift()
    else if (word.startsWith('https://')) request.url = word
    else expect(word).toBe('-i')
  return request
}

async function run(command: string) {
  const { method, url, headers, body } = requestOf(command)
  const { pathname, search } = new URL(url)
  return server.app.inject({
    method: method === 'PATCH' ? 'PATCH' : 'GET',
    url: pathname + search,
    headers: Object.fromEntries(headers),
    ...(body === '' ? {} : { payload: body }),
  })
}

test('every command that the page shows does what it says with a token that writes', async () => {
  const id = await createTestCompetition(server, club, { name: 'June Cup' })
  const at = { origin: 'https://golf.example.org', clubId: club.clubId }
  const answers: [what: string, status: number][] = []
  for (const { what, command } of exampleCalls(at, { id, name: 'June Cup' }))
    answers.push([what, (await run(command)).statusCode])
  expect(answers).toHaveLength(7)
  expect(answers.filter(([, status]) => status < 200 || status >= 300)).toEqual([])
})
