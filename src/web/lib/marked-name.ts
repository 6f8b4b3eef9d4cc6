import type { Marks } from '#contract/club/marks.ts'
import { marksText as text } from '#web/messages/en/lib/marks.ts'
import { formatHandicap, formatTime } from './format.ts'

/** A name with what tells it from the same name of others in its list, as it is shown and read aloud. */
export function markedName(name: string, marks: Marks): string {
  const words = marks?.map(markText).join(', ')
  return words ? `${name} (${words})` : name
}

function markText({ kind, value, timeZone }: NonNullable<Marks>[number]): string {
  if (kind === 'start') return formatTime(value, timeZone)
  return isWorded(kind) ? text[kind](kind === 'handicap' ? (formatHandicap(value) ?? value) : value) : value
}

function isWorded(kind: string): kind is keyof typeof text {
  return kind in text
}
