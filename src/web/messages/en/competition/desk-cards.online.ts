import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** The section Cards of the competition desk. */
export const deskCardsText = catalogue('desk-cards', {
  loadFailed: 'The cards could not be loaded',
  nobody: 'Nobody has entered yet. Each player’s card appears here when they enter.',
  stages: {
    draft: 'Draft: nobody can enter yet',
    open: 'Open for entry',
    closed: 'Entries closed',
    drawn: 'Drawn',
    in_play: 'In play',
    scores_in: 'Scores in: no card is out',
    provisional: 'Provisional results',
    final: 'Final results',
    cancelled: 'Cancelled',
  },
  states: {
    not_begun: 'Not started',
    out: 'Out',
    disputed: 'Disputed',
    holes_missing: 'In, holes missing',
    totals_only: 'In, totals only',
    unsigned: 'In, not signed',
    in_from_paper: 'In, from paper',
    in: 'In',
    no_return: 'No return',
    withdrawn: 'Withdrawn',
    disqualified: 'Disqualified',
  },
  points: (points: number) => plural('en', points, { one: '# point', other: '# points' }),
  net: (net: number, gross: number | null) => (gross === null ? `net ${net}` : `net ${net}, gross ${gross}`),
  holesUp: (holes: number) =>
    holes === 0 ? 'all square' : `${Math.abs(holes)} ${holes > 0 ? 'up' : 'down'}`,
  outThru: (state: string, { thru, holeCount }: { thru: number; holeCount: number }) =>
    `${state} · ${thru} of ${holeCount} holes`,
  disputed: (
    state: string,
    { reason, holes, isHandedIn }: { reason: string | null; holes: readonly number[]; isHandedIn: boolean },
  ) =>
    [
      state,
      isHandedIn ? 'handed in' : 'not handed in',
      ...(holes.length > 0
        ? [
            plural('en', holes.length, {
              one: `hole ${holes.join(', ')} differs`,
              other: `holes ${holes.join(', ')} differ`,
            }),
          ]
        : []),
      ...(reason === null ? [] : [`“${reason}”`]),
    ].join(' · '),
  filter: 'Cards by status',
  all: (count: number) => `All ${count}`,
  counted: (state: string, count: number) => `${state} ${count}`,
  search: 'Search for a player',
  noneFound: 'No card matches.',
  choose: (player: string) => `Choose the card of ${player}`,
  chooseShown: (count: number) =>
    plural('en', count, { one: 'Choose the card shown', other: 'Choose all # cards shown' }),
  remind: 'Remind',
  remindOf: (player: string) => `Remind ${player} of their card`,
  remindAll: (count: number) =>
    plural('en', count, { one: 'Remind # player', other: 'Remind all # players' }),
  reminding: 'Reminding…',
  reminded: (count: number) =>
    count === 0
      ? 'Nobody reminded'
      : plural('en', count, { one: '# player reminded', other: '# players reminded' }),
  remindedBefore: (count: number) =>
    plural('en', count, {
      one: '# was reminded less than half an hour ago.',
      other: '# were reminded less than half an hour ago.',
    }),
  withoutAccount: (count: number) =>
    plural('en', count, {
      one: '1 player has no account: ask them yourself.',
      other: '# players have no account: ask them yourself.',
    }),
  notReminded: 'Nobody was reminded',
  open: 'Open card',
  openOf: (player: string) => `Open the card of ${player}`,
  type: 'Type card',
  typeOf: (player: string) => `Type the paper card of ${player}`,
  startMeans: (player: string) =>
    `${player} has no card yet. It starts from the competition’s tee when you hand it in here.`,
  openMeans: (player: string) => `${player} has an open card. It is handed in with what you type here.`,
  notBegun: 'The card could not be opened',
  partners: 'From the start sheet:',
  fromPaper: 'From the paper card',
  photo: 'Read a photo',
  marker: 'Marker’s name',
  reason: 'Reason',
  reasonMissing: 'Give a reason of at least 3 characters.',
  dropRound: (round: number) => `Drop round ${round}`,
  whyDrop: (round: number) => `Drop round ${round}?`,
  dropMeans: ({ begun, handedIn }: { begun: number; handedIn: number }) =>
    [
      'The result is that of the rounds before it.',
      begun === 0
        ? 'Nobody has started a card of it.'
        : plural('en', begun, {
            one: '# card of it leaves the competition: one that is handed in still counts for the handicap, one that is not is taken off.',
            other: `# cards of it leave the competition: the ${handedIn} handed in still count for the handicap, the others are taken off.`,
          }),
    ].join(' '),
  dropReasonHint: 'The players whose cards leave the competition read it.',
  roundDropped: (round: number) => `Round ${round} dropped`,
  notDropped: 'The round was not dropped',
  handIn: 'Hand in the card',
  handedIn: 'Card handed in',
  notHandedIn: 'The card was not handed in',
  correct: 'Correct',
  correctOf: (player: string) => `Correct the card of ${player}`,
  saveCorrection: (holes: number) =>
    holes === 0
      ? 'No hole changed'
      : plural('en', holes, { one: 'Correct # hole', other: 'Correct # holes' }),
  corrected: 'Card corrected',
  notCorrected: 'The card was not corrected',
  reopen: 'Reopen',
  reopenOf: (player: string) => `Reopen the card of ${player}`,
  reopenMeans: (player: string) =>
    `The card opens again. ${player} can change it and hands it in again. Your reason is with the card.`,
  doReopen: 'Reopen the card',
  reopened: 'Card reopened',
  notReopened: 'The card was not reopened',
  history: 'History',
  historyOf: (player: string) => `History of the card of ${player}`,
  historyFailed: 'The history could not be loaded',
  noHistory: 'Nothing has happened to this card yet.',
  someone: 'Former member',
  changes: {
    entered: 'entered scores',
    handed_in_by_player: 'handed in the card',
    handed_in_by_scorer: 'handed in the card for the player',
    marker_named: 'named the marker',
    certified: 'certified the card',
    attested: 'attested the card',
    refused: 'refused to attest the card',
    late_score_dismissed: 'dismissed a late score',
    objected: 'objected to the card',
    objection_settled: 'settled the objection',
    objection_withdrawn: 'withdrew the objection',
    started: 'started the card for the player',
    corrected: 'corrected the card',
    reopened: 'reopened the card',
    handed_in: 'handed in the card from paper',
    handed_in_at_kiosk: 'took the card in at the kiosk',
    tee_changed: 'changed the tee',
    index_taken_up: 'joined the player to the member list, whose Handicap Index counts on this card',
    totals_confirmed: 'confirmed the totals',
    withdrawn: 'withdrew the card',
    ended: 'ended the card',
    taken_off: 'took the card off',
    put_back: 'put the card back',
    moved: 'moved the card to where it belongs',
    moved_here: 'moved the card here',
    terms_corrected: 'put right what the card is scored with',
    terms_restored: 'took back a correction',
    holes_closed: 'closed holes for everybody',
    holes_opened: 'opened closed holes again',
    also_counts: 'entered the round for another competition as well',
    another_round: 'counted the card as a round of its own',
  },
  sources: {
    player: 'as the player',
    marker: 'as marker',
    paper: 'from the photographed card',
    committee: 'for the committee',
  },
  totals: 'Totals',
  totalsAre: (card: { gross: number | string; net: number | string; points: number | string }) =>
    `gross ${card.gross}, net ${card.net}, points ${card.points}`,
  holeIs: (hole: number, result: string) => `Hole ${hole}: ${result}`,
  holeWas: (hole: number, before: string, after: string) => `Hole ${hole}: ${before} → ${after}`,
  pickedUp: 'picked up',
  notPlayed: 'no score',
  ruleOn: (count: number) =>
    plural('en', count, { one: 'Decision on the chosen card', other: 'Decision on # chosen cards' }),
  rule: 'Save decision',
  ruled: (count: number) =>
    plural('en', count, { one: 'Decision saved for # card', other: 'Decision saved for # cards' }),
  notRuled: 'No decision was saved',
  ruledMeanwhile:
    'Another administrator has decided on one of these cards meanwhile. Check it in the list, then choose again.',
})
