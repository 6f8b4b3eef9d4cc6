import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { listLines, listSheet } from './page-frame.ts'
import type { PaperWords } from './paper-words.ts'
import type { PrizeList, ResultLine, ResultsPaper } from './papers.ts'

/** Places with ties and what decided them, and below them the prizes. */
export function resultsDocument(paper: ResultsPaper, words: PaperWords): TDocumentDefinitions {
  const { head, heldFrom, isFinal, lines, prizes } = paper
  const title = `${words.results}, ${isFinal ? words.final : words.provisional}`
  const content: Content[] = [
    ...(heldFrom === null ? [] : [{ text: words.held(heldFrom), margin: below }]),
    lines.length === 0 ? { text: words.nobody } : placesOf(paper, words),
    ...(prizes.length === 0 ? [] : prizesOf(prizes, words)),
  ]
  return listSheet(content, { head, words, title })
}

const below: [number, number, number, number] = [0, 0, 0, 8]

type Column = { head: string; width: number | '*'; of: (line: ResultLine) => TableCell; isFor?: boolean }

function placesOf({ lines, unit }: ResultsPaper, words: PaperWords): Content {
  const figure = (value: number | string | null, bold = false): TableCell => ({
    text: value === null ? '' : `${value}`,
    alignment: 'right',
    bold,
  })
  const columns: Column[] = [
    { head: words.place, width: 36, of: ({ place }) => ({ text: place ?? '–', bold: true }) },
    { head: words.name, width: '*', of: nameOf },
    {
      head: words.division,
      width: 60,
      isFor: lines.some(({ division }) => division !== null),
      of: ({ division }) => ({ text: division ?? '' }),
    },
    { head: words.handicap, width: 32, of: ({ playingHandicap }) => figure(playingHandicap) },
    { head: words.gross, width: 38, of: ({ gross }) => figure(gross) },
    { head: words.score.net, width: 38, of: ({ net }) => figure(net) },
    {
      head: unit === 'net' ? words.toPar : words.score[unit],
      width: 48,
      of: ({ score }) => figure(score, true),
    },
    { head: words.remark, width: 130, of: (line) => ({ text: remarkOf(line, words) }) },
  ]
  const shown = columns.filter(({ isFor }) => isFor !== false)
  return {
    fontSize: 9,
    layout: listLines,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: shown.map(({ width }) => width),
      body: [
        shown.map(({ head }) => ({ text: head, bold: true })),
        ...lines.map((line) => shown.map(({ of }) => of(line))),
      ],
    },
  }
}

function nameOf({ name, members }: ResultLine): TableCell {
  if (members.length === 0) return { text: name }
  return { stack: [{ text: name }, { text: members.join(', '), fontSize: 8 }] }
}

function remarkOf({ place, decidedBy, isAhead, note, thru }: ResultLine, words: PaperWords): string {
  if (note !== null) return words.notes[note]
  if (thru !== null) return words.thru(thru)
  if (decidedBy === null) return ''
  const step = stepText(decidedBy, words)
  const position = Number(place?.replace('T', ''))
  return isAhead ? words.aheadOnCountback(position, step) : words.behindOnCountback(step)
}

/** "last 9" in the reader's language; the rules name their steps in English. */
function stepText(step: string, words: PaperWords): string {
  const hole = /^hole (\d+)$/.exec(step)?.[1]
  return words.steps[step] ?? (hole === undefined ? step : words.stepOfHole(hole))
}

function prizesOf(prizes: readonly PrizeList[], words: PaperWords): Content[] {
  return [
    { text: words.prizes, bold: true, headlineLevel: 2, fontSize: 13, margin: [0, 16, 0, 4] },
    ...prizes.map((list): Content => ({
      unbreakable: true,
      margin: [0, 0, 0, 8],
      stack: [
        { text: headOf(list, words), bold: true, headlineLevel: 3, margin: [0, 0, 0, 2] },
        ...list.awards.map((award): Content => ({
          columnGap: 6,
          columns: [
            { width: 30, text: `${award.isShared ? 'T' : ''}${award.place}` },
            { width: 220, text: award.name },
            { width: '*', text: award.prize },
          ],
        })),
      ],
    })),
  ]
}

function headOf({ name, kind, hole }: PrizeList, words: PaperWords): string {
  const title = name ?? words.prizeKinds[kind]
  return hole === null ? title : `${title}, ${words.atHole(hole)}`
}
