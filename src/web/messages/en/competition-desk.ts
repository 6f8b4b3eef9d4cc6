import { catalogue } from '../catalogue.ts'

/** An administrator's place for one competition, from its entries to its prizes. */
export const competitionDeskText = catalogue('competition-desk', {
  title: 'Competition desk',
  denied: 'Only administrators of the club run its competitions.',
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
    draw: 'Draw',
    cards: 'Cards',
    prizes: 'Prizes',
    share: 'Share',
  },
  now: 'Where it stands',
})
