import { MOST_TOKENS } from '#contract/identity/access-tokens.ts'
import { MOST_WEBHOOKS } from '#contract/outbound/webhooks.ts'
import { MOST_EXPORTS_A_DAY } from '#contract/data/privacy.ts'
import { MOST_MESSAGES_A_DAY } from '#contract/competition/player-message.ts'

const MINUTE_S = 60
const QUARTER_HOUR_S = 15 * MINUTE_S
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S

export type Limit = {
  /** How many in one window; the next one is refused, slowed or asked for more. */
  points: number
  /** The window begins with the first one counted. */
  seconds: number
}

/**
 * Every limit on attempts, in one place; docs/limits.md says of each whom it counts and what comes after it, and a test
 * holds the two together. The name is the first part of the counter's key in the store.
 */
export const limitTable = {
  'sign-in-account': { points: 10, seconds: QUARTER_HOUR_S },
  'sign-in-account-hour': { points: 20, seconds: HOUR_S },
  'sign-in-account-day': { points: 40, seconds: DAY_S },
  'sign-in-address': { points: 50, seconds: QUARTER_HOUR_S },
  'sign-in-known-device': { points: 10, seconds: QUARTER_HOUR_S },
  'second-step': { points: 10, seconds: QUARTER_HOUR_S },
  'second-step-day': { points: 30, seconds: DAY_S },
  'passkey-address': { points: 300, seconds: QUARTER_HOUR_S },
  'proof-account': { points: 100, seconds: DAY_S },
  'proof-address': { points: 60, seconds: HOUR_S },
  'proof-used': { points: 1, seconds: QUARTER_HOUR_S },
  'sign-up-address': { points: 300, seconds: QUARTER_HOUR_S },
  'provider-address': { points: 300, seconds: QUARTER_HOUR_S },
  'provider-return': { points: 1, seconds: QUARTER_HOUR_S },
  'mail-account': { points: 5, seconds: QUARTER_HOUR_S },
  'mail-address': { points: 50, seconds: QUARTER_HOUR_S },
  'mail-address-busy': { points: 3, seconds: QUARTER_HOUR_S },
  'mail-site': { points: 1_000, seconds: QUARTER_HOUR_S },
  'code-account': { points: 10, seconds: QUARTER_HOUR_S },
  'code-address': { points: 50, seconds: QUARTER_HOUR_S },
  'code-address-busy': { points: 5, seconds: QUARTER_HOUR_S },
  'code-site': { points: 1_000, seconds: QUARTER_HOUR_S },
  'club-code-account': { points: 5, seconds: QUARTER_HOUR_S },
  'club-code-address': { points: 5, seconds: QUARTER_HOUR_S },
  'club-code-share': { points: 5, seconds: HOUR_S },
  'club-code-site': { points: 100, seconds: HOUR_S },
  'invitations-new-club': { points: 20, seconds: DAY_S },
  'invitations-club': { points: 200, seconds: DAY_S },
  'password-again': { points: 10, seconds: QUARTER_HOUR_S },
  'guardian-mails': { points: 5, seconds: DAY_S },
  'scan-account': { points: 30, seconds: HOUR_S },
  'learning-account': { points: 30, seconds: DAY_S },
  'paper-account': { points: 30, seconds: HOUR_S },
  'kiosk-links-club': { points: 20, seconds: DAY_S },
  'kiosk-link-address': { points: 20, seconds: QUARTER_HOUR_S },
  'share-link-address': { points: 60, seconds: QUARTER_HOUR_S },
  'access-token-address': { points: 60, seconds: QUARTER_HOUR_S },
  'calendar-address': { points: 60, seconds: QUARTER_HOUR_S },
  'bounce-address': { points: 60, seconds: QUARTER_HOUR_S },
  'webhook-by-hand': { points: 30, seconds: HOUR_S },
  'payment-pages': { points: 60, seconds: HOUR_S },
  'fee-pages': { points: 60, seconds: HOUR_S },
  'kiosk-names': { points: 300, seconds: QUARTER_HOUR_S },
  'kiosk-scans': { points: 60, seconds: HOUR_S },
  'kiosk-cards': { points: 120, seconds: QUARTER_HOUR_S },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limitTable

/** Limits that are counted from the rows themselves, while the row of whoever they belong to is held. */
export const rowLimits = {
  'photos-waiting': { points: 40, seconds: DAY_S },
  'clubs-of-account': { points: 3, seconds: Infinity },
  'webhooks-club': { points: MOST_WEBHOOKS, seconds: Infinity },
  'access-tokens-account': { points: MOST_TOKENS, seconds: Infinity },
  'guests-account': { points: 12, seconds: DAY_S },
  'guests-administrator': { points: 200, seconds: DAY_S },
  'player-messages': { points: MOST_MESSAGES_A_DAY, seconds: DAY_S },
  'invitations-listed': { points: 600, seconds: DAY_S },
  'exports-account': { points: MOST_EXPORTS_A_DAY, seconds: DAY_S },
} as const satisfies Record<string, Limit>
