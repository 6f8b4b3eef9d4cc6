import { catalogue } from '../../catalogue.ts'
import { plural } from '../../plural.ts'

/** What is said of the lines of a list of members that was read. */
export const memberLinesText = catalogue('member-lines', {
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
  sheetCategory: (sheet: string) => `All of them are in the category “${sheet}”`,
  sheetCategoryNote: 'It is the name of the sheet. A category that the club does not have yet is added.',
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
})
