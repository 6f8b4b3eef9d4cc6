import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** The desk of the handicap committee. */
export const handicapCommitteeText = catalogue('handicap-committee', {
  title: 'Handicap committee',
  lead: 'Decisions on playing conditions and members. Each one is kept with who made it, when and why, and can be reversed.',
  denied:
    'Only administrators on the handicap committee can open this page. Any administrator can add one under Manage in the list of members.',
  back: 'Administration',
  reviews: 'Review reports',
  importResults: 'Import past results',
  conditions: {
    title: 'Playing conditions (PCC)',
    lead: 'For a day when the course played harder or easier than its rating. The PCC comes off each score of that day, half of it over nine holes (Rules 5.6 and 5.1b).',
    enter: 'Enter a PCC',
    enterOf: (course: string, day: string) => `Enter a PCC for ${course} on ${day}`,
    formNote:
      'It applies to every score of the day, also to late ones. It shows on the players’ records, and players with an account get a notice.',
    day: 'Day',
    dayMissing: 'Choose the day.',
    dayAhead: 'This day has not come yet. Choose today or an earlier day.',
    courses: 'Courses',
    coursesMissing: 'Choose at least one course.',
    pcc: 'PCC',
    values: {
      '-1': 'The course played easier',
      '0': 'As rated',
      '1': 'A little harder',
      '2': 'Harder',
      '3': 'Much harder',
    },
    reason: 'Reason',
    reasonHint: 'The players read it on their record.',
    reasonMissing: 'Give a reason of at least 3 characters.',
    submit: 'Enter the PCC',
    submitting: 'Entering…',
    notSaved: 'The PCC was not entered',
    done: 'The PCC is entered',
    doneNote: (players: number) =>
      players === 0
        ? 'It changed no score of that day.'
        : plural('en', players, { one: '1 record is affected.', other: '# records are affected.' }),
    taken: (who: string, pcc: string, reason: string) =>
      `In the meantime ${who} entered a PCC of ${pcc} for that day: “${reason}”. Enter yours again to replace it.`,
    refusals: {
      club_assigns: 'This club assigns Handicap Indexes itself, so a day has no PCC here.',
      day_ahead: 'This day has not come yet. Choose today or an earlier day.',
      no_such_course: 'One of these courses is not a course of this club.',
    },
    someone: 'somebody else',
    none: 'No scores yet',
    noneHint: 'Days appear here once a card has been handed in.',
    loadFailed: 'The days could not be loaded',
    offline: 'The days are shown when you are online again',
    earlier: 'Show earlier days',
    pccOf: (pcc: string) => `PCC ${pcc}`,
    scores: (scores: number, qualifying: number) =>
      `${plural('en', scores, { one: '1 score', other: '# scores' })}, ${qualifying} qualifying`,
    tooFew: 'Fewer than 8 qualifying scores, so the PCC is 0.',
    history: (entries: number) => plural('en', entries, { one: 'Who entered it', other: '# entries' }),
    entry: (who: string, pcc: string, when: string) => `${who} entered ${pcc} on ${when}`,
    entryReason: (reason: string) => `Reason: ${reason}`,
    entryPlayers: (players: number) =>
      plural('en', players, { one: '1 record changed', other: '# records changed' }),
    applying: 'Records are still being updated.',
  },
  deskFailed: 'The decisions in force could not be loaded',
  inForce: {
    title: 'In force',
    none: 'No cap is lifted, no reduction undone, and no index frozen or held.',
    cap_lifted: 'Cap lifted',
    exceptional_undone: 'Reduction undone',
    score: (day: string, course: string) => `on the score of ${day}, ${course}`,
    frozen: (index: string, since: string) => `Index frozen at ${index} since ${since}`,
    held: (from: string, until: string) => `Index held from ${from} to ${until}`,
    heldOn: (day: string) => `Index held on ${day}`,
    by: (who: string, when: string) => `${who}, ${when}`,
  },
  notReturned: {
    title: 'Cards started and not returned',
    lead: 'Started more than a day ago and still open. Ask the player, or hand the card in for them.',
    none: 'No card is missing.',
    cardOf: (name: string) => `Card of ${name}`,
    card: (course: string, day: string) => `${course}, started on ${day}`,
  },
  notRated: {
    title: 'Scores from tees without a rating',
    lead: 'The tee has no Course Rating and Slope Rating for the player. These scores were made before such cards were kept off the record, and still count. To take one off, reopen the card and hand it in again.',
    score: (where: string, day: string) => `${where}, ${day}`,
  },
  members: {
    title: 'Find a member',
    search: 'Name or e-mail',
    hint: 'Opens the handicap record, where the committee decides on a member.',
    none: 'No member has this name.',
    more: (count: number) =>
      plural('en', count, { one: '1 more. Type more of the name.', other: '# more. Type more of the name.' }),
    record: (name: string) => `Handicap record of ${name}`,
    noIndex: 'no index',
    failed: 'The members could not be loaded',
  },
})
