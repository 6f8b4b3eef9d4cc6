import type { Gender } from '#golf/course/course.ts'
import type { Day } from '#golf/day.ts'
import type { HandicapIndex } from '#golf/numbers.ts'
import { isErrorOfCell, isMisread, isTruthValue } from './broken-value.ts'
import type { MemberFaultCode, MemberNoteCode } from './member-faults.ts'
import type { MemberField } from './member-fields.ts'
import type { MinusMeaning } from './minus-meanings.ts'
import { numberKey } from './number-key.ts'
import { readBirthDate } from './read-birth-date.ts'
import { type DateOrder, type FoundOrder, dateOrderOf } from './read-date.ts'
import { isNameUnclear, readFullName } from './read-full-name.ts'
import { genderReader, type ReadGender, unclearLetters } from './read-gender.ts'
import { type FoundMinus, isNumberForNone, minusOf, readIndex } from './read-index.ts'
import { namesSurnameFirst } from './recognise-columns.ts'
import { numberReader, type ReadNumber } from './read-number.ts'
import {
  type Difference,
  differencesFrom,
  type KnownMember,
  lostZeros,
  memberRecogniser,
  nameAndBirth,
  type Recognised,
  type RecognisedBy,
} from './recognise-member.ts'
import { saysNone } from './says-none.ts'
import { mayBePlayingHandicaps } from './whole-handicaps.ts'
import type { WholeMeaning } from './whole-meanings.ts'

/** A line of a file with its number there, as a text editor or a spreadsheet counts. */
export type SheetLine = { line: number; cells: readonly string[] }

export type ListedMember = KnownMember & { line: number; category: string | null }

export type MemberFault = {
  line: number
  field: MemberField
  code: MemberFaultCode
  /** What stands in the file. */
  value: string
  /** The line that says the same. */
  otherLine?: number
  /** The member of the club whom the line names, and what it says otherwise. */
  member?: { name: string; memberNumber: string | null; differences: readonly Difference[] }
}

/** What is said once of the whole list, with how many lines it is about and the first of them. */
export type MemberNote = { code: MemberNoteCode; count: number; lines: readonly number[] }

