import type { RecordEvent } from '#contract/handicap/handicap.ts'
import { formatDaysIn } from '#web/lib/format-more.ts'
import { formatDate, formatHandicap } from '#web/lib/format.ts'
import { formatPcc } from '#web/handicap/format-pcc.ts'
import { handicapText as text } from '#web/messages/en/handicap/handicap.ts'
import { ArithmeticLines } from '#web/ui/arithmetic.tsx'
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
              {headingOf(event)}
              <span className="font-normal text-soft">
                {event.courseName !== null && `${event.courseName}, `}
                {formatDate(event.day, 'UTC')}
              </span>
            </p>
            {event.decision ? (
              <DecisionDetail decision={event.decision} lines={event.lines} />
            ) : event.ruling ? (
              <RulingDetail ruling={event.ruling} />
            ) : event.conditions ? (
              <ConditionsDetail conditions={event.conditions} />
            ) : event.correction ? (
              <CorrectionDetail correction={event.correction} lines={event.lines} />
            ) : (
              event.lines.map((line, i) => <p key={i}>{formatDaysIn(line)}</p>)
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function headingOf({ kind, decision }: RecordEvent): string {
  if (decision) return text.events.decision[decision.kind]
  return kind === 'decision' ? text.events.ruling : text.events[kind]
}

type DecisionProps = { decision: NonNullable<RecordEvent['decision']>; lines: readonly string[] }

/** An entry of the committee: what it did, who, when and why, and whether it has been taken back. */
function DecisionDetail({ decision, lines }: DecisionProps) {
  const { kind, authorName, reason, at, indexBefore, indexAfter, isTakenBack, takesBack } = decision
  const write = (value: string | null) => formatHandicap(value) ?? text.correction.none
  return (
    <>
      {isTakenBack && <p className="font-medium">{text.events.isTakenBack}</p>}
      {takesBack && <p>{text.events.takesBack(text.events.decision[takesBack])}</p>}
      {lines.map((line, i) => (
        <p key={i}>{formatDaysIn(line)}</p>
      ))}
      {reason !== null && <p>{text.ruling.reason(reason)}</p>}
      {kind !== 'set' && indexBefore !== indexAfter && (
        <p>{text.ruling.index(write(indexBefore), write(indexAfter))}</p>
      )}
      <p className="text-note text-soft">
        {text.events.by(authorName ?? text.ruling.committee, formatDate(at))}
      </p>
    </>
  )
}

type CorrectionProps = { correction: NonNullable<RecordEvent['correction']>; lines: readonly string[] }

/** What a correction changed, why, and the arithmetic of the index it made. */
function CorrectionDetail({ correction, lines }: CorrectionProps) {
  const { readings, indexBefore, indexAfter, lowBefore, lowAfter } = correction
  const words = text.correction
  const write = (value: string | null) => formatHandicap(value) ?? words.none
  return (
    <>
      <p>{words.index(write(indexBefore), write(indexAfter))}</p>
      {lowBefore !== lowAfter && <p>{words.low(write(lowBefore), write(lowAfter))}</p>}
      <p>{words.why}</p>
      <ul className="list-disc pl-6">
        {readings.map((reading) => (
          <li key={reading}>{words.readings[reading]}</li>
        ))}
      </ul>
      {lines.length > 0 && <ArithmeticLines lines={lines.map(formatDaysIn)} />}
      <p className="text-note text-soft">{words.cards}</p>
    </>
  )
}

/** What the committee decided about a score, who, when and why, and what it made of the index. */
function RulingDetail({ ruling: made }: { ruling: NonNullable<RecordEvent['ruling']> }) {
  const words = text.ruling
  const sentences = made.isOn ? words.made : words.takenBack
  const write = (value: string | null) => formatHandicap(value) ?? text.correction.none
  return (
    <>
      <p>{sentences[made.ruling](made.authorName ?? words.committee)}</p>
      <p>{words.reason(made.reason)}</p>
      <p>{words.index(write(made.indexBefore), write(made.indexAfter))}</p>
      <p className="text-note text-soft">{words.when(formatDate(made.at))}</p>
    </>
  )
}

/** What the committee entered of the conditions of a day, and the arithmetic of each score under it. */
function ConditionsDetail({ conditions }: { conditions: NonNullable<RecordEvent['conditions']> }) {
  const { pcc, authorName, reason, at, indexBefore, indexAfter, scores } = conditions
  const words = text.conditions
  const write = (value: string | null) => formatHandicap(value) ?? text.correction.none
  const lines = scores.flatMap(({ courseName, before, after }) => [
    words.before(courseName, before),
    words.after(courseName, after),
  ])
  return (
    <>
      <p>{words.entered(authorName ?? text.ruling.committee, formatPcc(pcc))}</p>
      <p>{text.ruling.reason(reason)}</p>
      {lines.length > 0 && <ArithmeticLines lines={lines} />}
      <p>{text.ruling.index(write(indexBefore), write(indexAfter))}</p>
      <p className="text-note text-soft">{words.when(formatDate(at))}</p>
    </>
  )
}
