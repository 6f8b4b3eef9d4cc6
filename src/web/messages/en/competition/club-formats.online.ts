import { catalogue } from '../../catalogue.ts'

/** What kinds of competition there are not, beside the type of a competition. */
export const clubFormatsText = catalogue('club-formats', {
  missing:
    'Not available yet: Texas scramble, greensomes, Chapman, skins, team matches (one side against another) and foursomes outside a knock-out.',
  pairs: 'Playing in pairs',
  betterBall:
    'For better ball, choose Team Stableford or Team stroke play with a team size of 2 and 1 score that counts.',
  knockout:
    'For a four-ball or foursomes knock-out, choose Match play. You choose which of the two, and the pairs, when you generate the bracket.',
  named: {
    scramble:
      'A scramble is not available yet. In this competition each player plays their own ball and has their own card.',
    greensomes:
      'Greensomes are not available yet. In this competition each player plays their own ball and has their own card.',
    chapman:
      'Chapman foursomes are not available yet. In this competition each player plays their own ball and has their own card.',
    foursomes:
      'Foursomes are available as a knock-out: choose Match play. Foursomes with Stableford or stroke play are not available yet.',
    better_ball:
      'For better ball in pairs, choose Team Stableford or Team stroke play with a team size of 2 and 1 score that counts. For a four-ball knock-out, choose Match play.',
    skins: 'Skins are not worked out yet. The leaderboard shows the result of the type that you choose.',
    team_match:
      'A match of one side against another is not available yet. This competition ranks its players or teams, or draws a knock-out.',
  },
})
