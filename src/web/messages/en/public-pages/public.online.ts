import { catalogue } from '../../catalogue.ts'

/** What the public pages claim and state as fact: one place to correct it. Each claim has its switch in shown-claims.ts. */
export const publicText = catalogue('public', {
  supportEmail: 'support@scoreclub.example',
  claims: {
    clubs: '538+ golf clubs',
    trial: 'A new club starts with a free trial of 30 days. No card is asked for.',
    leaderboards: 'Real-time leaderboards',
    scanning: 'AI scorecard scanning',
    handicap:
      'Calculated with the published World Handicap System method of the USGA and The R&A. Not an official Handicap Index unless your club is authorised to issue one.',
    apps: 'Mobile apps for iOS and Android are coming soon. Until then Scoreclub installs from the browser of every phone.',
    reply: 'We answer e-mails within 24-48 hours on business days.',
    saving: 'Saves about £189 per year',
  },
  story: {
    idea: {
      when: 'May 2025',
      title: 'The idea',
      text: 'After a club competition we waited roughly 10 hours for the results. It had to be possible to do better.',
    },
    development: {
      when: 'July 2025',
      title: 'Development begins',
      text: 'The first scorecard on a phone, and the first board that moved while people were still playing.',
    },
    partners: {
      when: '14 September 2025',
      title: 'The first partner clubs join',
      text: 'They play their club days on it, and tell us every week what still takes too long.',
    },
  },
  plans: {
    annual: {
      name: 'Annual',
      price: '£999',
      per: 'per year',
      equals: 'Equal to £83.25 per month',
      support: 'Priority support',
      choose: 'Choose Annual',
    },
    monthly: {
      name: 'Monthly',
      price: '£99',
      per: 'per month',
      equals: 'About £1,188 per year',
      support: 'Standard support',
      choose: 'Choose Monthly',
    },
  },
})
