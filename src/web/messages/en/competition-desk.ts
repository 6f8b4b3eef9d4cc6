import type { WaitingCardState } from '#domain/competition/desk-waiting.ts'
import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

/** An administrator's place for one competition, from its entries to its prizes. */
export const competitionDeskText = catalogue('competition-desk', {
  title: 'Competition desk',
  loadFailed: 'The competition could not be loaded',
  otherClub: 'This competition is of another club',
  otherClubNext: 'Switch to that club first, then open its desk again.',
  back: 'Back',
  board: 'Leaderboard',
  bracket: 'Bracket',
  edit: 'Edit',
  sections: {
    overview: 'Overview',
    entries: 'Entries',
    teams: 'Teams',
    draw: 'Draw',
    cards: 'Cards',
    prizes: 'Prizes',
    share: 'Share',
  },
  now: 'Where it stands',
  waiting: 'What is waiting',
  nothingWaits: 'Nothing is waiting for you.',
  noEntryWaits: 'No entry is waiting for you. The bracket shows which matches are open.',
  waitingFailed: 'What is waiting could not be loaded',
  reserves: (players: number) =>
    plural('en', players, {
      one: '# player is on the reserve list',
      other: '# players are on the reserve list',
    }),
  owing: (players: number) =>
    plural('en', players, { one: '# player owes the entry fee', other: '# players owe the entry fee' }),
  cards: {
    not_begun: (cards: number) =>
      plural('en', cards, { one: '# card was never begun', other: '# cards were never begun' }),
    out: (cards: number) => plural('en', cards, { one: '# card is out', other: '# cards are out' }),
    disputed: (cards: number) =>
      plural('en', cards, { one: '# card is disputed', other: '# cards are disputed' }),
    holes_missing: (cards: number) =>
      plural('en', cards, {
        one: '# card that was handed in has holes missing',
        other: '# cards that were handed in have holes missing',
      }),
    totals_only: (cards: number) =>
      plural('en', cards, {
        one: '# card has totals only, which have to be confirmed',
        other: '# cards have totals only, which have to be confirmed',
      }),
    unsigned: (cards: number) =>
      plural('en', cards, {
        one: '# card was handed in without a marker',
        other: '# cards were handed in without a marker',
      }),
  } satisfies Record<WaitingCardState, (cards: number) => string>,
  ties: (places: number) =>
    plural('en', places, { one: '# winning place is shared', other: '# winning places are shared' }),
  prizesOpen: (prizes: number) =>
    plural('en', prizes, {
      one: '# measured prize has no winner yet',
      other: '# measured prizes have no winner yet',
    }),
  mailsReturn: (players: number) =>
    plural('en', players, {
      one: 'Mails to # player come back: they see news in the app only',
      other: 'Mails to # players come back: they see news in the app only',
    }),
  noAccount: (players: number) =>
    plural('en', players, {
      one: '# player has no account: tell them yourself, or on paper',
      other: '# players have no account: tell them yourself, or on paper',
    }),
})
