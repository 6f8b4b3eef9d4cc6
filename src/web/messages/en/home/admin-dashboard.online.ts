import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** The second administration page. */
export const adminDashboardText = catalogue('admin-dashboard', {
  title: 'Club Dashboard',
  deniedTitle: 'Access denied',
  denied: 'Only club administrators can open this page.',
  membership: 'Members',
  memberCount: (count: number, most: number) => `${count} / ${most}`,
  placesLeft: (count: number) => plural('en', count, { one: '# place left', other: '# places left' }),
  clubFull: 'The club is full',
  subscription: 'Subscription',
  plan: 'Plan',
  upgrade: 'Upgrade Plan',
  clubInfo: 'Club info',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  description: 'Description',
  timeZone: 'Time zone',
  currency: 'Currency',
  since: 'On Scoreclub since',
  notSaid: 'Not given',
  openAdministration: 'Open Club Administration',
  moreSettings: 'Find currency, time zone, handicaps and who may join under Settings in Club Administration.',
  billingTitle: 'Billing is coming soon',
  billingNow:
    'You cannot pay here yet, so we charge nothing and stop nothing. Your club keeps every feature and all its data, even after the trial.',
  billingLater:
    'Once you can buy a plan, you will find it on this page. After a trial, only new competitions and courses will then need one; nobody loses access to data. The prices are already published.',
  seePricing: 'See the prices',
  contactUs: 'Contact Us',
})
