import type { GolfUnion } from './golf-unions.ts'
import type { RuleSource } from './published-rules.ts'
import type { RuleSetting } from './rule-settings.ts'

/**
 * What a union does and Scoreclub does not.
 * - daily_handicap: the factor 0.93 by which Golf Australia makes a Daily Handicap.
 * - friendly_rounds: in France a round outside competitions counts only above an index of 11.4, from the age of seventeen.
 * - own_allowances: New Zealand Golf recommends others than Appendix C.
 * - expected_score: ten to seventeen holes with a score expected for the others, whose calculation is not published (R1.5).
 */
export type LimitName = 'daily_handicap' | 'friendly_rounds' | 'own_allowances' | 'expected_score'

export type UnionLimit = {
  name: LimitName
  /** Numbers come out other than the union's, and nothing says so where they are shown. */
  isSilent: boolean
  /** The setting that has no choice for it. */
  setting?: RuleSetting
  source: RuleSource
}

const expectedScore = (source: RuleSource): readonly UnionLimit[] => [
  { name: 'expected_score', isSilent: false, setting: 'holesNotPlayed', source },
]

const limits: Readonly<Partial<Record<GolfUnion, readonly UnionLimit[]>>> = {
  scotland: expectedScore({
    title:
      'Scottish Golf: when an expected score is used, rounds of ten holes or more that were not finished',
    address: 'https://scottishgolfltd.zohodesk.eu/portal/en/kb/articles/when-can',
  }),
  france: [
    {
      name: 'friendly_rounds',
      isSilent: true,
      source: {
        title: 'AS Golf de Baugé: certified friendly rounds in France, for players above 11.4 and over 16',
        address: 'https://as-golf-bauge.fr/?p=1563',
      },
    },
  ],
  switzerland: expectedScore({
    title: 'Swiss Golf: changes of 1 January 2024, an expected score for holes not played and no net par',
    address: 'https://swissgolf.ch/de/news-magazin/news/details/1300-whs-die-aenderungen-fuer-2024/',
  }),
  canada: expectedScore({
    title: 'Golf Canada: treatment of holes not played in 2024, an expected score for ten to seventeen',
    address: 'https://www.golfcanada.ca/fr/articles/whs-2024-traitement-des-trous-non-joues/',
  }),
  australia: [
    {
      name: 'daily_handicap',
      isSilent: true,
      source: {
        title: 'Pattaya Sports Club: a copy of the poster of Golf Australia, 0.93 in the Daily Handicap',
        address: 'http://pscgolf.com/current-golf-vouchers-2/',
      },
    },
  ],
  new_zealand: [
    {
      name: 'own_allowances',
      isSilent: true,
      source: {
        title:
          'Royal Wellington Golf Club: allowances of New Zealand Golf, which are not those of Appendix C',
        address: 'https://www.royalwellington.com/cms/nz-golf-handicap-allowances/',
      },
    },
  ],
}

export function limitsOfUnion(union: GolfUnion | null): readonly UnionLimit[] {
  return (union === null ? undefined : limits[union]) ?? []
}
