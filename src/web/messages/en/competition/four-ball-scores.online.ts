import { catalogue } from '../../catalogue.ts'

/** Which four-ball cards meet the conditions of Great Britain and Ireland, for the committee. */
export const fourBallScoresText = catalogue('four-ball-scores', {
  title: 'Four-ball cards and the handicap',
  lead: 'In Great Britain and Ireland a player’s four-ball card counts for the handicap only with all three: 42 points for the pair at 85 % of the Course Handicaps, nine holes on which the player’s score counted, and 36 scaled points. Scoreclub puts none of these cards on a record; the committee decides.',
  none: 'No pair has handed in both cards yet.',
  pair: (name: string, round: number, rounds: number) => (rounds > 1 ? `${name}, round ${round}` : name),
  points: (points: number) => `${points} points at 85 %`,
  player: 'Player',
  counted: 'Holes that counted',
  scaled: 'Scaled points',
  meets: 'Conditions',
  between: (least: string, most: string) => `${least} to ${most}`,
  verdict: {
    yes: 'Met',
    no: 'Not met',
    open: 'Depends on the holes with equal points',
  },
  openHint:
    'On a hole where both partners have the same points, no card says whose score counted. Ask the pair which ball they counted.',
  loadFailed: 'The four-ball cards could not be loaded',
})
