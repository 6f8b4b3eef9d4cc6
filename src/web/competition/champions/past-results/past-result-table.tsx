import type { WholePastResult } from '#contract/competition/past-results.ts'
import { pastResultsText as text } from '#web/messages/en/competition/past-results.online.ts'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'

/** A result as the club pasted it; columns in which nothing stands are left out. */
export function PastResultTable({ result: { name, figure, rows } }: { result: WholePastResult }) {
  const hasGross = figure !== 'gross' && rows.some(({ gross }) => gross !== null)
  const hasHandicap = rows.some(({ handicap }) => handicap !== null)
  const hasCountback = rows.some(({ countback }) => countback !== '')
  return (
    <Table label={name}>
      <thead>
        <tr>
          <HeadCell>{text.place}</HeadCell>
          <HeadCell>{text.player}</HeadCell>
          {hasGross && <HeadCell>{text.gross}</HeadCell>}
          {hasHandicap && <HeadCell>{text.handicap}</HeadCell>}
          <HeadCell>{text.scores[figure]}</HeadCell>
          {hasCountback && <HeadCell>{text.countback}</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          // Rows have no id, and never move.
          <tr key={i}>
            <Cell>{row.place === null ? '–' : `${row.isTied ? 'T' : ''}${row.place}`}</Cell>
            <th scope="row" className="border-b border-line px-3 py-2 font-semibold wrap-anywhere">
              {row.name}
            </th>
            {hasGross && <Cell>{row.gross}</Cell>}
            {hasHandicap && <Cell>{row.handicap}</Cell>}
            <Cell>{row.outcome === null ? row.score : text.outcomes[row.outcome]}</Cell>
            {hasCountback && <Cell>{row.countback}</Cell>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
