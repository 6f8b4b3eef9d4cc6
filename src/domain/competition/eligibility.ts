import type { Gender } from '../course/course.ts'
import { formatHandicapIndex, toHandicapIndex } from '../numbers.ts'
import { accepted, refused, type Outcome } from '../outcome.ts'

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
}

/** What of a player it asks about. */
export type Entrant = {
  /** Handicap Index in whole tenths; null without one. */
  index: number | null
  gender: Gender | null
  /** Their category in the club; null for none, and for guests. */
  category: string | null
  isGuest: boolean
}

export type EligibilityRefusal = 'members_only' | 'index_not_admitted' | 'category_not_admitted'

const inWords = (tenths: number) => {
  const index = toHandicapIndex(tenths)
  return index === undefined ? '' : formatHandicapIndex(index)
}

/** Whether the competition admits this player; a refusal says what it asks for. */
export function isEligible(
  eligibility: Eligibility | null,
  entrant: Entrant,
): Outcome<true, EligibilityRefusal> {
  if (!eligibility) return accepted(true)
  const { gender, categories } = eligibility
  if (eligibility.membersOnly === true && entrant.isGuest)
    return refused('members_only', 'This competition is for members of the club only.')
  if (!isInRange(eligibility, entrant.index))
    return refused('index_not_admitted', `${rangeInWords(eligibility)} ${ownInWords(entrant.index)}`)
  if (gender !== undefined && entrant.gender !== gender)
    return refused(
      'category_not_admitted',
      `This competition is for ${gender === 'women' ? 'women' : 'men'}. ${
        entrant.gender === null ? 'Which ratings serve the player is not said in their profile.' : ''
      }`.trim(),
    )
  if (categories !== undefined && (entrant.category === null || !categories.includes(entrant.category)))
    return refused('category_not_admitted', 'This competition is for other categories of members.')
  return accepted(true)
}

function isInRange({ leastIndex, mostIndex }: Eligibility, index: number | null): boolean {
  if (leastIndex === undefined && mostIndex === undefined) return true
  if (index === null) return false
  return (leastIndex ?? -Infinity) <= index && index <= (mostIndex ?? Infinity)
}

function rangeInWords({ leastIndex, mostIndex }: Eligibility): string {
  if (mostIndex === undefined)
    return `This competition is for a Handicap Index of ${inWords(leastIndex ?? 0)} or higher.`
  if (leastIndex === undefined)
    return `This competition is for a Handicap Index of at most ${inWords(mostIndex)}.`
  return `This competition is for a Handicap Index from ${inWords(leastIndex)} to ${inWords(mostIndex)}.`
}

function ownInWords(index: number | null): string {
  return index === null ? 'There is no Handicap Index here.' : `The player’s is ${inWords(index)}.`
}
