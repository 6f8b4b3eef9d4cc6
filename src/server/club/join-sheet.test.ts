import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { clubReach } from '#contract/club/club-reach.ts'
import { createTestClub, expectBody, startTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('when somebody scans a sheet, then they are told its club; a code without the sheet names none (P20)', async () => {
  const club = await createTestClub(server, 'Wychwood Vale')
  const reach = await club.admin('GET', `/api/clubs/${club.clubId}/reach`)
  const { sheetKey } = expectBody(reach, clubReach)
  const visitor = server.browser()
  const read = (sheet: string) => visitor('GET', `/api/join-sheets/${sheet}`)
  expect((await read(`${club.clubCode}.${sheetKey}`)).body).toMatchObject({
    state: 'open',
    clubName: 'Wychwood Vale',
  })
  for (const sheet of [
    club.clubCode,
    `${club.clubCode}.`,
    `${club.clubCode}.AAAAAAAAAAAAAAAA`,
    `SC000000.${sheetKey}`,
    'x',
  ])
    expect([sheet, (await read(sheet)).status]).toEqual([sheet, 404])

  const replaced = await club.admin('POST', `/api/clubs/${club.clubId}/code`)
  const { clubCode } = expectBody(replaced, z.looseObject({ clubCode: z.string() }))
  expect((await read(`${club.clubCode}.${sheetKey}`)).body).toMatchObject({ state: 'over', clubName: null })
  const now = expectBody(await club.admin('GET', `/api/clubs/${club.clubId}/reach`), clubReach)
  expect((await read(`${clubCode}.${now.sheetKey}`)).body).toMatchObject({ clubName: 'Wychwood Vale' })
  await server.database.pool.query('update clubs set is_active = false where id = $1', [club.clubId])
  expect((await read(`${clubCode}.${now.sheetKey}`)).body).toMatchObject({ state: 'over', clubName: null })
})
