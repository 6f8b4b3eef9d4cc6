import type { ResultPreview } from '#contract/competition/past-results.ts'
import { resultFigures } from '#contract/competition/result-file/result-fields.ts'
import { pastResultsText as text } from '#web/messages/en/competition/past-results.online.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { Cell, HeadCell, Table } from '#web/ui/table.tsx'
import { memberOf } from './answers.ts'
import type { NewPastResult } from './use-new-past-result.ts'

type ReadTableProps = { adding: NewPastResult; preview: ResultPreview }
type Row = ResultPreview['rows'][number]

/** How the table was understood, and whom each name is. */
export function ReadTable({ adding, preview }: ReadTableProps) {
  const { titles, sheet, sheetCount, hiddenRows, columns, rows } = preview
  const leftOut = columns.flatMap(({ heading, field }) => (field === null && heading !== '' ? heading : []))
  return (
    <Card className="grid gap-4">
      <h3 className="text-title font-semibold">{text.rows(rows.length)}</h3>
      {titles.length > 0 && <p className="wrap-anywhere text-soft">{titles.join(' · ')}</p>}
      {sheet !== null && sheetCount > 1 && <p>{text.sheetRead(sheet)}</p>}
      {hiddenRows > 0 && <p>{text.hiddenRows(hiddenRows)}</p>}
      {leftOut.length > 0 && <p className="wrap-anywhere">{text.leftOut(leftOut)}</p>}
      <ChooseFigure adding={adding} preview={preview} />
      <Table label={text.rowsLabel}>
        <thead>
          <tr>
            <HeadCell>{text.line}</HeadCell>
            <HeadCell>{text.place}</HeadCell>
            <HeadCell>{text.player}</HeadCell>
            <HeadCell>{text.handicap}</HeadCell>
            <HeadCell>{text.gross}</HeadCell>
            <HeadCell>{text.scores[preview.figure ?? 'unknown']}</HeadCell>
            <HeadCell>{text.countback}</HeadCell>
            <HeadCell>{text.member}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <Cell className="text-soft">{row.line}</Cell>
              <Cell>{row.place ?? '–'}</Cell>
              <Cell className="min-w-36 wrap-anywhere">{row.name}</Cell>
              <Cell>{row.handicap}</Cell>
              <Cell>{row.gross}</Cell>
              <Cell>{row.outcome === null ? row.score : text.outcomes[row.outcome]}</Cell>
              <Cell>{row.countback}</Cell>
              <Cell className="min-w-52">
                <ChooseMember adding={adding} row={row} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

function ChooseFigure({ adding, preview }: ReadTableProps) {
  if (!preview.asksFigure) return null
  return (
    <Field label={text.figure} hint={preview.figure === null ? text.figureHint : undefined} required>
      {(wiring) => (
        <Select
          {...wiring}
          value={preview.figure ?? ''}
          onChange={(event) => {
            const figure = resultFigures.find((one) => one === event.target.value)
            if (figure) adding.readAs(figure)
          }}
        >
          {preview.figure === null && <option value="">{text.chooseFigure}</option>}
          {resultFigures.map((figure) => (
            <option key={figure} value={figure}>
              {text.figures[figure]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Members of the same or nearly the same name, or nobody. A name that is nobody's asks nothing. */
function ChooseMember({ adding, row }: { adding: NewPastResult; row: Row }) {
  const { said, choose } = adding
  if (row.members.length === 0) return <span className="text-soft">{text.nobody}</span>
  const chosen = memberOf(row, said.members)
  return (
    <>
      <Select
        aria-label={text.memberOf(row.name)}
        value={chosen ?? 'open'}
        onChange={(event) => {
          choose(row.line, event.target.value)
        }}
      >
        {chosen === undefined && <option value="open">{text.chooseMember}</option>}
        <SelectOptions
          from={[
            ...row.members.map(({ userId, name }) => ({ id: userId, name })),
            { id: '', name: text.nobody },
          ]}
        />
      </Select>
      {row.isRemembered === true && said.members[`${row.line}`] === undefined && (
        <span className="text-note text-soft">{text.remembered}</span>
      )}
    </>
  )
}
