import { catalogue } from '../../catalogue.ts'

/** Whether boards that are open to everybody name the reader. */
export const publicNameText = catalogue('public-name', {
  title: 'Your name on public boards',
  choice: 'Hide my name on public boards',
  hint: 'Public boards are the public page, the frame on the club’s site and the clubhouse screen. They show your score without your name. Members of your club still see your name when they are signed in.',
  child: 'Children are never named on public boards.',
  loadFailed: 'Your choice could not be loaded',
  notSaved: 'Your choice could not be saved',
})
