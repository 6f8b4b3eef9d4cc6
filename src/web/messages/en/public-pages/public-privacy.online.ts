import { catalogue } from '../../catalogue.ts'

/** Each section has a heading; its other texts are its paragraphs, in this order. */
export const publicPrivacyText = catalogue('public-privacy', {
  title: 'Privacy',
  lead: 'What is kept about you, why, who sees it, how long it stays, and what you can ask for.',
  sections: {
    who: {
      heading: 'Who is responsible',
      club: 'Your golf club decides why and how its members’ data is used: it is the controller. Scoreclub is the software it uses, and the operator of this installation processes the data on its behalf and on its instructions.',
      ask: 'Ask your club first about anything to do with your membership, your scores or your handicap. About the software, write to the address on the contact page.',
    },
    kept: {
      heading: 'What is kept',
      account:
        'Your account: first and last name, e-mail address, a one-way hash of your password (never the password itself), and, if it was given, whether men’s or women’s ratings serve you.',
      membership:
        'Your memberships: which clubs you belong to, since when, in which role, and whether a membership still waits for approval. An invitation keeps the invited e-mail address, the handicap the club assigned and its message.',
      rounds:
        'Your rounds: course, tee and date, every hole score with the time it was entered and by whom, totals, the handicap you played off, and the competition and team it belonged to.',
      attest:
        'Who attested a round: the name and signature of your playing partner. If you are that partner, this is data about you, and everything on this page holds for you too.',
      handicap:
        'Your handicap record: every score that counted or did not, with its arithmetic, and every change by the club’s committee with its author, date and reason.',
      photos: 'Photos of scorecards that you add to a round or have read by the scanner.',
      sessions:
        'Your sign-ins: when each began and ends, the network address and the name of the browser it came from. Attempts to sign in or to guess a club code are counted for a short time so that nobody can keep trying.',
    },
    why: {
      heading: 'Why, and on what basis',
      contract:
        'To give you the account and the scorecard you asked for, and to let your club hold the competitions you enter: performance of a contract.',
      interest:
        'To keep results and handicap records traceable, to keep strangers out, and to find faults: the legitimate interest of your club and its members in fair and safe competitions.',
      never:
        'Nothing is used for advertising, for profiling, or for decisions about you that no person can look at and change.',
    },
    seen: {
      heading: 'Who sees it',
      members:
        'Members of your club see your name, handicap and scores in its competitions, and where you stand on its boards.',
      admins:
        'Administrators of your club also see your e-mail address, your rounds, your handicap record, signatures and photos, and can correct them; what they change in your handicap stays on the record with their name.',
      marker: 'The playing partner who attests your card sees that card.',
      others: 'Members of other clubs see nothing about you, and nothing is sold or given to anybody else.',
    },
    photos: {
      heading: 'Photos and scanning',
      stored:
        'A photo is stored without the place where it was taken: location and other hidden data are removed when it arrives. You, the player who marked the card and your club’s administrators can open it.',
      read: 'A card is read on the club’s own machine. The picture goes to an outside service only where your club has set one up and you agree to it, for that picture alone. No score is saved before you have checked it.',
      gone: 'After 24 months the picture is deleted; the result of the round stays.',
    },
    device: {
      heading: 'What is on your phone or computer',
      cookies:
        'Three cookies, all needed to sign in. “scoreclub.session_token” keeps you signed in, for up to 180 days after your last visit and at most a year (30 and 90 days for administrators of a club); scripts cannot read it. “scoreclub.signed_in” only says that there is a session, and goes with it. “scoreclub.preference” holds for ten minutes what you chose before signing in.',
      storage:
        'In the browser’s storage: your name, role and club, so that your open card goes on without a signal; your choice of colours, language and of how the card behaves, and that you have seen how to install Scoreclub; the role and club code you last signed in with; forms you have begun and not sent, until you close the tab.',
      scores:
        'In the browser’s database: your open round and the scores that could not be sent yet, which stay until the club has them; and what the server last told you of yourself, your club, its courses, competitions and boards, so that the app opens without a network. That goes when you sign out, and after 30 days.',
      clear:
        'Signing out ends the session. Clearing the site’s data in your browser removes everything else from the device; send unsent scores first.',
    },
    third: {
      heading: 'No trackers, no third parties',
      none: 'No analytics service, no advertising, no social-media buttons, no fonts or scripts from elsewhere: every page, picture and font comes from this server.',
      mail: 'E-mails, such as an invitation, a confirmation of your address or a new password, go through the mail server that the club has set up. They contain no tracking pixels.',
      cards:
        'If your club pays by card, or takes entry fees by card, the payment provider handles the card on its own page. We keep which fee was paid, when, how much, and the provider’s number of the payment, and nothing of your card.',
    },
    long: {
      heading: 'How long',
      account:
        'Your account and rounds are kept while you have the account. If you leave a club, its results keep your name and scores unless you ask otherwise; your rounds stay yours.',
      record:
        'A handicap record is kept as long as the account, because today’s Handicap Index is calculated from it.',
      short:
        'A sign-in ends 180 days after the last visit (30 for administrators), a choice before sign-in after ten minutes, counted attempts within the day, scorecard photos and signatures after 24 months at most or sooner where your club has chosen so, the record of mails that were sent after a month, unless this installation has set other days.',
    },
    rights: {
      heading: 'Your rights',
      list: 'You can ask to see what is kept about you, to have it corrected, deleted or restricted, to receive a copy in a common format, and to object to its use.',
      results:
        'Results of competitions that were played stay, because they are other people’s results too; your name is taken out of them if you ask.',
      self: 'In your profile, under “Your data”, you can have everything about you made as one file, and delete your account. Both happen at once. Deleting takes your name, photos, signatures, sign-ins and handicap record away; the operator of this installation deletes the backup copies.',
      partner:
        'If you signed a card as somebody’s partner and have no account, ask an administrator of the club: they can take your name and signature out of every card.',
      how: 'Write to your club or to the address on the contact page. You do not have to give a reason, it costs nothing, and you will have an answer within a month.',
      complain: 'You can also complain to the data protection authority of your country.',
    },
    change: {
      heading: 'Changes',
      text: 'When the software begins to keep something new, this page says so first. It describes the version that is running here.',
    },
  },
})
