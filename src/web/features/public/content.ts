import { handicapClaim } from '#web/lib/handicap-claim.ts'

/**
 * What the public pages claim and state (spec section 1 and 9, D26): one place to correct it. A claim that is not
 * wanted is taken out by setting it to null.
 */
export const clubsClaim: string | null = '538+ golf clubs'

export { handicapClaim }

export const supportEmail = 'support@scoreclub.example'
export const supportReply = 'We answer e-mails within 24-48 hours on business days.'
export const supportTopics = [
  'Setting up a club, its courses and tees',
  'Competitions and leaderboards',
  'Scorecards and handicaps',
  'Accounts and sign-in',
  'Billing and plans',
]

export const features = [
  {
    title: 'Real-time leaderboards',
    text: 'Every score moves the board the moment it is tapped. Players, guests and the clubhouse screen see the same thing.',
  },
  {
    title: 'A scorecard for one thumb',
    text: 'Par is one tap. Strokes, net and points are worked out at once, and a dead spot on the 7th costs you nothing.',
  },
  {
    title: 'AI scorecard scanning',
    text: 'Photograph a paper card and check what was read before anything is saved.',
  },
  { title: 'Automatic handicaps', text: handicapClaim },
  {
    title: 'Competitions without spreadsheets',
    text: 'Stableford, stroke play, match play and teams: entries, allowances, countback and results.',
  },
  {
    title: 'Courses, tees and members',
    text: 'Ratings and slopes per tee and gender, stroke indexes that always add up, and a code that lets members in.',
  },
] as const

export const problems = [
  { problem: 'Hours of waiting for results', solution: 'The board is final when the last card is signed' },
  { problem: 'Cards that cannot be read', solution: 'Scores are tapped, checked and attested on the phone' },
  { problem: 'Adding up by hand, twice', solution: 'Net, points and countback are worked out by the Rules' },
  {
    problem: 'No signal on half the course',
    solution: 'Scores are kept on the phone and sent when they can be',
  },
] as const

export const story = [
  {
    when: 'May 2025',
    title: 'The idea',
    text: 'After a club competition we waited roughly 10 hours for the results. It had to be possible to do better.',
  },
  { when: 'July 2025', title: 'Development begins', text: 'The first scorecard and the first live board.' },
  {
    when: '14 September 2025',
    title: 'The first partner clubs',
    text: 'They join, and play on it every week.',
  },
] as const

export const plans = [
  {
    name: 'Annual',
    price: '£999',
    per: 'per year',
    note: 'Equal to £83.25 per month; saves about £189 per year',
    badge: 'Best Value',
    points: ['Everything, for the whole club', 'Priority support'],
  },
  {
    name: 'Monthly',
    price: '£99',
    per: 'per month',
    note: 'About £1,188 per year',
    badge: undefined,
    points: ['Everything, for the whole club', 'Standard support'],
  },
] as const

export const pricingQuestions = [
  {
    question: 'Is there a free trial?',
    answer: 'Yes. A new club starts with a free trial; no card is asked for.',
  },
  {
    question: 'How do we pay?',
    answer: 'Payments are processed by a card payment provider; we never see the card.',
  },
  { question: 'Can we change the plan?', answer: 'Yes. A switch takes effect on the next billing cycle.' },
] as const

export const comingSoon =
  'Apps for iOS and Android are coming soon. Until then Scoreclub installs from the browser.'

type TextPart = { heading: string; text: string }

export const privacy: readonly TextPart[] = [
  {
    heading: 'What we keep',
    text: 'Your name and e-mail, the club you belong to, your handicap, your rounds with their scores, and the name and signature of the partner who attested them.',
  },
  {
    heading: 'Who sees it',
    text: 'Members of your club see your name and scores in competitions. E-mail addresses are for the administrators of your club. Members of other clubs see nothing.',
  },
  {
    heading: 'What stays on your phone',
    text: 'Scores that have not been sent yet, your name, and your choice of colours. Signing out removes your name.',
  },
  {
    heading: 'What we do not do',
    text: 'No advertising, no tracking across other sites, no sale of data.',
  },
  {
    heading: 'Your rights',
    text: 'Write to us to see, correct or delete what is kept about you. Results of competitions stay, without your name if you ask.',
  },
]

export const terms: readonly TextPart[] = [
  {
    heading: 'The service',
    text: 'Scoreclub keeps scorecards, competitions and handicaps for golf clubs. The club decides about its competitions and results; we make the tools.',
  },
  {
    heading: 'Handicaps',
    text: handicapClaim,
  },
  {
    heading: 'Your account',
    text: 'Keep your password to yourself, and enter scores that are true. A club may remove members from its club; their rounds stay theirs.',
  },
  {
    heading: 'Plans',
    text: 'A new club starts with a free trial. When it ends nobody loses access to data; new competitions and courses need a plan.',
  },
]
