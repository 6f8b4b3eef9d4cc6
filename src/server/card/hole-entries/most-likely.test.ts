import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handicapRecord } from '#contract/handicap/handicap.ts'
import { roundDetail } from '#contract/card/rounds.ts'
import {
  createTestClub,
  entry,
  expectBody,
  idOf,
  rateTees,
  signUpAs,
  startTestServer,
  type Browser,
  type TestClub,
  type TestServer,
} from '#test/server.ts'

let server: TestServer
let club: TestClub

beforeAll(async () => {
  server = await startTestServer()
  club = await createTestClub(server)
  await rateTees(club)
})
afterAll(() => server.close())

async function start(firstName: string): Promise<{ browser: Browser; roundId: string }> {
  const { browser } = await signUpAs(server, { firstName, clubCode: club.clubCode })
  return { browser, roundId: idOf(await browser('POST', '/api/rounds', { courseId: club.courseId })) }
}

const card = (first: object) =>
  Array.from({ length: 18 }, (_, i) =>
    i === 0 ? { ...entry(server, 1, 1, 'picked_up'), ...first } : entry(server, i + 1, i + 1, 5),
  )

describe('a hole that was picked up with its most likely score (R2.4)', () => {
  test('counts that score on the record, and nothing in the round; sent again it is the same', async () => {
    const { browser, roundId } = await start('Likely')
    const sent = { entries: card({ mostLikely: 6 }) }
    for (const repeated of [sent, sent]) {
      const saved = await browser('POST', `/api/rounds/${roundId}/scores`, repeated)
      expect(saved.status, saved.text).toBe(200)
    }
    const open = expectBody(await browser('GET', `/api/rounds/${roundId}`), roundDetail)
    expect(open.entries[0]).toMatchObject({ result: 'picked_up', grossScore: null, mostLikely: 6 })
    expect(open.entries[1]?.mostLikely).toBeUndefined()

    const handedIn = await browser('PATCH', `/api/rounds/${roundId}`, {
      partnerName: 'Max Marker',
      partnerSignature: 'Max Marker',
    })
    expect(handedIn.status, handedIn.text).toBe(200)
    const lines = async (language: string) => {
      const headers = { 'accept-language': language }
      const read = await browser('GET', '/api/handicap-record', undefined, headers)
      return expectBody(read, handicapRecord).scores[0]?.differential.lines
    }
    expect(await lines('en')).toContain('Adjusted gross score 91: hole 1 counts 6, its most likely score.')
    expect(await lines('es')).toContain(
      'Resultado bruto ajustado 91: el hoyo 1 cuenta 6, su resultado más probable.',
    )
    const figures = await browser('GET', '/api/rounds/statistics')
    expect(figures.text).not.toContain('"grossScore":91')
  })

  test('above the maximum of the hole it counts that maximum', async () => {
    const { browser, roundId } = await start('High')
    await browser('POST', `/api/rounds/${roundId}/scores`, { entries: card({ mostLikely: 15 }) })
    await browser('PATCH', `/api/rounds/${roundId}`, {
      partnerName: 'Max Marker',
      partnerSignature: 'Max Marker',
    })
    const record = expectBody(await browser('GET', '/api/handicap-record'), handicapRecord)
    expect(record.scores[0]?.differential.lines.join(' ')).toMatch(/hole 1 counts \d+\./)
  })

  test.each([
    ['Strokes', { result: 'strokes', grossScore: 5, mostLikely: 6 }],
    ['None', { mostLikely: 0 }],
    ['Many', { mostLikely: 31 }],
  ])('%s: is refused', async (what, first) => {
    const { browser, roundId } = await start(what)
    const answer = await browser('POST', `/api/rounds/${roundId}/scores`, {
      entries: card(first).slice(0, 1),
    })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('mostLikely')
  })
})
