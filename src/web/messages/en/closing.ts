import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** What closing play and making results final will do, and to whom: said before it is done. */
export const closingText = catalogue('closing', {
  closeQuestion: (name: string) => `Close play of ${name}?`,
  closeMeans:
    'Nobody can join or start a card any more, and the results are provisional until you make them final. You can reopen it.',
  loadFailed: 'The cards still out could not be loaded.',
  allIn: 'All cards are in.',
  out: (count: number) => plural('en', count, { one: '1 card is still out', other: '# cards are still out' }),
  outStay:
    'Cards that are out stay open: players can go on and hand them in until the results are final. What is not handed in by then needs a ruling, no return or withdrawn.',
  outStop:
    'The results cannot be made final yet. Each of these cards must first be handed in, or ruled on as no return or withdrawn.',
  allOut: 'All cards that are out',
  fateOfAll: 'What becomes of all cards that are out',
  fateOf: (player: string) => `What becomes of the card of ${player}`,
  staysOpen: 'Stays open',
  mixed: 'Different',
  fateReason: 'Reason',
  fateReasonHint: 'One for all of them; each player reads it on their card.',
  card: 'Card',
  rule: 'Rule',
  ruleOn: (player: string) => `Rule on the card of ${player}`,
  notBegun: (count: number) =>
    plural('en', count, {
      one: '1 player has no card',
      other: '# players have no card',
    }),
  notBegunClose:
    'Type it in or mark NR before the results are final; players can no longer start one themselves.',
  notBegunFinal: 'They have no place in the results.',
  openMatches: (count: number) =>
    plural('en', count, { one: '1 match has no result', other: '# matches have no result' }),
  openMatchesStay: 'Results can still be recorded until the results are final.',
  openMatchesFinal: 'Nobody can record a result for them afterwards.',
  noOpenMatch: 'Every match has its result.',
  notDrawn: 'The bracket has not been drawn.',
  bracket: 'Open the bracket',
})
