import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { PaperSize } from '#contract/print/paper-size.ts'
import { hasUnprintable } from '../letters.ts'
import type { PaperWords } from './paper-words.ts'
import type { PaperHole, ScoreCard, ScoreCardsPaper } from './papers.ts'
import { clubDateTime, crestOf, sheet, SIDE } from './page-frame.ts'
import { qrCode } from './qr-code.ts'

const NINE = 9
/** White to the left of the code. */
const BESIDE_CODE = 16
const COLUMNS = NINE + 3
const LABEL = 84
const PADDING = 2
/** Above the first card of a sheet. */
const TOP = 20
const LINE = 0.5

type CardLayout = {
  width: number
  /** Where the second card of a sheet begins; the sheet is cut there. */
  half: number
  /** From there to the card. */
  below: number
  /** As large a code as the height has room for. */
  code: number
  printed: number
  /** High enough to write a figure into. */
  written: number
  /** From the top of the card: what is above may be higher or lower, but they never leave the card's half. */
  signatures: number
}

/** In points: an A4 sheet has 595 by 842, a sheet of Letter is wider and lower, 612 by 792. */
const layouts: Readonly<Record<PaperSize, CardLayout>> = {
  A4: {
    width: 595,
    half: 421,
    below: 16,
    code: 108,
    printed: 12,
    written: 21,
    signatures: 382,
  },
  LETTER: {
    width: 612,
    half: 396,
    below: 14,
    code: 105,
    printed: 11,
    written: 19,
    signatures: 358,
  },
}

/** Paddings and lines stand beside the widths of columns. */
function cellWidth({ width }: CardLayout): number {
  return (width - 2 * SIDE - LABEL - COLUMNS * (2 * PADDING + LINE) - LINE) / (NINE + 2)
}

/** Two cards on a sheet, to be cut in the middle. */
export function scoreCardsDocument(paper: ScoreCardsPaper, words: PaperWords): TDocumentDefinitions {
  const { head, cards } = paper
  const { width, half, below } = layouts[head.paperSize]
  const content = cards.flatMap((card, i) => {
    const isSecond = i % 2 === 1
    return [
      ...(isSecond ? [cutLine(half, width)] : []),
      {
        stack: cardOf(card, { paper, words, top: isSecond ? half + below : TOP }),
        ...(isSecond ? { absolutePosition: { x: SIDE, y: half + below } } : {}),
        ...(!isSecond && i > 0 ? { pageBreak: 'before' as const } : {}),
      },
    ]
  })
  return {
    ...sheet(cards.length === 0 ? [{ text: words.nobody }] : content, {
      head,
      words,
      title: words.scoreCards,
    }),
    pageMargins: [SIDE, TOP, SIDE, 12],
  }
}

function cutLine(y: number, x2: number): Content {
  return {
    absolutePosition: { x: 0, y },
    canvas: [
      {
        type: 'line',
        x1: 0,
        y1: 0,
        x2,
        y2: 0,
        lineWidth: 0.5,
        dash: { length: 4 },
        lineColor: '#000000',
      },
    ],
  }
}

type CardPlace = { paper: ScoreCardsPaper; words: PaperWords; top: number }

function cardOf(card: ScoreCard, { paper, words, top }: CardPlace): Content[] {
  const nines = ninesOf(card.holes)
  return [
    headOf(card, paper, words),
    ...nines.map((holes, i) =>
      nineOf(holes, {
        card,
        isLast: i === nines.length - 1,
        isFirst: i === 0,
        words,
        layout: layouts[paper.head.paperSize],
      }),
    ),
    signaturesOf(paper, { words, top }),
  ]
}

function ninesOf(holes: readonly PaperHole[]): (readonly PaperHole[])[] {
  return holes.length > NINE ? [holes.slice(0, NINE), holes.slice(NINE)] : [holes]
}

function headOf(card: ScoreCard, { head, roundCount }: ScoreCardsPaper, words: PaperWords): Content {
  const { code } = layouts[head.paperSize]
  const start =
    card.start === null
      ? words.noStart
      : words.start(clubDateTime(card.start.startsAt, head, words), card.start.hole)
  const names = [head.clubName, head.competitionName, head.courseName, card.player, card.tee, card.partners]
  const foot = [
    words.printedAt(clubDateTime(head.printedAt, head, words)),
    ...(hasUnprintable(names) ? [words.lacksLetters] : []),
  ].join(' · ')
  const lines: Content[] = [
    { text: `${head.clubName} · ${head.competitionName}`, fontSize: 9 },
    { text: card.player, fontSize: 15, bold: true, headlineLevel: 1 },
    {
      fontSize: 10,
      text: [
        { text: `${words.playingHandicap} ${card.playingHandicap}`, bold: true },
        `   ${words.courseHandicap} ${card.courseHandicap}   ${words.handicapIndex} ${card.handicapIndex ?? '–'}`,
      ],
    },
    {
      fontSize: 10,
      text: [head.courseName, card.tee === null ? null : `${words.tee}: ${card.tee}`, start]
        .filter(Boolean)
        .join(' · '),
    },
    { fontSize: 10, text: card.partners.length === 0 ? ' ' : `${words.with} ${card.partners.join(', ')}` },
    ...(roundCount > 1 ? [{ fontSize: 10, text: words.round(roundCount) }] : []),
    { fontSize: 6, text: foot, margin: [0, 2, 0, 0] },
    { fontSize: 7, text: words.openCard, link: card.address, alignment: 'right' },
  ]
  return {
    columns: [
      { width: '*', stack: lines },
      ...(head.crest === null ? [] : [{ ...crestBox, stack: [crestOf(head.crest, 44)] }]),
      { width: code + BESIDE_CODE, stack: [qrCode(card.address, code)] },
    ],
    columnGap: 8,
  }
}

