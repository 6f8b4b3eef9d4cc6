import { catalogue } from '../../catalogue.ts'

export const publicLandingText = catalogue('public-landing', {
  pageTitle: 'Scoreclub: live scorecards and leaderboards for golf clubs',
  hero: {
    title: 'The last putt drops. The board already knows.',
    lead: 'Scoreclub keeps the card on the player’s phone, the leaderboard live and the club’s competitions in order, from the first tee to the prize-giving.',
    join: 'Join Now',
    signIn: 'Register/Login',
    usedBy: (clubs: string) => `Used by ${clubs} worldwide.`,
  },
  features: {
    title: 'What a golf day needs',
    leaderboards:
      'Every score moves the board the moment it is tapped. Everybody in the club who watches it sees the same thing.',
    card: {
      title: 'A scorecard for one thumb',
      text: 'Par is one tap. Strokes, net and points are worked out at once, and a dead spot on the 7th costs you nothing.',
    },
    scanning: 'Photograph a paper card and check every number over its picture before anything is saved.',
    handicap: 'Automatic handicap calculation',
    competitions: {
      title: 'Competition management',
      text: 'Stableford, stroke play, par/bogey, match play and teams: entries, allowances, countback and results.',
    },
    administration: {
      title: 'Courses and members',
      text: 'Ratings and slopes per tee and gender, stroke indexes that always add up, and a code that lets members in.',
    },
  },
  tour: {
    title: 'See it at work',
    lead: 'Thirteen screens of a club in the middle of its season, as players and administrators see them.',
  },
  problems: {
    title: 'What changes on the next competition day',
    before: 'Until now',
    after: 'With Scoreclub',
    rows: {
      waiting: {
        problem: 'Hours of waiting for results',
        solution: 'The board is complete when the last card is signed',
      },
      unreadable: {
        problem: 'Cards that cannot be read',
        solution: 'Scores are tapped, checked and attested on the phone',
      },
      adding: {
        problem: 'Adding up by hand, twice',
        solution: 'Net, points and countback are worked out by the Rules',
      },
      handicaps: {
        problem: 'Handicaps nobody can explain',
        solution: 'Every handicap shows the arithmetic it came from',
      },
      signal: {
        problem: 'No signal on half the course',
        solution: 'Scores are kept on the phone and sent when they can be',
      },
    },
    join: 'Join as an Early Partner Club',
  },
  closing: {
    title: 'Your next competition could be the first one without a spreadsheet.',
    pricing: 'See pricing',
    join: 'Join as an Early Partner Club',
  },
  footer: {
    label: 'Information',
    pricing: 'Pricing',
    calculator: 'Handicap Calculator',
    news: 'News',
    about: 'About',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  sample: {
    cardName: 'A scorecard of nine holes: 38 strokes, 22 points',
    competition: 'Saturday Stableford',
    playingHandicap: 'Playing Handicap 12',
    hole: 'Hole',
    out: 'Out',
    par: 'Par',
    index: 'Index',
    score: 'Score',
    points: 'Points',
    attested: 'Attested by',
    boardName: 'The top of a live leaderboard',
    standings: 'Live Standings',
    complete: 'Complete',
    thru: (holes: string) => `Thru ${holes}`,
  },
})
