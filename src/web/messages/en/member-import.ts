import { catalogue } from '../catalogue.ts'
import { plural } from '../plural.ts'

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
  fault: {
    first_name_missing: () => 'The first name is missing.',
    last_name_missing: () => 'The last name is missing.',
    name_unclear: (value: string) =>
      `Which part of “${value}” is the last name? Put a comma after the last name, or give first and last names a column each.`,
    name_broken: (value: string) =>
      `“${value}” is what a spreadsheet makes of true and false. Format the column as Text and type the name again.`,
    letters_unreadable: (value: string) =>
      `“${value}” has signs that are no letters. Say above how the letters are written, or correct the name in the file.`,
    too_long: (value: string) => `“${value}” is too long.`,
    email_unreadable: (value: string) => `“${value}” is not an e-mail address.`,
    email_twice: (value: string, line: string) => `${value} is already in line ${line}.`,
    email_of_member: (value: string) => `${value} belongs to a member of the club.`,
    number_twice: (value: string, line: string) => `The number ${value} is already in line ${line}.`,
    number_of_member: (value: string) => `The number ${value} belongs to a member of the club.`,
    number_broken: (value: string) =>
      `A spreadsheet has changed this number to “${value}”. Format the column as Text and paste it again.`,
    zeros_lost: (value: string) =>
      `Other numbers of this file have lost the zeros at the front, and ${value} may have lost its own. Format the column as Text and paste it again.`,
    id_twice: (value: string, line: string) => `The national id ${value} is already in line ${line}.`,
    id_of_member: (value: string) => `The national id ${value} belongs to a member of the club.`,
    name_twice: (value: string, line: string) =>
      `${value} with this date of birth is already in line ${line}.`,
    cell_error: (value: string) =>
      `“${value}” is an error of the spreadsheet. Correct that cell and save the file again.`,
    name_of_member: (value: string) =>
      `The club already has a member called ${value}. If this is somebody else, give their date of birth and an e-mail address or number.`,
    index_unreadable: (value: string) => `“${value}” is not a Handicap Index such as 12.4 or +2.4.`,
    index_out_of_range: (value: string) => `${value} is outside +9.9 to 54.0.`,
    gender_unknown: (value: string) => `“${value}” is not a gender such as F, M, female or male.`,
    gender_unclear: (value: string) =>
      `“${value}” means men in one language and women in another. Write F and M, or female and male.`,
    date_is_year: (value: string) =>
      `“${value}” is no whole date of birth. Give day, month and year, or leave the column out.`,
    date_unreadable: (value: string) => `“${value}” is not a date such as 1970-04-03.`,
    date_in_future: (value: string) => `${value} is in the future.`,
  },
  isMember: (name: string, number: string) =>
    `This is ${name}, a member already${number === '' ? '' : ` under ${number}`}.`,
  differs: {
    name: (here: string, inFile: string) => `Name: ${here} here, ${inFile} in the file.`,
    handicapIndex: (here: string, inFile: string) => `Handicap Index: ${here} here, ${inFile} in the file.`,
    bornOn: (here: string, inFile: string) => `Date of birth: ${here} here, ${inFile} in the file.`,
    gender: (here: string, inFile: string) => `Gender: ${here} here, ${inFile} in the file.`,
    email: (here: string, inFile: string) => `E-mail: ${here} here, ${inFile} in the file.`,
    memberNumber: (here: string, inFile: string) => `Membership number: ${here} here, ${inFile} in the file.`,
    nationalId: (here: string, inFile: string) => `National id: ${here} here, ${inFile} in the file.`,
    phone: (here: string, inFile: string) => `Phone: ${here} here, ${inFile} in the file.`,
  },
  nothingHere: 'none',
  notes: {
    plus_handicaps: (count: number) =>
      count === 0
        ? 'No plus handicaps in these lines.'
        : plural('en', count, {
            one: '1 plus handicap in these lines.',
            other: '# plus handicaps in these lines.',
          }),
    minus_plus: () => 'A minus sign is read as a plus handicap: -2.4 is +2.4.',
    minus_no_sign: () => 'A minus sign is read as an ordinary handicap: -2.4 is 2.4.',
    zeros_lost: (count: number) =>
      plural('en', count, {
        one: 'A spreadsheet has taken the zeros from the front of 1 number.',
        other: 'A spreadsheet has taken the zeros from the front of # numbers.',
      }),
    email_shared: (count: number, lines: string) =>
      `${plural('en', count, {
        one: '1 member has an e-mail address that an earlier line has, and is imported without it',
        other: '# members have an e-mail address that an earlier line has, and are imported without it',
      })} (line ${lines}).`,
  },
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
