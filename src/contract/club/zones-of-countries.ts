import type { GolfUnion } from '#golf/handicap/rules-of-play/golf-unions.ts'
import type { Currency } from '../money/currencies.ts'

/** Unions whose clubs are on a clock. `isLikely` is the one that is proposed; not every clock has one. */
type HomeOnClock = { union: GolfUnion; isLikely: boolean }

const words = (names: string): readonly string[] => names.trim().split(/\s+/)
const inside = (region: string, cities: string) => words(cities).map((city) => `${region}/${city}`)

/** One clock for four unions; Golf Ireland's clubs there are those of Northern Ireland. */
const greatBritain = words('Europe/London GB GB-Eire')

/** England Golf has county unions there; that a club belongs to one of them is for the club to say. */
const crownDependencies = inside('Europe', 'Jersey Guernsey Isle_of_Man')

/** Windows calls these "(US & Canada)", and a Canadian's computer may give one of them. */
const unitedStatesAndCanada = [
  ...inside('America', 'New_York Chicago Denver Los_Angeles'),
  ...inside('US', 'Eastern Central Mountain Pacific'),
]

const unitedStates = [
  ...inside('America', 'Phoenix Anchorage Boise Detroit Juneau Sitka Nome Yakutat Metlakatla Adak Menominee'),
  ...inside('America', 'Indianapolis Fort_Wayne Louisville Atka Shiprock Knox_IN'),
  ...inside('America/Indiana', 'Indianapolis Knox Marengo Petersburg Tell_City Vevay Vincennes Winamac'),
  ...inside('America/Kentucky', 'Louisville Monticello'),
  ...inside('America/North_Dakota', 'Beulah Center New_Salem'),
  ...inside('US', 'Alaska Aleutian Arizona East-Indiana Hawaii Indiana-Starke Michigan'),
  ...words('Pacific/Honolulu Pacific/Johnston Navajo'),
]

const canada = [
  ...inside(
    'America',
    'Toronto Vancouver Montreal Halifax Winnipeg Edmonton Regina St_Johns Moncton Glace_Bay',
  ),
  ...inside('America', 'Goose_Bay Whitehorse Yellowknife Iqaluit Dawson Dawson_Creek Swift_Current Inuvik'),
  ...inside(
    'America',
    'Cambridge_Bay Rankin_Inlet Resolute Creston Fort_Nelson Atikokan Thunder_Bay Nipigon',
  ),
  ...inside('America', 'Rainy_River Pangnirtung Blanc-Sablon Coral_Harbour'),
  ...inside('Canada', 'Atlantic Central Eastern Mountain Newfoundland Pacific Saskatchewan Yukon'),
]

const spain = ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta']

const newZealand = words('Pacific/Auckland Pacific/Chatham NZ NZ-CHAT')

const likely = (union: GolfUnion): HomeOnClock => ({ union, isLikely: true })
const possible = (union: GolfUnion): HomeOnClock => ({ union, isLikely: false })
const all = (zones: readonly string[], homes: readonly HomeOnClock[]) =>
  zones.map((zone) => [zone, homes] as const)

const homes: ReadonlyMap<string, readonly HomeOnClock[]> = new Map([
  ...all(greatBritain, [likely('england'), possible('scotland'), possible('wales'), possible('ireland')]),
  ...all(crownDependencies, [possible('england')]),
  ...all(words('Europe/Belfast Europe/Dublin Eire'), [likely('ireland')]),
  ...all(['Europe/Copenhagen'], [likely('denmark')]),
  ...all(['Europe/Berlin'], [likely('germany')]),
  ...all(['Europe/Amsterdam'], [likely('netherlands')]),
  ...all(['Europe/Paris'], [likely('france')]),
  ...all(spain, [likely('spain')]),
  ...all(['Europe/Stockholm'], [likely('sweden')]),
  ...all(['Europe/Zurich'], [likely('switzerland')]),
  ...all(newZealand, [likely('new_zealand')]),
  ...all(unitedStatesAndCanada, [likely('united_states'), possible('canada')]),
  ...all(unitedStates, [likely('united_states')]),
  ...all(canada, [likely('canada')]),
])

