import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { plainMeritRows } from '#golf/competition/season/plain-merit-rows.ts'
import { listLines, listSheet } from './page-frame.ts'
import type { PaperWords } from './paper-words.ts'
import type { EclecticTable, SeasonPaper, SeasonTables } from './papers.ts'

/** As many columns of points as fit across a sheet that lies on its side; more go on in a table below. */
const MOST_COLUMNS = 20

/** The order of merit with a column for each competition, and on a sheet of its own the eclectic. */
export function seasonDocument({ head, tables }: SeasonPaper, words: PaperWords): TDocumentDefinitions {
  const { eclectic } = tables
  const content = [
    ...meritOf(tables, { words, timeZone: head.timeZone }),
    ...(eclectic ? eclecticOf(eclectic, words) : []),
  ]
  return { ...listSheet(content, { head, words, title: words.season }), pageOrientation: 'landscape' }
}

type Reader = { words: PaperWords; timeZone: string }

function meritOf({ merit, competitions, best }: SeasonTables, { words, timeZone }: Reader): Content[] {
  const heading = titleOf(words.orderOfMerit)
  if (merit.length === 0) return [heading, { text: words.nobody }]
  const day = new Intl.DateTimeFormat(words.locale, { day: 'numeric', month: 'short', timeZone })
  const legend = competitions.map(
    ({ name, playedOn }, i) => `${i + 1} ${name}, ${day.format(new Date(playedOn))}`,
  )
  const parts = Array.from(
    { length: Math.max(1, Math.ceil(competitions.length / MOST_COLUMNS)) },
    (_, part) => competitions.slice(part * MOST_COLUMNS, (part + 1) * MOST_COLUMNS),
  )
  return [
    heading,
    { text: `${words.countsBest(best)} ${words.dropped}`, margin: [0, 0, 0, 4] },
    { text: legend.join(' · '), fontSize: 8, margin: [0, 0, 0, 6] },
    ...parts.map((part, i) => {
      const first = i * MOST_COLUMNS
      const rows = plainMeritRows(merit, {
        competitionIds: part.map(({ id }) => id),
        decimalSign: decimalSign(words.locale),
      })
      return tableOf({
        heads: [words.place, words.name, ...part.map((_, at) => `${first + at + 1}`), words.points],
        widths: [32, '*', ...part.map(() => auto), 44],
        rows: rows.map(({ place, name, scores, points }) => [place, name, ...scores, points]),
      })
    }),
  ]
}

function eclecticOf({ courseName, percent, holes, rows }: EclecticTable, words: PaperWords): Content[] {
  const heading = { ...titleOf(words.eclectic(courseName)), pageBreak: 'before' as const }
  if (rows.length === 0) return [heading, { text: words.nobody }]
  const place = (position: number | null, isShared: boolean) =>
    position === null ? '–' : `${isShared ? 'T' : ''}${position}`
  const par = holes.reduce((sum, hole) => sum + hole.par, 0)
  return [
    heading,
    { text: words.netTakes(percent), margin: [0, 0, 0, 6] },
    tableOf({
      heads: [
        ...[words.place, words.name, ...holes.map(({ holeNumber }) => `${holeNumber}`)],
        ...[words.gross, words.handicap, words.net, words.netPlace],
      ],
      widths: [32, '*', ...holes.map(() => auto), 34, 28, 30, 36],
      rows: [
        ['', words.par, ...holes.map((hole) => `${hole.par}`), `${par}`, '', '', ''],
        ...rows.map((row) => [
          ...[place(row.position, row.isShared), row.name, ...row.strokes.map((one) => `${one ?? '–'}`)],
          ...[`${row.gross}`, row.playingHandicap === null ? '' : signed(row.playingHandicap)],
          ...[`${row.net ?? ''}`, place(row.netPosition, row.isNetShared)],
        ]),
      ],
    }),
  ]
}

const auto = 'auto' as const

type Width = number | 'auto' | '*'
type Plain = { heads: string[]; widths: Width[]; rows: readonly (readonly string[])[] }

function tableOf({ heads, widths, rows }: Plain): Content {
  const cell = (text: string, at: number, bold: boolean): TableCell => ({
    text,
    bold,
    alignment: at < 2 ? 'left' : 'right',
  })
  return {
    fontSize: 8,
    layout: listLines,
    margin: [0, 0, 0, 10],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths,
      body: [
        heads.map((head, at) => cell(head, at, true)),
        ...rows.map((row) => row.map((text, at) => cell(text, at, at === row.length - 1))),
      ],
    },
  }
}

function titleOf(text: string) {
  return {
    text,
    bold: true,
    headlineLevel: 2,
    fontSize: 13,
    margin: [0, 0, 0, 4] as [number, number, number, number],
  }
}

/** A plus player's strokes stand as they are given back: "+2". */
function signed(strokes: number): string {
  return strokes < 0 ? `+${-strokes}` : `${strokes}`
}

function decimalSign(locale: string): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}
