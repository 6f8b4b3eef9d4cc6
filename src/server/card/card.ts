/** What a person leaves open at a club that they no longer belong to: cards, entries, matches, help at desks. */
export { leaveClub, type FillPlaces } from './leave-club.ts'
