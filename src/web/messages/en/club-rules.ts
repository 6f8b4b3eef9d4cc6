import { catalogue } from '../catalogue.ts'

/** What the rules of golf leave to unions and clubs. */
export const clubRulesText = catalogue('club-rules', {
  title: 'Rules your union publishes',
  lead: 'The rules of golf leave some questions to golf unions and clubs. Choose your country to take over what its union publishes; each rule can be changed.',
  country: 'Country',
  countryHint:
    'Choosing sets all rules below. Cards handed in, draws made and competitions begun keep theirs.',
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
  countback: 'Still level after the last hole',
  countbackHint:
    'After the last nine, six, three and one hole. Competitions that have not begun follow; others keep what they began with.',
  countbackChoices: {
    shared: 'The place is shared',
    front_nine: 'Last six, three and one of the front nine',
    backwards: 'Hole by hole, back from the 18th',
  },
  matchStrokes: 'Strokes in matches',
  matchStrokesHint: 'What a new draw begins with. Draws that are made keep theirs.',
  matchStrokesChoices: {
    appendix_c: 'Difference of Playing Handicaps (Appendix C)',
    england_2024: 'Percentage of the difference of Course Handicaps',
  },
  matchPlayScores: 'Match play cards',
  matchPlayScoresHint: 'Whether they go on the handicap record, from the next card handed in.',
  matchPlayScoresChoices: { count: 'Count', do_not_count: 'Do not count' },
  fourBallScores: 'Four-ball cards',
  fourBallScoresHint:
    'Pairs of whom the better score of each hole counts. Whether they go on the handicap record, from the next card handed in.',
  fourBallScoresChoices: {
    count: 'Count',
    by_committee: 'Only with 42 points, nine holes and 36 points; the committee decides',
    do_not_count: 'Do not count',
  },
  shortWinterCompetitions: 'Competitions shortened in winter',
  shortWinterCompetitionsHint: 'What a player reads whose card of ten to seventeen holes does not count.',
  shortWinterCompetitionsChoices: {
    as_others: 'The same as outside of competitions',
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
  notPublished: 'We know of no published text, so this is your club’s own choice.',
  source: 'Source:',
  pairsTitle: 'The same for every club: nine-hole scores before the first index',
  pairs:
    'Two of them are put together in the order in which they came, and stay one score. The USGA also publishes that each becomes a score of its own with the first index, but not how that is calculated.',
  saved: 'Rules of play saved',
  savedUnion: (union: string) => `They are those of ${union} now.`,
  failed: 'The rules of play were not changed',
  loadFailed: 'The rules of play could not be loaded',
})
