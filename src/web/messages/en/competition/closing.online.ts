import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** What closing play and making results final will do, and to whom: said before it is done. */
export const closingText = catalogue('closing', {
  closeQuestion: (name: string) => `Close play of ${name}?`,
  closeMeans:
    'Nobody can join or start a card any more, and the results are provisional until you make them final. You can reopen it.',
  loadFailed: 'The cards still out could not be loaded.',
  allIn: 'All cards are in.',
  nobodyEntered: 'Nobody is entered.',
  out: (count: number) => plural('en', count, { one: '1 card is still out', other: '# cards are still out' }),
  outStay:
    'Players can still finish and hand in these cards until the results are final. Mark a card that does not come in as no return or withdrawn.',
  outStop:
    'You cannot make the results final yet. Each of these cards must first be handed in or marked as no return or withdrawn.',
  allOut: 'All cards that are out',
  fateOfAll: 'Decision for all cards that are out',
  fateOf: (player: string) => `Decision for the card of ${player}`,
  staysOpen: 'Stays open',
  mixed: 'Different',
  fateReason: 'Reason',
  fateReasonHint: 'One reason for all of them. Each player reads it on their card.',
  card: 'Card',
  rule: 'Decide',
  ruleOn: (player: string) => `Decide on the card of ${player}`,
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
