import { catalogue } from '../catalogue.ts'

/** Sheets of a competition for paper, at its desk. */
export const competitionPaperText = catalogue('competition-paper', {
  title: 'On paper',
  lead: 'PDFs on A4. Score cards stand two on a sheet, with the strokes of each player and a QR code that opens the card.',
  resultsLead:
    'The board as everybody sees it, with ties and what decided them, and with the prizes once the result is final.',
  labels: { scoreCards: 'Score cards', startSheet: 'Start sheet', results: 'Results' },
  files: { scoreCards: 'score-cards.pdf', startSheet: 'start-sheet.pdf', results: 'results.pdf' },
})
