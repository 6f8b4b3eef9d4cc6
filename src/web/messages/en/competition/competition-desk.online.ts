import type { WaitingCardState } from '#golf/competition/desk-waiting.ts'
import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** An administrator's place for one competition, from its entries to its prizes. */
export const competitionDeskText = catalogue('competition-desk', {
  title: 'Competition desk',
  loadFailed: 'The competition could not be loaded',
  otherClub: 'This competition belongs to another club',
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
  now: 'Status',
  waiting: 'To do',
  nothingWaits: 'There is nothing to do right now.',
  noEntryWaits: 'There is nothing to do for entries. The bracket shows the open matches.',
  waitingFailed: 'The to-do list could not be loaded',
  reserves: (players: number) =>
    plural('en', players, {
      one: '# player is on the reserve list',
      other: '# players are on the reserve list',
    }),
  owing: (players: number) =>
    plural('en', players, { one: '# player owes the entry fee', other: '# players owe the entry fee' }),
  cards: {
    not_begun: (cards: number) =>
      plural('en', cards, { one: '# card was never started', other: '# cards were never started' }),
    out: (cards: number) => plural('en', cards, { one: '# card is out', other: '# cards are out' }),
    disputed: (cards: number) =>
      plural('en', cards, { one: '# card is disputed', other: '# cards are disputed' }),
    holes_missing: (cards: number) =>
      plural('en', cards, {
        one: '# card was handed in with holes missing',
        other: '# cards were handed in with holes missing',
      }),
    totals_only: (cards: number) =>
      plural('en', cards, {
        one: '# card has only totals to confirm',
        other: '# cards have only totals to confirm',
      }),
    unsigned: (cards: number) =>
      plural('en', cards, {
        one: '# card was handed in without a marker',
        other: '# cards were handed in without a marker',
      }),
  } satisfies Record<WaitingCardState, (cards: number) => string>,
  ties: (places: number) =>
    plural('en', places, { one: '# prize place is tied', other: '# prize places are tied' }),
  prizesOpen: (prizes: number) =>
    plural('en', prizes, {
      one: '# measured prize has no winner yet',
      other: '# measured prizes have no winner yet',
    }),
  mailsReturn: (players: number) =>
    plural('en', players, {
      one: 'E-mails to # player bounce: they get notices in the app only',
      other: 'E-mails to # players bounce: they get notices in the app only',
    }),
  noAccount: (players: number) =>
    plural('en', players, {
      one: '# player has no account: tell them yourself, or on paper',
      other: '# players have no account: tell them yourself, or on paper',
    }),
})
