import type { StartSheet } from '#contract/competition/start-sheet.ts'
import { formatDate, formatDateTime, formatTime } from '#web/lib/format.ts'
import { startSheetText as text } from '#web/messages/en/competition/start-sheet.ts'
import { Badge } from '#web/ui/badge.tsx'

/** All groups by their start, with its day where they start on several; on paper its head is on every page, and no group is cut. */
export function SheetTable({ sheet: { groups, ownGroup, timeZone } }: { sheet: StartSheet }) {
  const days = new Set(groups.map(({ startsAt }) => formatDate(startsAt, timeZone)))
  const shown = days.size > 1 ? formatDateTime : formatTime
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-card text-left print:border-0">
      <caption className="sr-only">{text.caption}</caption>
      <thead>
        <tr className="bg-sunken text-note">
          {[text.time, text.hole, text.players].map((head) => (
            <th key={head} scope="col" className="px-3 py-2 font-semibold sm:px-4 print:border-b-2">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ number, startsAt, hole, half, players }) => (
          <tr key={number} className={number === ownGroup ? 'bg-tint text-on-tint' : undefined}>
            <th
              scope="row"
              className="border-t border-line px-3 py-2 align-top font-semibold tabular-nums sm:px-4"
            >
              {shown(startsAt, timeZone)}
            </th>
            <td className="border-t border-line px-3 py-2 align-top tabular-nums sm:px-4">
              {hole}
              {half}
            </td>
            <td className="border-t border-line px-3 py-2 sm:px-4">
              <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-2">
                {players.map(({ userId, firstName, lastName }) => (
                  <li key={userId} className="wrap-anywhere">
                    {`${firstName} ${lastName}`.trim()}
                  </li>
                ))}
              </ul>
              {number === ownGroup && (
                <span className="print:hidden">
                  <Badge tone="flag">{text.own}</Badge>
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
