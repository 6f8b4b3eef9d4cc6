import type { Input } from '#contract/platform/call.ts'
import type { enterRoundElsewhere } from '#contract/handicap/rounds-elsewhere.ts'
import { checkRoundElsewhere, type RoundElsewhere } from '#golf/handicap/round-elsewhere.ts'
import { toUnits } from '#golf/rounding.ts'
import type { roundsElsewhereText } from '#web/messages/en/handicap/rounds-elsewhere.online.ts'

/** The fields of the form, as they are typed. */
export type RoundValues = {
  day: string
  courseName: string
  teeName: string
  holes: '9' | '18'
  courseRating: string
  slope: string
  par: string
  adjustedGross: string
  markerName: string
  note: string
}

export const emptyRound: RoundValues = {
  day: '',
  courseName: '',
  teeName: '',
  holes: '18',
  courseRating: '',
  slope: '',
  par: '',
  adjustedGross: '',
  markerName: '',
  note: '',
}

export type RoundFault = keyof typeof roundsElsewhereText.refusals
export type RoundFaults = Partial<Record<keyof RoundValues, RoundFault>>

/** What nothing speaks against, so that one number can be looked at by itself. */
const sound = {
  '9': { day: 0, holes: 9, courseRating: 355, slope: 113, par: 36, adjustedGross: 45 },
  '18': { day: 0, holes: 18, courseRating: 710, slope: 113, par: 72, adjustedGross: 90 },
} as const satisfies Record<RoundValues['holes'], RoundElsewhere>

const withPoint = (typed: string) => typed.trim().replace(',', '.')
const required = ['day', 'courseName', 'teeName', 'markerName'] as const
const numbers = ['courseRating', 'slope', 'par', 'adjustedGross'] as const

/** What is wrong with what was typed, each fault at its field; of the day, the club's calendar knows more. */
export function faultsOf(values: RoundValues): RoundFaults {
  const faults: RoundFaults = {}
  for (const field of required) if (values[field].trim() === '') faults[field] = 'missing'
  let round: RoundElsewhere = sound[values.holes]
  for (const field of numbers) {
    const number = toUnits(withPoint(values[field]), field === 'courseRating' ? 1 : 0)
    const typed = { ...round, ...(number === undefined ? {} : { [field]: number }) }
    const checked = checkRoundElsewhere(typed, typed.day)
    if (values[field].trim() === '') faults[field] = 'missing'
    else if (number === undefined) faults[field] = 'not_a_number'
    else if (checked.ok) round = typed
    else faults[field] = checked.reason
  }
  return faults
}

/** What the form sends; the sender adds the id of the round. */
export function bodyOf(values: RoundValues): Omit<Input<typeof enterRoundElsewhere.body>, 'id'> {
  const { day, courseName, teeName, holes, courseRating, slope, par, adjustedGross, markerName, note } =
    values
  return {
    day,
    courseName: courseName.trim(),
    teeName: teeName.trim(),
    holes: holes === '9' ? 9 : 18,
    courseRating: withPoint(courseRating),
    slope: slope.trim(),
    par: par.trim(),
    adjustedGross: adjustedGross.trim(),
    markerName: markerName.trim(),
    note: note.trim(),
  }
}
