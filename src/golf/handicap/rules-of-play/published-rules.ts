import type { GolfUnion } from './golf-unions.ts'
import { readRulesOfPlay, ruleSettings, type RuleSetting, type RulesOfPlay } from './rule-settings.ts'

/** Where a rule can be read. */
export type RuleSource = { title: string; address: string }

type Published = { [Setting in RuleSetting]?: { value: RulesOfPlay[Setting]; source: RuleSource } }

const ofTies: Published = {
  countback: {
    value: 'front_nine',
    source: {
      title: 'The R&A: Committee Procedures 5A(6), the method of matching scorecards given as an example',
      address: 'https://www.randa.org/en/rog/2019/rules/committee-procedures/5a',
    },
  },
}

/** England, Scotland, Wales and Ireland have these in common since April 2024. */
const ofGreatBritainAndIreland: Published = {
  ...ofTies,
  matchStrokes: {
    value: 'england_2024',
    source: {
      title: 'Dorset County Golf Union: changes of 1 April 2024 within Great Britain and Ireland',
      address: 'https://dorsetcounty.intelligentgolf.co.uk/whs',
    },
  },
  fourBallScores: {
    value: 'by_committee',
    source: {
      title: 'National Club Golfer: four-ball scores in Great Britain and Ireland',
      address: 'https://www.nationalclubgolfer.com/whs/fourball-betterball-whs-handicap-change',
    },
  },
  matchPlayScores: {
    value: 'do_not_count',
    source: {
      title:
        'Mapperley Golf Club: acceptable scores in Great Britain and Ireland, match play is not one of them',
      address: 'https://www.mapperleygolfclub.org/whs-acceptable-scores/',
    },
  },
  teamScores: {
    value: 'do_not_count',
    source: {
      title: 'Dorset County Golf Union: of team competitions, four-ball alone was added on 1 April 2024',
      address: 'https://dorsetcounty.intelligentgolf.co.uk/whs',
    },
  },
}

const danishHoles: RuleSource = {
  title:
    'Dansk Golf Union: 3.2, net par, and one stroke more on the first hole not played of ten to thirteen',
  address:
    'https://www.danskgolfunion.dk/manualer/handicapsystemet/2024/da/topic/3-2-nar-et-hul-ikke-er-spillet',
}

const germanHoles: RuleSource = {
  title: 'Deutscher Golf Verband: competitions abandoned by the committee',
  address:
    'https://serviceportal.dgv-intranet.de/regularien/whs-handicap-regeln/i4377_1_Turnierabbruch_durch_die_Spielleitung.cfm',
}

const danishFormats: RuleSource = {
  title: 'Dansk Golf Union: BR 2.1a/2, counting scores, playing with a partner and team competitions',
  address:
    'https://www.danskgolfunion.dk/manualer/handicapsystemet/2024/da/topic/br-2-1a-2-tallende-scores-spil-med-partner-og-holdturneringer',
}

const dutchFormats: RuleSource = {
  title: 'Nederlandse Golf Federatie: what an acceptable score is',
  address: 'https://www.ngf.nl/caddie/handicapping/handicapsysteem/wat-is-een-acceptabele-score-in-whs',
}

const americanFormats: RuleSource = {
  title: 'USGA: score posting in four-ball match play, May 2024',
  address: 'https://usga.org/content/usga/home-page/articles/2024/05/score-posting-four-ball-match-play.html',
}

const swedishFormats: RuleSource = {
  title: 'Nynäshamns Golfklubb: rounds for handicap in Sweden, pairs and match play are not among them',
  address: 'https://www.nynashamnsgk.se/klubben/kommitteer/handicapkommitten/handicapjustering-vid-taevling/',
}

const swissFormats: RuleSource = {
  title: 'Swiss Golf: formats for handicap are singles in stroke play, Stableford, par or maximum score',
  address: 'https://swissgolf.ch/de/golf-spielen/wie-golfen/whs/',
}

const australianPoster: RuleSource = {
  title: 'Pattaya Sports Club: a copy of the poster of Golf Australia on the World Handicap System of 2020',
  address: 'http://pscgolf.com/current-golf-vouchers-2/',
}

