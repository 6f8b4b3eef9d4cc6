import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import { DEFAULT_CURRENCY, type Currency } from '../money/currencies.ts'
import { currencyOfZone, homesOfZone } from './zones-of-countries.ts'

/** What a club in a place has until it says otherwise. */
export type HomeOfClub = {
  /** null: a country whose union's texts we have not read, or one that is not known. */
  union: GolfUnion | null
  currency: Currency
}

export const currencyOfUnion: Readonly<Record<GolfUnion, Currency>> = {
  england: 'GBP',
  scotland: 'GBP',
  wales: 'GBP',
  ireland: 'EUR',
  denmark: 'DKK',
  france: 'EUR',
  germany: 'EUR',
  netherlands: 'EUR',
  spain: 'EUR',
  sweden: 'SEK',
  switzerland: 'CHF',
  canada: 'CAD',
  united_states: 'USD',
  australia: 'AUD',
  new_zealand: 'NZD',
}

/** What is proposed to a club by its clock; a proposal, because a clock is no country. */
export function homeOfClub(timeZone: string): HomeOfClub {
  const union = homesOfZone(timeZone).find(({ isLikely }) => isLikely)?.union ?? null
  return { union, currency: currencyAtHome({ union, timeZone }) ?? DEFAULT_CURRENCY }
}

/** Every union whose clubs are on this clock, the likeliest first: a founder chooses among them with one press. */
export function unionsOnClock(timeZone: string): readonly GolfUnion[] {
  return homesOfZone(timeZone).map(({ union }) => union)
}

/**
 * The money of a union's clubs on a clock, and without a union that of the clock; undefined where it is not known. Golf
 * Ireland's clubs on the clock of London are in Northern Ireland.
 */
export function currencyAtHome(home: { union: GolfUnion | null; timeZone: string }): Currency | undefined {
  const { union, timeZone } = home
  const ofClock = currencyOfZone(timeZone)
  if (union === 'ireland' && ofClock === 'GBP') return ofClock
  if (union !== null) return currencyOfUnion[union]
  const likely = homesOfZone(timeZone).find(({ isLikely }) => isLikely)
  return ofClock ?? (likely && currencyOfUnion[likely.union])
}

/** The clock of a union's clubs, or of most of them; unions of several clocks have none. */
const clockOfUnion: Readonly<Partial<Record<GolfUnion, string>>> = {
  england: 'Europe/London',
  scotland: 'Europe/London',
  wales: 'Europe/London',
  ireland: 'Europe/Dublin',
  denmark: 'Europe/Copenhagen',
  france: 'Europe/Paris',
  germany: 'Europe/Berlin',
  netherlands: 'Europe/Amsterdam',
  spain: 'Europe/Madrid',
  sweden: 'Europe/Stockholm',
  switzerland: 'Europe/Zurich',
  new_zealand: 'Pacific/Auckland',
}

/** A value that no longer fits: what is proposed instead, and whether somebody chose the present one. */
export type Unfit<Value> = { proposed: Value; wasChosen: boolean }

export type AfterUnion = {
  currency: Unfit<Currency> | undefined
  /** `proposed` is undefined where the union's clubs are on several clocks. */
  timeZone: Unfit<string | undefined> | undefined
}

/**
 * What else a club is asked once it has chosen another union. A value that was not the proposal for the union before was
 * chosen by somebody; undefined: it fits.
 */
export function afterUnion(change: {
  timeZone: string
  currency: Currency
  from: GolfUnion | null
  to: GolfUnion | null
}): AfterUnion {
  const { timeZone, currency, from, to } = change
  if (from === to) return { currency: undefined, timeZone: undefined }
  const fits = (union: GolfUnion | null) => union === null || unionsOnClock(timeZone).includes(union)
  const proposed = currencyAtHome({ union: to, timeZone })
  // Who says nothing has dollars, wherever the club is.
  const untouched = [currencyAtHome({ union: from, timeZone }), from === null ? DEFAULT_CURRENCY : undefined]
  return {
    currency:
      proposed === undefined || proposed === currency
        ? undefined
        : { proposed, wasChosen: !untouched.includes(currency) },
    timeZone: to === null || fits(to) ? undefined : { proposed: clockOfUnion[to], wasChosen: !fits(from) },
  }
}
