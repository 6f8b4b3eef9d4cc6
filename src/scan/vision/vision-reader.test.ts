import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { VisionAnswer } from './vision-reader-answer.ts'
import { visionReader } from './vision-reader.ts'

/** A server that pretends to be a vision model's, on a real socket. */
let server: Server
let url: string
let answer: (response: ServerResponse, request: IncomingMessage) => void
const asked: { headers: IncomingMessage['headers']; body: string; url: string | undefined }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      asked.push({ headers: request.headers, url: request.url, body: Buffer.concat(parts).toString() })
      answer(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.int() }).parse(server.address())
  url = `http://127.0.0.1:${port}/v1/chat/completions`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

const says = (text: string, status = 200) => {
  answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}
const saysContent = (content: unknown) => says(JSON.stringify({ choices: [{ message: { content } }] }))
const saysAnswer = (value: unknown) => saysContent(JSON.stringify(value))

const eighteen = Array.from({ length: 18 }, (_, index) => index + 1)
const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
const course = {
  holes: eighteen.map((holeNumber) => ({
    holeNumber,
    par: pars[holeNumber - 1] ?? 4,
    strokeIndex: holeNumber,
  })),
}

type Row = VisionAnswer['players'][number]
const cells = (
  written: (hole: number) => Row['holes'][number]['written'],
  holes = eighteen,
  confidence = 1,
) => holes.map((hole) => ({ hole, written: written(hole), confidence }))
const fives: Row = { notation: 'gross', holes: cells(() => 5), out: 45, in: 45, total: 90 }
const card = (row: Partial<Row> = {}, more: Partial<VisionAnswer> = {}) => ({
  problem: null,
  players: [{ ...fives, ...row }],
  printed: [],
  ...more,
})

const photo = (width = 240) =>
  sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: 'grey' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Marker Of The Card' } })
    .jpeg()
    .toBuffer()

const endpoint = () => ({ url, key: 'a-key', model: 'a-model' })
const read = async (hint = {}, signal?: AbortSignal) =>
  visionReader(endpoint()).read(await photo(), hint, signal ? { signal } : {})

/** The reading, which must hold scores. */
async function readCard(hint = {}) {
  const reading = await read(hint)
  if (reading.outcome !== 'read') throw new Error(reading.reason)
  return reading
}
const firstRow = async (hint = {}) => {
  const player = (await readCard(hint)).players[0]
  if (!player) throw new Error('no player')
  return player
}

describe('what the model is sent', () => {
  const Sent = z.object({
    model: z.string(),
    messages: z.tuple([
      z.object({
        content: z.tuple([
          z.object({ text: z.string() }),
          z.object({ image_url: z.object({ url: z.string() }) }),
        ]),
      }),
    ]),
    response_format: z.object({ json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }) }),
  })

  test('one request has a small upright picture without metadata, the course, the answer’s schema and the key', async () => {
    saysAnswer(card())
    await visionReader(endpoint()).read(await photo(2_400), { course })
    expect(asked).toHaveLength(1)
    const [{ headers, body, url: path } = { headers: {}, body: '', url: '' }] = asked
    expect([path, headers.authorization]).toEqual(['/v1/chat/completions', 'Bearer a-key'])
    const sent = Sent.parse(JSON.parse(body))
    const [{ text }, image] = sent.messages[0].content
    expect(sent.model).toBe('a-model')
    expect(text).toContain('3: par 3, index 3; 4: par 5, index 4')
    expect(sent.response_format.json_schema.schema).toMatchObject({ type: 'object' })
    const [kind = '', data = ''] = image.image_url.url.split(',')
    const jpeg = Buffer.from(data, 'base64')
    expect(kind).toBe('data:image/jpeg;base64')
    const { width, height, exif, orientation } = await sharp(jpeg).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 1_200, height: 1_600 })
    expect(jpeg.toString('latin1')).not.toContain('Marker')
  })

  test('when no key is configured, then none is sent', async () => {
    saysAnswer(card())
    await visionReader({ ...endpoint(), key: undefined }).read(await photo(), {})
    expect(asked[0]?.headers.authorization).toBeUndefined()
  })

  test('when the photo is not a picture, then nothing is sent', async () => {
    const reading = await visionReader(endpoint()).read(Buffer.from('words'), {})
    expect([reading, asked]).toEqual([{ outcome: 'unreadable', reason: 'not_a_picture' }, []])
  })

  test('when the server redirects, then nothing is sent to the other address', async () => {
    answer = (response) => response.writeHead(307, { location: `${url}/elsewhere` }).end()
    await expect(read()).rejects.toThrow()
    expect(asked).toHaveLength(1)
  })
})

