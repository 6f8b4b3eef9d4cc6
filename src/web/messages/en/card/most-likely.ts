import { catalogue } from '../../catalogue.ts'

const strokes = (count: number) => (count === 1 ? '1 stroke' : `${count} strokes`)

/** The question about a hole that was picked up, for the handicap (Rule 3.3). */
export const mostLikelyText = catalogue('most-likely', {
  title: (hole: number) => `Most likely score, hole ${hole}`,
  what: 'For your handicap record only. The lower of this and net double bogey counts there. The hole stays picked up.',
  taken: 'Strokes taken, with penalties',
  ball: 'Where the ball was',
  places: {
    close: 'Within 1.5 m (5 feet) of the hole',
    near: 'Up to 20 m (20 yards) from the hole',
    far: 'Farther away',
  },
  toFinish: 'Strokes to finish, as you judge it',
  add: (count: number) => `Add ${strokes(count)}`,
  save: (score: number) => `Record ${score}`,
  without: 'Leave it out',
})
