import type { Gender } from '../course/course.ts'
import type { Day } from '../day.ts'
import { formatHandicapIndex, toHandicapIndex } from '../numbers.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'
import { ageOn } from './age-on.ts'

/** Who may enter a competition: everything that is left out admits everybody. */
export type Eligibility = {
  /** The Handicap Index in whole tenths, both ends included. */
  leastIndex?: number
  mostIndex?: number
  /** Only those whom these ratings serve. */
  gender?: Gender
  /** Only members of these categories of the club, by their ids. */
  categories?: readonly string[]
  /** No guests. */
  membersOnly?: boolean
  /** Whole years on the first day of play: at least so many, and fewer than so many. */
  leastAge?: number
  belowAge?: number
}

/** Who may enter, with what is needed to ask and to say it. */
export type Admission = {
  eligibility: Eligibility | null
  /** The first day of play, on which ages are counted. */
  day: Day
  /** Of the club's categories, by their ids. */
  categoryNames: ReadonlyMap<string, string>
}

/** What of a player it asks about. */
export type Entrant = {
  /** Handicap Index in whole tenths; null without one. */
  index: number | null
  gender: Gender | null
  /** Their category in the club; null for none, and for guests. */
  category: string | null
  /** As the club's list says; null where it does not, and for guests. */
  bornOn: Day | null
  isGuest: boolean
}

export const eligibilityRefusals = [
  'members_only',
  'index_not_admitted',
  'category_not_admitted',
  'age_not_admitted',
  'age_unknown',
] as const
export type EligibilityRefusal = (typeof eligibilityRefusals)[number]

type Answer = Outcome<true, EligibilityRefusal>

/** Whether the competition admits this player; a refusal says what it asks for. */
export function isEligible(admission: Admission, entrant: Entrant): Answer {
  const { eligibility } = admission
  if (!eligibility) return accepted(true)
  const { gender } = eligibility
  if (eligibility.membersOnly === true && entrant.isGuest)
    return refused('members_only', 'This competition is for members of the club only.')
  if (!isInRange(eligibility, entrant.index))
    return refused('index_not_admitted', `${rangeInWords(eligibility)} ${ownInWords(entrant.index)}`)
  if (gender !== undefined && entrant.gender !== gender)
    return refused(
      'category_not_admitted',
      `This competition is for ${gender === 'women' ? 'women' : 'men'}. ${
        entrant.gender === null ? 'The player has not chosen men’s or women’s ratings.' : ''
      }`.trim(),
    )
  const inCategory = isInCategory(admission, eligibility.categories, entrant)
  return inCategory.ok ? isOfAge(eligibility, { entrant, day: admission.day }) : inCategory
}

function isInCategory(
  { categoryNames }: Admission,
  categories: readonly string[] | undefined,
  { category, isGuest }: Entrant,
): Answer {
  if (categories === undefined || (category !== null && categories.includes(category))) return accepted(true)
  const names = categories.flatMap((one) => categoryNames.get(one) ?? [])
  const asked = `This competition is for members of ${names.length > 0 ? listed(names) : 'other categories'}.`
  const own = category === null ? undefined : categoryNames.get(category)
  const theirs = isGuest
    ? 'The player is a guest.'
    : own === undefined
      ? 'The club has given the player no category yet.'
      : `The player’s category is ${own}.`
  return refused('category_not_admitted', `${asked} ${theirs}`)
}

function isOfAge(
  { leastAge, belowAge }: Eligibility,
  { entrant, day }: { entrant: Entrant; day: Day },
): Answer {
  if (leastAge === undefined && belowAge === undefined) return accepted(true)
  const asked = `This competition is for players ${agesInWords(leastAge, belowAge)} on its first day.`
  if (entrant.bornOn === null)
    return refused(
      'age_unknown',
      `${asked} ${
        entrant.isGuest
          ? 'The age of a guest is not known. The club can enter the guest with a reason.'
          : 'The club does not have the player’s date of birth. An administrator can enter it under Members.'
      }`,
    )
  const age = ageOn(entrant.bornOn, day)
  return (leastAge ?? 0) <= age && age < (belowAge ?? Infinity)
    ? accepted(true)
    : refused('age_not_admitted', asked)
}

function agesInWords(leastAge: number | undefined, belowAge: number | undefined): string {
  if (belowAge === undefined) return `aged ${leastAge ?? 0} or over`
  return leastAge === undefined ? `under ${belowAge}` : `aged ${leastAge} or over and under ${belowAge}`
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`

function isInRange({ leastIndex, mostIndex }: Eligibility, index: number | null): boolean {
  if (leastIndex === undefined && mostIndex === undefined) return true
  if (index === null) return false
  return (leastIndex ?? -Infinity) <= index && index <= (mostIndex ?? Infinity)
}

const inWords = (tenths: number) => {
  const index = toHandicapIndex(tenths)
  return index === undefined ? '' : formatHandicapIndex(index)
}

function rangeInWords({ leastIndex, mostIndex }: Eligibility): string {
  if (mostIndex === undefined)
    return `This competition is for a Handicap Index of ${inWords(leastIndex ?? 0)} or higher.`
  if (leastIndex === undefined)
    return `This competition is for a Handicap Index of at most ${inWords(mostIndex)}.`
  return `This competition is for a Handicap Index from ${inWords(leastIndex)} to ${inWords(mostIndex)}.`
}

function ownInWords(index: number | null): string {
  return index === null ? 'The player has no Handicap Index.' : `The player’s index is ${inWords(index)}.`
}
