import { MOST_STROKES } from '#golf/numbers.ts'
import { catalogue } from '../../catalogue.ts'

/** The card as a grid for the keyboard. */
export const scorecardDeskText = catalogue('scorecard-desk', {
  frontNine: 'Front nine',
  backNine: 'Back nine',
  card: 'Card',
  grossField: (hole: number, par: number) => `Hole ${hole}, par ${par}, gross score`,
  fieldNotSent: 'not sent',
  fieldNotChecked: 'not checked yet',
  gridHelp: (holes: number) =>
    `Type a number to go to the next hole; 1 waits a moment for 10 to 19. More strokes are chosen below. P is picked up. Arrows, Enter and Tab move, Esc restores, Ctrl+Z undoes. You can paste a row of ${holes} numbers.`,
  notACard: ({ holes, printed }: { holes: number; printed: number }) =>
    `That is not a row of ${holes}${holes === printed ? '' : ` or ${printed}`} scores from 1 to ${MOST_STROKES}.`,
  oneTooMany: (closed: readonly number[]) =>
    `That is one number too many. ${closed.length === 1 ? `Hole ${closed.join()} is closed and has` : `Holes ${closed.join(', ')} are closed and have`} no box here. Check the scores from there on.`,
})
