import type { MeritRowView, Season } from '#contract/season.ts'
import { plainMeritRows } from '#domain/season/plain-merit-rows.ts'
import { decimalSeparator } from '#web/lib/format.ts'
import { readerLocale } from '#web/messages/language.ts'
import { seasonText as text } from '#web/messages/en/season.ts'

/** The order of merit on paper: a column for each competition that is final, and what was dropped in brackets. */
export function MeritPaper({ season, rows }: { season: Season; rows: readonly MeritRowView[] }) {
  const played = season.competitions.filter(({ status }) => status === 'final')
  const lines = plainMeritRows(rows, {
    competitionIds: played.map(({ id }) => id),
    decimalSign: decimalSeparator(readerLocale()),
  })
  const heads = [text.place, text.player, ...played.map(({ name }) => name), text.sumHead]
  return (
    <table className="hidden w-full text-left text-note print:table">
      <thead>
        <tr>
          {heads.map((head, i) => (
            <th key={i} scope="col" className="border-b-2 px-1 py-1 align-bottom font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ place, name, points, scores }, i) => (
          <tr key={i} className="break-inside-avoid">
            {[place, name, ...scores, points].map((cell, at) => (
              <td key={at} className="border-b border-line px-1 py-1 tabular-nums">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
