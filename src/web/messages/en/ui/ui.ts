import { catalogue } from '../../catalogue.ts'

export const uiText = catalogue('ui', {
  dismiss: 'Dismiss',
  message: 'Message',
  live: 'Live',
  catchingUp: 'Catching up',
  polling: 'Every 15 seconds',
  behind: 'Not up to date',
  offline: 'Offline',
  gross: 'Gross',
  points: 'Points',
  rating: 'Rating',
  slope: 'Slope',
  noRatingSet: 'No rating set',
  par: 'Par',
  location: 'Location',
  logout: 'Logout',
  logoutAnyway: 'Log out anyway',
  unsentTitle: 'Some scores are not sent yet',
  unsentAdvice: 'They stay on this phone and are sent when you sign in here again.',
})
