import type { Ref } from 'react'
import type { CardLine, CardSum } from '#golf/card/card.ts'
import { formatToPar } from '#web/lib/format.ts'
import { scorecardText } from '#web/messages/en/card/scorecard.ts'
import { scorecardDeskText } from '#web/messages/en/card/scorecard-desk.ts'
import { classNames } from '#web/ui/class-names.ts'
import { resultName, strokesText } from '../hole-words.ts'
import { ScoreMark } from '../../platform/score-mark.tsx'

export type GridLine = CardLine & {
  /** Gross against par over this hole and all before it on the card. */
  runningToPar: number | null
}

export type GridCell = {
  at: number
  /** "1" while a second digit may come. */
  draft: string
  inputRef: Ref<HTMLInputElement>
  /** Where the page has keys of its own, the tablet's keyboard stays away. */
  hasOwnKeys?: boolean
  onFocus: (at: number) => void
  onBlur: () => void
  onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => void
  onText: (text: string) => void
}

type GridNineProps = {
  caption: string
  lines: readonly GridLine[]
  /** Where the first line stands on the card. */
  from: number
  sums: readonly { label: string; sum: CardSum; toPar: number | null }[]
  cell: GridCell
  troubled: ReadonlySet<number>
  unchecked: ReadonlySet<number>
}

const plainHead = 'border-b border-line bg-sunken px-2 py-2 text-note font-semibold'
const head = `${plainHead} text-right`
/** Left out where a container has no room for it: large letters on a narrow screen. */
const spare = '@max-[21rem]:hidden'
const figure = 'border-b border-line px-2 text-right'

/** Nine holes of the card, a row each. */
export function GridNine({ caption, lines, from, sums, cell, troubled, unchecked }: GridNineProps) {
  return (
    <table className="w-full border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card shadow-card">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={classNames(plainHead, 'text-left')}>
            {scorecardText.hole}
          </th>
          <th scope="col" className={head}>
            {scorecardText.par}
          </th>
          <th scope="col" className={head} aria-label={scorecardText.strokeIndexName}>
            {scorecardText.strokeIndex}
          </th>
          <th scope="col" className={classNames(plainHead, 'text-center')}>
            {scorecardText.gross}
          </th>
          <th scope="col" className={`${head} ${spare}`}>
            {scorecardText.net}
          </th>
          <th scope="col" className={head}>
            {scorecardText.points}
          </th>
          <th scope="col" className={`${head} ${spare}`}>
            {scorecardText.toPar}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={line.holeNumber} className={from + i === cell.at ? 'bg-tint text-on-tint' : undefined}>
            <th scope="row" className="border-b border-line px-2 text-left font-bold">
              {line.holeNumber}
              {line.strokesReceived !== 0 && (
                <span className="ml-1.5 text-note font-normal" title={strokesText(line.strokesReceived)}>
                  <span aria-hidden>{line.strokesReceived > 0 ? '●'.repeat(line.strokesReceived) : '○'}</span>
                  <span className="sr-only">{strokesText(line.strokesReceived)}</span>
                </span>
              )}
            </th>
            <td className={figure}>{line.par}</td>
            <td className={figure}>{line.strokeIndex}</td>
            <td className="border-b border-line px-1 py-0.5">
              <GrossCell
                line={line}
                at={from + i}
                cell={cell}
                isTroubled={troubled.has(line.holeNumber)}
                isUnchecked={unchecked.has(line.holeNumber)}
              />
            </td>
            <td className={`${figure} ${spare}`}>{line.net ?? ''}</td>
            <td className={figure}>{line.points ?? ''}</td>
            <td className={`${figure} ${spare}`}>
              {line.runningToPar === null ? '' : formatToPar(line.runningToPar)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, sum, toPar }) => (
          <tr key={label} className="bg-sunken font-bold">
            <th scope="row" className="px-2 py-2 text-left uppercase">
              {label}
            </th>
            <td className="px-2 text-right">{sum.par}</td>
            <td />
            <td className="px-2 text-center">{sum.gross || ''}</td>
            <td className={`px-2 text-right ${spare}`}>{sum.gross === 0 ? '' : sum.net}</td>
            <td className="px-2 text-right">{sum.points}</td>
            <td className={`px-2 text-right ${spare}`}>{toPar === null ? '' : formatToPar(toPar)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

type GrossCellProps = {
  line: CardLine
  at: number
  cell: GridCell
  isTroubled: boolean
  isUnchecked: boolean
}

/** The number is drawn as a mark over the field, so that circles and squares are there while one types. */
function GrossCell({ line, at, cell, isTroubled, isUnchecked }: GrossCellProps) {
  const isHere = at === cell.at
  const text =
    line.result.kind === 'strokes' ? `${line.result.strokes}` : line.result.kind === 'picked_up' ? 'P' : ''
  const name = resultName(line)
  return (
    <span className="relative mx-auto block h-11 w-16">
      <input
        ref={isHere ? cell.inputRef : undefined}
        inputMode={cell.hasOwnKeys === true ? 'none' : 'numeric'}
        autoComplete="off"
        aria-label={[
          scorecardDeskText.grossField(line.holeNumber, line.par),
          ...(name === '' ? [] : [name]),
          ...(isTroubled ? [scorecardDeskText.fieldNotSent] : []),
          ...(isUnchecked ? [scorecardDeskText.fieldNotChecked] : []),
        ].join(', ')}
        aria-invalid={isTroubled || undefined}
        value={isHere && cell.draft !== '' ? cell.draft : text}
        onFocus={(event) => {
          event.target.select()
          cell.onFocus(at)
        }}
        onClick={() => {
          // A press on the field that has the focus already chooses it too.
          cell.onFocus(at)
        }}
        onBlur={cell.onBlur}
        onKeyDown={cell.onKeyDown}
        onChange={(event) => {
          cell.onText(event.target.value)
        }}
        className={classNames(
          'size-full rounded-control border bg-transparent text-center text-transparent caret-transparent selection:bg-transparent',
          isTroubled
            ? 'border-2 border-danger'
            : isUnchecked
              ? 'border-2 border-dashed border-current'
              : 'border-edge',
        )}
      />
      <span aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
        {isHere && cell.draft !== '' ? (
          <b>{cell.draft}_</b>
        ) : isUnchecked ? (
          <b>?</b>
        ) : (
          <ScoreMark line={line} />
        )}
      </span>
    </span>
  )
}
