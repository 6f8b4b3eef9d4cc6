import { catalogue } from '../catalogue.ts'

/** What somebody agrees to: beside a new account, on home when the terms have changed, and as a list in the profile. */
export const agreedToText = catalogue('agreed-to', {
  beside: 'By creating an account you agree to the terms.',
  terms: 'Terms',
  privacy: 'What is kept about you',
  askTitle: 'The terms',
  ask: (day: string) => `These terms hold since ${day}. Read them, and say that you agree when you have.`,
  read: 'Read the terms',
  agree: 'I agree',
  agreeing: 'Saving…',
  agreed: 'Saved that you agree to the terms',
  notAgreed: 'It was not saved that you agree',
  title: 'What you agreed to',
  none: 'Nothing yet.',
  loadFailed: 'What you agreed to could not be loaded',
  kinds: {
    terms: (version: string) => `The terms of ${version}`,
    outside_reader: 'A reader outside, for one photo of a card',
    child_account: 'Your account, by your parent or guardian',
  },
  given: (moment: string) => `Agreed on ${moment}`,
  takenBack: (moment: string) => `taken back on ${moment}`,
  termsHint: 'Whoever no longer agrees to the terms deletes the account, under “Delete your account”.',
})
