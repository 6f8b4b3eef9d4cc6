import { catalogue } from '../../catalogue.ts'

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
    `Enter your old Scoreclub password once to show that it is yours. From then on you sign in with ${name}, without that password.`,
  connectPassword: 'Your old Scoreclub password',
  connect: 'Connect and sign in',
  connecting: 'Connecting…',
  connectOver: 'This sign-in took longer than 10 minutes, or has already been used.',
  startAgain: 'Start again',
})
