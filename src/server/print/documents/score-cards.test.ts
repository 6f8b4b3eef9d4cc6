import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readPdf } from '#test/read-pdf.ts'
import { makePdf } from '../make-pdf.ts'
import { paperWords } from './paper-words.ts'
import type { ScoreCard, ScoreCardsPaper } from './papers.ts'
import { qrCode } from './qr-code.ts'
import { scoreCardsDocument, strokesText } from './score-cards.ts'

const holes = Array.from({ length: 18 }, (_, i) => ({
  number: i + 1,
  par: 4,
  strokeIndex: 18 - i,
  yards: 300 + i,
  strokes: i < 2 ? 2 : 1,
}))
const card: ScoreCard = {
  player: 'Łucja Ñández',
  handicapIndex: '17.6',
  courseHandicap: '21',
  playingHandicap: '20',
  tee: 'Yellow',
  start: { startsAt: '2026-06-06T08:10:00Z', hole: '10A' },
  partners: ['Bo Ek', 'Cy Dahl'],
  holes,
  address: 'https://golf.example.org/scorecard?player=usr_1',
}
const paper: ScoreCardsPaper = {
  kind: 'score_cards',
  head: {
    clubName: 'Oak Hill',
    competitionName: 'Spring Medal',
    courseName: 'Old Course',
    crest: null,
    printedAt: '2026-06-05T16:00:00Z',
    timeZone: 'Europe/Madrid',
    paperSize: 'A4',
  },
  unit: 'net',
  roundCount: 1,
  cards: [card],
}
const read = async (more: Partial<ScoreCardsPaper> = {}, language: 'en' | 'es' = 'en') =>
  readPdf(Buffer.from(await makePdf(scoreCardsDocument({ ...paper, ...more }, paperWords[language]))))

test('a card has its player, handicaps, tee, start and partners, on the club’s clock', async () => {
  const { pages } = await read()
  const [page = ''] = pages
  for (const part of [
    ...['Oak Hill · Spring Medal', 'Łucja Ñández', 'Playing Handicap 20', 'Tee: Yellow', '10:10, hole 10A'],
    ...['With Bo Ek, Cy Dahl', 'Printed 5 Jun 2026, 18:00', 'Player’s signature', 'Marker’s signature'],
  ])
    expect(page.replaceAll('\n', '')).toContain(part)
})

test('it has a dot for each stroke received on its hole, and the sums of both nines', async () => {
  const [page = ''] = (await read()).pages
  const lines = page.split('\n')
  expect(lines.filter((line) => /^•+$/.test(line))).toEqual(holes.map(({ strokes }) => '•'.repeat(strokes)))
  for (const sum of ['2736', '2817', '5553', '36', '72']) expect(lines).toContain(sum)
})

test('its code leads to the card, and so does the link below it', async () => {
  expect((await read()).links).toEqual([card.address])
  expect(JSON.stringify(scoreCardsDocument(paper, paperWords.en).content)).toContain(
    JSON.stringify(qrCode(card.address, 108)),
  )
})

test('when a letter has no font, then the card of that name says so', async () => {
  const cards = [card, { ...card, player: 'अमित', tee: null }]
  const [page = ''] = (await read({ cards })).pages
  expect(page.replaceAll('\n', '').match(/cannot be printed/g)).toHaveLength(1)
})

test('when there are three players, then two cards stand on the first sheet', async () => {
  const { pages } = await read({ cards: ['Ann', 'Ben', 'Cat'].map((player) => ({ ...card, player })) })
  expect(pages.map((page) => ['Ann', 'Ben', 'Cat'].filter((name) => page.includes(name)))).toEqual([
    ['Ann', 'Ben'],
    ['Cat'],
  ])
})

test('when the reader asks for Spanish, then the card is Spanish', async () => {
  const [page = ''] = (await read({}, 'es')).pages
  expect(page.replaceAll('\n', '')).toContain('Hándicap de juego 20')
  expect(page.replaceAll('\n', '')).toContain('Firma del jugador')
})

test('when a course has nine holes, then there is one nine, whose sum is the card’s', async () => {
  const [page = ''] = (await read({ cards: [{ ...card, holes: holes.slice(0, 9) }] })).pages
  expect(page.split('\n').filter((line) => line === '2736')).toHaveLength(1)
})

test('when a hole is closed, then it is crossed out and its par is in no sum', async () => {
  const closed = { ...card, holes: holes.map((hole, i) => (i === 6 ? { ...hole, isClosed: true } : hole)) }
  const [page = ''] = (await read({ cards: [closed] })).pages
  expect(page).toContain('×7')
  const par = holes.reduce((sum, hole, i) => (i === 6 ? sum : sum + hole.par), 0)
  expect(page.split('\n').some((line) => line.endsWith(`${par}`))).toBe(true)
})

test('when the club has a crest, then it stands on each card', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const crest = `data:image/png;base64,${png.toString('base64')}`
  const head = { ...paper.head, crest }
  const pdf = await makePdf(scoreCardsDocument({ ...paper, head }, paperWords.en))
  expect(Buffer.from(pdf).toString('latin1')).toContain('/Subtype /Image')
})

test('strokes received are dots that can be counted; those given back are a figure in a row that says so', () => {
  expect([0, 1, 3, 4, -1].map(strokesText)).toEqual(['', '•', '•••', '4', '1'])
})

test('when a plus player gives strokes back, then their card says that and names none received', async () => {
  const plus = {
    ...card,
    handicapIndex: '+1.8',
    courseHandicap: '+2',
    playingHandicap: '+2',
    holes: holes.map((hole, i) => ({ ...hole, strokes: i < 2 ? -1 : 0 })),
  }
  const [page = ''] = (await read({ cards: [plus] })).pages
  const lines = page.split('\n')
  // Of both nines, also of the one on which no stroke falls.
  expect(lines.filter((line) => line === 'Strokes given back')).toHaveLength(2)
  expect(page).not.toContain('received')
  expect(lines).not.toContain('+1')
  const [spanish = ''] = (await read({ cards: [plus] }, 'es')).pages
  expect(spanish).toContain('Golpes devueltos')
  expect(spanish).not.toContain('recibidos')
})
