/** Ends the access tokens that somebody made for a club. */
export { deleteTokensOf } from './access-tokens/access-tokens.store.ts'
/** Accounts as the sign-in knows them. */
export type { Accounts } from './accounts.ts'
/** People with an account: found with their clubs, and which club is current. */
export {
  clearTypedClubCode,
  findClubByCode,
  findPerson,
  type PersonRow,
  setCurrentClub,
} from './auth.store.ts'
/** What somebody has agreed to. */
export { agreeToTerms, insertConsent, listConsentsOf } from './consents.store.ts'
/** Who answers for a child’s account, and what they have answered. */
export {
  deleteGuardian,
  findByLink as findGuardianByLink,
  findGuardian,
  findGuardianAnswer,
  type GuardianRow,
  listClubsOf as listClubsOfChild,
  saveAnswer as saveGuardianAnswer,
  saveGuardian,
} from './guardian.store.ts'
/** Locks people, so that what two do at once to their cards, records or entries takes turns. */
export { lockPlayer, lockPlayers } from './people.store.ts'
/** A sign-in service of the installation. */
export type { SignInProvider } from './provider/sign-in-provider.ts'