type Terms = {
  /** What the sender says of dates that can be read in two ways. */
  dates?: DateOrder | undefined
  /** What the sender says of minus signs that can be read in two ways. */
  minus?: MinusMeaning | undefined
  /** What the sender says of whole handicaps that may be Playing Handicaps. */
  whole?: WholeMeaning | undefined
  /** The letters that are men, where they mean men in one language and women in another. */
  men?: string | undefined
  /** Of all of them, where no column says it. */
  category?: string | undefined
  columns: readonly (MemberField | null)[]
  /** As they stand in the file. */
  headings?: readonly string[]
  known: readonly KnownMember[]
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

type Found = { member: ListedMember; faults: MemberFault[]; isSharing: boolean; lostZeros: boolean }

export type ReadMembers = {
  members: ListedMember[]
  faults: MemberFault[]
  notes: MemberNote[]
  dateOrder: FoundOrder | undefined
  minus: FoundMinus | undefined
  /** The handicaps have no decimal, and may be Playing Handicaps. */
  mayBePlayingHandicaps: boolean
  /** Of genders, of which nothing says what they mean. */
  unclearLetters: string[]
}

/** The members that a list names, and each fault of the lines that name none. A line is a member or has faults, never both. */
export function readMemberLines(lines: readonly SheetLine[], terms: Terms): ReadMembers {
  const column = (field: MemberField) => {
    const at = terms.columns.indexOf(field)
    return at < 0 ? [] : lines.map(({ cells }) => cells[at] ?? '')
  }
  const heading = (field: MemberField) => terms.headings?.[terms.columns.indexOf(field)] ?? ''
  const dateOrder = dateOrderOf(column('bornOn'), terms.dates)
  const minus = minusOf(column('handicapIndex'), terms.minus)
  const reading: Reading = {
    columns: terms.columns,
    today: terms.today,
    is1904: terms.is1904 ?? false,
    isEmail: terms.isEmail,
    readGender: genderReader(column('gender'), heading('gender'), terms.men),
    isSurnameFirst: namesSurnameFirst(heading('fullName')),
    readNumber: {
      memberNumber: numberReader(column('memberNumber')),
      nationalId: numberReader(column('nationalId')),
      phone: numberReader(column('phone')),
    },
    recognise: memberRecogniser(terms.known),
    order: dateOrder?.order ?? 'day_first',
    minus: minus?.meaning ?? 'plus',
    whole: terms.whole ?? 'index',
    category: terms.columns.includes('category') ? undefined : terms.category,
    seen: new Map(),
  }
  const found = lines.map((line) => readLine(line, reading))
  addLostZeros(found, terms.known)
  const right = found.filter(({ faults }) => faults.length === 0)
  return {
    members: right.map(({ member }) => member),
    faults: found.flatMap(({ faults }) => faults),
    notes: notesOf({ found, right, minus, hasIndex: terms.columns.includes('handicapIndex') }),
    dateOrder,
    minus,
    mayBePlayingHandicaps: mayBePlayingHandicaps(column('handicapIndex'), heading('handicapIndex')),
    unclearLetters: unclearLetters(column('gender'), heading('gender')),
  }
}

type Reading = {
  columns: Terms['columns']
  today: Day
  is1904: boolean
  isEmail: Terms['isEmail']
  readGender: ReadGender
  isSurnameFirst: boolean
  readNumber: Record<'memberNumber' | 'nationalId' | 'phone', ReadNumber>
  recognise: (listed: ListedMember) => Recognised[]
  order: DateOrder
  minus: MinusMeaning
  whole: WholeMeaning
  category: string | undefined
  /** The lines that said a number, an address or a person first. */
  seen: Map<string, ListedMember>
}

type Report = (field: MemberField, code: MemberFaultCode, value: string, otherLine?: number) => void

function readLine({ line, cells }: SheetLine, reading: Reading): Found {
  const faults: MemberFault[] = []
  const report: Report = (field, code, value, otherLine) =>
    void faults.push({ line, field, code, value, ...(otherLine === undefined ? {} : { otherLine }) })
  const read = (field: MemberField) => {
    const text = cells[reading.columns.indexOf(field)]?.trim() ?? ''
    if (!isErrorOfCell(text)) return text
    report(field, 'cell_error', text)
    return ''
  }
  const texts: Texts = { read, report, reading }
  const gender = readGender(texts)
  const handicapIndex = readHandicap(texts)
  const member: ListedMember = {
    line,
    ...readName(texts),
    email: readEmail(texts),
    gender,
    bornOn: readBornOn(texts),
    handicapIndex,
    memberNumber: readNumber('memberNumber', texts),
    nationalId: readNumber('nationalId', texts),
    category: readCategory(texts),
    phone: readNumber('phone', texts),
  }
  const isSharing = compareWithLines(member, texts)
  const recognised = reading.recognise(member)
  for (const one of recognised) faults.push(knownFault(member, one))
  return {
    member: isSharing ? { ...member, email: null } : member,
    faults,
    isSharing,
    lostZeros: recognised.some(
      ({ member: { memberNumber, nationalId } }) =>
        lostZeros(memberNumber, member.memberNumber) || lostZeros(nationalId, member.nationalId),
    ),
  }
}

type Texts = { read: (field: MemberField) => string; report: Report; reading: Reading }

function readGender({ read, report, reading }: Texts): Gender | null {
  const typed = read('gender')
  const gender = reading.readGender(typed)
  if (gender === undefined) report('gender', 'gender_unknown', typed)
  else if (gender === 'unclear') report('gender', 'gender_unclear', typed)
  return gender === 'men' || gender === 'women' ? gender : null
}

function readHandicap({ read, report, reading }: Texts): HandicapIndex | null {
  const typed = read('handicapIndex')
  if (isNumberForNone(typed) || reading.whole === 'left_out') return null
  const index = readIndex(typed, reading.minus)
  if (typeof index !== 'string') return index
  report('handicapIndex', index, typed)
  return null
}

function readName({ read, report, reading }: Texts) {
  const typed = read('fullName')
  const whole = readFullName(typed, reading)
  if (isNameUnclear(typed, reading)) report('fullName', 'name_unclear', typed)
  const firstName = read('firstName') || whole.firstName
  const lastName = [read('lastName') || whole.lastName, read('secondLastName')].filter(Boolean).join(' ')
  if (firstName === '') report('firstName', 'first_name_missing', typed || lastName)
  if (lastName === '') report('lastName', 'last_name_missing', firstName)
  for (const [field, name] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const) {
    checkLength(field, name, report)
    if (isTruthValue(name)) report(field, 'name_broken', name)
    if (isMisread(name)) report(field, 'letters_unreadable', name)
  }
  return { firstName, lastName }
}

function checkLength(field: keyof typeof longest, text: string, report: Report): string | null {
  if (text.length > longest[field]) report(field, 'too_long', `${text.slice(0, 40)}…`)
  return text === '' ? null : text
}

function readCategory({ read, report, reading }: Texts): string | null {
  const typed = reading.category ?? read('category')
  return saysNone(typed) ? null : checkLength('category', typed, report)
}

function readEmail({ read, report, reading }: Texts): string | null {
  const typed = read('email')
  if (saysNone(typed)) return null
  const email = typed.replace(/^mailto:/i, '').toLowerCase()
  if (reading.isEmail(email)) return email
  report('email', 'email_unreadable', typed)
  return null
}

function readNumber(field: 'memberNumber' | 'nationalId' | 'phone', { read, report, reading }: Texts) {
  const typed = read(field)
  const number = reading.readNumber[field](typed)
  if (number === undefined) report(field, 'number_broken', typed)
  return number === undefined || number === null ? null : checkLength(field, number, report)
}

function readBornOn({ read, report, reading }: Texts): Day | null {
  const typed = read('bornOn')
  const day = readBirthDate(typed, reading)
  if (typeof day !== 'string') return day
  report('bornOn', day, typed)
  return null
}

/** Reports what another line has said before. Whether it shares its address with somebody else there, as couples do. */
function compareWithLines(member: ListedMember, { report, reading: { seen } }: Texts): boolean {
  const { email, memberNumber, nationalId, bornOn, firstName, lastName } = member
  const before = (key: string) => {
    const other = seen.get(key)
    if (!other) seen.set(key, member)
    return other
  }
  const ofEmail = email === null ? undefined : before(`email ${email}`)
  const isSame = ofEmail && nameOnly(ofEmail) === nameOnly(member)
  if (email !== null && isSame) report('email', 'email_twice', email, ofEmail.line)
  const ofNumber = memberNumber === null ? undefined : before(`number ${numberKey(memberNumber)}`)
  if (memberNumber !== null && ofNumber) report('memberNumber', 'number_twice', memberNumber, ofNumber.line)
  const ofId = nationalId === null ? undefined : before(`id ${numberKey(nationalId)}`)
  if (nationalId !== null && ofId) report('nationalId', 'id_twice', nationalId, ofId.line)
  const ofName = bornOn === null ? undefined : before(`name ${nameAndBirth(member)}`)
  if (ofName && !isSame && !ofNumber && !ofId)
    report('lastName', 'name_twice', `${firstName} ${lastName}`, ofName.line)
  return ofEmail !== undefined && !isSame
}

const nameOnly = ({ firstName, lastName }: ListedMember) =>
  nameAndBirth({ firstName, lastName, bornOn: null })

const codeOf: Record<RecognisedBy, MemberFaultCode> = {
  memberNumber: 'number_of_member',
  nationalId: 'id_of_member',
  email: 'email_of_member',
  name: 'name_of_member',
}

function knownFault(listed: ListedMember, { by, member }: Recognised): MemberFault {
  const { firstName, lastName } = by === 'name' ? listed : member
  const name = `${firstName} ${lastName}`.trim()
  return {
    line: listed.line,
    field: by === 'name' ? 'lastName' : by,
    code: codeOf[by],
    value: (by === 'name' ? name : listed[by]) ?? '',
    member: {
      name: `${member.firstName} ${member.lastName}`.trim(),
      memberNumber: member.memberNumber,
      differences: differencesFrom(member, listed),
    },
  }
}

/**
 * Once a list is seen to have lost the zeros of its numbers, a new number that is shorter than the club's is not known for
 * certain.
 */
function addLostZeros(found: readonly Found[], known: readonly KnownMember[]): void {
  if (!found.some((one) => one.lostZeros)) return
  const withZeros = known.flatMap(({ memberNumber }) =>
    /^0\d+$/.test(memberNumber ?? '') ? [memberNumber ?? ''] : [],
  )
  const width = Math.max(0, ...withZeros.map(({ length }) => length))
  for (const { member, faults } of found) {
    const { memberNumber, line } = member
    if (faults.length > 0 || memberNumber === null || !/^[1-9]\d*$/.test(memberNumber)) continue
    if (memberNumber.length < width)
      faults.push({ line, field: 'memberNumber', code: 'zeros_lost', value: memberNumber })
  }
}

const LINES_NAMED = 20

function notesOf(of: {
  found: readonly Found[]
  right: readonly Found[]
  minus: FoundMinus | undefined
  hasIndex: boolean
}): MemberNote[] {
  const note = (
    code: MemberNote['code'],
    about: readonly Found[],
    isSaid = about.length > 0,
  ): MemberNote[] =>
    isSaid
      ? [{ code, count: about.length, lines: about.slice(0, LINES_NAMED).map(({ member }) => member.line) }]
      : []
  const plus = of.right.filter(({ member }) => (member.handicapIndex ?? 0) < 0)
  return [
    ...note('plus_handicaps', plus, of.hasIndex && of.right.length > 0),
    ...(of.minus?.isClear ? note(`minus_${of.minus.meaning}`, of.right, true) : []),
    ...note(
      'zeros_lost',
      of.found.filter((one) => one.lostZeros),
    ),
    ...note(
      'email_shared',
      of.right.filter(({ isSharing }) => isSharing),
    ),
  ]
}
