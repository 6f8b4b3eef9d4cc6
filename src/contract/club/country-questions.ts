import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import type { Currency } from '../money/currencies.ts'
import { afterUnion, type AfterUnion } from './home-of-club.ts'

/** What a change of country asks. */
export type CountryQuestion = 'money' | 'clock'

type From = { from: GolfUnion | null }

/** The questions that changes of country have raised, each with the union the club had when it was last answered. */
export type CountryQuestions = { money?: From | undefined; clock?: From | undefined }

type ClubNow = { union: GolfUnion | null; timeZone: string; currency: Currency }

/** What is to be asked now; undefined: that question was answered, or its value fits. */
export function questionsNow({ money, clock }: CountryQuestions, club: ClubNow): AfterUnion {
  const { union: to, timeZone, currency } = club
  return {
    currency: money && afterUnion({ from: money.from, to, timeZone, currency }).currency,
    timeZone: clock && afterUnion({ from: clock.from, to, timeZone, currency }).timeZone,
  }
}

/**
 * Without the questions whose value fits the union that the club has now: whatever is chosen for it later is not asked about
 * again. One of the same union stays, because its change may still be on the way.
 */
export function withoutFitting(raised: CountryQuestions, club: ClubNow): CountryQuestions {
  const now = questionsNow(raised, club)
  const stays = (one: From | undefined, isAsked: boolean) =>
    isAsked || one?.from === club.union ? one : undefined
  return {
    money: stays(raised.money, now.currency !== undefined),
    clock: stays(raised.clock, now.timeZone !== undefined),
  }
}

/** Another union is being chosen: what is not open from an earlier change is asked from the union that the club has until now. */
export function raisedBy(raised: CountryQuestions, union: GolfUnion | null): CountryQuestions {
  return { money: raised.money ?? { from: union }, clock: raised.clock ?? { from: union } }
}

/** Saved or kept. */
export function withAnswer(raised: CountryQuestions, question: CountryQuestion): CountryQuestions {
  return { ...raised, [question]: undefined }
}
