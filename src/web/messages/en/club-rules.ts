import { catalogue } from '../catalogue.ts'

/** What the rules of golf leave to unions and clubs. */
export const clubRulesText = catalogue('club-rules', {
  title: 'Rules of your golf union',
  lead: 'The Rules of Golf leave some choices to golf unions and clubs. Choose your country to use the rules of its union. You can change each one.',
  country: 'Country',
  countryHint:
    'This sets all the rules below. Cards handed in, draws made and competitions started keep theirs.',
  noCountry: 'Another country, or none',
  unions: {
    england: 'England (England Golf)',
    scotland: 'Scotland (Scottish Golf)',
    wales: 'Wales (Wales Golf)',
    ireland: 'Ireland (Golf Ireland)',
    denmark: 'Denmark (Dansk Golf Union)',
    netherlands: 'Netherlands (NGF)',
    canada: 'Canada (Golf Canada)',
    united_states: 'United States (USGA)',
  },
  countries: {
    england: 'England',
    scotland: 'Scotland',
    wales: 'Wales',
    ireland: 'Ireland',
    northern_ireland: 'Northern Ireland',
    denmark: 'Denmark',
    netherlands: 'the Netherlands',
    canada: 'Canada',
    united_states: 'the United States',
  },
  onClock: 'Countries that fit',
  onClockHint: 'Countries in your time zone. Press yours:',
  usualMoney: (country: string | null, usual: string, now: string) =>
    `${country === null ? 'In your time zone' : `In ${country}`} the usual currency is ${usual}. Your club’s entry fees and prizes are in ${now}.`,
  chosenMoney: 'Nothing has changed there. If they should change too, choose the currency here.',
  proposedMoney: 'Amounts keep their number. Save the currency, choose another one, or leave it as it is.',
  newMoney: 'Currency for this country',
  saveMoney: 'Save the currency',
  keepMoney: (now: string) => `Keep ${now}`,
  usualClock: (country: string, usual: string, now: string) =>
    `Clubs in ${country} are usually in the time zone ${usual}. Your club’s is ${now}.`,
  unusualClock: (country: string, now: string) =>
    `Your club’s time zone is ${now}, where we know of no club of ${country}. Please check it.`,
  newClock: 'Time zone for this country',
  saveClock: 'Save the time zone',
  keepClock: (now: string) => `Keep ${now}`,
  countback: 'Still tied after the last hole',
  countbackHint:
    'After the last nine, six, three and one hole. Counts for competitions that have not started.',
  countbackChoices: {
    shared: 'The place is shared',
    front_nine: 'Last six, three and one of the front nine',
    backwards: 'Hole by hole, back from the 18th',
  },
  matchStrokes: 'Strokes in matches',
  matchStrokesHint: 'The setting for new draws. Draws already made keep theirs.',
  matchStrokesChoices: {
    appendix_c: 'Difference of Playing Handicaps (Appendix C)',
    england_2024: 'Percentage of the difference of Course Handicaps',
  },
  matchPlayScores: 'Match play cards',
  matchPlayScoresHint: 'For handicap, from the next card handed in.',
  matchPlayScoresChoices: { count: 'Count', do_not_count: 'Do not count' },
  fourBallScores: 'Four-ball cards',
  fourBallScoresHint: 'The better ball of a pair. For handicap, from the next card handed in.',
  fourBallScoresChoices: {
    count: 'Count',
    by_committee:
      'Only from 42 points as a pair, nine counting holes and 36 points of one’s own; the committee decides',
    do_not_count: 'Do not count',
  },
  shortWinterCompetitions: 'Competitions shortened in winter',
  shortWinterCompetitionsHint: 'The reason shown when a card of ten to seventeen holes does not count.',
  shortWinterCompetitionsChoices: {
    as_others: 'The same as outside competitions',
    not_acceptable: 'Competitions count over nine or eighteen holes only',
  },
  penaltyWaitHours: 'Time before a penalty score',
  penaltyWaitHoursHint: 'From the end of the day of play: time to hand the card in, and to answer a warning.',
  penaltyWaitHoursChoices: {
    '0': 'None',
    '24': '24 hours',
    '48': '48 hours',
    '72': '72 hours',
    '168': 'A week',
  },
  asPublished: 'As published.',
  changed: (published: string) => `Changed by your club. Published: ${published}.`,
  notPublished: 'We know of no published rule, so this is your club’s own choice.',
  source: 'Source:',
  pairsTitle: 'The same for every club: nine-hole scores before the first index',
  pairs:
    'Two nines are combined in the order they came in, and stay one score. The USGA also says that each becomes a score of its own with the first index, but not how to calculate it.',
  saved: 'Rules of play saved',
  savedUnion: (union: string) => `The club now uses the rules of ${union}.`,
  failed: 'The rules of play were not changed',
  loadFailed: 'The rules of play could not be loaded',
})
