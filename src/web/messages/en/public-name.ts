import { catalogue } from '../catalogue.ts'

/** Whether boards that are open to everybody name the reader. */
export const publicNameText = catalogue('public-name', {
  title: 'Your name on public boards',
  choice: 'Do not name me on public boards',
  hint: 'Of boards that are open to everybody: the public page, a frame on the club’s site and the screen in the clubhouse. Your score is shown there without your name, at once. Members of your club, signed in, still see it.',
  child: 'Children are never named on boards that are open to everybody.',
  loadFailed: 'Your choice could not be loaded',
  notSaved: 'Your choice could not be saved',
})
