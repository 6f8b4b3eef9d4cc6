import { catalogue } from '../catalogue.ts'

/** The parent or guardian of a child's account: in the profile, for administrators, and on the page of the mail's link. */
export const guardianText = catalogue('guardian', {
  title: 'Parent or guardian',
  ownLead:
    'Are you too young to agree alone, in most countries under 16? Then name a parent or guardian. Until they agree you can keep cards of your own, but not enter competitions.',
  memberLead:
    'For a member who is too young to agree alone, in most countries under 16. Until their parent or guardian agrees they cannot enter competitions.',
  email: 'E-mail of the parent or guardian',
  emailMissing: 'Enter the e-mail address of the parent or guardian.',
  ask: 'Ask them',
  askAgain: 'Send the link again',
  asking: 'Sending…',
  asked: 'They have a link by e-mail',
  notAsked: 'Nobody was asked',
  state: {
    waiting: (email: string, day: string) => `${email} has been asked. The link works until ${day}.`,
    agreed: (email: string, day: string) => `${email} agreed on ${day}.`,
    withdrawn: (email: string, day: string) => `${email} did not agree, or took it back, on ${day}.`,
  },
  clear: 'No guardian needed any more',
  clearing: 'Saving…',
  cleared: 'They agree alone now',
  notCleared: 'Nothing was changed',
  loadFailed: 'Whether there is a guardian could not be loaded',

  pageTitle: 'A child’s account',
  question: (name: string) => `May ${name} play in competitions?`,
  clubs: (names: string) => `At ${names}`,
  kept: 'What is kept and who sees it',
  agree: 'I agree',
  refuse: 'I do not agree',
  takeBack: 'Take it back',
  saving: 'Saving…',
  failed: 'Your answer was not saved',
  agreedTitle: 'Thank you. Your answer is saved.',
  agreedNext: (name: string) =>
    `${name} can enter competitions now. You have another e-mail with a link to take this back at any time.`,
  refusedTitle: 'Your answer is saved.',
  refusedNext: (name: string) =>
    `${name} cannot enter competitions, and is out of those that are still to be played. Results that there are stay. Ask the club if the account should be deleted.`,
  hasAgreed: (name: string) => `You have agreed that ${name} plays in competitions.`,
  over: 'This link is no longer valid',
  overLead:
    'It has been used, it has expired, or a newer e-mail has replaced it. Ask the club for another one.',
})
