/** Ends the access tokens that somebody made for a club. */
export { deleteTokensOf } from './access-tokens/access-tokens.store.ts'
/** Looks at every request that comes with an access token before its route does. */
export { admitTokens } from './access-tokens/admit-tokens.ts'
/** Accounts as the sign-in knows them. */
export type { Accounts } from './accounts.ts'
/** People with an account: found with their clubs, and which club is current. */
export {
  clearTypedClubCode,
  findClubByCode,
  findPerson,
  findUserIdByEmail,
  type PersonRow,
  setCurrentClub,
} from './auth.store.ts'
/** Before what cannot be taken back: asks for the password, whenever it was typed last. */
export { confirmItIsThem } from './confirm-it-is-them.ts'
/** Before somebody gets power over a club or loses it: asks for the password, unless it was typed a short time ago. */
export { requireFreshPassword } from './require-fresh-password.ts'
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
