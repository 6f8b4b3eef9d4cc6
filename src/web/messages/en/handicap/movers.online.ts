import { catalogue } from '../../catalogue.ts'

/** Whose Handicap Index moved. */
export const moversText = catalogue('movers', {
  title: 'Handicap movers',
  lead: 'The biggest Handicap Index changes in a period. New handicaps count from their first.',
  back: 'Season',
  from: 'From',
  to: 'To',
  periodWrong: 'Choose two days, the earlier one first.',
  loadFailed: 'The movers could not be loaded',
  nobody: 'Nobody moved',
  nobodyNote: 'No Handicap Index changed between these days.',
  nobodyHere: 'Nobody.',
  noClub: 'You do not belong to a club yet',
  noClubNote: 'Join a club to see its handicap movers.',
  down: 'Down most',
  up: 'Up most',
  move: (before: string, after: string, by: string, isDown: boolean) =>
    `${before} to ${after}, ${isDown ? 'down' : 'up'} ${by}`,
  scaleEnd: (index: number) => (index < 0 ? `+${-index}` : String(index)),
  hideMe: 'Leave me out of this list',
  hideMeNote:
    'No other member then sees here how your index moved. Children, guests and members without an account are never listed.',
  listingFailed: 'Your choice could not be saved',
})
