import { Buffer } from 'node:buffer'
import { ZipFile } from 'yazl'
import { expect, test } from 'vitest'
import { readWatchFiles, readWatchText } from './read-watch-files.ts'

const card = (id: number, courseGlobalId = 7) => ({
  id,
  courseGlobalId,
  startTime: '2024-05-04T07:30:00.000Z',
  scoreType: 'STROKE_PLAY',
  roundType: 'ALL',
  formattedStartTime: '2024-05-04T09:30:00.000+0200',
  teeBox: 'White',
  handicapType: 'MEN',
  holes: [4, 5, 3, 6, 4, 4, 3, 5, 5].map((strokes, at) => ({
    number: at + 1,
    strokes,
    putts: 2,
    handicapScore: 2,
    pinPositionLat: 1,
  })),
})
const snapshot = {
  courseGlobalId: 7,
  name: 'Oak Hill ~ Old',
  holePars: '443544345',
  roundPar: 36,
  tees: [{ name: 'White', holeHandicaps: '020406081012141618' }],
}
const detail = (id: number) => ({
  scorecardDetails: [{ scorecard: card(id) }],
  courseSnapshots: [snapshot],
})
const cards = { version: 1, type: 'SCORECARD', data: [card(1), card(2, 8)] }
const courses = { data: [{ '7': 'Oak Hill ~ Old', '8': 'Elm Park' }] }

const fileOf = (content: unknown) => new Blob([JSON.stringify(content)])

async function zipOf(files: Record<string, string>, compress = true): Promise<Blob> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name, { compress })
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return new Blob([new Uint8Array(Buffer.concat(parts))])
}
const account = {
  'DI_CONNECT/DI-Connect-Fitness/activities.json': 'x'.repeat(1000),
  'DI_CONNECT/DI-GOLF/Golf-SCORECARD.json': JSON.stringify(cards),
  'DI_CONNECT/DI-GOLF/Golf-COURSE.json': JSON.stringify(courses),
}

test.each<[string, () => Blob[] | Promise<Blob[]>, string[]]>([
  ['the detail of one round', () => [fileOf(detail(1))], ['1 Oak Hill, Old']],
  [
    'many details',
    () => [fileOf({ details: [detail(1), detail(2), detail(1)] })],
    ['1 Oak Hill, Old', '2 Oak Hill, Old'],
  ],
  ['the export with its courses', () => [fileOf(cards), fileOf(courses)], ['1 Oak Hill, Old', '2 Elm Park']],
  ['the export alone', () => [fileOf(cards)], ['1 ', '2 ']],
  [
    'courses as lists of fields',
    () => [fileOf({ data: [{ id: 8, name: 'Elm Park' }] }), fileOf(cards)],
    ['1 ', '2 Elm Park'],
  ],
  ['the ZIP of an account', async () => [await zipOf(account)], ['1 Oak Hill, Old', '2 Elm Park']],
  ['a ZIP that packs nothing', async () => [await zipOf(account, false)], ['1 Oak Hill, Old', '2 Elm Park']],
])('%s is read', async (_, files, expected) => {
  const read = await readWatchFiles(await files())
  expect(read.ok && read.value.rounds.map(({ id, courseName }) => `${id} ${courseName}`)).toEqual(expected)
})

test('pars come with the round, and no stroke index and no putts do', async () => {
  const read = await readWatchFiles([fileOf(detail(1))])
  expect(read.ok && read.value.rounds[0]?.holes[2]).toEqual({ holeNumber: 3, strokes: 3, par: 3 })
})

test('when one card of many is not as known ones are, then it is counted and the others are there', async () => {
  const odd = { scorecardDetails: [{ scorecard: { id: 3, holes: 'many' } }] }
  const read = await readWatchFiles([fileOf({ details: [odd, detail(1), { other: 1 }] })])
  expect(read).toMatchObject({ ok: true, value: { unreadable: 2, rounds: [{ id: '1' }] } })
})

test('what is pasted is read the same', () => {
  expect(readWatchText(JSON.stringify(detail(1)))).toMatchObject({
    ok: true,
    value: { rounds: [{ id: '1' }] },
  })
})

/** The list of an archive says something else than what is in it. */
async function changed(change: (view: DataView, entryInList: number) => void): Promise<Blob> {
  const bytes = await (await zipOf({ 'Golf-SCORECARD.json': JSON.stringify(cards) })).arrayBuffer()
  const view = new DataView(bytes)
  let at = 0
  while (view.getUint32(at, true) !== 0x02014b50) at += 1
  change(view, at)
  return new Blob([bytes])
}

test.each<[string, string, () => Blob | Promise<Blob>]>([
  ['no JSON', 'unknown', () => new Blob(['{"data": ['])],
  ['JSON of something else', 'unknown', () => fileOf({ rounds: [] })],
  ['activities of another sport', 'unknown', () => fileOf({ data: [{ activityId: 1 }] })],
  ['only the courses', 'only_courses', () => fileOf(courses)],
  ['an export without rounds', 'no_rounds', () => fileOf({ data: [] })],
  ['a ZIP without golf', 'no_golf_in_zip', () => zipOf({ 'a/Golf-SCORECARD.json.txt': '{}' })],
  [
    'a ZIP that ends too early',
    'zip_broken',
    async () => {
      const whole = await zipOf(account)
      return whole.slice(0, whole.size - 40)
    },
  ],
  ['a packed bomb', 'zip_too_large', () => zipOf({ 'Golf-SCORECARD.json': ' '.repeat(5_000_000) })],
  [
    'more than its list says',
    'zip_broken',
    () =>
      changed((view, at) => {
        view.setUint32(at + 24, 10, true)
      }),
  ],
  [
    'a password',
    'zip_locked',
    () =>
      changed((view, at) => {
        view.setUint16(at + 8, 1, true)
      }),
  ],
  [
    'a way of packing that is not known',
    'zip_broken',
    () =>
      changed((view, at) => {
        view.setUint16(at + 10, 12, true)
      }),
  ],
  [
    'a broken beginning',
    'zip_broken',
    () =>
      changed((view) => {
        view.setUint8(2, 9)
      }),
  ],
])('when the file has %s, then it is refused as %s', async (_, reason, file) => {
  expect(await readWatchFiles([await file()])).toMatchObject({ ok: false, reason })
})
