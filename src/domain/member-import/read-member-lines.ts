import { plainWords } from '../club/plain-words.ts'
import type { Gender } from '../course/course.ts'
import type { Day } from '../day.ts'
import type { HandicapIndex } from '../numbers.ts'
import type { MemberField } from './member-fields.ts'
import { type DateOrder, type FoundOrder, dateOrderOf, readDate } from './read-date.ts'
import { readFullName } from './read-full-name.ts'
import { genderReader, type ReadGender } from './read-gender.ts'
import { readIndex } from './read-index.ts'

/** A line of a file with its number there, as a text editor or a spreadsheet counts. */
export type SheetLine = { line: number; cells: readonly string[] }

export type ListedMember = {
  line: number
  firstName: string
  lastName: string
  email: string | null
  gender: Gender | null
  bornOn: Day | null
  handicapIndex: HandicapIndex | null
  memberNumber: string | null
  nationalId: string | null
  category: string | null
  phone: string | null
}

export const memberFaultCodes = [
  'first_name_missing',
  'last_name_missing',
  'too_long',
  'email_unreadable',
  'email_twice',
  'email_of_member',
  'number_twice',
  'number_of_member',
  'name_of_member',
  'index_unreadable',
  'index_out_of_range',
  'gender_unknown',
  'date_unreadable',
  'date_in_future',
] as const
export type MemberFaultCode = (typeof memberFaultCodes)[number]

export type MemberFault = {
  line: number
  field: MemberField
  code: MemberFaultCode
  /** What stands in the file. */
  value: string
  /** The line that says the same. */
  otherLine?: number
}

export type KnownMembers = {
  /** In small letters. */
  emails: ReadonlySet<string>
  memberNumbers: ReadonlySet<string>
  /** What `nameAndBirth` makes of each of them. */
  people: ReadonlySet<string>
}

/** By what a line that says neither an address nor a number is known to be a member's. */
export function nameAndBirth(person: Pick<ListedMember, 'firstName' | 'lastName' | 'bornOn'>): string {
  return [...plainWords(`${person.firstName} ${person.lastName}`), person.bornOn ?? ''].join(' ')
}

type Terms = {
  /** What the sender says of dates that can be read in two ways. */
  dates?: DateOrder | undefined
  columns: readonly (MemberField | null)[]
  known: KnownMembers
  today: Day
  /** Of a spreadsheet that counts its days from 1904. */
  is1904?: boolean
  isEmail: (text: string) => boolean
}

/** The most characters of each text that is kept as it stands. */
const longest = {
  firstName: 60,
  lastName: 60,
  memberNumber: 40,
  nationalId: 40,
  category: 60,
  phone: 40,
} as const

/** The members that a list names, and each fault of the lines that name none. A line is a member or has faults, never both. */
export function readMemberLines(
  lines: readonly SheetLine[],
  terms: Terms,
): { members: ListedMember[]; faults: MemberFault[]; dateOrder: FoundOrder | undefined } {
  const at = (field: MemberField) => terms.columns.indexOf(field)
  const column = (field: MemberField) =>
    at(field) < 0 ? [] : lines.map(({ cells }) => cells[at(field)] ?? '')
  const dateOrder = dateOrderOf(column('bornOn'), terms.dates)
  const reading: Reading = {
    ...terms,
    readGender: genderReader(column('gender')),
    order: dateOrder?.order ?? 'day_first',
    emailLines: new Map(),
    numberLines: new Map(),
  }
  const members: ListedMember[] = []
  const faults: MemberFault[] = []
  for (const line of lines) {
    const { member, found } = readLine(line, reading)
    if (found.length === 0) members.push(member)
    else faults.push(...found)
  }
  return { members, faults, dateOrder }
}

type Reading = Terms & {
  readGender: ReadGender
  order: DateOrder
  emailLines: Map<string, number>
  numberLines: Map<string, number>
}

type Report = (field: MemberField, code: MemberFaultCode, value: string, otherLine?: number) => void

function readLine(
  { line, cells }: SheetLine,
  reading: Reading,
): { member: ListedMember; found: MemberFault[] } {
  const found: MemberFault[] = []
  const report: Report = (field, code, value, otherLine) =>
    void found.push({ line, field, code, value, ...(otherLine === undefined ? {} : { otherLine }) })
  const read = (field: MemberField) => cells[reading.columns.indexOf(field)]?.trim() ?? ''
  const gender = reading.readGender(read('gender'))
  if (gender === undefined) report('gender', 'gender_unknown', read('gender'))
  const index = readIndex(read('handicapIndex'))
  if (typeof index === 'string') report('handicapIndex', index, read('handicapIndex'))
  const text = (field: keyof typeof longest) => checkLength(field, read(field), report)
  const member: ListedMember = {
    line,
    ...readName(read, report),
    email: readEmail(line, read('email'), { reading, report }),
    gender: gender ?? null,
    bornOn: readBornOn(read('bornOn'), { reading, report }),
    handicapIndex: typeof index === 'string' ? null : index,
    memberNumber: readNumber(line, text('memberNumber'), { reading, report }),
    nationalId: text('nationalId'),
    category: text('category'),
    phone: text('phone'),
  }
  const { email, memberNumber, firstName, lastName } = member
  if (email === null && memberNumber === null && reading.known.people.has(nameAndBirth(member)))
    report('lastName', 'name_of_member', `${firstName} ${lastName}`)
  return { member, found }
}

function readName(read: (field: MemberField) => string, report: Report) {
  const whole = readFullName(read('fullName'))
  const firstName = read('firstName') || whole.firstName
  const lastName = [read('lastName') || whole.lastName, read('secondLastName')].filter(Boolean).join(' ')
  if (firstName === '') report('firstName', 'first_name_missing', read('fullName') || lastName)
  if (lastName === '') report('lastName', 'last_name_missing', firstName)
  checkLength('firstName', firstName, report)
  checkLength('lastName', lastName, report)
  return { firstName, lastName }
}

function checkLength(field: keyof typeof longest, text: string, report: Report): string | null {
  if (text.length > longest[field]) report(field, 'too_long', `${text.slice(0, 40)}…`)
  return text === '' ? null : text
}

type With = { reading: Reading; report: Report }

function readEmail(line: number, text: string, { reading, report }: With): string | null {
  if (text === '') return null
  const email = text.replace(/^mailto:/i, '').toLowerCase()
  if (!reading.isEmail(email)) {
    report('email', 'email_unreadable', text)
    return null
  }
  const other = reading.emailLines.get(email)
  if (other !== undefined) report('email', 'email_twice', text, other)
  else reading.emailLines.set(email, line)
  if (reading.known.emails.has(email)) report('email', 'email_of_member', text)
  return email
}

function readNumber(line: number, number: string | null, { reading, report }: With): string | null {
  if (number === null) return null
  const other = reading.numberLines.get(number)
  if (other !== undefined) report('memberNumber', 'number_twice', number, other)
  else reading.numberLines.set(number, line)
  if (reading.known.memberNumbers.has(number)) report('memberNumber', 'number_of_member', number)
  return number
}

function readBornOn(text: string, { reading, report }: With): Day | null {
  const day = readDate(text, reading)
  if (day === undefined) report('bornOn', 'date_unreadable', text)
  else if (day !== null && day > reading.today) report('bornOn', 'date_in_future', text)
  return day ?? null
}
