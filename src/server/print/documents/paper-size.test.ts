import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPdf } from '#test/read-pdf.ts'
import { makePdf } from '../make-pdf.ts'
import { paperWords } from './paper-words.ts'
import type { Paper, PaperHead, ScoreCard } from './papers.ts'
import { scoreCardsDocument } from './score-cards.ts'
import { seasonDocument } from './season.ts'
import { startSheetDocument } from './start-sheet.ts'

const sheets = { A4: [595, 842], LETTER: [612, 792] } as const
/** What most printers cannot reach. */
const EDGE = 12

async function headOn(paperSize: PaperHead['paperSize']): Promise<PaperHead> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  return {
    clubName: 'Real Club de Golf de la Sierra',
    competitionName: 'Campeonato de Primavera',
    courseName: 'Recorrido Antiguo',
    crest: `data:image/png;base64,${png.toString('base64')}`,
    printedAt: '2026-06-05T16:00:00Z',
    timeZone: 'Europe/Madrid',
    paperSize,
  }
}

const start = { startsAt: '2026-06-06T08:10:00Z', hole: '10A' }
const card: ScoreCard = {
  player: 'Maximiliano Fernández de la Vega',
  tee: 'Amarillas',
  start,
  handicapIndex: '17.6',
  courseHandicap: '21',
  playingHandicap: '20',
  address: `https://golf.example.org/${'x'.repeat(90)}`,
  partners: ['Bo Ek', 'Cy Dahl', 'Maria del Carmen Oyarzabal'],
  holes: Array.from({ length: 18 }, (_, i) => ({
    number: i + 1,
    par: 4,
    strokeIndex: 18 - i,
    yards: 300 + i,
    strokes: 2,
  })),
}

async function print(paper: Paper) {
  const document =
    paper.kind === 'score_cards'
      ? scoreCardsDocument(paper, paperWords.es)
      : paper.kind === 'season'
        ? seasonDocument(paper, paperWords.es)
        : paper.kind === 'start_sheet' && startSheetDocument(paper, paperWords.es)
  if (document === false) throw new Error('no document')
  return readPdf(Buffer.from(await makePdf(document)))
}

/** Of a code with few modules, whose white is wide. */
const short: ScoreCard = { ...card, address: 'https://golf.example/c' }
/** In fonts with higher lines. */
const eastern: ScoreCard = {
  ...short,
  player: 'محمد شريف',
  tee: 'สีเหลือง',
  partners: ['محمد شريف', 'สมชาย ใจดี', 'דוד כהן'],
}

test.each([
  ['A4', card],
  ['A4', short],
  ['A4', eastern],
  ['LETTER', card],
  ['LETTER', short],
  ['LETTER', eastern],
] as const)('two cards fit on a sheet of %s, and each on its half (%#)', async (paperSize, one) => {
  const paper = { kind: 'score_cards', unit: 'net', roundCount: 3 } as const
  const { sizes, places } = await print({ ...paper, head: await headOn(paperSize), cards: [one, one] })
  const [width, height] = sheets[paperSize]
  expect(sizes.map((size) => size.map(Math.round))).toEqual([[width, height]])
  const found = places.flat()
  for (const { x, y } of found) {
    expect(x).toBeGreaterThan(EDGE)
    expect(x).toBeLessThan(width - EDGE)
    expect(y).toBeGreaterThan(EDGE)
    expect(y).toBeLessThan(height - EDGE)
  }
  // The pieces of both cards are the same and stand equally far apart, so that the halves do not run into each other.
  const [upper, lower] = [found.slice(0, found.length / 2), found.slice(found.length / 2)]
  expect(Math.min(...upper.map(({ y }) => y))).toBeGreaterThan(height / 2)
  expect(Math.max(...lower.map(({ y }) => y))).toBeLessThan(height / 2)
})

test.each(['A4', 'LETTER'] as const)('lists are on %s, the season on its side', async (paperSize) => {
  const head = await headOn(paperSize)
  const [width, height] = sheets[paperSize]
  const groups = Array.from({ length: 30 }, () => ({
    start,
    players: ['Ann Lecka', 'Bo Ek', 'Cy Dahl', 'Di Fox'],
  }))
  const list = await print({ kind: 'start_sheet', head, groups })
  expect(list.sizes.map((size) => size.map(Math.round))).toContainEqual([width, height])
  expect(Math.min(...list.places.flat().map(({ y }) => y))).toBeGreaterThan(EDGE)
  const competitions = Array.from({ length: 20 }, (_, i) => ({
    id: `c${i}`,
    name: `Medal ${i}`,
    playedOn: start.startsAt,
  }))
  const holes = Array.from({ length: 18 }, (_, i) => ({ holeNumber: i + 1, par: 4 }))
  const row = { position: 1, isShared: false, netPosition: 1, isNetShared: false, gross: 72, net: 60 }
  const eclectic = {
    courseName: 'Old',
    percent: 50,
    holes,
    rows: [{ ...row, name: card.player, strokes: holes.map(() => 10), playingHandicap: 12 }],
  }
  const tables = { title: 'Orden 2026', best: 5, competitions, merit: [], eclectic }
  const season = await print({ kind: 'season', head, tables })
  expect(season.sizes.map((size) => size.map(Math.round))).toContainEqual([height, width])
  for (const { x } of season.places.flat()) expect(x).toBeLessThan(height - EDGE)
})
