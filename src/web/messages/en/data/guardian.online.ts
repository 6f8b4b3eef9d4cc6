import { catalogue } from '../../catalogue.ts'

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
  asked: 'Guardian named',
  notAsked: 'The guardian was not named',
  state: {
    waiting: (email: string, day: string) =>
      `Waiting for the answer of ${email}. The link works until ${day}.`,
    agreed: (email: string, day: string) => `${email} agreed on ${day}.`,
    withdrawn: (email: string, day: string) => `${email} refused or withdrew consent on ${day}.`,
  },
  clear: 'No guardian needed any more',
  clearing: 'Saving…',
  cleared: 'No guardian is needed now',
  notCleared: 'Nothing was changed',
  loadFailed: 'The guardian could not be loaded',

  pageTitle: 'A child’s account',
  question: (name: string) => `May ${name} play in competitions?`,
  clubs: (names: string) => `At ${names}`,
  kept: 'What is kept and who sees it',
  agree: 'I agree',
  refuse: 'I do not agree',
  takeBack: 'Withdraw my consent',
  saving: 'Saving…',
  failed: 'Your answer was not saved',
  agreedTitle: 'Thank you. Your answer is saved.',
  agreedNext: (name: string) =>
    `${name} can enter competitions now. You get another e-mail with a link to withdraw your consent.`,
  refusedTitle: 'Your answer is saved.',
  refusedNext: (name: string) =>
    `${name} cannot enter competitions, and is withdrawn from those still to be played. Earlier results stay. Ask the club if the account should be deleted.`,
  hasAgreed: (name: string) => `You have agreed that ${name} plays in competitions.`,
  over: 'This link is no longer valid',
  overLead:
    'It has been used, it has expired, or a newer e-mail has replaced it. Ask the club for another one.',
})
