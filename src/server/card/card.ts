/** What a person leaves open at a club that they no longer belong to: cards, entries, matches, help at desks. */
export { leaveClub, type FillPlaces } from './leave-club.ts'
/** A photo of a card, with the club of its round. */
export { findKeptPhoto } from './card-photos.store.ts'
/** The scores of a card that count, hole by hole. */
export { listCountingEntries } from './hole-entries/hole-entries.store.ts'
/** A round: found or locked. */
export { findRound, lockRound, type RoundRow } from './rounds.store.ts'
/** What the committee has ruled on the cards of a competition. */
export { readCardRulings } from './rulings/card-rulings.store.ts'
/** Who may enter scores on a card. */
export { withScorers } from './scorers/scorers.store.ts'
