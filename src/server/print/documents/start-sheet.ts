import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { clubDateTime, clubTime, listLines, listSheet } from './page-frame.ts'
import type { PaperWords } from './paper-words.ts'
import type { StartSheetPaper } from './papers.ts'

/** All groups by their start; no group is cut by the end of a page. */
export function startSheetDocument(
  { head, groups }: StartSheetPaper,
  words: PaperWords,
): TDocumentDefinitions {
  const [first] = groups
  const title =
    first === undefined
      ? words.startSheet
      : `${words.startSheet}, ${clubDateTime(first.start.startsAt, head, words)}`
  const rows = groups.map(({ start, players }) => [
    { text: clubTime(start.startsAt, head, words), bold: true },
    { text: start.hole },
    { text: players.join('\n') },
  ])
  const heads = [words.time, words.hole, words.players].map((text) => ({ text, bold: true }))
  const table = {
    fontSize: 11,
    layout: listLines,
    table: { headerRows: 1, dontBreakRows: true, widths: [54, 40, '*'], body: [heads, ...rows] },
  }
  return listSheet([groups.length === 0 ? { text: words.nobody } : table], { head, words, title })
}
