import { catalogue } from '../../catalogue.ts'

/** Changing how somebody signs in, and being asked for the password again. */
export const ownAccountText = catalogue('own-account', {
  title: 'Password and e-mail',
  signInAs: (email: string) => `You sign in with ${email}.`,
  changePassword: 'Change password',
  changeEmail: 'Change e-mail address',
  endsOthers: 'All your other devices are signed out.',
  currentPassword: 'Your present password',
  passwordMissing: 'Enter your password.',
  passwordWrong: 'This is not your password.',
  passwordSaved: 'Password changed',
  othersEnded: 'All your other devices have been signed out.',
  passwordNotSaved: 'The password was not changed',
  newEmail: 'New e-mail address',
  emailMeans:
    'If this Scoreclub sends e-mail, the new address gets a code first; otherwise it counts at once. All your other devices are signed out.',
  emailSame: 'This is your address already.',
  emailTaken: 'There is already an account with this e-mail.',
  emailSaved: 'E-mail address changed',
  emailNow: (email: string) =>
    `From now on you sign in with ${email}. Your other devices have been signed out.`,
  emailNotSaved: 'The e-mail address was not changed',
  codeLead: (email: string) =>
    `We sent six digits to ${email}. Your address stays as it is until you type them here, within 15 minutes.`,
  otherAddress: 'Use another address',
  confirmEmail: 'Confirm the new address',
  passwordAgain: 'Your password',
  passwordAgainWhy: 'You last entered it more than 15 minutes ago, so we ask again before a role changes.',
  externalTitle: 'Signing in',
  signInWith: (name: string) => `You sign in with ${name}.`,
  keptThere:
    'Your password and your e-mail address are changed there. A new address is taken over at your next sign-in.',
  signInAgain: 'Sign in again',
})
