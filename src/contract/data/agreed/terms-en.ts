/** The terms that people agree to; another wording may need another version (agreed-texts.ts). */
export const termsEn = {
  title: 'Terms',
  lead: 'The rules between you, your club and Scoreclub.',
  sections: {
    service: {
      heading: 'The service',
      what: 'Scoreclub keeps scorecards, competitions, leaderboards and handicap records for golf clubs and their members. By creating an account you agree to these terms.',
      club: 'The club decides about its competitions, its courses, its members and its results, by the Rules of Golf and its own rules. We make the tools and take no side in a ruling.',
    },
    accounts: {
      heading: 'Your account',
      true: 'Use your own name and an e-mail address that reaches you. One account is for one person, and you can belong to several clubs with it.',
      safe: 'Keep your password to yourself. Tell your club or us when somebody else may know it.',
      age: 'Younger players may have an account if a parent or guardian and the club agree.',
      code: 'A club code is for the members of that club. An administrator may ask for approval of new members, replace the code, or end a membership.',
    },
    scores: {
      heading: 'Scores and signatures',
      honest:
        'Enter scores as they were made. Handing in a card says that it is true; attesting one says that you saw it.',
      partner:
        'Enter a partner’s name and signature only with that person’s knowledge. A signature given here is meant like one on paper.',
      corrections:
        'A club’s administrators can correct a card, decide a ruling and take back a result. Results are provisional until the club makes them final.',
      scanned: 'A scanned card is a proposal. What counts is what you confirm.',
    },
    handicaps: {
      heading: 'Handicaps',
      method:
        'Handicaps are calculated with the published World Handicap System method. They are not an official Handicap Index unless your club is authorised to issue one.',
      committee:
        'The club’s committee may set or override a handicap; every such change is kept with its reason. A club can also choose to assign all handicaps itself.',
      elsewhere:
        'Whether another club accepts a handicap calculated here is for that club and its national association to decide.',
    },
    conduct: {
      heading: 'What is not allowed',
      list: 'Entering other people’s data without a right to it, uploading pictures that are not scorecards, trying to reach other clubs’ data, guessing codes or passwords, or disturbing the service for others.',
      consequence:
        'A club can end a membership, and whoever runs the installation can close an account that does these things. Scores and records that others depend on stay.',
    },
    plans: {
      heading: 'Trial, plans and payment',
      trial:
        'A new club starts with a free trial of 30 days. When it ends nobody loses access to data. Where card payments are taken, only new competitions and courses then need a plan; where they are not, nothing is stopped and nothing is charged.',
      prices:
        'The annual plan is £999 per year, the monthly plan £99 per month, for the whole club. Where card payments are taken, they are processed by a card payment provider.',
      change:
        'A switch between the plans takes effect on the next billing cycle. A plan can be cancelled at any time and runs until the end of the period that was paid for; after that the club can still read its data, as after a trial.',
      players: 'Players pay nothing to Scoreclub. An entry fee is a matter between the player and the club.',
    },
    data: {
      heading: 'Your data',
      yours:
        'What you and your club enter belongs to you and your club. We claim no rights in it beyond running the service.',
      privacy: 'The privacy page says what is kept, who sees it and how long; it is part of these terms.',
    },
    reliability: {
      heading: 'Running and faults',
      care: 'We build Scoreclub so that an entered score is not lost: on the phone until the club has it, and in the club’s store from then on. Keep a paper card where the conditions of a competition ask for one.',
      limits:
        'No software is free of faults. As far as the law allows, we are not liable for lost prizes, handicaps or results; liability for intent, gross negligence and injury is not limited.',
      support: 'Questions are answered by e-mail within 24-48 hours on business days.',
    },
    ending: {
      heading: 'Leaving',
      player:
        'You can leave a club or have your account deleted at any time; the last administrator of a club names another one first.',
      club: 'A club that leaves can take its data with it before it is deleted.',
    },
    changes: {
      heading: 'Changes to these terms',
      text: 'Changes are announced on this page at least 30 days before they take effect. Anyone who continues to use Scoreclub after that accepts them. If one of these terms is not valid, the others still are.',
    },
  },
} as const
