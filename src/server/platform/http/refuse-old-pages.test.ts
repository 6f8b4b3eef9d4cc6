import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONTRACT, CONTRACT_HEADER, OLDEST_CONTRACT } from '#contract/platform/contract-version.ts'
import { createTestClub, signUpAs, startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
let clubCode: string
beforeAll(async () => {
  server = await startTestServer()
  clubCode = (await createTestClub(server)).clubCode
})
afterAll(() => server.close())

const older = { [CONTRACT_HEADER]: String(OLDEST_CONTRACT - 1) }

test('when a page speaks a contract that is too old, then it is told, and no other client notices', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Old', clubCode })
  const refused = await browser('GET', '/api/auth/user', undefined, older)
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'page_outdated' }])
  expect((await browser('GET', '/api/auth/user', undefined, { [CONTRACT_HEADER]: 'x' })).status).toBe(409)
  expect((await browser('GET', '/api/auth/user')).status).toBe(200)
  const now = { [CONTRACT_HEADER]: String(CONTRACT) }
  expect((await browser('GET', '/api/auth/user', undefined, now)).status).toBe(200)
})

test('when an old page sends scores, early or late, then its version is no reason to refuse them', async () => {
  const { browser } = await signUpAs(server, { firstName: 'Late', clubCode })
  for (const what of ['rnd_none/scores', 'rnd_none/late-scores', 'send-kept']) {
    const answer = await browser('POST', `/api/rounds/${what}`, { entries: [] }, older)
    expect(answer.body, what).not.toMatchObject({ code: 'page_outdated' })
  }
})
