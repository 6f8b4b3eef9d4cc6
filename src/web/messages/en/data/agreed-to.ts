import { catalogue } from '../../catalogue.ts'

/** What somebody agrees to: beside a new account, on home when the terms have changed, and as a list in the profile. */
export const agreedToText = catalogue('agreed-to', {
  beside: 'By creating an account you agree to the terms.',
  terms: 'Terms',
  privacy: 'What is kept about you',
  askTitle: 'The terms',
  ask: (day: string) => `These terms apply from ${day}. Please read them and agree.`,
  read: 'Read the terms',
  agree: 'I agree',
  agreeing: 'Saving…',
  agreed: 'You have agreed to the terms',
  notAgreed: 'Your agreement was not saved',
  title: 'What you agreed to',
  none: 'Nothing yet.',
  loadFailed: 'What you agreed to could not be loaded',
  kinds: {
    terms: (version: string) => `The terms of ${version}`,
    outside_reader: 'An outside service to read one photo of a card',
    child_account: 'Your account, agreed by your parent or guardian',
  },
  given: (moment: string) => `Agreed on ${moment}`,
  takenBack: (moment: string) => `withdrawn on ${moment}`,
  termsHint: 'If you no longer agree to the terms, delete your account under “Delete your account”.',
})
