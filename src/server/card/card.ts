/** What a person leaves open at a club that they no longer belong to: cards, entries, matches, help at desks. */
export { leaveClub } from './leave-club.ts'
/** Locks cards with their players, before their competition. */
export { applyRulings, lockCards } from './rulings/apply-rulings.ts'
/** Ends cards that are open, as they stand. */
export { endOpenCards } from './end-open-cards.ts'
/** Cards of a competition or of some days: locked first, and put on the handicap records anew. */
export {
  lockCardsOfCompetition,
  lockCardsOfDays,
  postCardsOfCompetition,
  postCardsOfDays,
} from './same-round/post-cards-again.ts'
/** The id that a card has after it was moved. */
export { idAfterMove } from './card-changes/move-card.ts'
/** A card that is handed in: put on the handicap record anew, and counted once where its player has another of the same round. */
export { postAgain } from './same-round/count-once.ts'
export { joinRound } from './same-round/join-round.ts'
/** Plays the open card of whoever has become a member of the club's list off the index that they held there. */
export { takeUpIndex } from './take-up-index.ts'
/** The tablet of a club that asks; anything else is refused. */
export { requireKiosk } from './kiosk/require-kiosk.ts'
/** Shows a kiosk the player's open card, or the one that starting now would make. */
export { previewCard } from './kiosk-cards/preview-card.ts'
/** What a card would be scored with if it were started at a moment. */
export { readTermsAhead } from './tees/terms-ahead.ts'
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
