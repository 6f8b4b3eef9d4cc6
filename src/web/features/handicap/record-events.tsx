import type { RecordEvent } from '#contract/handicap.ts'
import { formatDate, formatDaysIn } from '#web/lib/format.ts'
import { handicapText as text } from '#web/messages/en/handicap.ts'
import { Section } from '#web/ui/card.tsx'

/** What else happened to the record: committee entries and cards that do not count, each with its reason. */
export function RecordEvents({ events }: { events: readonly RecordEvent[] }) {
  if (events.length === 0) return null
  return (
    <Section title={text.events.title}>
      <ul className="divide-y divide-line border-y border-line">
        {events.map((event) => (
          <li key={event.id} className="grid gap-1 py-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
              {text.events[event.kind]}
              <span className="font-normal text-soft">
                {event.courseName !== null && `${event.courseName}, `}
                {formatDate(event.day, 'UTC')}
              </span>
            </p>
            {event.lines.map((line, i) => (
              <p key={i}>{formatDaysIn(line)}</p>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
