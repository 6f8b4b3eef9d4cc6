import { catalogue } from '../catalogue.ts'

/** Where a sign-in service is set: the way there, and connecting an account of before. */
export const signInServiceText = catalogue('sign-in-service', {
  providerLead: (name: string) =>
    `You sign in with ${name}, which opens next. Scoreclub never sees your password.`,
  continueWith: (name: string) => `Continue with ${name}`,
  passwordsThere: (name: string) => `Passwords are kept and changed at ${name}.`,
  opening: 'Opening…',
  connectTitle: 'Connect your account',
  connectLead: (email: string) => `There is already an account here with ${email}.`,
  connectMeans: (name: string) =>
    `Show once that it is yours, with the password that you had here. From then on you sign in with ${name}, and this password is not asked for again.`,
  connectPassword: 'Your password of before',
  connect: 'Connect and sign in',
  connecting: 'Connecting…',
  connectOver: 'This sign-in took longer than 10 minutes, or has been used.',
  startAgain: 'Start again',
})