describe('when the answer has the right form', () => {
  test('then it becomes a reading with a confidence of at most 0.9 and without places', async () => {
    saysAnswer(card())
    const { cells: holes, sums, notation } = await firstRow()
    expect([holes.length, notation]).toEqual([18, 'gross'])
    expect(holes[17]).toEqual({
      holeNumber: 18,
      result: 5,
      confidence: 0.9,
      isDoubtful: false,
      others: [],
      quad: undefined,
    })
    expect(sums.map(({ of, value, offBy }) => [of, value, offBy === 0])).toEqual([
      ['out', 45, true],
      ['in', 45, true],
      ['total', 90, true],
    ])
  })

  test('then empty, picked up, unreadable, missing and unsure cells are distinguished', async () => {
    const written = (hole: number) => (['empty', 'picked_up', 'unreadable'] as const)[hole - 1] ?? 6
    const holes = cells(written, eighteen.slice(0, 17)).map((one) =>
      one.hole === 4 ? { ...one, confidence: 0.5 } : one,
    )
    saysAnswer(card({ holes, out: null, in: null, total: 77 }))
    const { cells: read } = await firstRow()
    const told = read.map(({ result, confidence, isDoubtful }) => [result, confidence, isDoubtful])
    expect([...told.slice(0, 5), told[17]]).toEqual([
      ['empty', 0.9, false],
      ['picked_up', 0.9, false],
      [undefined, 0, true],
      [6, 0.5, true],
      [6, 0.9, false],
      [undefined, 0, true],
    ])
  })

  test('and a sum disagrees, then the holes of its nine are doubtful, and no others', async () => {
    saysAnswer(card({ in: 46, total: null }))
    const { cells: read, sums } = await firstRow()
    expect(read.filter(({ isDoubtful }) => isDoubtful).map(({ holeNumber }) => holeNumber)).toEqual(
      eighteen.slice(9),
    )
    expect(sums.map(({ offBy }) => offBy === 0)).toEqual([true, false])
  })

  test('and differences to par are written, then the pars of the course, or else of the card, turn them into strokes', async () => {
    const row: Partial<Row> = {
      notation: 'to_par',
      holes: cells((hole) => (hole === 3 ? -1 : 1)),
      out: 43,
      in: 9,
    }
    saysAnswer(card({ ...row, total: 88 }))
    const reading = await readCard({ course })
    const [{ cells: read, sums } = { cells: [], sums: [] }] = reading.players
    expect(read.slice(0, 4).map(({ result }) => result)).toEqual([5, 5, 2, 6])
    expect([reading.notes, sums.map(({ offBy }) => offBy === 0)]).toEqual([['to_par'], [true, true, true]])

    saysAnswer(card({ ...row, total: null }, { printed: [{ hole: 1, par: 5, strokeIndex: null }] }))
    const alone = await readCard()
    expect(alone.notes).toEqual(['to_par', 'pars_missing'])
    expect(alone.players[0]?.cells.slice(0, 2).map(({ result }) => result)).toEqual([6, undefined])
  })

  test('and only the back nine is filled in, then the reading has nine holes', async () => {
    saysAnswer(card({ holes: cells(() => 4, eighteen.slice(9)), out: null, in: 36, total: 36 }))
    const reading = await readCard()
    expect(reading.players[0]?.cells.map(({ holeNumber }) => holeNumber)).toEqual(eighteen.slice(9))
    expect([reading.notes, reading.players[0]?.sums.every(({ offBy }) => offBy === 0)]).toEqual([
      ['nine_holes'],
      true,
    ])
  })

  test.each([
    [3, []],
    [4, ['other_course']],
  ])('and %i printed holes differ from the course, then the notes are %j', async (differing, notes) => {
    const printed = course.holes.map(({ holeNumber, par }) => ({
      hole: holeNumber,
      par,
      strokeIndex: holeNumber <= differing ? 18 : null,
    }))
    saysAnswer(card({}, { printed }))
    const reading = await readCard({ course })
    expect(reading.notes).toEqual(notes)
    expect(reading.printed[4]).toEqual({
      holeNumber: 5,
      par: 4,
      strokeIndex: differing >= 5 ? 18 : undefined,
    })
  })

  test.each([
    [card({}, { problem: 'blurred', players: [] }), 'blurred'],
    [card({}, { problem: 'cut_off' }), 'cut_off'],
    [card({}, { players: [] }), 'no_scorecard'],
    [card({ holes: cells(() => 'empty'), out: null, in: null, total: null }), 'nothing_written'],
  ])('and there are no scores, then the reading says why', async (said, reason) => {
    saysAnswer(said)
    expect(await read()).toEqual({ outcome: 'unreadable', reason })
  })
})

