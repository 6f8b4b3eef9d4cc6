import type { ReactNode } from 'react'
import type { Competition } from '#contract/competition/competitions.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { LazyWhoMayEnter } from '#web/competition/admission/lazy-who-may-enter.tsx'
import { foreignZoneName } from '#web/lib/foreign-zone.ts'
import { leaderboardText as text } from '#web/messages/en/board/leaderboard.ts'
import { Countdown } from './countdown.tsx'

/** When and where it starts, and how many are in. */
export default function StartPanel({ competition }: { competition: Competition }) {
  const { startDate, timeZone, courseName, status, participantCount, maxParticipants } = competition
  const zone = startDate === null ? undefined : foreignZoneName(startDate, timeZone)
  const start = startDate === null ? text.noDate : formatDateTime(startDate, timeZone)
  return (
    <section
      aria-label={text.before.title}
      className="grid gap-4 rounded-card bg-club p-4 text-on-club sm:p-6 print:p-0"
    >
      {startDate !== null && status !== 'draft' && (
        <div className="print:hidden">
          <Countdown startDate={startDate} />
        </div>
      )}
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-3 xl:grid-cols-1">
        <Fact name={text.before.starts}>{zone === undefined ? start : text.dateIn(start, zone)}</Fact>
        {courseName !== null && <Fact name={text.before.course}>{courseName}</Fact>}
        <Fact name={text.before.entered}>
          {maxParticipants === null
            ? text.before.players(participantCount)
            : text.before.playersOf(participantCount, maxParticipants)}
        </Fact>
      </dl>
      <LazyWhoMayEnter competition={competition} />
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note">{name}</dt>
      <dd className="text-lead font-semibold">{children}</dd>
    </div>
  )
}
