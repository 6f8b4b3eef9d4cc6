import { catalogue } from '../../catalogue.ts'

/** Creating a club. */
export const clubSetupText = catalogue('club-setup', {
  title: 'Create your club',
  lead: 'It takes two minutes. You get a club code to share with your members, and a free trial starts.',
  offline: 'No connection',
  offlineNext: 'You can create a club as soon as the connection is back.',
  aClub: 'a club',
  belongAlready: (club: string) => `You already belong to ${club}`,
  belongMeans:
    'You stay a member there, with your rounds and your handicap. The new club becomes your current one, and you are its administrator. You can switch between clubs at the top of the page.',
  createAnother: 'Create another club',
  clubName: 'Club Name',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  description: 'Description',
  timeZone: 'Time zone',
  timeZoneHint: 'Competitions start and end in this time zone.',
  countryHint:
    'Suggested by your time zone. The club starts with the rules of this golf union. You can change each of them in Settings.',
  currency: 'Currency',
  currencyHint: 'For entry fees and prizes.',
  currencyUnusual: (country: string | null, usual: string) =>
    `For entry fees and prizes. ${country === null ? 'In this time zone' : `In ${country}`} the usual currency is ${usual}; your choice stays.`,
  create: 'Create Club',
  creating: 'Creating club…',
  created: 'Club Created',
  isReady: (name: string) => `${name} is ready`,
  isReadySentence: (name: string) => `${name} is ready.`,
  createFailed: 'Failed to create club. Please try again.',
  codeLead: 'Members type this code when they create their account.',
  goToAdministration: 'Go to Club Administration',
})
