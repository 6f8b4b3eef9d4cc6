import { expect, test } from 'vitest'
import { readPdf } from '#test/read-pdf.ts'
import { paperWords } from './documents/paper-words.ts'
import type { PaperHead, ScoreCard } from './documents/papers.ts'
import { resultsDocument } from './documents/results.ts'
import { scoreCardsDocument } from './documents/score-cards.ts'
import { seasonDocument } from './documents/season.ts'
import { startSheetDocument } from './documents/start-sheet.ts'
import { makePdf } from './make-pdf.ts'

const head: PaperHead = {
  clubName: 'Oak Hill',
  competitionName: 'Spring Medal',
  courseName: 'Old Course',
  crest: null,
  printedAt: '2026-06-05T16:00:00Z',
  timeZone: 'Europe/Madrid',
  paperSize: 'A4',
}
const start = { startsAt: '2026-06-06T08:10:00Z', hole: '10A' }
const words = paperWords.en

const read = async (document: Parameters<typeof makePdf>[0]) => readPdf(Buffer.from(await makePdf(document)))

test('a sheet says its language, shows its title and has a structure', async () => {
  const document = startSheetDocument({ kind: 'start_sheet', head, groups: [] }, paperWords.es)
  const { isMarked, language, showsTitle, structure } = await read(document)
  expect({ isMarked, language, showsTitle }).toEqual({ isMarked: true, language: 'es', showsTitle: true })
  expect(structure).toEqual([
    'Document',
    '  P: Oak Hill',
    '  H1: Spring Medal',
    '  P: Orden de salida · Old Course',
    '  P: Todavía no hay jugadores.',
  ])
})

test('the start sheet is a table in which the heads that each page repeats are read once', async () => {
  const players = ['Ann Lecka', 'דוד כהן', 'น้ำฝน', 'अमित']
  const groups = Array.from({ length: 20 }, () => ({ start, players }))
  const { pages, structure } = await read(startSheetDocument({ kind: 'start_sheet', head, groups }, words))
  expect(pages.length).toBeGreaterThan(1)
  const group = ['    TR', '      TH Row: 10:10', '      TD: 10A', `      TD: ${players.join('\n')}`]
  expect(structure.slice(4)).toEqual([
    ...['  Table', '    TR', '      TH Column: Time', '      TH Column: Hole', '      TH Column: Players'],
    ...groups.flatMap(() => group),
  ])
})

test('a score card has its player for a heading, a link and a table of each nine', async () => {
  const holes = Array.from({ length: 18 }, (_, i) => ({
    number: i + 1,
    par: 4,
    strokeIndex: 18 - i,
    yards: 300 + i,
    strokes: 1,
  }))
  const card: ScoreCard = {
    player: 'Ann Lecka',
    handicapIndex: '17.6',
    courseHandicap: '21',
    playingHandicap: '20',
    tee: 'Yellow',
    start,
    partners: ['Bo Ek'],
    holes,
    address: 'https://golf.example.org/c',
  }
  const cards = [card, { ...card, player: 'Bo Ek' }, { ...card, player: '김민준' }]
  const { structure } = await read(
    scoreCardsDocument({ kind: 'score_cards', head, unit: 'net', roundCount: 1, cards }, words),
  )
  expect(structure.filter((line) => line.startsWith('  H1'))).toEqual(
    cards.map(({ player }) => `  H1: ${player}`),
  )
  expect(structure.filter((line) => line.endsWith('Link: Open this card'))).toHaveLength(cards.length)
  expect(structure.filter((line) => line === '  Table')).toHaveLength(2 * cards.length)
  const table = structure.indexOf('  Table')
  expect(structure.slice(table, table + 5)).toEqual([
    ...['  Table', '    TR', '      TH Column: Hole', '      TH Column: 1', '      TH Column: 2'],
  ])
  const par = structure.indexOf('      TH Row: Par')
  expect(structure.slice(par - 1, par + 2)).toEqual(['    TR', '      TH Row: Par', '      TD: 4'])
})

test('results are a table, and prizes stand below headings', async () => {
  const line = { members: [], division: null, playingHandicap: '12', gross: 84, net: 72, score: 'E' }
  const none = { decidedBy: null, isAhead: false, note: null, thru: null }
  const { structure } = await read(
    resultsDocument(
      {
        kind: 'results',
        head,
        unit: 'net',
        isFinal: true,
        heldFrom: null,
        lines: [
          { ...line, ...none, place: '1', name: 'Ann Lecka' },
          { ...line, ...none, place: '2', name: 'Team One', members: ['Bo Ek', 'Cy Dahl'] },
        ],
        prizes: [
          {
            name: null,
            kind: 'twos',
            hole: 4,
            awards: [{ place: 1, isShared: false, name: 'Ann Lecka', prize: 'Six balls' }],
          },
        ],
      },
      words,
    ),
  )
  const heads = ['Place', 'Player', 'Hcp', 'Gross', 'Net', 'To par', 'Remark']
  expect(structure.slice(4)).toEqual([
    ...['  Table', '    TR', ...heads.map((text) => `      TH Column: ${text}`)],
    ...['    TR', '      TH Row: 1', '      TD: Ann Lecka', '      TD: 12', '      TD: 84', '      TD: 72'],
    ...['      TD: E', '      TD'],
    ...['    TR', '      TH Row: 2', '      TD: Team One Bo Ek, Cy Dahl', '      TD: 12', '      TD: 84'],
    ...['      TD: 72', '      TD: E', '      TD'],
    ...['  H2: Prizes', '  H3: Twos, hole 4', '  P: 1', '  P: Ann Lecka', '  P: Six balls'],
  ])
})

test('the season has a heading above each of its tables', async () => {
  const holes = [{ holeNumber: 1, par: 4 }]
  const row = { position: 1, isShared: false, netPosition: 1, isNetShared: false, gross: 5, net: 4 }
  const eclectic = {
    courseName: 'Old Course',
    percent: 50,
    holes,
    rows: [{ ...row, name: 'Ann Lecka', strokes: [5], playingHandicap: 2 }],
  }
  const tables = { title: 'Order of merit 2026', best: 5, competitions: [], merit: [], eclectic }
  const { structure } = await read(seasonDocument({ kind: 'season', head, tables }, words))
  expect(structure.filter((line) => /^ {2}(H|Table)/.test(line))).toEqual([
    ...['  H1: Spring Medal', '  H2: Order of merit', '  H2: Eclectic, Old Course', '  Table'],
  ])
})
