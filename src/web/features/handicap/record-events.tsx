import type { RecordEvent } from '#contract/handicap.ts'
import { formatDate } from '#web/lib/format.ts'
import { handicapText as text } from '#web/messages/en/handicap.ts'
import { Card, Section } from '#web/ui/card.tsx'

/** What else happened to the record: committee entries and cards that do not count, each with its reason. */
export function RecordEvents({ events }: { events: readonly RecordEvent[] }) {
  if (events.length === 0) return null
  return (
    <Section title={text.events.title}>
      <ul className="grid gap-2">
        {events.map((event) => (
          <li key={event.id}>
            <Card className="grid gap-1">
              <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
                {text.events[event.kind]}
                <span className="font-normal text-soft">
                  {event.courseName !== null && `${event.courseName}, `}
                  {formatDate(event.day, 'UTC')}
                </span>
              </p>
              {event.lines.map((line, i) => (
                <p key={i}>{line}</p>
              ))}
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  )
}
