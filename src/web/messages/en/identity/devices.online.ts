import { catalogue } from '../../catalogue.ts'

/** Where a person is signed in, and signing out there. */
export const devicesText = catalogue('devices', {
  title: 'Signed-in devices',
  failed: 'Your devices could not be loaded',
  name: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  thisDevice: 'This device',
  lastUsed: (date: string) => `Last used ${date}`,
  signedIn: (date: string) => `Signed in ${date}`,
  signOut: 'Sign out',
  signOutOf: (device: string) => `Sign out ${device}`,
  signingOut: 'Signing out…',
  signOutOthers: 'Sign out everywhere else',
  signOutAll: 'Sign out everywhere',
  signOutDevice: 'Sign out this device?',
  deviceMeans: (device: string) => `${device} must sign in again. Unsent scores stay on it.`,
  othersTitle: 'Sign out everywhere else?',
  othersMeans: 'All other devices must sign in again. Unsent scores stay on them.',
  allTitle: 'Sign out everywhere?',
  allMeans: 'All devices must sign in again, this one too. Unsent scores stay on each of them until you do.',
  done: 'Signed out',
  notDone: 'Nothing was signed out',
})