const euro = [
  ...inside('Europe', 'Madrid Paris Berlin Rome Lisbon Brussels Luxembourg Vienna Athens Helsinki Dublin'),
  ...inside(
    'Europe',
    'Malta Monaco Andorra Vilnius Riga Tallinn Bratislava Ljubljana Zagreb Sofia Amsterdam',
  ),
  // Büsingen is in Germany, though its clock is that of Zurich; Montenegro has the euro too.
  ...inside('Europe', 'Busingen San_Marino Vatican Mariehamn Nicosia Podgorica'),
  ...inside('Atlantic', 'Canary Madeira Azores'),
  ...inside('Indian', 'Reunion Mayotte'),
  ...inside('America', 'Martinique Guadeloupe Cayenne Miquelon Marigot St_Barthelemy'),
  ...words('Asia/Nicosia Asia/Famagusta Africa/Ceuta Portugal Eire'),
]

const australianIslands = words('Antarctica/Macquarie Indian/Christmas Indian/Cocos Pacific/Norfolk')

const mexican = [
  ...inside('America', 'Mexico_City Monterrey Cancun Tijuana Merida Chihuahua Hermosillo Mazatlan Ensenada'),
  ...inside('America', 'Ciudad_Juarez Matamoros Ojinaga Bahia_Banderas Santa_Isabel'),
  ...inside('Mexico', 'General BajaNorte BajaSur'),
]

const brazilian = [
  ...inside('America', 'Sao_Paulo Bahia Fortaleza Recife Manaus Belem Cuiaba Campo_Grande Maceio Araguaina'),
  ...inside('America', 'Porto_Velho Boa_Vista Rio_Branco Santarem Noronha Eirunepe Porto_Acre'),
  ...inside('Brazil', 'East West Acre DeNoronha'),
]

const zonesOfCurrency: readonly (readonly [Currency, readonly string[]])[] = [
  ['EUR', euro],
  ['GBP', [...greatBritain, ...crownDependencies, 'Europe/Belfast']],
  ['CHF', words('Europe/Zurich Europe/Vaduz')],
  ['DKK', words('Europe/Copenhagen Atlantic/Faroe Atlantic/Faeroe America/Nuuk America/Godthab')],
  ['SEK', ['Europe/Stockholm']],
  ['NOK', words('Europe/Oslo Arctic/Longyearbyen Atlantic/Jan_Mayen')],
  ['JPY', words('Asia/Tokyo Japan')],
  ['KRW', words('Asia/Seoul ROK')],
  ['SGD', words('Asia/Singapore Singapore')],
  ['HKD', words('Asia/Hong_Kong Hongkong')],
  ['INR', words('Asia/Kolkata Asia/Calcutta')],
  ['CNY', words('Asia/Shanghai Asia/Chongqing Asia/Chungking Asia/Harbin Asia/Urumqi Asia/Kashgar PRC')],
  ['BRL', brazilian],
  ['MXN', mexican],
  ['ZAR', ['Africa/Johannesburg']],
  ['NZD', [...newZealand, ...words('Antarctica/McMurdo Antarctica/South_Pole')]],
  ['AUD', australianIslands],
]

const currencies: ReadonlyMap<string, Currency> = new Map(
  zonesOfCurrency.flatMap(([currency, zones]) => zones.map((zone) => [zone, currency] as const)),
)

/** Every clock of the continent is Australia's; its islands elsewhere are known by their money alone. */
const isAustralian = (timeZone: string) => timeZone.startsWith('Australia/')

export function homesOfZone(timeZone: string): readonly HomeOnClock[] {
  return homes.get(timeZone) ?? (isAustralian(timeZone) ? [likely('australia')] : [])
}

/** undefined: of no country whose money a club can keep, or not known. */
export function currencyOfZone(timeZone: string): Currency | undefined {
  return isAustralian(timeZone) ? 'AUD' : currencies.get(timeZone)
}
