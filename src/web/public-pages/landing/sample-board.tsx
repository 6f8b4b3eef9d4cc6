import { publicLandingText } from '#web/messages/en/public-pages/public-landing.online.ts'
import { ConnectionBadge } from '#web/ui/connection-badge.tsx'

const rows = [
  { place: '1', name: 'Mairi Sutherland', thru: '16', points: 35 },
  { place: 'T2', name: 'Tom Okafor', thru: '15', points: 33 },
  { place: 'T2', name: 'Ines Calder', thru: 'F', points: 33 },
] as const

/** Three rows that look like a live leaderboard. */
export function SampleBoard() {
  const text = publicLandingText.sample
  return (
    <figure
      aria-label={text.boardName}
      className="rounded-card border border-line bg-card px-4 py-3 shadow-card lg:ml-16"
    >
      <div className="flex items-center justify-between pb-1">
        <figcaption className="font-bold">{text.standings}</figcaption>
        <span aria-hidden>
          <ConnectionBadge state="live" />
        </span>
      </div>
      <ol aria-hidden>
        {rows.map(({ place, name, thru, points }) => (
          <li key={name} className="flex items-center gap-3 border-t border-line py-2">
            <span className="w-7 font-semibold text-soft">{place}</span>
            <span className="flex-1 font-medium">{name}</span>
            <span className="text-note text-soft">{thru === 'F' ? text.complete : text.thru(thru)}</span>
            <span className="w-8 text-right text-lead font-bold">{points}</span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