const crestBox = { width: 48 }

type Cell = {
  text: string
  bold?: boolean
  noWrap?: boolean
  alignment?: 'center'
  fontSize?: number
  lineHeight?: number
}

type NineOptions = {
  card: ScoreCard
  isFirst: boolean
  isLast: boolean
  words: PaperWords
  layout: CardLayout
}

/** Holes as columns. The last column but one sums the nine, the last one the card. */
function nineOf(holes: readonly PaperHole[], { card, isFirst, isLast, words, layout }: NineOptions): Content {
  const isWhole = isFirst && isLast
  const row = (
    label: string,
    cell: (hole: PaperHole) => string,
    sum?: (of: readonly PaperHole[]) => string,
  ): Cell[] => [
    { text: label, bold: true, noWrap: true },
    ...padded(holes.map((hole): Cell => ({ text: cell(hole), alignment: 'center' }))),
    { text: isWhole ? '' : (sum?.(holes) ?? ''), alignment: 'center' },
    { text: isLast ? (sum?.(card.holes) ?? '') : '', alignment: 'center' },
  ]
  const heads = row(words.hole, ({ number, isClosed }) => (isClosed === true ? `×${number}` : `${number}`))
  const sumHead = isWhole ? '' : isFirst ? words.out : words.in
  const written = (label: string): Cell[] => row(label, () => '')
  return {
    margin: [0, 4, 0, 0],
    fontSize: 8,
    table: {
      headerRows: 1,
      widths: [LABEL, ...Array.from({ length: NINE + 2 }, () => cellWidth(layout))],
      heights: [...Array<number>(5).fill(layout.printed), layout.written, layout.written],
      body: [
        [...heads.slice(0, -2), boldCell(sumHead), boldCell(isLast ? words.total : '')],
        row(
          words.yards,
          ({ yards }) => (yards === null ? '' : `${yards}`),
          sumOf(({ yards }) => yards),
        ),
        row(
          words.par,
          ({ par, isClosed }) => (isClosed === true ? '–' : `${par}`),
          sumOf(({ par, isClosed }) => (isClosed === true ? 0 : par)),
        ),
        row(words.strokeIndex, ({ strokeIndex }) => `${strokeIndex}`),
        row(strokesLabel(card, words), ({ strokes }) => strokesText(strokes)).map(large),
        written(words.player),
        written(words.marker),
      ],
    },
    layout: gridLines,
  }
}

/** A dot that can be counted at arm’s length. */
function large(cell: Cell, column: number): Cell {
  return column === 0 ? cell : { ...cell, fontSize: 13, lineHeight: 0.7 }
}

function boldCell(text: string): Cell {
  return { text, bold: true, alignment: 'center' }
}

/** A short nine has empty columns, so that all cards are alike. */
function padded(cells: Cell[]): Cell[] {
  return [...cells, ...Array.from({ length: NINE - cells.length }, (): Cell => ({ text: '' }))]
}

/** Nothing where a number of it is not known: a sum of some holes would be taken for the whole. */
function sumOf(number: (hole: PaperHole) => number | null) {
  return (holes: readonly PaperHole[]): string => {
    const numbers = holes.map(number)
    return numbers.every((one) => one !== null) ? `${numbers.reduce((sum, one) => sum + one, 0)}` : ''
  }
}

const MOST_DOTS = 3

/** A plus player gives strokes back and receives none, so that one row has either. */
function strokesLabel({ holes }: Pick<ScoreCard, 'holes'>, words: PaperWords): string {
  return holes.some(({ strokes }) => strokes < 0) ? words.strokesGivenBack : words.strokesReceived
}

/** A dot for each stroke received, as on cards that are filled in by hand; a figure for those given back. */
export function strokesText(strokes: number): string {
  if (strokes < 0) return `${-strokes}`
  return strokes > MOST_DOTS ? `${strokes}` : '•'.repeat(strokes)
}

function signaturesOf(
  { head, unit }: ScoreCardsPaper,
  { words, top }: Pick<CardPlace, 'words' | 'top'>,
): Content {
  const fields = [
    words.gross,
    words.score[unit],
    words.markersName,
    words.playersSignature,
    words.markersSignature,
  ]
  const widths = [62, 62, 120, 138, '*']
  return {
    absolutePosition: { x: SIDE, y: top + layouts[head.paperSize].signatures },
    columnGap: 8,
    columns: fields.map((field, i) => ({
      width: widths[i] ?? '*',
      stack: [
        { canvas: [{ type: 'line', x1: 0, y1: 0, x2: lineLength(widths[i]), y2: 0, lineWidth: 0.7 }] },
        { text: field, fontSize: 7 },
      ],
    })),
  }
}

function lineLength(width: number | string | undefined): number {
  return typeof width === 'number' ? width : 122
}

const gridLines = {
  hLineWidth: () => LINE,
  vLineWidth: () => LINE,
  paddingTop: () => 1.5,
  paddingBottom: () => 0.5,
  paddingLeft: () => PADDING,
  paddingRight: () => PADDING,
}
