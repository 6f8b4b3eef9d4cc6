import { catalogue } from '../../catalogue.ts'

/** About, contact, news and pricing: what they say around the facts of `public`. */
export const publicPagesText = catalogue('public-pages', {
  contents: 'On this page',
  about: {
    title: 'About',
    lead: 'Golf club software by people who were tired of waiting for results.',
    parts: {
      players: {
        heading: 'For players',
        text: 'A scorecard for one thumb that keeps its scores where there is no signal, live boards, and your rounds in one place.',
      },
      clubs: {
        heading: 'For clubs',
        text: 'Courses, competitions and members without spreadsheets, and results when the last card is signed.',
      },
      handicaps: { heading: 'About handicaps' },
      phones: { heading: 'On your phone' },
    },
    usedBy: (clubs: string) => `Today ${clubs} worldwide play with Scoreclub.`,
    join: 'Join Now',
  },
  contact: {
    title: 'Contact',
    lead: 'People who know the software, and golf, read what you write.',
    writeTitle: 'Write to us',
    write: 'E-mail support',
    hint: 'Tell us your club’s name and what you were about to do. A picture of the screen helps; a password never does.',
    topicsTitle: 'We help with',
    topics: {
      setup: 'Setting up a club, its courses and tees',
      competitions: 'Competitions and leaderboards',
      cards: 'Scorecards, scanning and handicaps',
      accounts: 'Accounts, sign-in and club codes',
      billing: 'Billing and plans',
      partners: 'Becoming an early partner club',
    },
    beforeTitle: 'Is something wrong with your own scores?',
    before:
      'Your club’s administrator can correct a card, a handicap or a membership at once. We never change a result behind a club’s back.',
  },
  news: {
    title: 'News',
    lead: 'How Scoreclub came about, and what comes next.',
    updates: 'Contact Us for Updates',
    next: { when: 'Coming soon', title: 'Mobile apps' },
  },
  pricing: {
    title: 'Pricing',
    lead: 'One price for the whole club, however many competitions it plays.',
    start: 'Get Started',
    popular: 'Most Popular',
    best: 'Best Value',
    included: {
      everything: 'Every feature, for players and administrators',
      competitions: 'Competitions and rounds without a limit',
      boards: 'Live leaderboards and match-play brackets',
    },
    trialTitle: 'Try it first',
    questionsTitle: 'Questions about plans',
    questions: {
      trial: {
        question: 'How does the free trial work?',
        answer:
          'It lasts 30 days, with every feature, and shows the days that are left. When it ends nobody loses access to data. Where card payments are taken, only new competitions and courses then need a plan; where they are not, nothing is stopped and nothing is charged. The club’s billing page says which of the two it is.',
      },
      payment: {
        question: 'How do we pay?',
        answer:
          'By card, in the club’s billing, where card payments are taken: they are processed by a card payment provider on its own page, and we never see the card. Where they are not taken, nothing can be paid and nothing is charged.',
      },
      change: {
        question: 'Can we change between monthly and annual?',
        answer: 'Yes, whenever you like. A plan switch takes effect on the next billing cycle.',
      },
      support: {
        question: 'What is the difference in support?',
        answer:
          'The annual plan comes with priority support: its questions are answered first. The monthly plan has standard support.',
      },
    },
    contactTitle: 'Is your question not here?',
    contact: 'Contact Us',
  },
})
