import { catalogue } from '../../catalogue.ts'

/** The description of each public page for search engines and link previews; only the build reads it. */
export const publicHeadsText = catalogue('public-heads', {
  home: 'Digital scorecards, real-time leaderboards, handicaps and club administration for golf clubs. Start with a free trial of 30 days.',
  about:
    'Why Scoreclub exists: a ten-hour wait for the results of a club competition in May 2025, and what became of it.',
  privacy:
    'What Scoreclub keeps about you, who sees it, how long it stays, and what you can ask for. No trackers, no advertising.',
  terms: 'The rules between you, your golf club and Scoreclub: accounts, scores, handicaps, plans and data.',
  contact: 'Write to the people behind Scoreclub. E-mails are answered within 24-48 hours on business days.',
  pricing:
    'Scoreclub costs £999 per year or £99 per month for the whole club, after a free trial of 30 days.',
  news: 'From a ten-hour wait for results to the first partner clubs, and what comes next for Scoreclub.',
  'handicap-calculator':
    'Work out Course Handicap, Playing Handicap and score differentials with the published World Handicap System method.',
})
