import type { Marks } from '#contract/marks.ts'
import { marksText as text } from '#web/messages/en/marks.ts'
import { formatHandicap, formatTime } from './format.ts'

/** A name with what tells it from the same name of others in its list, as it is shown and read aloud. */
export function markedName(name: string, marks: Marks): string {
  return marks === undefined || marks.length === 0 ? name : text.named(name, marks.map(markText).join(', '))
}

function markText({ kind, value, timeZone }: NonNullable<Marks>[number]): string {
  switch (kind) {
    case 'number':
      return text.number(value)
    case 'number_end':
      return text.numberEnd(value)
    case 'handicap':
      return text.handicap(formatHandicap(value) ?? value)
    case 'start':
      return formatTime(value, timeZone)
    case 'hole':
      return text.hole(value)
    case 'tee':
      return text.tee(value)
    case 'home_club':
      return value
  }
}
