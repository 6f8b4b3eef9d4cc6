import { catalogue } from '../../catalogue.ts'

/** Boards for whoever has their link: the public page, the frame and the wall. */
export const sharedBoardsText = catalogue('shared-boards', {
  tab: 'Leaderboard',
  over: 'This link does not show a board any more',
  overNext: 'The club has switched it off, or part of the address is missing. Ask the club for a new link.',
  failed: 'The board could not be loaded',
  triedAgain: 'This screen keeps trying.',
  nobody: 'Nobody is on this board yet.',
  unnamed: 'Name withheld',
  names: 'Children and players who asked not to be named are shown without their name.',
  made: 'Made with Scoreclub',
  revealing: 'The result, from the last place to the first',
  follow: 'Scan the QR code to follow this board on your phone.',
  qr: 'QR code of the public leaderboard',
  screen: (screen: number, screens: number) => `${screen} of ${screens}`,
})
