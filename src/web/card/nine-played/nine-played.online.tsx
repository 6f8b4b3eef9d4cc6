import { nines } from '#golf/course/nines.ts'
import { nineHolesText as text } from '#web/messages/en/competition/nine-holes.online.ts'

export type NinePlayedProps = { nine: string }

/** Which nine of a course of eighteen holes a competition is played over. */
export default function NinePlayed({ nine }: NinePlayedProps) {
  const known = nines.find((one) => one === nine)
  return known && text.nines[known]
}
