import { catalogue } from '../../catalogue.ts'

/** The field for a club code, for a signed-in person without a club. */
export const joinClubText = catalogue('join-club', {
  label: 'Club code',
  hint: 'SC and six digits from your club, such as SC123456.',
  missing: 'Please enter your club code',
  malformed: 'Invalid club code format. Use format: SC123456',
  unknown: 'No club has this code. Check it with your club.',
  limited: 'Too many codes were tried from here. Wait 15 minutes, then try again.',
  join: 'Join the club',
  joining: 'Joining…',
  joined: (club: string) => `Welcome to ${club}`,
  asked: (club: string) => `Your request is with ${club}`,
  failed: 'You could not join the club. Please try again.',
})
