import type { CardLine, CardSum } from '#golf/card/card.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { resultName } from '#web/card/hole-words.ts'
import { ScoreMark } from '#web/platform/score-mark.tsx'

/** One nine of the card to look at: hole, par and score, nine columns that fit a phone. */
export function CardOverview({
  title,
  lines,
  sum,
}: {
  title: string
  lines: readonly CardLine[]
  sum: CardSum
}) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-control border border-line text-center">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="bg-sunken text-note">
          {lines.map((line) => (
            <th key={line.holeNumber} scope="col" className="py-1 font-semibold">
              <span className="sr-only">{scorecardText.hole} </span>
              {line.holeNumber}
            </th>
          ))}
          <th scope="col" className="py-1 font-semibold">
            {title}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="text-note text-soft">
          {lines.map((line) => (
            <td key={line.holeNumber} className="pt-1">
              <span className="sr-only">{scorecardText.par} </span>
              {line.par}
            </td>
          ))}
          <td className="pt-1">{sum.par}</td>
        </tr>
        <tr>
          {lines.map((line) => (
            <td key={line.holeNumber} className="h-10">
              {line.result.kind !== 'not_played' && <ScoreMark line={line} size="cell" />}
              <span className="sr-only">{resultName(line) || scorecardText.noScore}</span>
              {line.result.kind === 'not_played' && <span aria-hidden>–</span>}
            </td>
          ))}
          <td className="font-bold">{sum.gross}</td>
        </tr>
      </tbody>
    </table>
  )
}