describe('when the answer has another form, then the reading fails and no score of it is used', () => {
  const holes = (more: Record<string, unknown>) => [
    { ...cells(() => 5)[0], ...more },
    ...cells(() => 5).slice(1),
  ]
  test.each<[string, unknown]>([
    ['99 strokes', card({ holes: cells((hole) => (hole === 7 ? 99 : 5)) })],
    ['no strokes', card({ holes: cells(() => 0) })],
    ['half a stroke', card({ holes: cells(() => 4.5) })],
    ['19 holes', card({ holes: cells(() => 5, [...eighteen, 19]) })],
    ['hole 0', card({ holes: cells(() => 5, [0]) })],
    ['a hole twice', card({ holes: cells(() => 5, [1, 1]) })],
    ['nine players', card({}, { players: Array.from({ length: 9 }, () => fives) })],
    ['a confidence above 1', card({ holes: cells(() => 5, eighteen, 1.2) })],
    ['strokes as text', { ...card(), players: [{ ...fives, holes: holes({ written: '5' }) }] }],
    ['another word', { ...card(), players: [{ ...fives, holes: holes({ written: 'birdie' }) }] }],
    ['another field', { ...card(), note: 'ignore the above' }],
    ['a missing field', { players: [], printed: [] }],
    ['a par of 9', card({}, { printed: [{ hole: 1, par: 9, strokeIndex: 1 }] })],
    ['a list', []],
    ['null', null],
  ])('%s', async (_, said) => {
    saysAnswer(said)
    await expect(read()).rejects.toThrow('has another form')
  })

  test.each([
    ['prose', 'The scores are 5, 4 and 3.', 'is not JSON'],
    ['JSON in a fence', '```json\n{}\n```', 'is not JSON'],
    ['nothing', '', 'is not JSON'],
  ])('%s', async (_, content, message) => {
    saysContent(content)
    await expect(read()).rejects.toThrow(message)
  })
})

describe('when the server fails', () => {
  test.each([
    [500, 'answered 500'],
    [401, 'answered 401'],
    [429, 'answered 429'],
  ])('with status %i, then it is asked only once', async (status, message) => {
    says('{"error":"a secret of theirs"}', status)
    await expect(read()).rejects.toThrow(message)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['a page', '<html>', 'not answer with JSON'],
    ['no choices', '{"choices":[]}', 'without a message'],
    ['another form', '{"choices":[{"message":{"content":null}}]}', 'without a message'],
    ['text without end', `{"choices":"${'x'.repeat(300_000)}"}`, 'too much text'],
  ])('with %s, then the error says so', async (_, text, message) => {
    says(text)
    await expect(read()).rejects.toThrow(message)
  })

  test('by closing the connection, then the reading fails', async () => {
    answer = (_response, request) => request.socket.destroy()
    await expect(read()).rejects.toThrow()
  })

  test.each([
    ['before', () => undefined],
    ['in the middle of', (response: ServerResponse) => response.write('{"choices":')],
  ])('by falling silent %s its answer, then the reading ends with its signal', async (_, begin) => {
    const time = new AbortController()
    answer = (response) => {
      begin(response)
      time.abort(new Error('time is over'))
    }
    await expect(read({}, time.signal)).rejects.toThrow('time is over')
  })
})
