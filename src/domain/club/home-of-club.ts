import type { GolfUnion } from '../rules-of-play/golf-unions.ts'
import { DEFAULT_CURRENCY, type Currency } from './currencies.ts'

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
  netherlands: 'EUR',
  canada: 'CAD',
  united_states: 'USD',
}

/** Zones of whole countries. The clock of London is Scotland's and Wales's too, and is taken for England's. */
const unionOfZone: Readonly<Record<string, GolfUnion>> = {
  'Europe/London': 'england',
  'Europe/Belfast': 'ireland',
  'Europe/Dublin': 'ireland',
  'Europe/Copenhagen': 'denmark',
  'Europe/Amsterdam': 'netherlands',
  ...zones('Canada', 'canada'),
  ...zones('US', 'united_states'),
}

function zones(country: 'Canada' | 'US', union: GolfUnion): Record<string, GolfUnion> {
  const cities = {
    Canada: [
      ...['Toronto', 'Vancouver', 'Montreal', 'Halifax', 'Winnipeg', 'Edmonton', 'Regina', 'St_Johns'],
      ...['Moncton', 'Glace_Bay', 'Goose_Bay', 'Whitehorse', 'Yellowknife', 'Iqaluit', 'Dawson_Creek'],
    ],
    US: [
      ...['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles', 'Anchorage', 'Boise', 'Detroit'],
      ...['Indianapolis', 'Indiana/Indianapolis', 'Kentucky/Louisville', 'Louisville', 'Juneau', 'Menominee'],
    ],
  }[country]
  return Object.fromEntries(
    [...cities.map((city) => `America/${city}`), ...(country === 'US' ? ['Pacific/Honolulu'] : [])].map(
      (zone) => [zone, union],
    ),
  )
}

const euro = [
  ...[
    'Madrid',
    'Paris',
    'Berlin',
    'Rome',
    'Lisbon',
    'Brussels',
    'Luxembourg',
    'Vienna',
    'Athens',
    'Helsinki',
  ],
  ...['Malta', 'Monaco', 'Andorra', 'Vilnius', 'Riga', 'Tallinn', 'Bratislava', 'Ljubljana', 'Zagreb'],
].map((city) => `Europe/${city}`)

const currencyOfZone: Readonly<Record<string, Currency>> = {
  ...Object.fromEntries(euro.map((zone) => [zone, 'EUR' as const])),
  ...{ 'Atlantic/Canary': 'EUR', 'Atlantic/Madeira': 'EUR', 'Atlantic/Azores': 'EUR', 'Asia/Nicosia': 'EUR' },
  ...{ 'Africa/Ceuta': 'EUR', 'Europe/Jersey': 'GBP', 'Europe/Guernsey': 'GBP', 'Europe/Isle_of_Man': 'GBP' },
  ...{ 'Europe/Zurich': 'CHF', 'Europe/Stockholm': 'SEK', 'Europe/Oslo': 'NOK', 'Asia/Tokyo': 'JPY' },
  ...{ 'Asia/Seoul': 'KRW', 'Asia/Singapore': 'SGD', 'Asia/Hong_Kong': 'HKD', 'Asia/Kolkata': 'INR' },
  ...{ 'Asia/Calcutta': 'INR', 'Asia/Shanghai': 'CNY', 'America/Sao_Paulo': 'BRL', 'America/Bahia': 'BRL' },
  ...{ 'America/Mexico_City': 'MXN', 'America/Monterrey': 'MXN', 'America/Cancun': 'MXN' },
  ...{ 'Africa/Johannesburg': 'ZAR', 'Pacific/Auckland': 'NZD' },
}

/** What is proposed to a club by its clock; a proposal, because a clock is no country. */
export function homeOfClub(timeZone: string): HomeOfClub {
  const union = unionOfZone[timeZone] ?? null
  if (union !== null) return { union, currency: currencyOfUnion[union] }
  if (timeZone.startsWith('Australia/')) return { union, currency: 'AUD' }
  return { union, currency: currencyOfZone[timeZone] ?? DEFAULT_CURRENCY }
}
