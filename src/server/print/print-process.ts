import { giveWayToServer } from '../platform/processes/give-way.ts'
import { paperWords } from './documents/paper-words.ts'
import type { Paper, PaperLanguage } from './documents/papers.ts'
import { resultsDocument } from './documents/results.ts'
import { scoreCardsDocument } from './documents/score-cards.ts'
import { seasonDocument } from './documents/season.ts'
import { startSheetDocument } from './documents/start-sheet.ts'
import { hasUnprintable } from './letters.ts'
import { makePdf } from './make-pdf.ts'

export type PrintTask = { paper: Paper; language: PaperLanguage }
/** `lacksLetters`: some of its letters no font has. */
export type Printed<Bytes = Buffer> = { pdf: Bytes; lacksLetters: boolean }

giveWayToServer()

/** What printing-process.ts runs for each document. */
export default async function printInProcess({ paper, language }: PrintTask): Promise<Printed<Uint8Array>> {
  return { pdf: await makePdf(documentOf(paper, language)), lacksLetters: hasUnprintable(paper) }
}

function documentOf(paper: Paper, language: PaperLanguage) {
  const words = paperWords[language]
  switch (paper.kind) {
    case 'score_cards':
      return scoreCardsDocument(paper, words)
    case 'start_sheet':
      return startSheetDocument(paper, words)
    case 'results':
      return resultsDocument(paper, words)
    case 'season':
      return seasonDocument(paper, words)
  }
}
