import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { hasUnprintable } from '../letters.ts'
import type { PaperWords } from './paper-words.ts'
import type { PaperHead } from './papers.ts'

/** In points. */
export const SIDE = 28

const HEAD = 84
const FOOT = 36

/** "23 Nov 2026, 07:10" on the club's clock. */
export function clubDateTime(iso: string, { timeZone }: PaperHead, { locale }: PaperWords): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso))
}

export function clubTime(iso: string, { timeZone }: PaperHead, { locale }: PaperWords): string {
  return new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(iso))
}

/** What all sheets have in common: the club's paper, black on white, and the font that has the letters of Europe. */
export function sheet(
  content: Content[],
  { head, words, title }: { head: PaperHead; words: PaperWords; title: string },
): TDocumentDefinitions {
  return {
    pageSize: head.paperSize,
    content,
    info: { title: `${title} · ${head.competitionName}`, author: head.clubName, creator: 'Scoreclub' },
    language: words.locale,
    defaultStyle: { font: 'Roboto', fontSize: 10, color: '#000000' },
  }
}

/** A list over any number of pages: each says whose it is, when it was printed, and which page it is. */
export function listSheet(
  content: Content[],
  { head, words, title }: { head: PaperHead; words: PaperWords; title: string },
): TDocumentDefinitions {
  const { clubName, competitionName, courseName, crest } = head
  const names: Content = [
    { text: clubName, fontSize: 10 },
    { text: competitionName, fontSize: 16, bold: true, headlineLevel: 1 },
    { text: [title, courseName].filter(Boolean).join(' · '), fontSize: 10 },
  ]
  const lacksLetters = hasUnprintable([names, content])
  return {
    ...sheet(content, { head, words, title }),
    pageMargins: [SIDE, HEAD, SIDE, FOOT],
    header: {
      margin: [SIDE, 24, SIDE, 0],
      columns: [{ width: '*', stack: names }, ...(crest === null ? [] : [crestOf(crest, 48)])],
    },
    footer: (page, pages) => ({
      margin: [SIDE, 8, SIDE, 0],
      fontSize: 8,
      columns: [
        { text: words.printedAt(clubDateTime(head.printedAt, head, words)) },
        ...(lacksLetters ? [{ width: 'auto', text: words.lacksLetters }] : []),
        { text: words.page(page, pages), alignment: 'right' },
      ],
    }),
  }
}

export function crestOf(crest: string, size: number): Content {
  return { image: crest, fit: [size, size], width: size, alignment: 'right' }
}

/** Thin lines below rows, as on a printed list. */
export const listLines = {
  hLineWidth: (i: number) => (i === 1 ? 1 : 0.4),
  vLineWidth: () => 0,
  hLineColor: () => '#000000',
  paddingTop: () => 3,
  paddingBottom: () => 3,
  paddingLeft: () => 3,
  paddingRight: () => 3,
}
