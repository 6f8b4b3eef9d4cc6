import { catalogue } from '../../catalogue.ts'

/** Sheets of a competition for paper, at its desk. */
export const competitionPaperText = catalogue('competition-paper', {
  title: 'On paper',
  lead: 'PDFs on A4. There are two scorecards on a sheet, with each player’s strokes and a QR code that opens the card.',
  resultsLead:
    'The leaderboard with ties and how they were decided, and the prizes once the result is final.',
  labels: { scoreCards: 'Scorecards', startSheet: 'Start sheet', results: 'Results' },
  files: { scoreCards: 'score-cards.pdf', startSheet: 'start-sheet.pdf', results: 'results.pdf' },
})