/** What each union publishes (read on 22 and 29 November 2026). What is left out we have found no text for. */
export const publishedRules: Record<GolfUnion, Published> = {
  england: {
    ...ofGreatBritainAndIreland,
    penaltyWaitHours: {
      value: '72',
      source: {
        title:
          'England Golf: how a score penalty is applied, a warning after 24 hours and 48 hours to answer it',
        address:
          'https://englandgolf.freshdesk.com/support/solutions/articles/80001021292-how-is-a-score-penalty-applied-',
      },
    },
  },
  scotland: ofGreatBritainAndIreland,
  wales: ofGreatBritainAndIreland,
  ireland: {
    ...ofGreatBritainAndIreland,
    shortWinterCompetitions: {
      value: 'not_acceptable',
      source: {
        title: 'Golf Ireland: WHS and winter golf, competitions are run over 9 or 18 holes',
        address: 'https://www.golfnet.ie/news/gui/connacht/4903/whs-and-winter-golf',
      },
    },
  },
  denmark: {
    ...ofTies,
    matchPlayScores: { value: 'do_not_count', source: danishFormats },
    fourBallScores: { value: 'do_not_count', source: danishFormats },
    holesNotPlayed: { value: 'net_par_one_more', source: danishHoles },
    firstIndex: {
      value: 'one_round',
      source: {
        title: 'Dansk Golf Union: handicaps of beginners and of fewer than 20 scores',
        address: 'https://www.danskgolfunion.dk/handicapberegning-begyndere-og-faerre-end-20-scorekort',
      },
    },
  },
  france: {
    ...ofTies,
    firstIndex: {
      value: 'one_round',
      source: {
        title: 'Fédération française de golf: how an index is calculated, a first one from the first score',
        address: 'https://www.ffgolf.org/golf-amateur/index-et-whs/details-du-calcul',
      },
    },
  },
  germany: {
    ...ofTies,
    holesNotPlayed: { value: 'net_par_one_more', source: germanHoles },
    indexBrake: {
      value: 'at_26_5',
      source: {
        title: 'Deutscher Golf Verband: glossary, no rise of a Handicap Index above 26.5',
        address:
          'https://serviceportal.dgv-intranet.de/regularien/whs-handicap-regeln/i19762_1_Glossar___Die_wichtigsten_Begriffe_.cfm',
      },
    },
  },
  netherlands: {
    ...ofTies,
    matchPlayScores: { value: 'do_not_count', source: dutchFormats },
    fourBallScores: { value: 'do_not_count', source: dutchFormats },
    firstIndex: {
      value: 'one_round_to_54',
      source: {
        title: 'Nederlandse Golf Federatie: how a new golfer gets a handicap',
        address:
          'https://www.ngf.nl/caddie/handicapping/handicapsysteem/beginnende-golfer-hoe-kom-ik-aan-whs',
      },
    },
  },
  spain: ofTies,
  sweden: {
    ...ofTies,
    matchPlayScores: { value: 'do_not_count', source: swedishFormats },
    fourBallScores: { value: 'do_not_count', source: swedishFormats },
  },
  switzerland: {
    ...ofTies,
    matchPlayScores: { value: 'do_not_count', source: swissFormats },
    fourBallScores: { value: 'do_not_count', source: swissFormats },
    teamScores: { value: 'do_not_count', source: swissFormats },
    indexBrake: {
      value: 'none',
      source: {
        title: 'Swiss Golf: changes of 1 January 2024, an index above 26.5 rises like any other',
        address: 'https://swissgolf.ch/de/news-magazin/news/details/1300-whs-die-aenderungen-fuer-2024/',
      },
    },
  },
  canada: {
    ...ofTies,
    matchPlayScores: {
      value: 'count',
      source: {
        title: 'Golf Canada: game formats and whether their scores are posted',
        address: 'https://dev-www.golfcanada.ca/?p=320',
      },
    },
  },
  united_states: {
    countback: {
      value: 'front_nine',
      source: {
        title: 'USGA: Committee Procedures 5A(6), the method of matching scorecards given as an example',
        address: 'https://usga.org/content/usga/home-page/rules/rules-2019/committee-procedures/rule-5.html',
      },
    },
    matchPlayScores: { value: 'count', source: americanFormats },
    fourBallScores: { value: 'count', source: americanFormats },
  },
  australia: {
    ...ofTies,
    matchPlayScores: { value: 'do_not_count', source: australianPoster },
    firstIndex: { value: 'holes_54', source: australianPoster },
  },
  new_zealand: {
    ...ofTies,
    matchPlayScores: {
      value: 'count',
      source: {
        title: 'Alexandra Golf Club: New Zealand Golf asks that cards of match play are put in',
        address: 'https://alexandragolf.co.nz/competition-play',
      },
    },
  },
}

/** What a union publishes about one setting; null where no text of it is known. */
export function publishedRule(
  union: GolfUnion | null,
  setting: RuleSetting,
): { value: string; source: RuleSource } | null {
  return (union === null ? undefined : publishedRules[union][setting]) ?? null
}

/** The rules of a club that has just chosen its union. What the union leaves out is as it is without a choice. */
export function rulesOfUnion(union: GolfUnion | null): RulesOfPlay {
  return readRulesOfPlay(
    Object.fromEntries(
      ruleSettings.map((setting) => [setting, publishedRule(union, setting)?.value] as const),
    ),
  )
}

/**
 * R1.4, for all clubs: nines of a player without an index are put together in the order received, and such a pair stays one
 * score. A nine that is left over when the first index appears counts by itself, as these texts let every nine do.
 */
export const nineHolePairSources: readonly RuleSource[] = [
  {
    title: 'USGA: how many scores make a Handicap Index',
    address:
      'https://www.usga.org/content/usga/home-page/handicapping/world-handicap-system/world-handicap-system-usga-golf-faqs/faqs---how-many-scores-to-get-a-handicap-index.html',
  },
  {
    title: 'USGA: nine-hole scores of new players',
    address:
      'https://www.usga.org/content/usga/home-page/handicapping/world-handicap-system/world-handicap-system-usga-golf-faqs/faqs---new-player-treatment-of-9-hole-scores.html',
  },
]
