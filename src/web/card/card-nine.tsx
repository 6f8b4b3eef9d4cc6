import type { ReactNode } from 'react'
import type { CardLine, CardSum } from '#golf/card/card.ts'
import { golfText } from '#web/messages/en/card/golf.ts'
import { classNames } from '#web/ui/class-names.ts'
import { holesText, signedText } from '#web/card/points-text.ts'
import { ScoreMark } from '../platform/score-mark.tsx'
import { StrokeDots } from './stroke-dots.tsx'

/** `isRoomy`: only where there is room for two; phones have it in a line below. */
type Sum = { label: string; sum: CardSum; isRoomy?: boolean }
type CardNineProps = {
  caption: string
  lines: readonly CardLine[]
  sums: readonly Sum[]
}

/** Nine holes of a card as on paper, a column each; narrow enough for a phone. */
export function CardNine({ caption, lines, sums }: CardNineProps) {
  const isParBogey = lines[0]?.stablefordTable === 'par_bogey'
  const points = isParBogey ? holesText : signedText
  const hasScore = lines.some((line) => line.result.kind !== 'not_played')
  const row = (
    name: ReactNode,
    of: { cell: (line: CardLine) => ReactNode; sum: (sum: CardSum) => ReactNode; look?: string },
  ) => (
    <tr className={of.look}>
      <th scope="row" className="h-9 border-t border-line pl-1.5 text-left font-medium sm:pl-2">
        {name}
      </th>
      {lines.map((line) => (
        <td key={line.holeNumber} className="border-t border-line">
          {of.cell(line)}
        </td>
      ))}
      {sums.map(({ label, sum, isRoomy }) => (
        <td key={label} className={classNames('border-t border-l border-line font-bold', roomy(isRoomy))}>
          {of.sum(sum)}
        </td>
      ))}
    </tr>
  )
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-card border border-line bg-card text-center text-note break-inside-avoid">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="bg-sunken">
          <th scope="col" className="h-9 w-12 pl-1.5 text-left font-semibold sm:w-16 sm:pl-2">
            {golfText.hole}
          </th>
          {lines.map((line) => (
            <th key={line.holeNumber} scope="col" className="font-semibold">
              {line.holeNumber}
            </th>
          ))}
          {sums.map(({ label, isRoomy }) => (
            <th
              key={label}
              scope="col"
              className={classNames('w-10 border-l border-line font-semibold sm:w-16', roomy(isRoomy))}
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(golfText.par, { cell: (line) => line.par, sum: (sum) => sum.par, look: 'text-soft' })}
        {row(<abbr title={golfText.strokeIndexName}>{golfText.strokeIndex}</abbr>, {
          cell: (line) => (
            <>
              {line.strokeIndex}
              <StrokeDots received={line.strokesReceived} />
            </>
          ),
          sum: () => null,
          look: 'text-soft',
        })}
        {row(golfText.gross, {
          cell: (line) => <GrossScore line={line} />,
          sum: (sum) => (hasScore ? sum.gross : null),
          look: 'h-11',
        })}
        {row(golfText.net, { cell: (line) => line.net, sum: (sum) => (hasScore ? sum.net : null) })}
        {row(isParBogey ? <abbr title={golfText.holesName}>{golfText.holes}</abbr> : golfText.points, {
          cell: ({ points: own }) => own !== null && (isParBogey ? <HoleAgainstPar up={own} /> : points(own)),
          sum: (sum) => (hasScore ? points(sum.points) : null),
        })}
      </tbody>
    </table>
  )
}

function roomy(isRoomy = false): string | undefined {
  return isRoomy ? 'hidden sm:table-cell print:table-cell' : undefined
}

function GrossScore({ line }: { line: CardLine }) {
  switch (line.result.kind) {
    case 'not_played':
      return null
    case 'picked_up':
      return (
        <>
          <abbr title={golfText.pickedUp}>{golfText.pickedUpMark}</abbr>
          <Capped line={line} />
        </>
      )
    case 'strokes':
      return (
        <>
          <ScoreMark line={line} size="cell" />
          <Capped line={line} />
          {line.toPar !== null && line.toPar !== 0 && (
            <span className="sr-only"> {markName(line.toPar)}</span>
          )}
        </>
      )
  }
}

/** What the hole counts where that is not what was played (R7.3). */
function Capped({ line: { result, gross } }: { line: CardLine }) {
  if (gross === null || (result.kind === 'strokes' && result.strokes === gross)) return null
  return (
    <span className="mt-1.5 block leading-none font-bold" title={golfText.counts(gross)}>
      <span aria-hidden>={gross}</span>
      <span className="sr-only">{golfText.counts(gross)}</span>
    </span>
  )
}

/** As on a par/bogey card: + won, 0 halved, − lost. */
function HoleAgainstPar({ up }: { up: number }) {
  const [mark, name] =
    up > 0
      ? (['+', golfText.won] as const)
      : up < 0
        ? (['−', golfText.lost] as const)
        : (['0', golfText.halved] as const)
  return (
    <>
      <span aria-hidden>{mark}</span>
      <span className="sr-only">{name}</span>
    </>
  )
}

/** The words of the mark that is drawn. */
function markName(toPar: number): string {
  const { marks } = golfText
  if (toPar < 0) return toPar === -1 ? marks.birdie : marks.eagle
  return toPar === 1 ? marks.bogey : marks.double
}
