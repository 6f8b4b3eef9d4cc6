import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** Taking a list of members from another system. */
export const memberImportText = catalogue('member-import', {
  title: 'Import members',
  lead: 'Choose the list from your other system as it is. You see how it is read before anything is imported.',
  denied: 'Only administrators of the club can import members.',
  back: 'Members',
  results: 'Import past results',
  chooseHint:
    'CSV or XLSX, at most 10 MB and 10,000 lines. Names are required. E-mail, Handicap Index, gender, date of birth, category and numbers are read if they are there.',
  file: 'List of members',
  noHeadings: 'The first line is a member',
  namesMissing: 'Say which column has the names: a first and a last name, or the whole name.',
  fields: {
    memberNumber: 'Membership number',
    firstName: 'First name',
    lastName: 'Last name',
    secondLastName: 'Second last name',
    fullName: 'Whole name',
    email: 'E-mail',
    gender: 'Gender',
    bornOn: 'Date of birth',
    handicapIndex: 'Handicap Index',
    nationalId: 'National id (CDH, GHIN, licence)',
    category: 'Category',
    phone: 'Phone',
  },
  ready: (ready: number, lines: number) =>
    `${plural('en', ready, { one: '1 member', other: '# members' })} of ${plural('en', lines, { one: '1 line', other: '# lines' })} can be imported`,
  newCategories: (names: string) => `New categories: ${names}`,
  firstMembers: 'The first lines',
  firstOf: (shown: number) =>
    plural('en', shown, {
      one: '1 member as they will be imported',
      other: 'The first # as they will be imported',
    }),
  firstSoFar: (shown: number) =>
    plural('en', shown, { one: '1 member as read so far', other: 'The first # as read so far' }),
  name: 'Name',
  men: 'Men',
  women: 'Women',
  full: (places: number) =>
    `The club can take ${plural('en', places, { one: '1 more member', other: '# more members' })}. The person who runs Scoreclub can raise this with MEMBERS_PER_CLUB.`,
  doImport: (count: number) => plural('en', count, { one: 'Import 1 member', other: 'Import # members' }),
  imported: 'Members imported',
  importedNext: (count: number) =>
    `You can now enter ${plural('en', count, { one: '1 member', other: '# members' })} in competitions and type their cards.`,
  undoMeans:
    'Its members and their invitations are removed. Members who have an account, have played or are entered in a competition stay.',
  undoDone: (removed: number) =>
    plural('en', removed, { one: '1 member removed', other: '# members removed' }),
  stayed: (count: number) => plural('en', count, { one: '1 member stays', other: '# members stay' }),
  why: {
    has_account: 'has joined with an account',
    has_played: 'has played',
    has_entered: 'is entered in a competition',
  },
  listed: 'Members without an account',
  listedLead:
    'You can enter them in competitions and type their cards. With an invitation they join with their own account and stay the same member.',
  progress: (sent: number, waiting: number, failed: number) =>
    [
      `Invitations sent: ${sent}`,
      ...(waiting > 0 ? [`waiting: ${waiting}`] : []),
      ...(failed > 0 ? [`not delivered: ${failed}`] : []),
    ].join(', '),
  withoutAddress: (count: number) =>
    plural('en', count, { one: '1 has no e-mail address', other: '# have no e-mail address' }),
  search: 'Search',
  chooseShown: (count: number) => `Choose the ${count} shown`,
  chooseAll: (count: number) => `Choose all ${count} found`,
  chooseNone: 'Choose none',
  moreListed: (count: number) => `and ${count} more. Search for a name to see them.`,
  invite: (count: number) => plural('en', count, { one: 'Invite 1 member', other: 'Invite # members' }),
  inviting: 'Inviting…',
  invited: 'Invitations are on their way',
  invitedCount: (invited: number, already: number) =>
    `${invited} invited${already > 0 ? `, ${already} were invited before` : ''}.`,
  inviteFailed: 'Nobody was invited',
  loadFailed: 'This could not be loaded',
  count: (taken: number) => plural('en', taken, { one: '1 member', other: '# members' }),
})
