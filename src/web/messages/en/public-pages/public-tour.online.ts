import { catalogue } from '../../catalogue.ts'

/** The carousel of the landing page. */
export const publicTourText = catalogue('public-tour', {
  region: 'Screens of Scoreclub',
  player: 'Player',
  admin: 'Admin',
  previous: 'Previous screen',
  next: 'Next screen',
  counter: (place: number, count: number) => `${place} / ${count}`,
  thumbnails: 'All screens',
  show: (place: number, caption: string) => `Show screen ${place}: ${caption}`,
  enlarge: (caption: string) => `Enlarge: ${caption}`,
  picture: (who: string, caption: string) => `Screenshot, ${who}: ${caption}`,
  captions: {
    'hole-card': 'One hole at a time: par is one tap',
    leaderboard: 'The live leaderboard, with how far each player is',
    'card-overview': 'The whole card with net scores and points',
    'player-home': 'Home: your handicap, your round, today’s competitions',
    bracket: 'The match-play bracket, from the first round to the final',
    competitions: 'What is on, and one button to join',
    'handicap-record': 'How a Handicap Index came about, round by round',
    profile: 'Your rounds and statistics in one place',
    'admin-overview': 'The club at a glance',
    courses: 'Courses with their tees, ratings and slopes',
    'hole-manager': 'Par, stroke index and yardage of every hole',
    members: 'Members and their handicaps',
    analytics: 'What the club plays, and how',
  },
})
